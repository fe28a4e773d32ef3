/** What is pressed at the table now: a burst to call with, one of seven numbers, or a button that goes on. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { askedOf, callers, callShortcuts, ownBurst } from '../../../../ui/parts/play/calls';
import { goOnButton, overButtons, startButton } from '../../../../shell/table/tableFrame';
import { say } from '../../../../strings/say';
import { aloneAt, peopleOf } from '../../../../strings/words/cast';
import { shownName } from '../../../../strings/words/grammar';
import type { RingTime } from '../../../../ui/parts/play/runsOut';
import { FIRST_CARDS } from '../../rules/cards';
import type { Seat } from '../../rules/game';
import type { SnapBackView } from '../../table/view';
import { choice } from './choice';
import { turnTemplate } from './several/turn';
import { callKeys } from './tableKeys';
import type { SnapBackTableModel, TableAsk } from './tableModel';

export function pressedHere(model: SnapBackTableModel, ask: TableAsk): TemplateResult | typeof nothing {
  const { view } = model;
  const me = aloneAt(view);
  switch (view.phase) {
    case 'ready': return startButton(view.shown > 0, ask);
    case 'over': return overButtons(view.shown > 0, 'back', ask);
    case 'revealed': case 'again': return goOnButton(say('shell-go-on'), ask);
    case 'choosing':
      // Whoever's turn it is chooses; nobody else is to look.
      if (me === null) return view.chooser === null ? nothing : turnTemplate(model, view.chooser, ask);
      return choice(model, me, null, ask);
    case 'asked': return me === null ? several(model, (seat) => askedOne(model, seat, ask)) : asked(model, me, ask);
    case 'dealing':
      if (waitsForPress(view)) return goOnButton(say('snap-back-next-card'), ask);
      return me === null ? several(model, (seat) => burstOf(model, seat, ask)) : burstOf(model, me, ask);
  }
}

/** Where nothing hurries the first cards, and those that were called, wait for a press. */
export function waitsForPress({ untimed, phase, mayCall }: SnapBackView): boolean {
  return untimed && phase === 'dealing' && !mayCall;
}

/** The time until the next card, as a ring shows it; while nobody may call no time has to be watched. */
function ringOf({ view: { shown, pace, untimed, paused, mayCall }, still = false }: SnapBackTableModel): RingTime | null {
  return untimed || shown <= FIRST_CARDS || !mayCall ? null : { of: String(shown), lasts: pace, runs: !paused && !still };
}

/** Somebody's burst. Where everybody is asked it says yes. */
export function burstOf(model: SnapBackTableModel, seat: Seat, ask: TableAsk): TemplateResult {
  const { view, input, calls } = model;
  const isAsked = view.phase === 'asked';
  const alone = aloneAt(view) !== null;
  return ownBurst({
    word: say('snap-back-snap'), on: isAsked || view.mayCall, ring: ringOf(model), seat, key: callKeys(model)[seat] ?? null,
    shortcuts: alone ? callShortcuts(input) : null, sent: calls?.sent.some((one) => one.seat === seat),
    label: alone ? null : say('snap-back-several-calls', { name: shownName(view.seats[seat]!.name) }),
  }, (at) => ask({ kind: 'act', act: isAsked ? { kind: 'answer', seat, calls: true } : { kind: 'call', seat, at } }));
}

/** What people beside each other press. */
function several({ view: { seats } }: SnapBackTableModel, own: (seat: Seat) => TemplateResult): TemplateResult {
  return callers(seats, peopleOf({ seats }), own);
}

/** What one of several is asked, where everybody is: two things to press, or that they have answered. Nothing says what. */
export function askedOne(model: SnapBackTableModel, seat: Seat, ask: TableAsk): TemplateResult {
  const { name, chosen: answered } = model.view.seats[seat]!;
  const shown = askedOf({ name, answered, pass: passes(seat, ask) }, [burstOf(model, seat, ask)]);
  if (answered) return shown;
  const label = say('shell-several-asked', { name: shownName(name), deed: 'call' });
  return html`<div class="sb-asked" role="group" aria-label=${label}>${shown}</div>`;
}

/** The only person here is asked. */
function asked(model: SnapBackTableModel, seat: Seat, ask: TableAsk): TemplateResult {
  return html`
    <button type="button" class="play-button" aria-keyshortcuts=${model.input.singleKeys ? 'P Enter' : 'Enter'}
      @click=${passes(seat, ask)}>${say('shell-pass')}</button>
    ${burstOf(model, seat, ask)}`;
}

const passes = (seat: Seat, ask: TableAsk) => (): void => void ask({ kind: 'act', act: { kind: 'answer', seat, calls: false } });
