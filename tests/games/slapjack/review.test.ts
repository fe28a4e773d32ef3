/** What is told of a game of Slapjack after it: jacks one on another, jacks that nobody slapped, and who ran out of cards. */
import { expect, test } from 'vitest';
import { PACK, type Card } from '../../../src/cards/card';
import { replayRecord } from '../../../src/contract/record';
import { slapjackOnPage } from '../../../src/games/slapjack/app/slapjack';
import { matchesOf } from '../../../src/games/piles/review/matches';
import { replaySteps } from '../../../src/games/piles/review/replaySteps';
import { reportOf } from '../../../src/games/piles/review/report';
import { storyOf } from '../../../src/games/piles/words/story';
import { slapjackWords } from '../../../src/games/slapjack/words/words';
import { ANN, BO, SLAPJACK_RECORD, setupFor, USUAL, type SlapjackEvent } from '../../helpers/slapjack/slapjack';

/** Ann turns the first, third and fifth of these, Bo the others. */
function played(first: readonly Card[], events: readonly SlapjackEvent[]) {
  const dealt = Array.from({ length: first.length / 2 }, (_, i) => first.slice(2 * i, 2 * i + 2)).toReversed().flat();
  const deck = [...PACK.filter((card) => !first.includes(card)), ...dealt];
  const header = { seats: ['Ann', 'Bo'], options: USUAL, deck, dealer: 1 };
  const replayed = replayRecord(SLAPJACK_RECORD, header, events);
  if (!replayed.ok) throw new Error(replayed.refusal.code);
  return { saved: { events, times: events.map((_, i) => 1000 * i), setup: setupFor([ANN, BO]) }, replayed };
}

test('a jack that another covers was missed, and each is one of its own', () => {
  const game = played(['Jc', 'Jd', '2c', '3c'], [['flip', 0], ['flip', 1], ['slap', 0]]);
  expect(matchesOf(slapjackOnPage, game).map(({ end, from, until }) => [end, from, until])).toEqual([['missed', 0, 1], ['called', 1, 2]]);
  const { seats, moments } = reportOf(slapjackOnPage, game);
  expect(seats.map(({ called, missed, cardsWon }) => [called, missed, cardsWon])).toEqual([[1, 1, 2], [0, 1, 0]]);
  expect(moments.map(({ kind }) => kind)).toEqual(['missed', 'took']);
});

test('the replay tells of a jack, of a slap, and of a false one', () => {
  const game = played(['Jc', 'Kd', '2c', '3c'], [['flip', 0], ['slap', 1], ['flip', 1], ['slap', 0]]);
  const cast = { names: ['Ann', 'Bo'], you: null };
  const told = replaySteps(slapjackOnPage, game).map((step) => storyOf(slapjackWords, step, cast, null).join(' '));
  expect(told).toEqual([
    'The cards are dealt. Ann turns first.', 'Ann turns the jack of clubs. It can be slapped.', 'Bo slaps! Bo wins 1 card.',
    'Bo turns the king of diamonds.', 'Ann slaps! But there’s no jack on top. Ann pays 1 card.',
  ]);
});
