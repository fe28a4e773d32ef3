/** What the training is asked for on its command line, or the sentence that says what is wrong with that, and what is possible. */
import { parseArgs } from 'node:util';
import { MAX_SEATS, MIN_SEATS } from '../../src/rules/options';
import { no, unreadable, type Asked } from '../commandLine';
import { quote, wholeNumber } from '../numbers';

export interface TrainOptions {
  readonly games: number;
  readonly generations: number;
  readonly seed: number;
  /** For how many players. */
  readonly players: readonly number[];
  readonly out: string;
}

/** How the training is called, in one line. */
export const USAGE = 'node tools/run.mjs train [--games 3000] [--generations 4] [--seed 1] [--players 2,3,4] '
  + '[--out src/ai/search/weights.json]';
const MOST_GAMES = 10_000_000;
const MOST_GENERATIONS = 1000;
const MOST_SEED = 100_000_000;

/** Reads the command line. */
export function readOptions(argv: readonly string[]): Asked<TrainOptions> {
  let values;
  try {
    ({ values } = parseArgs({
      args: [...argv], strict: true, allowPositionals: false,
      options: {
        games: { type: 'string', default: '3000' }, generations: { type: 'string', default: '4' }, seed: { type: 'string', default: '1' },
        players: { type: 'string', default: '2,3,4' }, out: { type: 'string', default: 'src/ai/search/weights.json' },
      },
    }));
  } catch (error) {
    return unreadable(error, USAGE);
  }
  const games = wholeNumber(values.games, MOST_GAMES);
  if (games === null) return no(`${quote(values.games)} is no number of games. Possible: 1 to ${MOST_GAMES}.`);
  const generations = wholeNumber(values.generations, MOST_GENERATIONS);
  if (generations === null) return no(`${quote(values.generations)} is no number of generations. Possible: 1 to ${MOST_GENERATIONS}.`);
  const seed = wholeNumber(values.seed, MOST_SEED);
  if (seed === null) return no(`${quote(values.seed)} is no seed. Possible: 1 to ${MOST_SEED}.`);
  const players = values.players.split(',').map((text) => wholeNumber(text.trim(), MAX_SEATS) ?? 0);
  if (players.some((seats) => seats < MIN_SEATS) || new Set(players).size < players.length) {
    return no(`${quote(values.players)} are no tables to train for. Possible: some of 2,3,4, each once.`);
  }
  if (values.out === '') return no('--out has no name of a file. Possible: any file that can be written.');
  return { ok: true, options: { games, generations, seed, players, out: values.out } };
}
