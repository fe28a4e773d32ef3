/**
 * How well the characters play Snap Back, in seeded games of ten minutes with the durations that the table has. A game that a true 6 ends
 * earlier counts with the dice of that moment. The long program `snap-back-spans` plays them all and prints them (docs/strength.md).
 */
import { expect, test } from 'vitest';
import { PROFILES } from '../../../../src/characters/profiles';
import { chanceToRecall, spanOf } from '../../../../src/games/snapBack/players/levels';
import { BACKS } from '../../../../src/games/snapBack/rules/cards';
import type { Character } from '../../../../src/setup/players';
import { gamesLine, higher, seatFigures, seatLine, spanAsPlayed } from '../../../../tools/games/snapBack/figures';
import { playFast, type PlayedGame } from '../../../../tools/games/snapBack/play';
import { LONG, SEED, amount } from '../../../long/amount';

const CHARACTERS = Object.keys(PROFILES) as Character[];
const PACE = 2500;
const PACES = LONG ? [PACE, 1500, 4000] : [PACE];
const GAMES = amount(30, 100);
/** Neighbours two apart are told apart in so large a share of the games. The sample is smaller, so chance is larger. */
const TOLD_APART = amount(0.85, 0.95);

function games(players: readonly (Character | null)[], pace: number): PlayedGame[] {
  const seed = `${players.join(', ')} at ${pace}, ${SEED}`;
  return Array.from({ length: GAMES }, (_, i) => playFast({ players, seed: `${seed}: ${i}`, pace, minutes: 10, die: 3 }));
}

function print(line: string): void {
  if (LONG) process.stdout.write(`${line}\n`);
}

test.each(PACES)('alone with somebody silent, at %i ms: spans and calls', (pace) => {
  print(`\nAlone with somebody silent, ${pace} ms from card to card, ${GAMES} games each`);
  for (const character of CHARACTERS) {
    const figures = seatFigures(games([character, null], pace), 0);
    print(seatLine(character, figures, GAMES));
    for (const back of BACKS) {
      const [held, recalled] = [figures.held[back - 1]!, figures.recalled[back - 1]!];
      expect(Math.abs(recalled / held - chanceToRecall(character, back)), `${character} ${back}`).toBeLessThan(0.1);
    }
    if (LONG) expect(spanAsPlayed(figures), character).toBe(spanOf(character));
    if (pace === PACE) expect(figures.called / figures.matches, character).toBeGreaterThanOrEqual(1 / 3);
  }
});

test.each(PACES)('neighbours two apart are told apart by their dice after ten minutes, at %i ms', (pace) => {
  const told = (line: string, all: readonly PlayedGame[], higherSeat: number, lowerSeat: number): void => {
    const apart = higher(all, higherSeat, lowerSeat);
    print(`${line}: ${apart} of ${GAMES}`);
    if (pace === PACE) expect(apart / GAMES, line).toBeGreaterThanOrEqual(TOLD_APART);
  };
  const pairs = CHARACTERS.slice(2).map((strong, i) => [CHARACTERS[i]!, strong] as const);
  for (const [weak, strong] of pairs) {
    const all = games([weak, strong], pace);
    print(`\n${weak} and ${strong}, ${pace} ms from card to card: ${gamesLine(all)}`);
    told(`the die of ${strong} was higher than that of ${weak}`, all, 1, 0);
  }
  const six = games(CHARACTERS, pace);
  print(`\nAll six, ${pace} ms from card to card: ${gamesLine(six)}`);
  for (const [i, [weak, strong]] of pairs.entries()) told(`the die of ${strong} was higher than that of ${weak}`, six, i + 2, i);
});
