/** What games of Snap come to, in figures: who won, who took cards, and who called wrongly. */
import type { Character } from '../../../src/setup/players';
import { playSnap, type PlayedGame, type PlayedTerms } from './play';

/** What one player did in some games. */
export interface PlayerFigures {
  /** Games won; one that several share counts in parts. */
  readonly wins: number;
  readonly takes: number;
  readonly wrong: number;
}

export interface Figures {
  readonly games: number;
  /** For each player, in the order in which they were named. */
  readonly players: readonly PlayerFigures[];
  /** How many games ended in which way. */
  readonly ends: Readonly<Record<'last' | 'draw' | 'flips', number>>;
  readonly flips: number;
  /** How many calls were tied. */
  readonly ties: number;
  readonly minutes: number;
}

/**
 * Games between some players, who change seats from game to game: each sits at each place, and each deals, as often as the others.
 * @param played told of each game, with the player at each seat
 */
export function playMany(
  terms: Omit<PlayedTerms, 'dealer'>, games: number, played: (game: PlayedGame, at: readonly number[]) => void = () => {},
): Figures {
  const { players, seed } = terms;
  const count = players.length;
  const sums = players.map(() => ({ wins: 0, takes: 0, wrong: 0 }));
  const ends = { last: 0, draw: 0, flips: 0 };
  let [flips, ties, time] = [0, 0, 0];
  for (let i = 0; i < games; i += 1) {
    /** Who sits where. */
    const at = players.map((_, seat) => (seat + i) % count);
    const seated = at.map((player): Character => players[player]!);
    const one = playSnap({ ...terms, players: seated, dealer: Math.floor(i / count) % count, seed: `${seed} ${i}` });
    const { game: { end, flips: turned }, happenings } = one;
    for (const seat of end!.winners) sums[at[seat]!]!.wins += 1 / end!.winners.length;
    for (const happening of happenings) {
      if (happening.type === 'took') sums[at[happening.seat]!]!.takes += 1;
      if (happening.type === 'wrong') sums[at[happening.seat]!]!.wrong += 1;
      if (happening.type === 'tied') ties += 1;
    }
    ends[end!.kind] += 1;
    flips += turned;
    time += one.time;
    played(one, at);
  }
  return { games, players: sums, ends, flips, ties, minutes: time / 60_000 };
}

/** The share of games that a player won, and between which it lies, but for chance: 95 of 100 such spans hold it (Wilson's). */
export function shareOf(
  { games, players }: Figures, player: number,
): { readonly share: number; readonly least: number; readonly most: number } {
  const share = players[player]!.wins / games;
  const z2 = 1.96 ** 2;
  const middle = (share + z2 / (2 * games)) / (1 + z2 / games);
  const off = Math.sqrt(z2 * ((share * (1 - share)) / games + z2 / (4 * games ** 2))) / (1 + z2 / games);
  return { share, least: middle - off, most: middle + off };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** What one player did, in one line. */
export function playerLine(name: string, figures: Figures, player: number): string {
  const { takes, wrong } = figures.players[player]!;
  const { share, least, most } = shareOf(figures, player);
  return `${name.padEnd(6)}  won ${percent(share)} (${percent(least)} to ${percent(most)})  takes a game `
    + `${(takes / figures.games).toFixed(1)}, false calls ${(wrong / figures.games).toFixed(1)}`;
}

/** How the games went, in one line. */
export function gamesLine({ games, ends, flips, ties, minutes }: Figures): string {
  const each = `${(minutes / games).toFixed(1)} minutes and ${(flips / games).toFixed(0)} cards each, ${(ties / games).toFixed(2)} ties`;
  return `${games} games, ${each}; ended by the last with cards ${ends.last}, a draw ${ends.draw}, the thousandth card ${ends.flips}`;
}
