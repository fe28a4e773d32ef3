/** What is kept of a game of cards in which somebody took over: for each only what they did, and nothing of who left it all to others. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { GameTypes, Held, SavedGame } from '../../src/contract/contract';
import { toStore } from '../../src/contract/savedGame';
import { CATALOGUE as ROWS } from '../../src/games/catalogue';
import type { Keeping } from '../../src/games/gameStore';
import { snapBackShell } from '../../src/games/snapBack/app/snapBack';
import { snapShell } from '../../src/games/snap/app/snap';
import { calledAt } from '../../src/shell/after/tookOver';
import { afterOf } from '../../src/shell/after/afterModel';
import type { ShellGame } from '../../src/shell/shellGame';
import type { ShellTypes } from '../../src/shell/types';
import { playedAtTable } from '../helpers/tableGames';
import { snapTest } from './snap/test';
import { snapBackTest } from './snapBack/test';
import type { TestGame } from './testGame';

const GAMES = [['snap', snapTest, snapShell], ['snap-back', snapBackTest, snapBackShell]] as unknown as
  ['snap' | 'snap-back', TestGame<GameTypes>, ShellGame<ShellTypes>][];

describe.each(GAMES)('%s', (name, one, shell) => {
  let played: SavedGame<GameTypes>;
  let names: readonly string[];
  beforeAll(async () => {
    played = await playedAtTable(one, 'ab', [], 120);
    names = (played.setup as { players: { name: string }[] }).players.map((player) => player.name);
  }, 60_000);

  /** What is kept for each name of the game as these held it, on a device that had the first place. */
  async function kept(...held: readonly Held[]): Promise<ReadonlyMap<string | null, Record<string, number>>> {
    const takesIn = await ROWS[name].takesIn();
    const value = JSON.parse(JSON.stringify(toStore(one.game, { ...played, ...(held.length > 0 ? { held } : {}) }))) as unknown;
    const taken = takesIn(value, { places: [0], me: names[0]! });
    if (!taken.ok) throw new Error(taken.problem.code);
    const people = new Map<string | null, Record<string, number>>();
    const remembered: string[] = [];
    const shelf: Keeping['shelf'] = {
      async changePerson(who, change) {
        const now = change(undefined) as { games: Record<string, number>[] };
        people.set(who, now.games[0]!);
        return now;
      },
    };
    await taken.keepResults({ names: () => remembered, remember: (all) => { remembered.push(...all); }, shelf });
    return people;
  }
  const calls = (one_: Record<string, number> | undefined): number => (one_?.['called'] ?? 0) + (one_?.['falseCalls'] ?? 0);

  test('where nobody took over each has what they came to', async () => {
    expect([...(await kept()).keys()]).toEqual([null, names[1]]);
  });

  test('a part and the rest are the whole, and neither has more than its own', async () => {
    const half = Math.floor(played.events.length / 2);
    const [all, first, last] = [await kept(), await kept([0, half, { level: 'otto' }]),
      await kept([0, 0, { level: 'otto' }], [0, half, { name: names[0]!, local: true, me: true }])];
    expect(calls(all.get(null))).toBeGreaterThan(1);
    expect(calls(first.get(null)) + calls(last.get(null))).toBe(calls(all.get(null)));
    // Nobody else's figures change by it.
    expect(first.get(names[1]!)).toEqual(all.get(names[1]!));
  });

  test('a late person has their part, and the character none', async () => {
    const half = Math.floor(played.events.length / 2);
    const people = await kept([2, half, { name: 'Late' }]);
    expect([...people.keys()].toSorted()).toEqual([null, names[1], 'Late'].toSorted());
  });

  test('who was away for all of it has nothing kept, and no review', async () => {
    expect([...(await kept([0, 0, { level: 'otto' }])).keys()]).toEqual([names[1]]);
    const away = { ...played, held: [[1, 0, { level: 'otto' }]] as const };
    const opened = shell.openSaved(toStore(one.game, away));
    if (!opened.ok) throw new Error('refused');
    const model = afterOf(shell, opened.game, 1, null);
    expect(model.whose).not.toBe(1);
  });
});

test('a replay says at the call that won who called how much before whom, where calls came over lines', () => {
  const saved = {
    id: 'x', played: 9, ended: null, savedAt: 0,
    setup: { players: ['Ann', 'Bo'].map((name) => ({ name, kind: 'local' as const, shape: 'circle' as const })) },
    events: [['flip', 0], ['flip', 1], ['snap', 1, ['2c']]], farCalls: [
      { race: 1, events: 2, place: 1, at: 900, credit: 20, lag: 20, line: 4 },
      { race: 0, events: 2, place: 0, at: 940, credit: 180, lag: 180, line: 180 },
    ],
  };
  expect([0, 1, 2, 3].map((step) => calledAt(saved, ['snap'], step)))
    .toEqual([[], [], [], ['Bo called 40 ms before Ann.', 'Ann was 180 ms away.']]);
  expect(calledAt({ ...saved, farCalls: [] }, ['snap'], 3)).toEqual([]);
  // Whoever had taken over by then, and nobody who did later.
  const held = [[1, 1, { name: 'Cleo' }], [0, 3, { name: 'Dag' }]] as const;
  expect(calledAt({ ...saved, held }, ['snap'], 3)).toEqual(['Cleo called 40 ms before Ann.', 'Ann was 180 ms away.']);
});
