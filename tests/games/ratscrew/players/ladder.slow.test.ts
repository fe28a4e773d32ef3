/**
 * How strong the characters are at Egyptian Ratscrew, in seeded games at the real table: the strongest wins at least 70 of 100 against the
 * weakest, and each half of them or more against the next weaker one. There is one card to watch for, in one place, so what tells
 * neighbours apart elsewhere counts for less here. The long program `ratscrew-ladder` plays them all and prints them (docs/strength.md).
 */
import { expect, test } from 'vitest';
import { PROFILES } from '../../../../src/characters/profiles';
import { shuffledPacks } from '../../../../src/cards/pack';
import { ratscrewAtTable } from '../../../../src/games/ratscrew/table/ratscrewGame';
import { MARKS } from '../../../../src/seats/marks';
import type { Character } from '../../../../src/setup/players';
import { playPiles } from '../../../../tools/games/piles/play';
import { begun, setupFor } from '../../../helpers/ratscrew/ratscrew';
import { amount, LONG, SEED } from '../../../long/amount';

const CHARACTERS = Object.keys(PROFILES) as Character[];
const GAMES = amount(8, 2000);
/** The sample is small: by chance alone a share may lie far outside. */
const [LEAST, MOST] = [amount(0.2, 0.5), amount(1, 0.75)];

function print(line: string): void {
  if (LONG) process.stdout.write(`${line}\n`);
}

/** How large a share of their games each wins: seats and dealers change, and who shares a draw has won half of it. */
function sharesOf(players: readonly Character[]): readonly number[] {
  const wins = players.map(() => 0);
  // What each wins by slapping and, without a slap, by a challenge or as the last one.
  const [slapped, gathered] = [players.map(() => 0), players.map(() => 0)];
  const sums = { minutes: 0, cards: 0, draws: 0, slaps: 0, falseSlaps: 0 };
  for (let i = 0; i < GAMES; i += 1) {
    const at = players.map((_, seat) => (seat + i) % players.length);
    const seed = `${SEED === 1 ? 'ladder' : `ladder ${SEED}`} ${i}`;
    const setup = setupFor(at.map((player, seat) => ({
      name: `${players[player]!} ${seat}`, kind: 'bot' as const, level: players[player]!, shape: MARKS[seat]!,
    })));
    const dealer = Math.floor(i / players.length) % players.length;
    const { game: { end, flips }, happenings, time } = playPiles(ratscrewAtTable, {
      ...begun(setup, seed), deal: { deck: shuffledPacks(1, seed), dealer },
    });
    for (const seat of end!.winners) wins[at[seat]!]! += 1 / end!.winners.length;
    sums.minutes += time / 60_000;
    sums.cards += flips;
    sums.draws += end!.kind === 'flips' ? 1 : 0;
    for (const one of happenings) {
      if (one.type === 'took') slapped[at[one.seat]!]! += 1;
      else if (one.type === 'gathered') gathered[at[one.seat]!]! += 1;
    }
    sums.slaps += happenings.filter(({ type }) => type === 'took').length;
    sums.falseSlaps += happenings.filter(({ type }) => type === 'wrong').length;
  }
  const shareOf = (counts: readonly number[]): string =>
    `${(100 * counts.at(-1)! / counts.reduce((sum, count) => sum + count)).toFixed(1)} %`;
  const each = (sum: number): string => (sum / GAMES).toFixed(1);
  print(`${players.map((name, i) => `${name} ${(100 * wins[i]! / GAMES).toFixed(1)} %`).join(', ')}: ${each(sums.minutes)} minutes, ${
    each(sums.cards)} cards, ${each(sums.slaps)} slaps and ${each(sums.falseSlaps)} false ones a game; ${sums.draws} to the last card; ${
    players.at(-1)!} slaps ${shareOf(slapped)} of what is slapped, and gets ${shareOf(gathered)} of what is not`);
  return wins.map((won) => won / GAMES);
}

test.each(CHARACTERS.slice(1).map((stronger, i) => [stronger, CHARACTERS[i]!] as const))(
  '%s wins most games against %s, and not nearly all', (stronger, weaker) => {
    const share = sharesOf([weaker, stronger])[1]!;
    expect(share).toBeGreaterThanOrEqual(LEAST);
    expect(share).toBeLessThanOrEqual(MOST);
  },
);

test('ada wins at least 70 of 100 games against pip', () => {
  expect(sharesOf(['pip', 'ada'])[1]).toBeGreaterThanOrEqual(0.7);
});
