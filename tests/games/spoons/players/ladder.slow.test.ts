/**
 * How strong the characters are at Spoons and Pig, in seeded hands at the real table: all six sit there, and the stronger one is the more
 * seldom they are last in a hand. The long program `spoons-ladder` plays them all and prints them (docs/strength.md).
 */
import { describe, expect, test } from 'vitest';
import { PROFILES } from '../../../../src/characters/profiles';
import { shuffledPacks } from '../../../../src/cards/pack';
import { pig, spoons, type Passing } from '../../../../src/games/spoons/kept/savedGame';
import type { Character } from '../../../../src/setup/players';
import { begun, charactersAt, playPassing } from '../../../helpers/spoons/spoons';
import { amount, LONG, SEED } from '../../../long/amount';

const CHARACTERS = Object.keys(PROFILES) as Character[];
const GAMES = amount(10, 2000);

/** How large a share of first hands, in which all sit, each is last in, and has four in first. Seats and dealers change. */
function sharesOf(passing: Passing, players: readonly Character[]): readonly number[] {
  const [lasts, firsts] = [players.map(() => 0), players.map(() => 0)];
  let time = 0;
  for (let i = 0; i < GAMES; i += 1) {
    const at = players.map((_, seat) => (seat + i) % players.length);
    const seed = `${SEED === 1 ? 'ladder' : `ladder ${SEED}`} ${i}`;
    const { happenings, time: took } = playPassing(passing, begun(
      { players: charactersAt(at.map((player) => players[player]!)) }, seed,
      { deck: shuffledPacks(1, seed), dealer: Math.floor(i / players.length) % players.length },
    ), 1);
    const [lost] = happenings.flat().flatMap((one) => (one.type === 'lost' ? [one] : []));
    lasts[at[lost!.seat]!]! += 1;
    firsts[at[lost!.by]!]! += 1;
    time += took;
  }
  const percent = (count: number): string => (100 * count / GAMES).toFixed(1);
  if (LONG) {
    process.stdout.write(`${players.map((name, i) => `${name} last ${percent(lasts[i]!)} %, first ${percent(firsts[i]!)} %`).join('; ')}: ${
      (time / GAMES / 1000).toFixed(1)} seconds a hand\n`);
  }
  return lasts.map((count) => count / GAMES);
}

describe.each([[spoons.rules.name, spoons], [pig.rules.name, pig]] as const)('%s', (_, passing) => {
  test('the stronger a character, the more seldom it is last', () => {
    const lasts = sharesOf(passing, CHARACTERS);
    if (!LONG) return expect(lasts.slice(0, 3).reduce((sum, one) => sum + one, 0)).toBeGreaterThanOrEqual(0.5);
    for (const [i, share] of lasts.entries()) if (i > 0) expect(share).toBeLessThan(lasts[i - 1]!);
    return undefined;
  }, 3_600_000);
});
