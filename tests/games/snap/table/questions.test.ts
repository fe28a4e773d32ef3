/** What computer players of Snap are asked: nothing that their seat could not see, and nothing from which it could be worked out. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCard } from '../../../../src/cards/card';
import { randomFrom, scramble } from '../../../../src/chance/chance';
import { replayRecord } from '../../../../src/contract/record';
import type { SnapGame } from '../../../../src/games/snap/rules/game';
import { randomGame } from '../../../helpers/snap/randomGame';
import { ADA, setupFor } from '../../../helpers/snap/savedGames';
import { runs } from '../../../long/amount';
import { snapBot, nobody, tableViewOf, SNAP_RECORD, type ComputerPlayer, type SnapQuestion } from '../../../helpers/snap/snap';

/** All that computers at every seat are asked as a game stands. */
function questionsAt(game: SnapGame): readonly SnapQuestion[] {
  const asked: SnapQuestion[] = [];
  const note = (question: SnapQuestion): void => { asked.push(question); };
  const create = (): ComputerPlayer => ({
    look(question) {
      note(question);
      return { calls: [], turnAt: 0 };
    },
    answer(question) {
      note(question);
      return null;
    },
    turnAt: () => 0,
  });
  const players = game.out.map((_, seat) => ({ ...ADA, name: `Seat ${seat}` }));
  for (const more of [{}, { asked: true }]) {
    const setup = setupFor(players, more);
    const phase = more.asked ? 'asked' : 'playing';
    const lies = { game, setup, paintedAt: null, answers: nobody(game) };
    const view = { ...tableViewOf(lies, { begun: true, paused: false, ended: null }), phase } as const;
    for (const place of players.keys()) {
      const facts = { place, setup, luck: `own word ${place} ${phase}`, past: [] };
      const bot = snapBot(create, facts, { now: () => 0, at: () => () => {}, act: () => {} });
      bot.tell({ view, happenings: [], since: 0 });
      bot.tell({ view, happenings: [{ type: 'out', seat: 0 }], since: 5 });
    }
  }
  return asked;
}

/** All words in a question. */
function wordsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [];
}

const arbitraryGame = fc.tuple(fc.string(), fc.nat()).map(([seed, step]) => {
  const { record } = randomGame(seed);
  const outcome = replayRecord(SNAP_RECORD, record, record.events);
  if (!outcome.ok) throw new Error('a random game does not replay');
  return outcome.states.slice(0, -1)[step % (outcome.states.length - 1)]!;
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
  }), runs(25, 3000));
});

test('no word is in a question but the table and open cards: no name, no seed', () => {
  fc.assert(fc.property(arbitraryGame, (game) => {
    const shown = [...game.piles.map(({ cards }) => cards.slice(-2)), game.pot.slice(-1), ...game.pools.map((pool) => pool.slice(-1))];
    const open = shown.flat();
    for (const question of questionsAt(game)) {
      expect(Object.keys(question).toSorted()).toEqual(['at', 'chance', 'mayTurnFrom', 'seen', 'watchers']);
      expect(Object.keys(question.seen).toSorted()).toEqual(['below', 'flipper', 'flips', 'isIn', 'middle', 'options', 'tops']);
      const words = wordsIn(question);
      expect(words.filter((word) => !isCard(word))).toEqual([game.options.table, game.options.ties]);
      expect(words.filter((word) => isCard(word) && !open.includes(word))).toEqual([]);
      expect(JSON.parse(JSON.stringify(question))).toEqual(question);
    }
  }), runs(25, 3000));
});

test('the numbers of chance are each seat’s own, fresh for each question, and tell nothing of the cards', () => {
  const [one, other] = ['cards', 'quite other cards'].map((seed) => {
    const { record } = randomGame(seed, () => {}, { table: 'B', packs: 1, ties: 'pot' });
    const outcome = replayRecord(SNAP_RECORD, record, []);
    if (!outcome.ok) throw new Error('a game does not begin');
    return questionsAt(outcome.states[0]!).map(({ chance }) => chance);
  });
  const both = Math.min(one!.length, other!.length) / 2;
  expect(other!.slice(0, both)).toEqual(one!.slice(0, both));
  expect(new Set(one!.map((chance) => JSON.stringify(chance))).size).toBe(one!.length);
});
