/**
 * The table of a drill: the board as at every table, what is asked beside it, and what it is answered with under the two thumbs. How an
 * answer was is told by shape and in words, and marked on the board.
 */
import { html, nothing, type TemplateResult } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import type { Box } from '../../layout/box';
import { squareBox } from '../../layout/layout';
import type { DrillPlaces, Layout } from '../../layout/types';
import type { DrillSaid } from '../../strings/drillSaid';
import { say } from '../../strings/say';
import { drillKeys, drillText, verdictText } from '../../strings/words/training/drill';
import { boardTemplate } from '../table/accessibleBoard';
import { clockTemplate } from '../table/clock/clockRing';
import { pressedAt } from '../table/input/input';
import { pauseCover } from '../table/pauseCover';
import { at, whole } from '../table/place';
import { readAloudTemplate } from '../table/reading/readAloud';
import { styled } from '../table/styled';
import { burstTemplate, rackTemplate } from '../table/tableControls';
import { drillEndTemplate } from './drillEnd';
import type { BoardMark, DrillModel } from './trainingModel';
import type { DrillParts } from './trainingPage';

/** Names the element in which it is said what is asked: whoever comes to a button hears it there. */
const SAID = 'drill-said';

/** The whole screen. */
export function drillTemplate(model: DrillModel, parts: DrillParts): TemplateResult {
  const { state, end, phase } = model;
  const { layout, controls, tabStop, focus, ask, dialog } = parts;
  const places = layout.drill;
  if (!places) return html``;
  const board = boardTemplate(state, layout, tabStop, { focus, choose: controls.choose, grasp: controls.grasp });
  return html`
    <main class="table drill-table ${layout.shape} ${places.kind}" ?inert=${state.paused && !dialog} ${whole(layout)}
      ${styled({ '--said': `${places.size}px` })}>
      ${heading(model, places)}
      ${phase === 'over' ? nothing : saysTemplate(model, places)}
      ${board}
      <div class="drill-marks" aria-hidden="true">${
        model.marks.map((mark) => markTemplate(mark, layout, model.drill === 'gone'))}</div>
      ${readAloudTemplate(state, controls)}
      ${phase === 'over' ? nothing : answersTemplate(model, places, parts)}
      ${clockTemplate(state, layout)}
      <button type="button" class="menu end" aria-label=${say('drill-leave')} title=${say('drill-leave')}
        ${at(layout.menu)} @click=${() => ask({ kind: 'training' })}><span aria-hidden="true">×</span></button>
      ${end === null ? nothing : drillEndTemplate(model, end, layout, ask)}
    </main>
    ${pauseCover(state, dialog, () => void ask({ kind: 'pause', paused: false }))}`;
}

/** The drill's name, and a pip for each question: filled where the answer was right, crossed where it was not. */
function heading({ session, answers, of, phase }: DrillModel, { title }: DrillPlaces): TemplateResult {
  const name = say(`drill-name-${session}`);
  const question = Math.min(of, answers.length + (phase === 'told' || phase === 'over' ? 0 : 1));
  const right = answers.filter(Boolean).length;
  return html`
    <div class="drill-head" ${at(title)}>
      <h1 tabindex="-1"><span class="spoken">${say('drill-heading', { name, question, of })}</span><span
        aria-hidden="true">${name}</span></h1>
      <p class="pips" role="img" aria-label=${say('drill-done-of', { right, wrong: answers.length - right })}>${
        Array.from({ length: of }, (_, i) => html`<i class=${answers[i] === undefined
          ? i === answers.length && phase !== 'over' ? 'now' : '' : answers[i] ? 'right' : 'wrong'}></i>`)}</p>
    </div>`;
}

