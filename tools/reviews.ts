/**
 * Reviews games of the arena and says how far the reviews can be believed: `node tools/run.mjs reviews --players champion,careful`. Each
 * mistake is judged again with other chance and four times the work. A line for each game, so that it can be stopped at any time. With
 * `--json` a line for each moment instead, with what the player had really forgotten, and at the end what the memory account is worth.
 */
import { parseArgs } from 'node:util';
import type { Pass } from '../src/ai/questions';
import { MAX_SEATS, MIN_SEATS } from '../src/rules/options';
import { isPlayer } from './arena/players';
import { no, optionsOf, unreadable, type Asked } from './commandLine';
import { quote, wholeNumber } from './numbers';
import { memoryFigures, momentsOf } from './reviews/moments';
import { reviewedTiles } from './reviews/reviewGames';
import { figuresLine, tally } from './reviews/tally';

const USAGE = 'node tools/run.mjs reviews [--players champion,careful] [--games 20] [--seed reviews] [--pass second] [--trust] [--json]';
const MOST_GAMES = 10_000;
const DEFAULT_PLAYERS = ['champion', 'careful'];

interface ReviewsOptions {
  /** Null for the tables that are played at in turn with `--json`. */
  readonly players: readonly string[] | null;
  readonly games: number;
  readonly seed: string;
  readonly pass: Pass;
  /** Mistakes are not judged again. */
  readonly trust: boolean;
  /** A line of JSON for each moment. */
  readonly json: boolean;
}

/** Reads the command line. */
export function readOptions(argv: readonly string[]): Asked<ReviewsOptions> {
  let values;
  try {
    ({ values } = parseArgs({
      args: [...argv],
      options: {
        players: { type: 'string' }, games: { type: 'string', default: '20' },
        seed: { type: 'string', default: 'reviews' }, pass: { type: 'string', default: 'second' },
        trust: { type: 'boolean', default: false }, json: { type: 'boolean', default: false },
      },
    }));
  } catch (error) {
    return unreadable(error, USAGE);
  }
  const { pass, seed, trust, json } = values;
  const players = values.players?.split(',') ?? DEFAULT_PLAYERS;
  const strange = players.find((name) => !isPlayer(name));
  if (strange !== undefined) return no(`Nobody is called ${quote(strange)}. The call is: ${USAGE}`);
  if (players.length < MIN_SEATS || players.length > MAX_SEATS) {
    return no(`A game is for ${MIN_SEATS} to ${MAX_SEATS} players. The call is: ${USAGE}`);
  }
  const games = wholeNumber(values.games, MOST_GAMES);
  if (games === null) return no(`${quote(values.games)} is no number of games. Possible: 1 to ${MOST_GAMES}.`);
  if (pass !== 'first' && pass !== 'second') return no(`There is no pass ${quote(pass)}. Possible: first, second.`);
  return { ok: true, options: { players: json && values.players === undefined ? null : players, games, seed, pass, trust, json } };
}

/** A line of JSON for each moment, and one for all of them at the end. */
async function tellMoments({ games, ...plan }: ReviewsOptions): Promise<number> {
  const told = [];
  for (let game = 1; game <= games; game += 1) {
    const now = await momentsOf(plan, game);
    told.push(now);
    for (const moment of now.moments) process.stdout.write(`${JSON.stringify(moment)}\n`);
  }
  process.stdout.write(`${JSON.stringify({ games, ...memoryFigures(told) })}\n`);
  return 0;
}

/** @returns the exit status */
export async function main(argv: readonly string[]): Promise<number> {
  const options = optionsOf(argv, USAGE, readOptions);
  if (typeof options === 'number') return options;
  if (options.json) return tellMoments(options);
  const { players, games, seed, pass, trust } = options;
  const told = [];
  for await (const game of reviewedTiles({ players: players ?? DEFAULT_PLAYERS, games, seed, pass, again: !trust })) {
    told.push(game);
    for (const { player, ply, verdict, again } of game.mistakes) {
      const { tile, better, loss, error, band, reason } = verdict;
      const then = again === null ? '' : `, again ${again.toFixed(1)}`;
      process.stdout.write(`game ${game.game}, tile ${ply + 1}, ${player}: ${tile} instead of ${better}, ${loss.toFixed(1)} `
        + `± ${error.toFixed(1)} (${band}, ${reason?.kind ?? 'no reason'})${then}\n`);
    }
    process.stdout.write(`after ${game.game}: ${figuresLine(tally(told))}\n`);
  }
  return 0;
}
