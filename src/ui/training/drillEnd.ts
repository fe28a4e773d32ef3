/** What came of ten questions, on paper over the board: the figures, what they mean, what is due next, and the ways on. */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { Box } from '../../layout/box';
import type { Layout } from '../../layout/types';
import { say } from '../../strings/say';
import { endFigure, endHeading, endMeaning, endNext } from '../../strings/words/training/end';
import type { Ask } from '../commands';
import { at } from '../table/place';
import { curveTemplate } from './curves';
import type { DrillEnd, DrillModel } from './trainingModel';

/** Beneath it, in pixels. */
const GAP = 8;

export function drillEndTemplate(
  { session, of }: Pick<DrillModel, 'session' | 'of'>, { figures, mean, curve, due, next }: DrillEnd, layout: Layout, ask: Ask,
): TemplateResult {
  const coming = endNext(due, next);
  return html`
    <div class="drill-over" ${at(placeOf(layout))}><section class="paper drill-end" aria-labelledby="drill-end">
      <h2 id="drill-end" tabindex="-1">${endHeading(session, of)}</h2>
      <dl class="figures">${figures.map((figure) => {
        const { value, what } = endFigure(figure);
        return html`<div><dt>${what}</dt><dd>${value}</dd></div>`;
      })}</dl>
      <p class="mean">${endMeaning(mean)}</p>
      ${curve === null ? nothing : html`<div class="plot-of">${curveTemplate(curve)}</div>`}
      ${coming === null ? nothing : html`<p class="small">${coming}</p>`}
      <div class="choices">
        <button type="button" class="main" @click=${() => ask({ kind: 'startDrill', session })}>${say('drill-again')}</button>
        <button type="button" @click=${() => ask({ kind: 'training' })}>${say('drill-leave')}</button>
      </div>
    </section></div>`;
}

/** Over the board, and in one column over what lies beneath it, too. */
function placeOf({ board, shape, height }: Layout): Box {
  return shape === 'tall' ? { ...board, height: height - board.y - GAP } : board;
}
