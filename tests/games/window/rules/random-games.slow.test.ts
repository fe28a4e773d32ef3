/** Random games of Through the Window: what must hold at every event of any game. A failure names its game. */
import { expect, test } from 'vitest';
import { areSameCards, packs } from '../../../../src/cards/pack';
import { readRecordText, writeRecord } from '../../../../src/contract/record';
import { apply, usedWords, winnersOf, type WindowGame, type WindowHappening } from '../../../../src/games/window/rules/game';
import { WINDOW_RECORD } from '../../../../src/games/window/rules/record';
import { randomGame } from '../../../helpers/window/window';
import { amount } from '../../../long/amount';

const GAMES = amount(60, 10_000);

/** The sentence that a step breaks, or null. */
function broken(before: WindowGame, after: WindowGame, happenings: readonly WindowHappening[]): string | null {
  const { hands, rest, open, won, aside, queue, wrong, turned, over } = after;
  if (before.rest !== rest) return 'what nobody has is touched';
  if (before.open === open) {
    if (before.hands !== hands || before.won !== won || before.aside !== aside) return 'a card moves that is not the open one';
  } else if (!areSameCards([...hands, rest, open ?? [], won.flat().map(([card]) => card), aside].flat(), packs(1))) {
    return 'a card is lost or made';
  }
  if (open === null && queue.length + wrong.length > 0) return 'somebody has called, or is out, without a card';
  if (new Set([...queue, ...wrong]).size < queue.length + wrong.length) return 'somebody is there twice';
  if (usedWords(won.flat().map(([, word]) => word)).size !== won.flat().length) return 'a word has won twice';
  if (turned !== hands.length * 4 - hands.flat().length) return 'cards are counted wrongly';
  if (over !== (hands.flat().length === 0 && open === null)) return 'it is over too soon, or too late';
  return happenings.some(({ type }) => type === 'ended') === over ? null : 'it is not told that the game is over';
}

test(`${GAMES} random games`, () => {
  const faults: string[] = [];
  const seen = new Set<string>();
  for (let i = 0; i < GAMES; i += 1) {
    const seed = `random ${i}`;
    const { deck, dealer, seats, letters, events, game } = randomGame(seed, (before, event, after, happenings) => {
      const fault = broken(before, after, happenings);
      if (fault !== null) faults.push(`${seed}: ${fault} at ${JSON.stringify(event)}`);
      for (const one of happenings) seen.add('verdict' in one ? one.verdict : one.type);
    });
    // Each card is turned, and has at most as many calls and words as there are seats.
    if (events.length > seats * 4 * (2 + 2 * seats)) faults.push(`${seed}: it goes on for ever`);
    for (const event of [['turn', 0], ['call', 0], ['word', 0, '', 'none'], ['aside', null]]) {
      if (apply(game, event).ok) faults.push(`${seed}: something may happen after the end`);
    }
    if (winnersOf(game).some((seat) => game.won[seat]!.length === 0)) faults.push(`${seed}: somebody wins without a card`);
    // What was written and read again is the same game.
    const record = { seats: Array.from({ length: seats }, (_, seat) => `Seat ${seat}`), options: { letters }, deck, dealer, events };
    if (!readRecordText(WINDOW_RECORD, writeRecord(WINDOW_RECORD, record, game)).ok) faults.push(`${seed}: its record is refused`);
  }
  expect(faults).toEqual([]);
  expect([...seen].toSorted()).toEqual(['agreed', 'aside', 'called', 'ended', 'letter', 'list', 'none', 'turned', 'unknown', 'used']);
});
