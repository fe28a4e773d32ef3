/**
 * How strong the characters are at Snap, in seeded games at the real table: at table B each wins 60 to 75 of 100 games against the next
 * weaker one. The long program `snap-ladder` plays them all and prints them (docs/strength.md).
 */
import { expect, test } from 'vitest';
import { PROFILES } from '../../../../src/characters/profiles';
import type { SnapOptions } from '../../../../src/games/snap/rules/game';
import type { Character } from '../../../../src/setup/players';
import { gamesLine, playMany, playerLine, shareOf, type Figures } from '../../../../tools/games/snap/figures';
import { question, tops } from '../../../helpers/snap/seen';
import { amount, LONG, SEED } from '../../../long/amount';
import { createPlayer } from '../../../helpers/snap/snap';

const CHARACTERS = Object.keys(PROFILES) as Character[];
const B: SnapOptions = { table: 'B', packs: 1, ties: 'pot' };
const GAMES = amount(12, 2000);
/** Neighbours, the weaker second; of five pairs the sample has two. */
const PAIRS = CHARACTERS.slice(1).map((stronger, i) => [stronger, CHARACTERS[i]!] as const).filter((_, i) => LONG || i % 3 === 0);
/** The sample is small: by chance alone a share may lie far outside. */
const [LEAST, MOST] = [amount(0.4, 0.6), amount(0.95, 0.75)];

function print(line: string): void {
  if (LONG) process.stdout.write(`${line}\n`);
}

function meeting(weaker: Character, stronger: Character): Figures {
  const players = [weaker, stronger];
  const figures = playMany({ players, options: B, seed: SEED === 1 ? 'ladder' : `ladder ${SEED}` }, GAMES);
  print(`\n${gamesLine(figures)}`);
  players.forEach((name, player) => { print(playerLine(name, figures, player)); });
  return figures;
}

test.each(PAIRS)(
  '%s wins most games against %s, and not nearly all', (stronger, weaker) => {
    const { share } = shareOf(meeting(weaker, stronger), 1);
    expect(share).toBeGreaterThanOrEqual(LEAST);
    expect(share).toBeLessThanOrEqual(MOST);
  },
);

test('ada wins at least 70 of 100 games against pip', () => {
  expect(shareOf(meeting('pip', 'ada'), 1).share).toBeGreaterThanOrEqual(0.7);
});

test('the first of several who look at a match is as quick as one, and misses as much', () => {
  const looks = amount(500, 20_000);
  const firstOf = (watchers: number): { readonly half: number; readonly missed: number } => {
    const times = Array.from({ length: looks }, (_, i) => Math.min(...Array.from({ length: watchers }, (__, seat) =>
      (createPlayer('otto').look(question(tops('5c 5d'), `${i}:${seat} ${SEED}`, { watchers })).calls[0]?.at ?? Infinity) - 1000)))
      .toSorted((a, b) => a - b);
    return { half: times[Math.floor(looks / 2)]!, missed: times.filter((time) => time === Infinity).length / looks };
  };
  const alone = firstOf(1);
  print('');
  for (const watchers of [1, 2, 3, 5]) {
    const { half, missed } = firstOf(watchers);
    print(`the first of ${watchers} Ottos: half the matches by ${half.toFixed(0)} ms, overlooked by all ${(100 * missed).toFixed(1)} %`);
    expect(Math.abs(half - alone.half)).toBeLessThan(amount(60, 15));
    expect(Math.abs(missed - alone.missed)).toBeLessThan(amount(0.06, 0.015));
  }
});
