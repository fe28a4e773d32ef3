/** What can be done at the table now, in a sentence under the cards. Nothing in it hangs on whether cards match. Chooses messages. */
import { say } from '../../../../strings/say';
import { isYou, subjects, who, type Who } from '../../../../strings/words/grammar';
import type { Seat } from '../../rules/game';
import type { SnapTableView } from '../../table/tableView';

/** The seat of the only person at this screen; null where several people or none play. */
export function aloneAt({ seats }: Pick<SnapTableView, 'seats'>): Seat | null {
  const local = seats.flatMap(({ kind }, seat) => (kind === 'local' ? [seat] : []));
  return local.length === 1 ? local[0]! : null;
}

/** Whether a seat is to be spoken to as "you": of the only person here. */
export function isMe(seats: SnapTableView['seats'], seat: Seat): boolean {
  return seats[seat]?.kind === 'local' && (aloneAt({ seats }) === seat || isYou(seats[seat].name));
}

/** A seat as sentences speak of it. */
export function whoAt({ seats }: Pick<SnapTableView, 'seats'>, seat: Seat): Who {
  return who(seats[seat]?.name ?? '', isMe(seats, seat));
}

/** Several seats: "Ann and Bo". */
export function namesAt({ seats }: Pick<SnapTableView, 'seats'>, which: readonly Seat[]): string {
  return subjects(which.map((seat) => ({ name: seats[seat]?.name ?? '', you: isMe(seats, seat) })));
}

/** Whether people play at this screen, and all of them are out. */
export function areAllOut({ seats }: Pick<SnapTableView, 'seats'>): boolean {
  const people = seats.filter(({ kind }) => kind === 'local');
  return people.length > 0 && people.every(({ isOut }) => isOut);
}

export function promptText(view: SnapTableView): string {
  if ((view.phase === 'playing' || view.phase === 'asked') && areAllOut(view)) {
    return say('snap-prompt-out', { people: aloneAt(view) === null ? 'several' : 'one' });
  }
  switch (view.phase) {
    case 'ready': return view.flips === 0 ? say('snap-ready') : say('shell-waits');
    case 'asked': return askedText(view);
    case 'over': return overText(view);
    case 'playing': return playingText(view);
  }
}

function askedText(view: SnapTableView): string {
  const me = aloneAt(view);
  return me !== null && view.seats[me]?.answered === true ? say('snap-answers-wait') : say('snap-asked');
}

function playingText(view: SnapTableView): string {
  const { turn, beat, options: { table }, mayCall, pot, pools, twoKeys } = view;
  const turns = beat !== null ? say('snap-prompt-drum') : turn === null ? '' : say('snap-prompt-turn', whoAt(view, turn));
  if (!mayCall) return turns;
  const middle = pot.cards > 0 ? say(twoKeys ? 'snap-prompt-pot' : 'snap-prompt-fits-pot')
    : pools.length === 0 ? '' : say(twoKeys ? 'snap-prompt-pool' : 'snap-prompt-fits-pool');
  return [turns, say('snap-prompt-call', { table: table === 'A' ? 'A' : 'other' }), middle].filter((text) => text !== '').join(' ');
}

/** How the game ended. */
export function overText(view: Pick<SnapTableView, 'seats' | 'end' | 'ended'>): string {
  const { end, ended } = view;
  if (end === null || ended === 'stopped') return say('snap-over-stopped');
  const [first = 0] = end.winners;
  return end.winners.length === 1 ? say('snap-over-won', whoAt(view, first)) : say('snap-over-draw', { names: namesAt(view, end.winners) });
}
