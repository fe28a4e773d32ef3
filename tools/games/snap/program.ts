/**
 * Lets computers play Snap against each other and says what came of it: `node tools/run.mjs snap --players pip,wanda`. The same command
 * gives the same games. `--players ladder` plays each character against the next stronger one.
 */
import { parseArgs } from 'node:util';
import { MAX_SEATS, MIN_SEATS, TABLES, TWO_PACKS_FROM, type SnapTable } from '../../../src/games/snap/rules/game';
import type { Character } from '../../../src/setup/players';
import { no, optionsOf, unreadable, type Asked } from '../../commandLine';
import { quote, wholeNumber } from '../../numbers';
import { CHARACTERS, isCharacter, nobodyIsCalled } from '../characters';
import { gamesLine, playerLine, playMany } from './figures';

const USAGE = 'node tools/run.mjs snap [--players pip,wanda | ladder] [--table b] [--games 100] [--seed games] [--beat 2500] [--asked]';
const LADDER = 'ladder';
const MOST_GAMES = 10_000;
/** The longest beat of a drum that anybody may want to know of, in milliseconds. */
const MOST_BEAT = 60_000;

interface SnapCommand {
  /** The tables to play at, one after the other. */
  readonly meetings: readonly (readonly Character[])[];
  readonly table: SnapTable;
  readonly games: number;
  readonly seed: string;
  readonly beat: number | null;
  readonly asked: boolean;
}

/** Who plays with whom; a sentence where nobody can. */
function meetingsOf(names: string): readonly (readonly Character[])[] | string {
  if (names === LADDER) return CHARACTERS.slice(1).map((upper, i) => [CHARACTERS[i]!, upper]);
  const players = names.split(',');
  const strange = players.find((name) => !isCharacter(name));
  if (strange !== undefined) return nobodyIsCalled(strange, LADDER);
  if (players.length < MIN_SEATS || players.length > MAX_SEATS) {
    return `A game is for ${MIN_SEATS} to ${MAX_SEATS} players. The call is: ${USAGE}`;
  }
  return [players.filter(isCharacter)];
}

/** Reads the command line. */
export function readOptions(argv: readonly string[]): Asked<SnapCommand> {
  let values;
  try {
    ({ values } = parseArgs({
      args: [...argv],
      options: {
        players: { type: 'string', default: 'pip,wanda' }, table: { type: 'string', default: 'b' },
        games: { type: 'string', default: '100' }, seed: { type: 'string', default: 'games' }, beat: { type: 'string' },
        asked: { type: 'boolean', default: false },
      },
    }));
  } catch (error) {
    return unreadable(error, USAGE);
  }
  const meetings = meetingsOf(values.players);
  if (typeof meetings === 'string') return no(meetings);
  const table = TABLES.find((one) => one === values.table.toUpperCase());
  if (table === undefined) return no(`${quote(values.table)} is no table. Possible: a, b, c.`);
  const games = wholeNumber(values.games, MOST_GAMES);
  if (games === null) return no(`${quote(values.games)} is no number of games. Possible: 1 to ${MOST_GAMES}.`);
  const beat = values.beat === undefined ? null : wholeNumber(values.beat, MOST_BEAT);
  if (values.beat !== undefined && beat === null) {
    return no(`${quote(values.beat)} is no beat. Possible: 1 to ${MOST_BEAT} milliseconds from card to card.`);
  }
  return { ok: true, options: { meetings, table, games, seed: values.seed, beat, asked: values.asked } };
}

/** @returns the exit status */
export async function main(argv: readonly string[]): Promise<number> {
  const options = optionsOf(argv, USAGE, readOptions);
  if (typeof options === 'number') return options;
  const { meetings, table, games, seed, beat, asked } = options;
  for (const players of meetings) {
    const figures = playMany({
      players, seed, beat, asked,
      options: { table, packs: players.length < TWO_PACKS_FROM ? 1 : 2, ties: asked || table === 'C' ? 'seat' : 'pot' },
    }, games);
    const lines = players.map((name, player) => playerLine(name, figures, player));
    process.stdout.write(`${[gamesLine(figures), ...lines].join('\n')}\n\n`);
  }
  return 0;
}
