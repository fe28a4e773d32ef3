/**
 * Lets computers play Snap Back against each other and says what came of it: `node tools/run.mjs snapBack --players pip,otto`. The same
 * command gives the same games. Somebody `silent` never calls and always shows a fist.
 */
import { parseArgs } from 'node:util';
import { MAX_SEATS } from '../../../src/games/snapBack/rules/game';
import { FACES, type Die } from '../../../src/games/snapBack/rules/result';
import type { Character } from '../../../src/setup/players';
import { no, optionsOf, unreadable, type Asked } from '../../commandLine';
import { quote, wholeNumber } from '../../numbers';
import { isCharacter, nobodyIsCalled } from '../characters';
import { gamesLine, higher, seatFigures, seatLine } from './figures';
import { playFast } from './play';

const USAGE = 'node tools/run.mjs snapBack [--players pip,otto] [--games 100] [--seed games] [--pace 2500] [--minutes 10] [--die 3]';
const SILENT = 'silent';
const MOST_GAMES = 10_000;
/** The paces and times that anybody may want to know of, in milliseconds and minutes. */
const MOST_PACE = 60_000;
const MOST_MINUTES = 120;

interface SnapBackOptions {
  readonly players: readonly (Character | null)[];
  readonly games: number;
  readonly seed: string;
  readonly pace: number;
  readonly minutes: number;
  readonly die: Die;
}

/** Reads the command line. */
export function readOptions(argv: readonly string[]): Asked<SnapBackOptions> {
  let values;
  try {
    ({ values } = parseArgs({
      args: [...argv],
      options: {
        players: { type: 'string', default: 'pip,otto' }, games: { type: 'string', default: '100' },
        seed: { type: 'string', default: 'games' }, pace: { type: 'string', default: '2500' },
        minutes: { type: 'string', default: '10' }, die: { type: 'string', default: '3' },
      },
    }));
  } catch (error) {
    return unreadable(error, USAGE);
  }
  const names = values.players.split(',');
  const strange = names.find((name) => name !== SILENT && !isCharacter(name));
  if (strange !== undefined) return no(nobodyIsCalled(strange, SILENT));
  if (names.length > MAX_SEATS) return no(`A game is for 1 to ${MAX_SEATS} players. The call is: ${USAGE}`);
  const games = wholeNumber(values.games, MOST_GAMES);
  if (games === null) return no(`${quote(values.games)} is no number of games. Possible: 1 to ${MOST_GAMES}.`);
  const pace = wholeNumber(values.pace, MOST_PACE);
  if (pace === null) return no(`${quote(values.pace)} is no pace. Possible: 1 to ${MOST_PACE} milliseconds from card to card.`);
  const minutes = wholeNumber(values.minutes, MOST_MINUTES);
  if (minutes === null) return no(`${quote(values.minutes)} is no number of minutes. Possible: 1 to ${MOST_MINUTES}.`);
  const die = FACES.find((face) => `${face}` === values.die);
  if (die === undefined) return no(`${quote(values.die)} is not on a die. Possible: 1 to 6.`);
  const players = names.map((name) => (isCharacter(name) ? name : null));
  return { ok: true, options: { players, games, seed: values.seed, pace, minutes, die } };
}

/** @returns the exit status */
export async function main(argv: readonly string[]): Promise<number> {
  const options = optionsOf(argv, USAGE, readOptions);
  if (typeof options === 'number') return options;
  const { players, games, seed, ...terms } = options;
  const played = Array.from({ length: games }, (_, i) => playFast({ players, seed: `${seed} ${i}`, ...terms }));
  const name = (seat: number): string => players[seat] ?? SILENT;
  const lines = players.map((_, seat) => {
    const above = players.flatMap((__, other) =>
      (other === seat ? [] : [`${name(other)} ${higher(played, seat, other)}`])).join(', ');
    return `${seatLine(name(seat), seatFigures(played, seat), games)}${above === '' ? '' : `  higher than ${above}`}`;
  });
  process.stdout.write(`${[gamesLine(played), ...lines].join('\n')}\n`);
  return 0;
}
