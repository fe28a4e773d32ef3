/** What can be done at a table of piles now, in a sentence under the cards. Nothing in it hangs on whether cards match. */
import { say } from '../../../strings/say';
import { aloneAt, namesAt, waitsAt, whoAt } from '../../../strings/words/cast';
import { lines } from '../../../strings/words/lines';
import type { PilesTypes } from '../rules/family';
import type { TableView } from '../table/view';
import type { PilesWords } from './ofGame';

/** Whether people play at this screen, and all of them are out. */
export function areAllOut({ seats }: Pick<TableView<PilesTypes>, 'seats'>): boolean {
  const people = seats.filter(({ kind }) => kind === 'local');
  return people.length > 0 && people.every(({ isOut }) => isOut);
}

export function promptText<T extends PilesTypes>({ prompts, match }: Pick<PilesWords<T>, 'prompts' | 'match'>, view: TableView<T>): string {
  const { phase, flips, seats, beat, turn } = view;
  if (phase === 'ready') return flips === 0 ? say('piles-ready') : say('shell-waits');
  if (phase === 'over') return overText(view);
  const me = aloneAt(view);
  if (areAllOut(view)) return say('piles-prompt-out', { people: me === null ? 'several' : 'one' });
  if (phase === 'asked') {
    return waitsAt(view, seats.flatMap(({ answered, isOut }, seat) => (answered || isOut ? [] : [seat]))) ?? say('piles-asked', { match });
  }
  return lines(
    turn !== null && view.choosing === null
      && (beat === null ? say('piles-prompt-turn', whoAt(view, turn)) : say('piles-prompt-drum')),
    ...prompts(view),
  ).join(' ');
}

/** How the game ended. */
export function overText(view: Pick<TableView<PilesTypes>, 'seats' | 'end' | 'ended'>): string {
  const { end, ended } = view;
  if (end === null || ended === 'stopped') return say('piles-over-stopped');
  return end.winners.length === 1 ? say('piles-over-won', whoAt(view, end.winners[0]!))
    : say('piles-over-draw', { names: namesAt(view, end.winners) });
}
