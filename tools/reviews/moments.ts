/**
 * Reviews of games of the arena, moment by moment, with what the players had really forgotten beside what the review says of it; and the
 * three figures by which the memory account is known to be honest (docs/decisions/0082-what-was-forgotten.md).
 */
import { judge } from '../../src/ai/judge/judge';
import { recall } from '../../src/ai/judge/recall';
import { isLevel } from '../../src/ai/levelNames';
import { LEVELS } from '../../src/ai/levels';
import type { Pass } from '../../src/ai/questions';
import type { Tile } from '../../src/rules/board';
import type { Gone } from '../../src/rules/seatView';
import { planOf } from '../../src/review/ledger/plan';
import { questionAbout } from '../../src/review/reviewer';
import { verdictOf } from '../../src/review/verdicts';
import { forgettingOf } from './forgetting';
import { playGame, reviewedGame } from './reviewGames';

/** Forgetting that cost so many points is to be found. */
export const COSTLY = 5;

/** Players who forget nothing below this ACT-R threshold. */
const NEVER = -10;

/** The tables at which games are played in turn where no players are named: those who forget, and those who forget nothing. */
export const TABLES = [
  'viola,otto', 'viola,careful', 'wanda,henrik', 'careful,greedy', 'viola,pip', 'champion,viola', 'viola,wanda,henrik', 'ada,viola',
] as const;

/** A tile that lost something that can be told, or that forgetting made worse. */
export interface ToldMoment {
  readonly game: number;
  readonly player: string;
  readonly ply: number;
  readonly tile: Tile;
  readonly better: Tile;
  readonly account: 'choice' | 'memory' | null;
  readonly points: number;
  readonly reason: string | null;
  /** The run that the review names; null for none. */
  readonly named: Gone | null;
  /** Whether the player had really forgotten it; null where none is named. */
  readonly forgotten: boolean | null;
  /** What forgetting really cost, in points. */
  readonly cost: number;
}

/** All that one player lost in a game, and what is worth a line. */
export interface ToldGame { readonly moments: readonly ToldMoment[]; readonly lost: ReadonlyMap<string, number> }

export interface TablePlan { readonly players: readonly string[] | null; readonly seed: string; readonly pass: Pass }

/** The moments of one game of a plan, of all its seats: each reviewed as a person's would be. */
export async function momentsOf({ players, seed, pass }: TablePlan, game: number): Promise<ToldGame> {
  const names = players ?? TABLES[(game - 1) % TABLES.length]!.split(',');
  const { record, seeds } = await playGame(names, seed, game);
  const lost = new Map(names.map((name) => [name, 0]));
  const moments = names.flatMap((player, seat): ToldMoment[] => {
    const own = planOf(reviewedGame(record, game), seat).placed.filter(({ asked: { view } }) => view.seat === seat);
    const runs = recall({ moves: own.map(({ asked: { view }, tile }) => ({ view, tile })), seed: 'review' });
    return own.flatMap(({ asked: { view }, tile }, i): ToldMoment[] => {
      const judged = judge(questionAbout(view, pass));
      const { loss, band, better, reason } = verdictOf(view, judged, tile)!;
      lost.set(player, lost.get(player)! + loss);
      const truth = forgettingOf(view, player, seeds[seat]!, (other) => judged.tiles.find((one) => one.tile === other)!.chance);
      if (band === null && truth.cost < COSTLY) return [];
      const named = band === null ? null : runs[i]?.gone ?? null;
      return [{
        game, player, ply: view.ply, tile, better, account: band === null ? null : named ? 'memory' : 'choice', points: loss,
        reason: reason?.kind ?? null, named, forgotten: named && truth.runs.includes(named), cost: truth.cost,
      }];
    });
  });
  return { moments, lost };
}

/** A part of a whole, and its share; null where there is no whole. */
export interface Share { readonly part: number; readonly all: number; readonly share: number | null }

/** The three figures. */
export interface MemoryFigures {
  /** Of what players lost who forget nothing, in points, what is told as memory: at most 5 %. */
  readonly falselyBooked: Share;
  /** Of the moments told as memory for characters those whose run had been forgotten: at least 70 %. */
  readonly trulyForgotten: Share;
  /** Of the moments at which forgetting cost 5 points or more those told as memory, with a run that had been forgotten: at least 40 %. */
  readonly costlyTold: Share;
}

const shareOf = (part: number, all: number): Share => ({ part, all, share: all === 0 ? null : part / all });

function forgetsNothing(player: string): boolean {
  return !isLevel(player) || LEVELS[player].memory.threshold < NEVER;
}

/** The figures of some games. */
export function memoryFigures(games: readonly ToldGame[]): MemoryFigures {
  const moments = games.flatMap((game) => game.moments);
  const told = moments.filter(({ account }) => account === 'memory');
  const booked = told.filter(({ player }) => forgetsNothing(player)).reduce((sum, { points }) => sum + points, 0);
  const lost = games.flatMap((game) => [...game.lost]).reduce((sum, [player, points]) => sum + (forgetsNothing(player) ? points : 0), 0);
  const characters = told.filter(({ player }) => isLevel(player));
  const costly = moments.filter(({ cost }) => cost >= COSTLY);
  return {
    falselyBooked: shareOf(booked, lost),
    trulyForgotten: shareOf(characters.filter(({ forgotten }) => forgotten).length, characters.length),
    costlyTold: shareOf(costly.filter(({ forgotten }) => forgotten).length, costly.length),
  };
}
