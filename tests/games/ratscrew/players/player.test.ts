/** Characters at Egyptian Ratscrew: each sort of slap is seen by its own character’s eyes, and several together are no quicker than one. */
import { describe, expect, test } from 'vitest';
import { fraction, randomFrom } from '../../../../src/chance/chance';
import { DRAWS } from '../../../../src/characters/watcher';
import { watchingOf } from '../../../../src/characters/watching';
import { FASTEST_CALL } from '../../../../src/cognition/noticing';
import { watcherOf } from '../../../../src/games/piles/table/pilesGame';
import { seenIn } from '../../../../src/games/piles/table/seen';
import { startState } from '../../../../src/games/piles/table/state';
import { tableViewOf } from '../../../../src/games/piles/table/view';
import { ratscrewRules, type RatscrewTypes } from '../../../../src/games/ratscrew/kept/savedGame';
import { ratscrewAtTable } from '../../../../src/games/ratscrew/table/ratscrewGame';
import { midGame, PIP, setupFor } from '../../../helpers/ratscrew/ratscrew';

const SEEDS = Array.from({ length: 2000 }, (_, i) => `ratscrew ${i}`);
const createPlayer = watcherOf(ratscrewAtTable);

/** What characters see of a pile. */
function seen(pile: string) {
  const game = midGame({ stocks: ['2c', '3c', '4c', '5c', '6c'], pile, options: { sandwich: true, runs: true, jokers: 1 } });
  const setup = setupFor(game.out.map(() => PIP));
  const state = startState<RatscrewTypes>({ setup, seed: null, game }, 0);
  return seenIn<RatscrewTypes>(tableViewOf<RatscrewTypes>(ratscrewRules, state, { begun: true, paused: false, ended: null }));
}

/** After how many milliseconds the first of some Wandas slaps, many times; Infinity: none does. @param told how many they know of */
function firsts(pile: string, players: number, told = players): readonly number[] {
  const lies = seen(pile);
  return SEEDS.map((seed) => Math.min(...Array.from({ length: players }, (_, seat) => {
    const random = randomFrom(`${seed}:${seat}`);
    const chance = Array.from({ length: DRAWS }, () => fraction(random));
    const { calls: [call] } = createPlayer('wanda').look({ seen: lies, at: 1000, watchers: told, mayTurnFrom: 1800, chance });
    return (call?.at ?? Infinity) - 1000;
  })));
}
const by = (all: readonly number[], time: number): number => all.filter((after) => after < time).length / all.length;

describe.each([
  ['a pair', '9c 5c 5h'], ['a pair beneath a dead card', '9c 5c 5h (2h)'], ['a sandwich', '5c 9c 5h'], ['a run', '5c 6c 7h'],
  ['a joker', '5c *1'],
])('%s', (_, pile) => {
  const alone = firsts(pile, 1);

  test('is slapped in the time of the character’s profile, and never under 450 ms', () => {
    expect(Math.min(...alone)).toBeGreaterThanOrEqual(FASTEST_CALL);
    const found = alone.filter((after) => after < Infinity).toSorted((a, b) => a - b);
    const ratio = found[Math.floor(found.length / 2)]! / watchingOf('wanda').noticing.median;
    expect(ratio).toBeGreaterThan(0.95);
    expect(ratio).toBeLessThan(1.05);
  });

  test('is slapped by the first of five no sooner, and no more often, than by one alone', () => {
    const [five, hasty] = [firsts(pile, 5), firsts(pile, 5, 1)];
    for (const time of [600, 700, 800, 1000, 1500, 10_000]) {
      expect(Math.abs(by(five, time) - by(alone, time)), `${time} ms`).toBeLessThan(0.05);
    }
    // Had nobody held back, the first of five would be that much sooner.
    expect(by(hasty, 700)).toBeGreaterThan(by(alone, 700) + 0.2);
  });
});
