/** What happens at Through the Window, in sentences, and what can be done. Chooses messages. */
import { rankOf } from '../../../cards/card';
import { say } from '../../../strings/say';
import { aloneAt, namesAt, whoAt } from '../../../strings/words/cast';
import type { Who } from '../../../strings/words/grammar';
import { wonText } from '../../small/words/won';
import { letterOf, type Letters, type WindowHappening } from '../rules/game';
import { standsAt, type WindowView } from '../table/state';

/** @param who somebody, and @param names several, as sentences speak of them */
export function happeningText(
  one: WindowHappening, { letters }: { readonly letters: Letters }, who: (seat: number) => Who, names: (seats: readonly number[]) => string,
): string {
  switch (one.type) {
    case 'turned': return say('window-told-turned', {
      ...who(one.seat), card: say(`window-rank-${letters}`, { rank: `n${rankOf(one.card)}` as 'nA' }), letter: letterOf(letters, one.card),
    });
    case 'called': return say(one.first ? 'window-told-called' : 'window-told-queued', who(one.seat));
    case 'won': return say(one.verdict === 'agreed' ? 'window-told-agreed' : 'window-told-won', { ...who(one.seat), word: one.text });
    case 'wrong': {
      const [{ text: word, verdict }, letter, by] = [one, letterOf(letters, one.card), who(one.seat)];
      return verdict === 'none' ? say('window-told-none', by) : verdict === 'letter' ? say('window-told-letter', { ...by, word, letter })
        : say(verdict === 'used' ? 'window-told-used' : 'window-told-unknown', { ...by, word });
    }
    case 'aside': return say('window-told-aside');
    case 'ended': return wonText(one.winners, who, names);
  }
}

export function toldAt(one: WindowHappening, view: WindowView): string {
  return happeningText(one, view, (seat) => whoAt(view, seat), (seats) => namesAt(view, seats));
}

/** What can be done now. */
export function promptText(view: WindowView): string {
  const { phase, stage, turn, queue, wrong, put: word, aloud, seats } = view;
  const [first = -1, me, letter] = [queue[0], aloneAt(view) ?? -1, view.letter ?? ''];
  if (phase === 'ready') return say('window-ready');
  if (stage === 'turn') return say('window-prompt-turn', whoAt(view, turn));
  if (wrong.includes(me) && seats[me]?.says === false) return say('window-prompt-out');
  if (first < 0) return say('window-prompt-open', { letter });
  if (word !== null) return say(aloud ? 'window-prompt-aloud' : 'window-prompt-unknown', { ...whoAt(view, first), word });
  if (queue.indexOf(me) > 0) return say('window-prompt-called');
  return aloud ? say('window-prompt-write', whoAt(view, first)) : say('window-prompt-word', { ...whoAt(view, first), letter });
}

/** What a seat has, as it is heard with the name. */
export function placeText(view: WindowView, seat: number): string {
  const { won, down } = view.seats[seat]!;
  const [stands, has] = [standsAt(view, seat) ?? 'turns', say('small-has', { cards: won.length })] as const;
  const place = say('window-place', { name: whoAt(view, seat).name, has, down: String(down) });
  return stands === 'turns' ? place : `${place}, ${say(`window-place-${stands}`)}`;
}
