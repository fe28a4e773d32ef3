/**
 * Fits the tables of win chances (src/ai/judge/winChance.json) to games of the search against itself: `node tools/run.mjs fitWinChance`.
 * With `--check 800` it holds the tables that lie there against fresh games of the champion. The same call gives the same figures; either
 * takes some half an hour. Games that were played are kept in .cache, so that other tables can be held against them.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chanceOfLead, chanceOfShare, type Row } from '../src/ai/judge/winChance';
import { WORK } from '../src/ai/search/monteCarlo';
import { no, optionsOf, unreadable, type Asked } from './commandLine';
import { quote, wholeNumber } from './numbers';
import { calibration, fitRows, logLoss } from './winChance/fit';
import { samplesOf, type Plan, type Sample } from './winChance/selfPlay';

const USAGE = 'node tools/run.mjs fitWinChance [--fit 2000 | --check 800] [--players 2,3,4]';
const FILE = new URL('../src/ai/judge/winChance.json', import.meta.url);
const CACHE = new URL('../.cache/winChance/', import.meta.url);
/** Games to fit to are played with less thought, which is nearly as strong; what is expected is asked at full work. */
const FIT = { seed: 'fit', playouts: 400, moments: 10 };
const CHECK = { seed: 'check', playouts: WORK.playouts, moments: 12 };
const PROGRESS_EVERY = 100;
const MOST_GAMES = 1_000_000;
const NOTE = 'By players; each row goes from so many tiles left down to the next: the slope on the logarithm of the odds of a share of the '
  + 'win in playouts, or on a lead in tiles, and a constant by how many seats place a tile after one\'s last.';

interface Tables { readonly share: readonly Row[]; readonly lead: readonly Row[] }

/** The samples of a plan, from the cache where it was played before. */
async function gather(plan: Plan): Promise<Sample[]> {
  const file = new URL(`${plan.seed}-${plan.seats}-${plan.games}.json`, CACHE);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Sample[];
  const samples: Sample[] = [];
  let games = 0;
  for await (const some of samplesOf(plan)) {
    samples.push(...some);
    games += 1;
    if (games % PROGRESS_EVERY === 0) process.stderr.write(`${plan.seats} players, ${plan.seed}: ${games} of ${plan.games} games\n`);
  }
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(file, JSON.stringify(samples));
  return samples;
}

const percent = (part: number): string => (100 * part).toFixed(1);

/** Prints the curve of each seat, as rows of docs/strength.md. */
function report(samples: readonly Sample[], seats: number): void {
  for (const [name, chance] of [
    ['share', (sample: Sample) => chanceOfShare(sample.share, sample)], ['lead', (sample: Sample) => chanceOfLead(sample.lead, sample)],
  ] as const) {
    const pairs = samples.map((sample) => ({ seat: sample.seat, said: chance(sample), won: sample.won }));
    process.stdout.write(`${seats} players, by ${name}: ${pairs.length} moments, log loss ${logLoss(pairs).toFixed(3)}\n`);
    for (let seat = 0; seat < seats; seat += 1) {
      const bins = calibration(pairs.filter((pair) => pair.seat === seat));
      const cells = bins.map(({ count, said, won }) => (count < 20 ? '–' : `${percent(said)} → ${percent(won)} (${count})`));
      process.stdout.write(`| seat ${seat + 1} | ${cells.join(' | ')} |\n`);
    }
  }
}

async function fit(players: readonly number[], games: number): Promise<void> {
  for (const seats of players) {
    const samples = await gather({ ...FIT, seats, games });
    const { tables } = JSON.parse(readFileSync(FILE, 'utf8')) as { tables: Record<string, Tables> };
    tables[seats] = { share: fitRows(samples, seats, 'share'), lead: fitRows(samples, seats, 'lead') };
    writeFileSync(FILE, text(`Fitted by: node tools/run.mjs fitWinChance --fit ${games}. ${NOTE}`, tables));
  }
}

interface FitOptions {
  readonly players: readonly number[];
  readonly games: number;
  /** Whether the table is held against new games, and not fitted anew. */
  readonly checks: boolean;
}

/** Reads the command line. */
export function readOptions(argv: readonly string[]): Asked<FitOptions> {
  let values;
  try {
    ({ values } = parseArgs({
      args: [...argv],
      options: { fit: { type: 'string' }, check: { type: 'string' }, players: { type: 'string', default: '2,3,4' } },
    }));
  } catch (error) {
    return unreadable(error, USAGE);
  }
  const asked = values.check ?? values.fit ?? '2000';
  const games = wholeNumber(asked, MOST_GAMES);
  if (games === null) return no(`${quote(asked)} is no number of games. Possible: 1 to ${MOST_GAMES}.`);
  const players = values.players.split(',').map(Number);
  if ((values.fit && values.check) || players.some((seats) => ![2, 3, 4].includes(seats))) return no(`The call is: ${USAGE}`);
  return { ok: true, options: { players, games, checks: values.check !== undefined } };
}

/** @returns the exit status */
export async function main(argv: readonly string[]): Promise<number> {
  const options = optionsOf(argv, USAGE, readOptions);
  if (typeof options === 'number') return options;
  const { players, games, checks } = options;
  if (!checks) await fit(players, games);
  else for (const seats of players) report(await gather({ ...CHECK, seats, games }), seats);
  return 0;
}

/** A table of the file, a row a line. */
function tableText(name: string, rows: readonly Row[]): string {
  return `      "${name}": [\n${rows.map((row) => `        ${JSON.stringify(row)}`).join(',\n')}\n      ]`;
}

function text(note: string, tables: Readonly<Record<string, Tables>>): string {
  const parts = Object.entries(tables).map(([seats, { share, lead }]) =>
    `    "${seats}": {\n${tableText('share', share)},\n${tableText('lead', lead)}\n    }`);
  return `{\n  "note": ${JSON.stringify(note)},\n  "tables": {\n${parts.join(',\n')}\n  }\n}\n`;
}
