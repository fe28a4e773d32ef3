/** What is told of a game of Egyptian Ratscrew after it: slaps through dead cards, slaps that everyone missed, and challenges. */
import { expect, test } from 'vitest';
import { PACK, type Card } from '../../../src/cards/card';
import { replayRecord } from '../../../src/contract/record';
import { matchesOf } from '../../../src/games/piles/review/matches';
import { replaySteps } from '../../../src/games/piles/review/replaySteps';
import { reportOf } from '../../../src/games/piles/review/report';
import { storyOf } from '../../../src/games/piles/words/story';
import { ratscrewOnPage } from '../../../src/games/ratscrew/app/ratscrew';
import { ratscrewWords } from '../../../src/games/ratscrew/words/words';
import { ANN, BO, PLAIN, RATSCREW_RECORD, setupFor, type RatscrewEvent } from '../../helpers/ratscrew/ratscrew';

/** Ann has the first, third and fifth of these on top, Bo the others. */
function played(first: readonly Card[], events: readonly RatscrewEvent[]) {
  const dealt = Array.from({ length: first.length / 2 }, (_, i) => first.slice(2 * i, 2 * i + 2)).toReversed().flat();
  const deck = [...PACK.filter((card) => !first.includes(card)), ...dealt];
  const header = { seats: ['Ann', 'Bo'], options: { ...PLAIN, outOfTurn: true, sandwich: true }, deck, dealer: 1 };
  const replayed = replayRecord(RATSCREW_RECORD, header, events);
  if (!replayed.ok) throw new Error(replayed.refusal.code);
  return { saved: { events, times: events.map((_, i) => 1000 * i), setup: setupFor([ANN, BO]) }, replayed };
}

test('a pair stays one under a dead card; what the next live card covers was missed', () => {
  const game = played(['5c', '5d', '8c', '9h', '8d', '2c'], [['flip', 0], ['flip', 1], ['flip', 1], ['slap', 0], ['flip', 0]]);
  expect(matchesOf(ratscrewOnPage, game).map(({ end, from, until }) => [end, from, until])).toEqual([['called', 1, 3]]);
  const missed = played(['5c', '5d', '8c', '9h'], [['flip', 0], ['flip', 1], ['flip', 0], ['slap', 1]]);
  expect(matchesOf(ratscrewOnPage, missed).map(({ end, from, until }) => [end, from, until])).toEqual([['missed', 1, 2]]);
  const { seats, moments } = reportOf(ratscrewOnPage, missed);
  expect(seats.map(({ called, missed: none, falseCalls }) => [called, none, falseCalls])).toEqual([[0, 1, 0], [0, 1, 1]]);
  expect(moments.map(({ kind }) => kind)).toEqual(['missed', 'falseCall']);
});

test('the replay tells of a challenge, of a pair, and of a false slap', () => {
  const game = played(['Qc', '3d', '6h', '4c'], [['flip', 0], ['flip', 1], ['slap', 0], ['flip', 1], ['take', 0]]);
  const cast = { names: ['Ann', 'Bo'], you: null };
  const steps = replaySteps(ratscrewOnPage, game);
  expect(steps.map((step) => storyOf(ratscrewWords, step, cast, null).join(' '))).toEqual([
    'The cards are dealt. Ann turns first.', 'Ann turns the queen of clubs.', 'Bo turns the 3 of diamonds.',
    'Ann slaps! But there’s nothing to slap. One of Ann’s cards goes under the pile.', 'Bo turns the 4 of clubs.', 'Ann takes the pile.',
  ]);
  const seats = [ANN, BO];
  expect(steps.map(({ view: { facts } }) => ratscrewWords.stands!({ facts: facts!, seats: seats as never }))).toEqual([
    null, 'Ann’s queen · 2 cards left to answer', 'Ann’s queen · 1 card left to answer', 'Ann’s queen · 1 card left to answer',
    'Ann’s queen · unanswered', null,
  ]);
});
