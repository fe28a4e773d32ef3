/** Who can play in the arena: one row for each. A new player is a new row. */
import { searchView, DEEP_WORK, WORK } from '../../src/ai/search/monteCarlo';
import { DEFAULT_LEVEL, LEVEL_NAMES, type LevelName } from '../../src/ai/levelNames';
import { localPlayer } from '../../src/ai/player';
import { carefulPlayer, greedyPlayer, linearPlayer, randomPlayer, type Placer } from '../../src/ai/reference';
import type { Player } from './game';
import { perfectEyes } from './perfect';
import { createProgram } from './program';

/** How a seat at the arena's table is asked for. */
type Maker = () => Omit<Player, 'name'>;

/** A player with perfect eyes and memory; the level is not looked at. */
const flawless = (placer: Placer): Maker => () => ({ thinker: perfectEyes(placer), level: DEFAULT_LEVEL });

/** A character of the game, with its eyes, memory and haste. */
const character = (level: LevelName): Maker => () => ({ thinker: localPlayer, level });

const ROWS: ReadonlyMap<string, Maker> = new Map<string, Maker>([
  ['random', flawless(randomPlayer)],
  ['greedy', flawless(greedyPlayer)],
  ['careful', flawless(carefulPlayer)],
  ['linear', flawless(linearPlayer)],
  ['champion', flawless((view, random) => searchView(view, WORK, random).tile)],
  ['deep', flawless((view, random) => searchView(view, DEEP_WORK, random).tile)],
  ...LEVEL_NAMES.map((level) => [level, character(level)] as const),
]);

/** What stands before the command of a player who is another program. */
export const COMMAND = 'cmd:';

/** The names that can be asked for. */
export const PLAYER_NAMES: readonly string[] = [...ROWS.keys(), `${COMMAND}COMMAND`];

/** Whether somebody plays under this name. */
export function isPlayer(name: string): boolean {
  return name.startsWith(COMMAND) ? name.slice(COMMAND.length).trim() !== '' : ROWS.has(name);
}

/** The player of this name, ready to sit down. @param answerMs how long a program may take for an answer */
export function createPlayer(name: string, answerMs?: number): Player {
  if (name.startsWith(COMMAND)) return createProgram(name.slice(COMMAND.length), answerMs);
  const make = ROWS.get(name);
  if (!make) throw new RangeError(`there is no player ${name}`);
  return { ...make(), name };
}
