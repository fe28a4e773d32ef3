/**
 * How strong the characters are at Salute the King, in seeded games at the real table: two of one against two of the next weaker. What
 * counts is who is last less often in a game, at some thirty cards, so small differences add up. The long program `salute-ladder` plays
 * them all and prints them (docs/strength.md).
 */
import { expect, test } from 'vitest';
import { PROFILES } from '../../../../src/characters/profiles';
import { shuffledPacks } from '../../../../src/cards/pack';
import { saluteAtTable } from '../../../../src/games/salute/table/saluteGame';
import { MARKS } from '../../../../src/seats/marks';
import type { Character } from '../../../../src/setup/players';
import { playPiles } from '../../../../tools/games/piles/play';
import { begun, setupFor } from '../../../helpers/salute/salute';
import { amount, LONG, SEED } from '../../../long/amount';

const CHARACTERS = Object.keys(PROFILES) as Character[];
const GAMES = amount(8, 2000);
/** Between neighbours: in a small sample their share may be anything by chance alone, so only the long program plays them. */
const [LEAST, MOST] = [0.58, 0.77];

function print(line: string): void {
  if (LONG) process.stdout.write(`${line}\n`);
}

/** In how large a share of games the stronger two are last less often: seats and dealers change, and as often as the others counts half. */
function shareOf(weaker: Character, stronger: Character): number {
  let less = 0;
  const sums = { minutes: 0, cards: 0, lasts: 0, theirs: 0, wrong: 0, late: 0, draws: 0, wins: 0 };
  for (let i = 0; i < GAMES; i += 1) {
    const at = [weaker, stronger, weaker, stronger].map((_, seat, all) => all[(seat + i) % 4]!);
    const seed = `${SEED === 1 ? 'ladder' : `ladder ${SEED}`} ${i}`;
    const setup = setupFor(at.map((level, seat) => ({ name: `${level} ${seat}`, kind: 'bot' as const, level, shape: MARKS[seat]! })));
    const { record, game: { end, flips }, happenings, time } = playPiles(saluteAtTable, {
      ...begun(setup, seed), deal: { deck: shuffledPacks(1, seed), dealer: Math.floor(i / 4) % 4 },
    });
    const lasts = happenings.flatMap((one) => (one.type === 'last' ? [at[one.seat]!] : []));
    const theirs = lasts.filter((one) => one === stronger).length;
    less += theirs * 2 < lasts.length ? 1 : theirs * 2 === lasts.length ? 0.5 : 0;
    sums.theirs += theirs;
    sums.lasts += lasts.length;
    sums.minutes += time / 60_000;
    sums.cards += flips;
    sums.wrong += happenings.filter((one) => one.type === 'answered' && one.verdict === 'wrong').length;
    sums.late += record.events.filter(([kind]) => kind === 'late').length;
    sums.draws += end!.kind === 'flips' ? 1 : 0;
    sums.wins += end!.kind === 'rid' && at[end!.winners[0]!] === stronger ? 1 : 0;
  }
  const each = (sum: number): string => (sum / GAMES).toFixed(1);
  print(`${stronger} against ${weaker}: last less often in ${(100 * less / GAMES).toFixed(1)} % of the games, in ${
    (100 * sums.theirs / sums.lasts).toFixed(1)} % of all cards; wins ${(100 * sums.wins / GAMES).toFixed(1)} %; ${
    each(sums.minutes)} minutes, ${each(sums.cards)} cards, ${each(sums.lasts)} times last, ${each(sums.wrong)} wrong signs and ${
    each(sums.late)} late a game; ${
    sums.draws} to the last card`);
  return less / GAMES;
}

test.each(LONG ? CHARACTERS.slice(1).map((stronger, i) => [stronger, CHARACTERS[i]!] as const) : [])(
  '%s is last less often than %s in most games', (stronger, weaker) => {
    const share = shareOf(weaker, stronger);
    expect(share).toBeGreaterThanOrEqual(LEAST);
    expect(share).toBeLessThanOrEqual(MOST);
  },
);

test('ada is last less often than pip in at least 70 of 100 games', () => {
  expect(shareOf('pip', 'ada')).toBeGreaterThanOrEqual(0.7);
});
