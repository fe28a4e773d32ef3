/** What is told of a game of Salute the King after it: the figures of each, the moments, and the replay's stories. */
import { expect, test } from 'vitest';
import { PACK, type Card } from '../../../src/cards/card';
import { replayRecord } from '../../../src/contract/record';
import { answersReport } from '../../../src/games/piles/review/answers';
import { replaySteps } from '../../../src/games/piles/review/replaySteps';
import { storyOf } from '../../../src/games/piles/words/story';
import { saluteOnPage } from '../../../src/games/salute/app/salute';
import { saluteWords } from '../../../src/games/salute/words/words';
import { ANN, BO, PIP, SALUTE_RECORD, setupFor, USUAL, type SaluteEvent } from '../../helpers/salute/salute';

/** @param first what Ann, Bo and Pip have on top, of whom Pip turns first */
function played(first: readonly Card[], events: readonly SaluteEvent[], plainTakes = false) {
  // What is dealt last lies on top, and of 52 cards Pip gets the last.
  const deck = [...PACK.filter((card) => !first.includes(card)), ...first];
  const header = { seats: ['Ann', 'Bo', 'Pip'], options: { ...USUAL, plainTakes }, deck, dealer: 1 };
  const replayed = replayRecord(SALUTE_RECORD, header, events);
  if (!replayed.ok) throw new Error(`${replayed.refusal.code} ${String(replayed.refusal.event)}`);
  return { saved: { events, times: events.map((_, i) => 1000 * (i + 1)), setup: setupFor([ANN, BO, PIP]) }, replayed };
}

const CARDS: readonly Card[] = ['5c', 'Qh', 'Kd'];
/** Pip’s king, which Bo gets wrong first; Ann’s plain card; and Bo’s queen, for which two are late. */
const GAME: readonly SaluteEvent[] = [
  ['flip', 2], ['answer', 1, 2], ['answer', 0, 1], ['answer', 1, 1], ['flip', 0], ['flip', 1], ['answer', 0, 2], ['late'],
];

test('of each what they answered in time, how quickly, what they got wrong, and what they took', () => {
  const { cards, seats, moments } = answersReport(played(CARDS, GAME), () => true);
  expect(cards).toBe(3);
  expect(seats.map(({ called, matches, missed, falseCalls, cardsWon }) => [called, matches, missed, falseCalls, cardsWon]))
    .toEqual([[2, 2, 0, 0, 0], [1, 2, 0, 1, 0], [0, 2, 2, 0, 3]]);
  // Ann saluted after 2 seconds and bowed after 1; Bo saluted after 3, and was as late for the queen as Pip, who took it.
  expect(seats.map(({ quickest }) => quickest?.ms ?? null)).toEqual([1000, 3000, null]);
  expect(moments).toMatchObject([{ kind: 'mistook', seats: [1] }, { kind: 'last', seats: [2] }, { kind: 'last', seats: [2] }]);
});

test('the replay tells of a card, of right and wrong, and of the last', () => {
  const cast = { names: ['Ann', 'Bo', 'Pip'], you: null };
  expect(replaySteps(saluteOnPage, played(CARDS, GAME)).map((step) => storyOf(saluteWords, step, cast, null).join(' '))).toEqual([
    'The cards are dealt. Pip turns first.', 'Pip turns the king of diamonds. Everyone has to salute.', 'Bo presses the wrong sign.',
    'Ann gets it right.', 'Bo gets it right. Pip is last, and takes 1 card.', 'Ann turns the 5 of clubs.',
    'Bo turns the queen of hearts. Everyone has to bow.', 'Ann gets it right.', 'Pip is last, and takes 2 cards.',
  ]);
});

test('a press on a plain card that takes the pile is told as that', () => {
  const { moments, seats } = answersReport(played(CARDS, [['flip', 2], ['late'], ['flip', 0], ['answer', 1, 3]], true), () => true);
  expect(moments.at(-1)).toMatchObject({ kind: 'last', call: null, seats: [1], cards: 1 });
  expect(seats[1]).toMatchObject({ cardsWon: 1, falseCalls: 0 });
});
