/** What every game says at its table in which two lay cards at once. Chooses messages. */
import { oneDecimal } from '../../../strings/formats';
import { say } from '../../../strings/say';
import { aloneAt, isMe, whoAt } from '../../../strings/words/cast';
import { shownName } from '../../../strings/words/grammar';
import type { Seat, Spot } from '../rules/game';
import type { LayingView } from '../table/view';

/** Which game it is, as messages ask: what lies on its table. */
export type LayingKind = 'box' | 'rows' | 'hand';

/** What happens in each of these games. */
export type ToldHappening =
  | { readonly type: 'counted'; readonly count: number }
  | { readonly type: 'wrong' | 'late' | 'back'; readonly seat: Seat; readonly on: Spot }
  | { readonly type: 'hinted'; readonly on: Spot }
  | { readonly type: 'ended'; readonly by: 'out' | 'call' | 'flips'; readonly winners: readonly Seat[] };

/** What it is played with, where nothing else counts: a hand, or cards that match. */
const withHand = (kind: LayingKind): 'hand' | 'other' => (kind === 'hand' ? 'hand' : 'other');

export function headText({ options: { lock } }: LayingView): string {
  return say('laying-head', { lock, seconds: oneDecimal(lock / 1000) });
}

export function placeText({ seats }: LayingView, seat: Seat): string {
  const { name, left } = seats[seat]!;
  return say('laying-place', { name: shownName(name), count: left });
}

/** What can be done now, by whoever plays here. @param touched whether they have no keys */
export function promptText(kind: LayingKind, view: LayingView, touched = false): string {
  if (view.phase === 'ready') return say('laying-prompt-ready', { kind });
  if (view.hint !== null) return say('laying-told-hint');
  const isHere = view.seats.some((seat) => seat.kind === 'local');
  if (kind === 'rows' && view.seats.some(({ kind: one, left }) => one === 'local' && left === 0)) return say('laying-prompt-call');
  return isHere ? say('laying-prompt', { kind, by: touched ? 'touch' : 'keys' }) : say('laying-prompt-watch', { kind: withHand(kind) });
}

/** What happened, in a sentence; '': nothing is said of it. */
export function toldText(kind: LayingKind, told: ToldHappening, view: LayingView): string {
  switch (told.type) {
    case 'counted': return told.count > 1 ? String(told.count) : `${startsText(kind, view)} ${told.count}`;
    case 'wrong': return say('laying-told-wrong', { kind: withHand(kind), ...whoAt(view, told.seat) });
    case 'late':
      // Whoever is out for a wrong card and presses on was not too late: what they were told of that card stands.
      if ((view.seats[told.seat]?.wrong ?? null) !== null) return '';
      return isMe(view, told.seat) || aloneAt(view) === null ? say('laying-told-late', { kind: withHand(kind) }) : '';
    case 'hinted': return say('laying-told-hint');
    case 'back': return say('laying-told-back', whoAt(view, told.seat));
    case 'ended':
      if (told.by === 'flips') return say('laying-told-flips');
      if (told.winners.length !== 1) return say('laying-told-drawn');
      return say('laying-told-won', { by: wonBy(kind, told.by), ...whoAt(view, told.winners[0]!) });
  }
}

/** How somebody has won, where there are two ways to. */
export const wonBy = (kind: LayingKind, by: 'out' | 'call'): 'out' | 'other' => (kind === 'rows' && by === 'out' ? 'out' : 'other');

/** Why it counts. */
function startsText(kind: LayingKind, { hasBegun }: LayingView): string {
  return hasBegun ? say('laying-told-none', { kind: withHand(kind) }) : say('laying-told-first');
}
