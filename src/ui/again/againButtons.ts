/** What one can do with the step of a review that is shown: try the move again, play on from there, and practise what went wrong. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { moveAt } from '../../review/findings/atStep';
import { slipAt } from '../../review/found';
import type { Report } from '../../review/report';
import { say } from '../../strings/say';
import type { Ask } from '../commands';

/** @param last the last step of the replay: there nothing is left to be played */
export function againButtons(report: Report, step: number, last: number, ask: Ask): TemplateResult {
  const { game, seat } = report;
  const move = moveAt(report, step);
  const own = move?.own && move.rack.length > 1 ? move : null;
  // Where another tile was better, one plays on before it; else from the table that is shown.
  const from = own?.verdict?.band ? own.event : step;
  return html`
    <div class="does">
      ${own ? html`<button type="button" data-does="try-again" @click=${() => void ask({ kind: 'tryAgain', game, seat, step: own.step })}>${
        say('again-title')}</button>` : nothing}
      ${from < last ? html`<button type="button" @click=${() => void ask({ kind: 'playOnFromHere', game, seat, step: from })}>${
        say('again-play-on')}</button>` : nothing}
      ${slipAt(report, step) ? html`<button type="button" @click=${() => void ask({ kind: 'addToTraining', step })}>${
        say('training-slip-add')}</button>` : nothing}
    </div>`;
}
