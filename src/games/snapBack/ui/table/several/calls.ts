/** What each of several people presses to call, or to answer where nothing hurries and everybody is asked. */
import { html, type TemplateResult } from 'lit-html';
import { askedOf, callers, ownBurst as shellBurst } from '../../../../../ui/parts/play/calls';
import { say } from '../../../../../strings/say';
import { peopleOf } from '../../../../../strings/words/cast';
import { shownName } from '../../../../../strings/words/grammar';
import type { RingTime } from '../../../../../ui/parts/play/runsOut';
import type { Seat } from '../../../rules/game';
import { ringOf } from '../callTime';
import type { SnapBackTableModel, TableAsk } from '../tableModel';
import { callKeys } from './severalKeys';

/** The burst of one of several people, with the key that does the same. @param ring the time to call that runs out around it */
export function ownBurst(model: SnapBackTableModel, seat: Seat, ring: RingTime | null, ask: TableAsk): TemplateResult {
  const { view } = model;
  const asked = view.phase === 'asked';
  return shellBurst({
    word: say('snap-back-snap'), on: asked || view.mayCall, ring, seat, key: callKeys(model)[seat] ?? null, shortcuts: null,
    label: say('snap-back-several-calls', { name: shownName(view.seats[seat]?.name ?? '') }),
  }, (at) => ask({ kind: 'act', act: asked ? { kind: 'answer', seat, calls: true } : { kind: 'call', seat, at } }));
}

/** What somebody is asked, where everybody is: two things to press, or that they have answered. Nothing says what. */
export function askedOne(model: SnapBackTableModel, seat: Seat, ask: TableAsk): TemplateResult {
  const { name, chosen: answered } = model.view.seats[seat]!;
  const asked = askedOf({ name, answered, pass: () => void ask({ kind: 'act', act: { kind: 'answer', seat, calls: false } }) },
    [ownBurst(model, seat, null, ask)]);
  return answered ? asked
    : html`<div class="sb-asked" role="group" aria-label=${say('shell-several-asked', { name: shownName(name) })}>${asked}</div>`;
}

/** What people beside each other press: a burst each, or where nothing hurries the two things to answer. */
export function severalPressed(model: SnapBackTableModel, ask: TableAsk): TemplateResult {
  const { view } = model;
  return callers(view.seats, peopleOf(view), (seat) =>
    (view.phase === 'asked' ? askedOne(model, seat, ask) : ownBurst(model, seat, ringOf(model), ask)));
}
