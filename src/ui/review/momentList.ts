/** The moments of a review as a list: each leads to its step. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { moveAt } from '../../review/findings/atStep';
import type { Moment } from '../../review/moment';
import type { Report } from '../../review/report';
import { say } from '../../strings/say';
import { momentHeard, momentLine, momentMore, noMomentsTold, type Cast } from '../../strings/words/review/moments';
import type { Ask } from '../commands';
import { formTemplate } from './curve';

/** Which moment is shown, or came last. */
export function momentNow(moments: readonly Moment[], step: number): Moment | undefined {
  return moments.findLast((moment) => moment.step <= step);
}

export function momentList(report: Report | null, step: number, cast: Cast, ask: Ask): TemplateResult {
  const moments = report?.moments ?? [];
  const settled = report?.pass === 2;
  const now = momentNow(moments, step);
  const none = report && noMomentsTold(report);
  return html`
    <section class="moments" aria-labelledby="moments-title">
      <h2 id="moments-title">${say('replay-moments')}</h2>
      ${none === null ? nothing : html`<p>${none}</p>`}
      <ol role="list">${report === null ? nothing : moments.map((moment) => {
        const number = (moveAt(report, moment.step)?.ply ?? 0) + 1;
        const more = momentMore(moment, cast, settled);
        return html`
          <li><button type="button" aria-label=${momentHeard(moment, number, cast, settled)}
            aria-current=${moment === now ? 'step' : nothing}
            @click=${(event: MouseEvent) => {
              void ask({ kind: 'toStep', step: moment.step });
              // In one column the card lies above the list: whoever pressed wants to read it. By keys it is heard.
              if (event.detail > 0) (event.currentTarget as Element).closest('.reading')?.scrollTo({ top: 0 });
            }}>
            <span class="ply">${number}</span>${formTemplate(moment)}
            <span class="what">${momentLine(moment, cast)}${more.length === 0 ? nothing : html`<small>${more.join(', ')}</small>`}</span>
          </button></li>`;
      })}
      </ol>
    </section>`;
}
