/** What computer players of Snap are asked: nothing that their seat could not see, and nothing from which it could be worked out. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCard } from '../../../../src/cards/card';
import { randomFrom, scramble } from '../../../../src/chance/chance';
import type { Question } from '../../../../src/guests/snap/players/player';
import { replay } from '../../../../src/guests/snap/rules/record';
import type { SnapGame } from '../../../../src/guests/snap/rules/game';
import { createComputers } from '../../../../src/guests/snap/table/computers';
import { startState } from '../../../../src/guests/snap/table/tableState';
import { viewOf } from '../../../../src/guests/snap/table/viewOf';
import { createJumpingClock } from '../../../../tools/arena/clock';
import { TERMS } from '../../../helpers/snap/atTable';
import { randomGame } from '../../../helpers/snap/randomGame';
import { runs } from '../../../long/amount';

/** All that computers at every seat are asked as a game stands. */
function questionsAt(game: SnapGame): readonly Question[] {
  const asked: Question[] = [];
  const seats = game.out.map((_, seat) => seat);
  const computers = createComputers(seats.map(() => 'ada'), seats.map((seat) => `own word ${seat}`), false, {
    clock: createJumpingClock(),
    createPlayer: () => ({
      look(question) {
        asked.push(question);
        return { calls: [], turnAt: 0 };
      },
      answer(question) {
        asked.push(question);
        return null;
      },
      turnAt: () => 0,
    }),
    called: () => {}, turns: () => {},
  });
  const view = viewOf(startState(game, [], [], 0), TERMS);
  computers.look(view, 0);
  computers.answers(view, 0);
  return asked;
}

/** All words in a question. */
function wordsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [];
}

const arbitraryGame = fc.tuple(fc.string(), fc.nat()).map(([seed, step]) => {
  const { record } = randomGame(seed);
  const outcome = replay(record, record.events);
  if (!outcome.ok) throw new Error('a random game does not replay');
  return outcome.games.slice(0, -1)[step % (outcome.games.length - 1)]!;
});

test('with other cards face down, and the open ones beneath, all questions are the same', () => {
  fc.assert(fc.property(arbitraryGame, fc.string(), (game, word) => {
    const random = randomFrom(word);
    const hidden = scramble(game.stocks.flat(), random);
    const stocks = game.stocks.map((stock) => hidden.splice(0, stock.length));
    // Of a pile nobody sees more than the top card, and at table A the one beneath it.
    const seen = game.options.table === 'A' ? 2 : 1;
    const piles = game.piles.map((pile) => {
      const cards = [...scramble(pile.cards.slice(0, -seen), random), ...pile.cards.slice(-seen)];
      return { ...pile, cards };
    });
    const questions = questionsAt(game);
    expect(questions.length).toBeGreaterThan(0);
    expect(questionsAt({ ...game, stocks, piles })).toEqual(questions);
  }), runs(60, 3000));
});

test('no word is in a question but the table and open cards: no name, no seed', () => {
  fc.assert(fc.property(arbitraryGame, (game) => {
    const lying = [...game.piles.map(({ cards }) => cards.slice(-2)), game.pot.slice(-1), ...game.pools.map((pool) => pool.slice(-1))];
    const open = lying.flat();
    for (const question of questionsAt(game)) {
      expect(Object.keys(question).toSorted()).toEqual(['at', 'chance', 'mayTurnFrom', 'seen', 'watchers']);
      expect(Object.keys(question.seen).toSorted()).toEqual(['below', 'flipper', 'flips', 'isIn', 'pools', 'pot', 'table', 'tops']);
      const words = wordsIn(question);
      expect(words.filter((word) => !isCard(word))).toEqual([game.options.table]);
      expect(words.filter((word) => isCard(word) && !open.includes(word))).toEqual([]);
      expect(JSON.parse(JSON.stringify(question))).toEqual(question);
    }
  }), runs(60, 3000));
});

test('the numbers of chance are each seat’s own, fresh for each question, and tell nothing of the cards', () => {
  const [one, other] = ['cards', 'quite other cards'].map((seed) => {
    const { record } = randomGame(seed, () => {}, { table: 'B', packs: 1, ties: 'pot' });
    const outcome = replay(record, []);
    if (!outcome.ok) throw new Error('a game does not begin');
    return questionsAt(outcome.games[0]!).map(({ chance }) => chance);
  });
  const both = Math.min(one!.length, other!.length) / 2;
  expect(other!.slice(0, both)).toEqual(one!.slice(0, both));
  expect(new Set(one!.map((chance) => JSON.stringify(chance))).size).toBe(one!.length);
});