/** What is asked, or how the answer was. Spoken once, when it is said. */
function saysTemplate(model: DrillModel, { says }: DrillPlaces): TemplateResult {
  const { said, times, input, drill } = model;
  const verdict = said.kind === 'told' ? said.given.verdict.right : null;
  const keys = said.kind === 'how' ? drillKeys(drill, input) : null;
  return html`
    <section class="drill-says" aria-label=${say('drill-panel')} ${at(says)}>
      <div class="bubble ${verdict === null ? '' : verdict ? 'right' : 'wrong'}" role="status" id=${SAID}>${keyed(times, html`
        <div>${said.kind !== 'told' ? nothing
          : html`<p class="verdict"><i aria-hidden="true"></i><b>${verdictText(said.given, said.late)}</b></p>`}
          ${drillText(said).map((text) => html`<p aria-hidden=${isForEyes(said) ? 'true' : nothing}>${sentence(text)}</p>`)}
          ${keys === null ? nothing : html`<p class="keys">${keys}</p>`}</div>`)}</div>
    </section>`;
}

/** Whether what is said goes by faster than it could be spoken: each tile of a stretch, and each new board. Takings are spoken. */
function isForEyes(said: DrillSaid): boolean {
  return (said.kind === 'look' && !said.unhurried) || (said.kind === 'watch' && !said.unhurried && said.step?.taken === null);
}

/** A sentence with what to do in it, which stands between two asterisks. */
function sentence(text: string): TemplateResult {
  return html`${text.split('**').map((part, i) => (i % 2 === 1 ? html`<strong>${part}</strong>` : part))}`;
}

/** A ring with a sign at its corner. @param named whether it is about the number itself, which then stands in it larger than any other */
function markTemplate({ tile, as }: BoardMark, layout: Layout, named: boolean): TemplateResult {
  return html`<i class="${as} ${named ? 'named' : ''}" ${at(squareBox(layout, tile))}>${named ? html`<b>${tile}</b>` : nothing}</i>`;
}

/** What is pressed: to go on, or to answer. */
function answersTemplate(model: DrillModel, places: DrillPlaces, { layout, controls, ask }: DrillParts): TemplateResult {
  const { state, waits, phase, said } = model;
  const go = waits ? html`
    <button type="button" class="drill-button next main" ${at(places.next)}
      @pointerdown=${(event: PointerEvent) => event.preventDefault()}
      @click=${(event: MouseEvent) => ask({ kind: 'drillOn', at: pressedAt(event) })}>${
        say(said.kind === 'how' ? 'drill-begin' : 'drill-next')}</button>` : nothing;
  const free = (place: Box | null): Box | null => (waits && place === places.next ? null : place);
  const [left, right] = [free(places.left), free(places.right)];
  const asked = phase === 'asked';
  switch (places.kind) {
    case 'calls': return html`${go}
      ${left === null ? nothing : answer('pass', left, say('drill-pass'), asked, controls.shortcuts('draw'), controls.draw)}
      ${burstTemplate(state, layout, controls)}`;
    case 'asks': return html`${go}
      ${left === null ? nothing : answer('gone', left, say('drill-gone'), asked, controls.shortcuts('place', 0), controls.gone)}
      ${right === null ? nothing : answer('come', right, say('drill-come'), asked, controls.shortcuts('place', 1), controls.toCome)}`;
    case 'places': return html`${go}${rackTemplate(state, layout, controls)}`;
  }
}

/** A button that answers. It counts from the moment the finger goes down. */
function answer(
  name: string, box: NonNullable<DrillPlaces['left']>, text: string, enabled: boolean, keys: string | null, press: (at: number) => void,
): TemplateResult {
  return html`
    <button type="button" class="drill-button ${name}" aria-disabled=${!enabled} aria-describedby=${SAID}
      aria-keyshortcuts=${keys ?? nothing} ${at(box)}
      @pointerdown=${(event: PointerEvent) => {
        event.preventDefault();
        if (event.button === 0) press(event.timeStamp);
      }}
      @click=${(event: MouseEvent) => { if (event.detail === 0) press(event.timeStamp); }}>
      <i aria-hidden="true"></i><span>${text}</span></button>`;
}
