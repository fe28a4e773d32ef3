/**
 * Says how often players of the arena won who were told that they would with some chance: `node tools/run.mjs told --seats careful,viola`.
 * A review says what would come if everybody played on like the search; these play on as they do. The same call gives the same figures.
 */
import { parseArgs } from 'node:util';
import { mean } from 'simple-statistics';
import { CALLS, MAX_SEATS, MIN_SEATS } from '../src/rules/options';
import { isPlayer } from './arena/players';
import { no, optionsOf, unreadable, type Asked } from './commandLine';
import { quote, wholeNumber } from './numbers';
import { toldIn, type Told, type ToldPlan } from './winChance/arenaGames';
import { calibration } from './winChance/fit';

const USAGE = 'node tools/run.mjs told --seats careful,viola [--deals 100] [--seed told] [--calls automatic|classic|race]';
const MOST_DEALS = 100_000;
/** Fewer moments than this say nothing. */
const FEWEST = 20;

/** Reads the command line. */
export function readOptions(argv: readonly string[]): Asked<ToldPlan> {
  let values;
  try {
    ({ values } = parseArgs({
      args: [...argv],
      options: {
        seats: { type: 'string', default: '' }, deals: { type: 'string', default: '100' }, seed: { type: 'string', default: 'told' },
        calls: { type: 'string', default: 'classic' },
      },
    }));
  } catch (error) {
    return unreadable(error, USAGE);
  }
  const players = values.seats.split(',');
  const strange = players.find((name) => !isPlayer(name));
  if (strange !== undefined) return no(`Nobody is called ${quote(strange)}. The call is: ${USAGE}`);
  if (players.length < MIN_SEATS || players.length > MAX_SEATS) {
    return no(`A game is for ${MIN_SEATS} to ${MAX_SEATS} players. The call is: ${USAGE}`);
  }
  const deals = wholeNumber(values.deals, MOST_DEALS);
  if (deals === null) return no(`${quote(values.deals)} is no number of deals. Possible: 1 to ${MOST_DEALS}.`);
  const calls = CALLS.find((one) => one === values.calls);
  if (calls === undefined) return no(`There is no way of calling ${quote(values.calls)}. Possible: ${CALLS.join(', ')}.`);
  return { ok: true, options: { players, deals, seed: values.seed, calls } };
}

const percent = (part: number): string => (100 * part).toFixed(0);

/** A row for docs/strength.md: of the moments at which 10, 20 … 90 % was said, five up or down, what was said on average and won. */
export function row(name: string, told: readonly Pick<Told, 'said' | 'won'>[]): string {
  const cells = calibration(told).slice(1, -1).map(({ count, said, won }) =>
    (count < FEWEST ? '–' : `${percent(said)} → ${percent(won)} (${count})`));
  const all = `${percent(mean(told.map(({ said }) => said)))} → ${percent(mean(told.map(({ won }) => won)))} (${told.length})`;
  return `| ${name} | ${cells.join(' | ')} | ${all} |`;
}

/** @returns the exit status */
export async function main(argv: readonly string[]): Promise<number> {
  const options = optionsOf(argv, USAGE, readOptions);
  if (typeof options === 'number') return options;
  const told: Told[] = [];
  for await (const some of toldIn(options)) told.push(...some);
  const { players } = options;
  for (const [player, name] of players.entries()) {
    // Two alike are told in one row.
    if (players.indexOf(name) !== player) continue;
    const others = players.filter((_, other) => other !== player).join(' and ');
    process.stdout.write(`${row(`${name} against ${others}`, told.filter((one) => players[one.player] === name))}\n`);
  }
  return 0;
}
