/**
 * Games of the arena reviewed, and each tile that the review calls a mistake judged once more, with other chance and more work: whether it
 * still is one. The same plan gives the same figures.
 */
import { chancesOfTiles } from '../../src/ai/judge/chances';
import { judge } from '../../src/ai/judge/judge';
import { DEEP_WORK, WORK, type Work } from '../../src/ai/search/monteCarlo';
import type { Pass } from '../../src/ai/questions';
import type { Tile } from '../../src/rules/board';
import { randomFrom } from '../../src/chance/chance';
import { dealOf } from '../../src/rules/deal';
import { PRINTED_RULES } from '../../src/rules/options';
import type { GameRecord } from '../../src/rules/record';
import type { SeatView } from '../../src/rules/seatView';
import { planOf } from '../../src/review/ledger/plan';
import { questionAbout } from '../../src/review/reviewer';
import type { ReviewedGame } from '../../src/review/reviewedGame';
import type { Verdict } from '../../src/review/verdict';
import { verdictOf } from '../../src/review/verdicts';
import { playFast } from '../arena/fast';
import { createPlayer } from '../arena/players';

/** By how much more work a mistake is judged again. */
const MORE = 4;

export interface ReviewGames {
  /** Names of the arena, in order of play. */
  readonly players: readonly string[];
  readonly games: number;
  readonly seed: string;
  readonly pass: Pass;
  /** Whether mistakes are judged again. */
  readonly again: boolean;
}

/** A tile that the review calls a mistake or worse, and what it loses when it is judged again, in points. */
export interface Mistake {
  readonly game: number;
  readonly player: string;
  readonly ply: number;
  readonly verdict: Verdict;
  /** Null where it was not judged again. */
  readonly again: number | null;
}

/** What one game came to, for each player. */
export interface ReviewedTiles {
  readonly game: number;
  readonly players: readonly {
    readonly name: string;
    /** Points that its tiles lost, and the standard errors of their losses. */
    readonly points: number;
    readonly errors: readonly number[];
  }[];
  readonly mistakes: readonly Mistake[];
}

/** A game of a plan, and the seeds of its players. Runs are picked up without a call: nothing hangs on the eye. */
export async function playGame(
  players: readonly string[], seed: string, game: number,
): Promise<{ readonly record: GameRecord; readonly seeds: readonly string[] }> {
  const word = `${seed}:${players.join(',')}:${game}`;
  const rules = { ...PRINTED_RULES, calls: 'automatic' } as const;
  const deal = dealOf(word);
  const seats = players.map((name, seat) => ({ player: createPlayer(name), seed: `${word}:${seat}` }));
  const { events } = await playFast({ rules, deal, seats });
  return { record: { rules, seats: players, starter: 0, deal, events }, seeds: seats.map((one) => one.seed) };
}

/** A game of the arena as one to be reviewed: all its seats are people. */
export function reviewedGame(record: GameRecord, game: number): ReviewedGame {
  return {
    id: String(game), record, levels: record.seats.map(() => null), seeds: record.seats, callTimes: [], races: [], memoryAid: true,
    forfeited: false,
  };
}

/** What a tile loses beside the best one when both are judged with other chance and more work, in points. */
function lossAgain(view: SeatView, tile: Tile, work: Work): number {
  const { chances } = chancesOfTiles(view, work, randomFrom(`again:${view.seat}:${view.ply}`));
  return 100 * (Math.max(...chances) - chances[view.rack.indexOf(tile)]!);
}

/** The games of a plan, one after the other. */
export async function* reviewedTiles(plan: ReviewGames): AsyncGenerator<ReviewedTiles> {
  const work = plan.pass === 'first' ? WORK : DEEP_WORK;
  const more = { ...work, playouts: MORE * work.playouts };
  for (let game = 1; game <= plan.games; game += 1) {
    const { record } = await playGame(plan.players, plan.seed, game);
    const judged = planOf(reviewedGame(record, game), 0).placed.map(({ asked: { view }, tile }) =>
      ({ view, verdict: verdictOf(view, judge(questionAbout(view, plan.pass)), tile)! }));
    const mistakes = judged.filter(({ verdict: { band } }) => band === 'mistake' || band === 'blunder')
      .map(({ view, verdict }): Mistake => ({
        game, player: plan.players[view.seat]!, ply: view.ply, verdict, again: plan.again ? lossAgain(view, verdict.tile, more) : null,
      }));
    const players = plan.players.map((name, seat) => {
      const own = judged.filter(({ view }) => view.seat === seat).map(({ verdict }) => verdict);
      return { name, points: own.reduce((sum, { loss }) => sum + loss, 0), errors: own.map(({ error }) => error) };
    });
    yield { game, players, mistakes };
  }
}
