/** What the maker of positions is asked for on its command line, or the sentence that says what is wrong with that. */
import { parseArgs } from 'node:util';
import { no, unreadable, type Asked } from '../commandLine';
import { quote, wholeNumber } from '../numbers';

/** What can be made: for each how many if nothing is said, and where it belongs. */
const KINDS = {
  games: { count: 60, out: 'src/training/positions/games.json' },
  safe: { count: 320, out: 'src/training/positions/safe.json' },
} as const;

export interface PositionsOptions {
  readonly what: keyof typeof KINDS;
  readonly count: number;
  readonly seed: number;
  /** The number of the first game. */
  readonly first: number;
  /** Files of positions that were found before, to be judged anew; none to look for new ones. */
  readonly from: readonly string[];
  readonly out: string;
}

/** How it is called. */
export const USAGE = `node tools/run.mjs positions ${Object.keys(KINDS).join('|')} [--count N] [--seed 1] [--first 0]
  [--from FILE,FILE] [--out FILE]`;
const MOST = 10_000;
const MOST_SEED = 100_000_000;

/** Reads the command line. */
export function readOptions(argv: readonly string[]): Asked<PositionsOptions> {
  let parsed;
  try {
    parsed = parseArgs({
      args: [...argv], strict: true, allowPositionals: true,
      options: {
        count: { type: 'string' }, seed: { type: 'string', default: '1' },
        first: { type: 'string', default: '0' }, from: { type: 'string', default: '' },
        out: { type: 'string' },
      },
    });
  } catch (error) {
    return unreadable(error, USAGE);
  }
  const { values, positionals: [what = '', ...more] } = parsed;
  if (more.length > 0 || !Object.hasOwn(KINDS, what)) {
    return no(`${quote([what, ...more].join(' '))} cannot be made. The call is: ${USAGE}`);
  }
  const kind = KINDS[what as keyof typeof KINDS];
  const count = values.count === undefined ? kind.count : wholeNumber(values.count, MOST);
  if (count === null) return no(`${quote(values.count ?? '')} is no number of ${what}. Possible: 1 to ${MOST}.`);
  const seed = wholeNumber(values.seed, MOST_SEED);
  if (seed === null) return no(`${quote(values.seed)} is no seed. Possible: 1 to ${MOST_SEED}.`);
  const first = values.first === '0' ? 0 : wholeNumber(values.first, MOST);
  if (first === null) return no(`${quote(values.first)} is no number of a game. Possible: 0 to ${MOST}.`);
  const from = values.from.split(',').filter((file) => file !== '');
  if (from.length > 0 && what !== 'safe') return no(`--from is for safe, and not for ${what}.`);
  if (values.out === '') return no('--out has no name of a file. Possible: any file that can be written.');
  return { ok: true, options: { what: what as keyof typeof KINDS, count, seed, first, from, out: values.out ?? kind.out } };
}
