/** What each person presses to call, or to answer where everybody is asked. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { upper } from '../../../../strings/formats';
import { say } from '../../../../strings/say';
import { shownName } from '../../../../strings/words/grammar';
import type { Seat } from '../../rules/game';
import { aloneAt } from '../../../../strings/words/cast';
import { burst } from '../parts/burst';
import { callAct, callKeys, callShortcuts, middleCall, potKeys } from './tableKeys';
import type { SnapTableModel, TableAsk } from './tableModel';

/** The bursts of one person, with the keys that do the same; nothing once they are out. */
export function burstsOf(model: SnapTableModel, seat: Seat, ask: TableAsk): TemplateResult | typeof nothing {
  const { view } = model;
  const { isOut, answered } = view.seats[seat]!;
  if (isOut || view.phase === 'over' || view.phase === 'ready') return nothing;
  if (view.phase === 'asked' && answered) return html`<p class="sn-answered">${say('snap-several-answered')}</p>`;
  // Where everybody is asked about both, both can be answered.
  const two = view.twoKeys && (view.pot.cards > 0 || view.pools.length > 0 || !view.asked);
  return html`
    <div class="sn-bursts ${two ? 'two' : ''}" role=${view.phase === 'asked' ? 'group' : nothing}
      aria-label=${view.phase === 'asked' ? say('snap-several-asked', { name: shownName(view.seats[seat]!.name) }) : nothing}>
      ${oneBurst(model, seat, 'first', ask)}${two ? oneBurst(model, seat, 'middle', ask) : nothing}
      ${view.phase === 'asked' ? pass(model, seat, ask) : nothing}
    </div>`;
}

function oneBurst(model: SnapTableModel, seat: Seat, call: 'first' | 'middle', ask: TableAsk): TemplateResult {
  const { view, input } = model;
  const alone = aloneAt(view) !== null;
  const kind = call === 'first' ? 'snap' : middleCall(view);
  const key = (call === 'first' ? callKeys(model) : potKeys(model))[seat] ?? null;
  const shortcuts = key !== null ? upper(key) : !alone ? null : call === 'first' ? callShortcuts(input) : input.singleKeys ? 'P' : null;
  return html`<span class="sn-called-by">${burst({
    word: say(`snap-${kind}`), call, on: view.mayCall || view.phase === 'asked', shortcuts, seat,
    label: alone ? null : say('snap-several-calls', { call: kind, name: shownName(view.seats[seat]!.name) }),
  }, (at) => ask({ kind: 'act', act: callAct(view, seat, call, at, false) }))}${
    key === null ? nothing : html`<kbd class="sn-key" aria-hidden="true">${upper(key)}</kbd>`}</span>`;
}

function pass({ view }: SnapTableModel, seat: Seat, ask: TableAsk): TemplateResult {
  const alone = aloneAt(view) !== null;
  return html`<button type="button" class="sn-button" aria-label=${alone ? nothing
    : say('snap-several-passes', { name: shownName(view.seats[seat]!.name) })}
    @click=${() => ask({ kind: 'act', act: { kind: 'answer', seat, says: 'pass' } })}>${say('snap-pass')}</button>`;
}
