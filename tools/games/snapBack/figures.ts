/** What games of Snap Back come to, in figures: dice at the end, and what each seat recalled and called. */
import { BACKS } from '../../../src/games/snapBack/rules/cards';
import type { Seat } from '../../../src/games/snapBack/rules/game';
import { FACES } from '../../../src/games/snapBack/rules/result';
import type { PlayedGame } from './play';

/** What one seat did in some games. */
export interface SeatFigures {
  /** In how many games each die was theirs at the end, from 1 to 6. */
  readonly dice: readonly number[];
  /** How many k-backs held, from 1 to 6. */
  readonly held: readonly number[];
  /** How many of these they recalled. */
  readonly recalled: readonly number[];
  /** How many cards they recalled rightly, and how many of these they would have called in time. */
  readonly matches: number;
  readonly called: number;
  /** How often they were the caller, and how often they then showed what does not hold. */
  readonly calls: number;
  readonly wrong: number;
}

export function seatFigures(games: readonly PlayedGame[], seat: Seat): SeatFigures {
  const cards = games.flatMap((game) => game.cards);
  const recalled = cards.map((card) => card.holds.filter((back) => card.recalled[seat]!.includes(back)));
  const right = cards.filter((_, i) => recalled[i]!.length > 0);
  const theirs = cards.filter(({ reveal }) => reveal?.callers.includes(seat));
  return {
    dice: FACES.map((face) => games.filter(({ game }) => game.dice[seat] === face).length),
    held: BACKS.map((back) => cards.filter(({ holds }) => holds.includes(back)).length),
    recalled: BACKS.map((back) => recalled.filter((backs) => backs.includes(back)).length),
    matches: right.length, called: right.filter(({ calls }) => calls[seat] !== null).length,
    calls: theirs.length, wrong: theirs.filter(({ reveal }) => reveal!.seats[seat]!.line === 1).length,
  };
}

/** In how many games the die of one seat was higher at the end than that of another. */
export function higher(games: readonly PlayedGame[], seat: Seat, other: Seat): number {
  return games.filter(({ game: { dice } }) => dice[seat]! > dice[other]!).length;
}

/** The furthest back that they recalled at least every other time; 0 for none. */
export function spanAsPlayed({ held, recalled }: SeatFigures): number {
  return (BACKS.toReversed().find((back) => recalled[back - 1]! * 2 >= held[back - 1]! && held[back - 1]! > 0)) ?? 0;
}

/** The die at the end on average. */
export function meanDie({ dice }: SeatFigures): number {
  return dice.reduce((sum, games, i) => sum + games * (i + 1), 0) / dice.reduce((sum, games) => sum + games, 0);
}

/** What one seat did, in one line. @param games how many there were */
export function seatLine(name: string, figures: SeatFigures, games: number): string {
  const { dice, held, recalled, matches, called, calls, wrong } = figures;
  const byBack = BACKS.map((back) => percent(recalled[back - 1]!, held[back - 1]!)).join(' ');
  return `${name.padEnd(6)}  span ${spanAsPlayed(figures)}  recalled by k ${byBack} %  called ${percent(called, matches)} % of what they `
    + `recalled  calls a game ${(calls / games).toFixed(1)}, wrong ${(wrong / games).toFixed(1)}  dice 1 to 6: ${dice.join(' ')} `
    + `(mean ${meanDie(figures).toFixed(2)})`;
}

function percent(part: number, of: number): string {
  return of === 0 ? '–' : `${Math.round((100 * part) / of)}`;
}

/** How the games went, in one line. */
export function gamesLine(games: readonly PlayedGame[]): string {
  const mean = (of: (game: PlayedGame) => number): number => games.reduce((sum, game) => sum + of(game), 0) / games.length;
  return `${games.length} games, ${(mean(({ time }) => time) / 60_000).toFixed(1)} minutes and `
    + `${mean(({ cards }) => cards.filter(({ reveal }) => reveal).length).toFixed(1)} reveals each, `
    + `${games.filter(({ game }) => game.over).length} ended by a true 6`;
}
