/** What can be done at the table now, in a sentence under the cards. Nothing in it hangs on whether cards match. Chooses messages. */
import { say } from '../../../../strings/say';
import { aloneAt, namesAt, whoAt } from '../../../../strings/words/cast';
import { lines } from '../../../../strings/words/lines';
import type { SnapTableView } from '../../table/view';

/** Whether people play at this screen, and all of them are out. */
export function areAllOut({ seats }: Pick<SnapTableView, 'seats'>): boolean {
  const people = seats.filter(({ kind }) => kind === 'local');
  return people.length > 0 && people.every(({ isOut }) => isOut);
}

export function promptText(view: SnapTableView): string {
  const { phase, flips, seats } = view;
  if (phase === 'ready') return flips === 0 ? say('snap-ready') : say('shell-waits');
  if (phase === 'over') return overText(view);
  const me = aloneAt(view);
  if (areAllOut(view)) return say('snap-prompt-out', { people: me === null ? 'several' : 'one' });
  return phase === 'playing' ? playingText(view) : say(me !== null && seats[me]!.answered ? 'snap-answers-wait' : 'snap-asked');
}

function playingText(view: SnapTableView): string {
  const { turn, beat, options: { table }, mayCall, pot, pools, twoKeys } = view;
  return lines(
    beat !== null ? say('snap-prompt-drum') : turn !== null && say('snap-prompt-turn', whoAt(view, turn)),
    mayCall && say('snap-prompt-call', { table: table === 'A' ? 'A' : 'other' }),
    mayCall && (pot.cards > 0 ? say(twoKeys ? 'snap-prompt-pot' : 'snap-prompt-fits-pot')
      : pools.length > 0 && say(twoKeys ? 'snap-prompt-pool' : 'snap-prompt-fits-pool')),
  ).join(' ');
}

/** How the game ended. */
export function overText(view: Pick<SnapTableView, 'seats' | 'end' | 'ended'>): string {
  const { end, ended } = view;
  if (end === null || ended === 'stopped') return say('snap-over-stopped');
  return end.winners.length === 1 ? say('snap-over-won', whoAt(view, end.winners[0]!))
    : say('snap-over-draw', { names: namesAt(view, end.winners) });
}
