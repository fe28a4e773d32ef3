/** What the arena is asked for on its command line, or the sentence that says what is wrong with that, and what is possible. */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { CALLS, MAX_SEATS, MIN_SEATS, type HouseRules } from '../../src/rules/options';
import { no, unreadable, type Asked } from '../commandLine';
import { quote, wholeNumber } from '../numbers';
import { COMMAND, PLAYER_NAMES, isPlayer } from './players';

export interface ArenaOptions {
  readonly players: readonly string[];
  readonly deals: number;
  readonly seed: string;
  readonly calls: HouseRules['calls'];
  readonly records: string | null;
  readonly json: boolean;
  readonly jobs: number;
}

const MOST_DEALS = 1_000_000;
const MOST_JOBS = 64;
const MOST_SEED = 60;

/** How the arena is called, in one line. */
export const USAGE = 'npm run -s arena -- --seats PLAYER,PLAYER… [--deals 100] [--seed 1] [--calls automatic|classic|race] '
  + '[--records FILE] [--json] [--jobs N]';

/** A list of what is possible. */
const list = (items: readonly string[]): string => items.join(', ');
/** The end of a sentence about players. */
export const POSSIBLE_PLAYERS = `Possible players: ${list(PLAYER_NAMES)}.`;

/** Commas part the players; one that belongs to a command is written `\,`. */
function playersIn(seats: readonly string[]): string[] {
  return seats.flatMap((text) => text.split(/(?<!\\),/)).map((name) => name.trim().replaceAll('\\,', ','));
}

/** `--deals -5` as `--deals=-5`: a value that looks like an option is a wrong value, not a riddle. */
function withValues(argv: readonly string[]): string[] {
  const args: string[] = [];
  for (const arg of argv) {
    if (/^-[^-]/.test(arg) && /^--(?:seats|deals|seed|calls|records|jobs)$/.test(args.at(-1) ?? '')) args.push(`${args.pop()}=${arg}`);
    else args.push(arg);
  }
  return args;
}

/** Reads the command line. */
export function readOptions(argv: readonly string[]): Asked<ArenaOptions> {
  let values;
  try {
    ({ values } = parseArgs({
      args: withValues(argv), strict: true, allowPositionals: false,
      options: {
        seats: { type: 'string', multiple: true }, deals: { type: 'string', default: '100' }, seed: { type: 'string', default: '1' },
        calls: { type: 'string', default: 'automatic' }, records: { type: 'string' }, json: { type: 'boolean', default: false },
        jobs: { type: 'string' },
      },
    }));
  } catch (error) {
    return unreadable(error, USAGE);
  }
  if (!values.seats) return no(`Nobody was named to play; the call is ${USAGE}. ${POSSIBLE_PLAYERS}`);
  const players = playersIn(values.seats);
  const stranger = players.find((name) => !isPlayer(name));
  if (stranger !== undefined) return no(`There is no player ${quote(stranger)}. ${POSSIBLE_PLAYERS}`);
  if (players.length < MIN_SEATS || players.length > MAX_SEATS) {
    return no(`A game is for ${MIN_SEATS} to ${MAX_SEATS} players, and --seats names ${players.length}. ${POSSIBLE_PLAYERS}`);
  }
  const deals = wholeNumber(values.deals, MOST_DEALS);
  if (deals === null) return no(`${quote(values.deals)} is no number of deals. Possible: 1 to ${MOST_DEALS}.`);
  const calls = CALLS.find((one) => one === values.calls);
  if (calls === undefined) return no(`There is no way of calling ${quote(values.calls)}. Possible: ${list(CALLS)}.`);
  const { seed } = values;
  if (seed.length === 0 || seed.length > MOST_SEED) {
    return no(`A seed of ${seed.length} characters cannot be used. Possible: 1 to ${MOST_SEED} characters.`);
  }
  const jobs = values.jobs === undefined ? usualJobs(players, deals) : wholeNumber(values.jobs, MOST_JOBS);
  if (jobs === null) return no(`${quote(values.jobs ?? '')} is no number of processes. Possible: 1 to ${MOST_JOBS}.`);
  if (values.records === '') return no('--records has no name of a file. Possible: any file that can be written.');
  return { ok: true, options: { players, deals, seed, calls, records: values.records
    ?? null, json: values.json, jobs: Math.min(jobs, deals) } };
}

/** A process for each core; one where a program plays, which is to be started once. */
function usualJobs(players: readonly string[], deals: number): number {
  return players.some((name) => name.startsWith(COMMAND)) ? 1 : Math.min(availableParallelism(), deals, MOST_JOBS);
}
