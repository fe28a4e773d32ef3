/**
 * What one can do with the step of a review that is shown: play on from there, try the move again, and practise what went wrong. Each has a
 * place of its own and keeps it from step to step, whether the others are there or not.
 */
import { html, nothing, type TemplateResult } from 'lit-html';
import { moveAt } from '../../review/findings/atStep';
import { slipAt } from '../../review/found';
import type { Report } from '../../review/report';
import { say } from '../../strings/say';
import type { Ask } from '../commands';

/** @param last the last step of the replay: there nothing is left to be played */
export function againButtons(report: Report | null, step: number, last: number, ask: Ask): TemplateResult {
  if (report === null) return html`<div class="does"></div>`;
  const { game, seat } = report;
  const move = moveAt(report, step);
  const own = move?.own && move.rack.length > 1 ? move : null;
  // Where another tile was better, one plays on before it; else from the table that is shown.
  const from = own?.verdict?.band ? own.event : step;
  return html`
    <div class="does">
      ${from < last ? html`<button type="button" class="on" @click=${() => void ask({ kind: 'playOnFromHere', game, seat, step: from })}>${
        say('again-play-on')}</button>` : nothing}
      ${own ? html`<button type="button" class="try" data-does="try-again"
        @click=${() => void ask({ kind: 'tryAgain', game, seat, step: own.step })}>${say('again-title')}</button>` : nothing}
      ${slipAt(report, step) ? html`<button type="button" class="add" @click=${() => void ask({ kind: 'addToTraining', step })}>${
        say('training-slip-add')}</button>` : nothing}
    </div>`;
}
