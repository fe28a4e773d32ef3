/** What each of several people presses to call, or to answer where nothing hurries and everybody is asked. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { upper } from '../../../../../strings/formats';
import { say } from '../../../../../strings/say';
import { shownName } from '../../../../../strings/words/grammar';
import type { Seat } from '../../../rules/game';
import { burst } from '../../parts/burst';
import type { RingTime } from '../../parts/runsOut';
import type { SnapBackTableModel, TableAsk } from '../tableModel';
import { callKeys } from './severalKeys';

/** The burst of one of several people, with the key that does the same. @param ring the time to call that runs out around it */
export function ownBurst(model: SnapBackTableModel, seat: Seat, ring: RingTime | null, ask: TableAsk): TemplateResult {
  const { view } = model;
  const key = callKeys(model)[seat] ?? null;
  const asked = view.phase === 'asked';
  return html`${burst({
    on: asked || view.mayCall, ring, shortcuts: key === null ? null : upper(key),
    own: { seat, label: say('snap-back-several-calls', { name: shownName(view.seats[seat]?.name ?? '') }) },
  }, (at) => ask({ kind: 'act', act: asked ? { kind: 'answer', seat, calls: true } : { kind: 'call', seat, at } }))}
    ${key === null ? nothing : html`<kbd class="sb-key" aria-hidden="true">${upper(key)}</kbd>`}`;
}

/** What somebody is asked, where everybody is: two things to press, or that they have answered. Nothing says what. */
export function askedOne(model: SnapBackTableModel, seat: Seat, ask: TableAsk): TemplateResult {
  const { name, chosen } = model.view.seats[seat]!;
  if (chosen) return html`<p class="sb-answered">${say('snap-back-several-answered')}</p>`;
  return html`
    <div class="sb-asked" role="group" aria-label=${say('snap-back-several-asked', { name: shownName(name) })}>
      ${ownBurst(model, seat, null, ask)}
      <button type="button" class="sb-button" aria-label=${say('snap-back-several-passes', { name: shownName(name) })}
        @click=${() => ask({ kind: 'act', act: { kind: 'answer', seat, calls: false } })}>${say('snap-back-pass')}</button>
    </div>`;
}
