/** When it is found out what a game is news of: shortly before its end, once, in pieces, and of nothing that came after it. */
import { expect, test } from 'vitest';
import { createEndNews } from '../../../src/app/table/end/endNews';
import type { EndNews } from '../../../src/history/endView';
import { summaryOf, type GameSummary } from '../../../src/session/gameSummary';
import type { SavedGame } from '../../../src/session/savedGame';
import type { Player } from '../../../src/setup/players';
import type { Listing } from '../../../src/storage/store';
import { finished } from '../../helpers/finished';
import { randomGame } from '../../helpers/randomGame';

/** A game that was won alone, by the player of this device, from a computer; the word is looked for. */
const { saved, seat } = (() => {
  for (let word = 0; ; word += 1) {
    const { record } = randomGame(`news ${word}`);
    const game = finished(record, 'now', 5000).saved;
    const summary = summaryOf(game)!;
    const winner = summary.seats.findIndex(({ won }, i) => won > 0 && summary.seats.every((one, j) => (j === i) === (one.won > 0)));
    if (summary.seats.length === 2 && winner >= 0) {
      const players = game.setup.players.map((player, i): Player =>
        (i === winner ? { ...player, name: 'You', me: true } : { ...player, kind: 'bot', level: 'otto' }));
      const seated: SavedGame = { ...game, setup: { ...game.setup, players } };
      return { saved: seated, seat: 1 - winner };
    }
  }
})();
const own = summaryOf(saved)!;
const ON = { phase: 'playing', pile: 60 } as const;
const ENDING = { phase: 'playing', pile: 8 } as const;
const OVER = { phase: 'over', pile: 0 } as const;

/** A library of games, the newest first, that lists as the data base does. */
function libraryOf(games: readonly GameSummary[]) {
  const asked: Listing[] = [];
  return {
    asked,
    async list(listing: Listing) {
      asked.push(listing);
      const { after, limit } = listing;
      return games.filter(({ age }) => !after || age > after.age).slice(0, limit);
    },
  };
}

/** Finds out, and tells what is shown in the end. */
async function told(library: ReturnType<typeof libraryOf>): Promise<EndNews | null> {
  const finder = createEndNews({ library, me: () => 'You', showAgain: () => shown() });
  let shown = (): void => {};
  const shownAgain = new Promise<void>((resolve) => { shown = resolve; });
  expect(finder.of(saved, ENDING)).toBeNull();
  await shownAgain;
  return finder.of(saved, OVER);
}

const before = (count: number, change: Partial<GameSummary> = {}): GameSummary[] => Array.from({ length: count }, (_, i) => ({
  ...own, id: `past ${i}`, savedAt: 4999 - i, age: i - 4999, ...change,
}));

test('nothing is read while much of the game is left, nor for a table with nobody at it', () => {
  const library = libraryOf([]);
  const finder = createEndNews({ library, me: () => 'You', showAgain() { throw new Error('shown'); } });
  expect([finder.of(null, OVER), finder.of(saved, ON), finder.of(saved, { phase: 'order', pile: 0 })]).toEqual([null, null, null]);
  expect(library.asked).toEqual([]);
});

test('a first win is told at the end, at once', async () => {
  const library = libraryOf([]);
  expect(await told(library)).toEqual({ kind: 'firstWin', seat });
  expect(library.asked).toHaveLength(1);
});

test('all games before it are added up, page by page; what was played after it counts for nothing', async () => {
  const later: GameSummary = { ...own, id: 'later', savedAt: 6000, age: -6000, seats: own.seats.map((one) => ({ ...one, won: 0 })) };
  const library = libraryOf([later, ...before(250)]);
  expect(await told(library)).toEqual({ kind: 'row', games: 251 });
  expect(library.asked.map(({ limit }) => limit)).toEqual([100, 100, 100]);
});

test('a disk that refuses leaves the end as it is', async () => {
  let refused = (): void => {};
  const asked = new Promise<void>((resolve) => { refused = resolve; });
  const finder = createEndNews({
    library: { list() { refused(); return Promise.reject(new Error('refused')); } }, me: () => 'You',
    showAgain() { throw new Error('shown'); },
  });
  finder.of(saved, ENDING);
  await asked;
  expect(finder.of(saved, OVER)).toBeNull();
});
