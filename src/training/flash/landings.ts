/** The landings of a game: what each tile made where it landed, what only looks like a run, and which skills of *Flash* it asks for. */
import {
  RUN_LENGTH, SQUARES, allRuns, linesAcross, runsThrough, windows, type Direction, type Line, type Tile,
} from '../../rules/board';
import type { GameRecord } from '../../rules/record';
import { stepsOf } from '../../rules/steps';
import type { NearRun } from '../question';
import { flashSkill, type FlashSkillName, type LastPlace } from '../skills';

export interface Landing {
  /** The event of the record that places the tile, from 0. */
  readonly event: number;
  readonly tile: Tile;
  /** The tiles that lie before it lands, in rising order. */
  readonly board: readonly Tile[];
  readonly runs: readonly Line[];
  /** The near-runs through it, by the skill that they ask for, the most deceptive of each; none where it makes a run. */
  readonly near: ReadonlyMap<FlashSkillName, NearRun>;
  /** What it can be asked for: of a crossing each of its runs, of a landing without a run each near-run, or `flash:quiet`. */
  readonly skills: readonly FlashSkillName[];
}

/** Kinds of near-runs, the most deceptive last. */
const DECEPTION: readonly NearRun['kind'][] = ['three', 'edge', 'gap', 'taken'];

const windowsAt: ReadonlyMap<Tile, readonly Line[]> = new Map(SQUARES.map((square) =>
  [square, windows(RUN_LENGTH).filter(({ squares }) => squares.includes(square))]));

/**
 * The landings of a game at which one can ask for a run: those before which no run lies on the board, as an old one that nobody called
 * would be an answer too.
 */
export function landingsOf(record: GameRecord): Landing[] {
  const landings: Landing[] = [];
  let event = -1;
  /** Whether a run may lie on the board: one was made since none did. */
  let mayLie = false;
  for (const { event: [kind, , tile], before } of stepsOf(record)) {
    event += 1;
    if (kind !== 'place' || tile === undefined) continue;
    mayLie &&= allRuns(new Set(before.board)).length > 0;
    const landing = landingOn(event, tile, before.board, new Set(before.won.flat()));
    if (!mayLie) landings.push(landing);
    mayLie ||= landing.runs.length > 0;
  }
  return landings;
}

/** What a tile makes that lands on a board. @param taken the tiles that are gone for good */
export function landingOn(event: number, tile: Tile, board: readonly Tile[], taken: ReadonlySet<Tile>): Landing {
  const lying = new Set(board).add(tile);
  const runs = runsThrough(lying, tile);
  const kind = runs.length > 1 ? 'crossing' : 'run';
  const near = runs.length > 0 ? new Map<FlashSkillName, NearRun>() : nearRuns(tile, lying, taken);
  const skills = runs.length > 0
    ? runs.map(({ direction, squares }) => flashSkill(direction, placeIn(tile, squares), kind))
    : [...near.keys()];
  return { event, tile, board, runs, near, skills: skills.length === 0 ? ['flash:quiet'] : [...new Set(skills)] };
}

function nearRuns(tile: Tile, lying: ReadonlySet<Tile>, taken: ReadonlySet<Tile>): Map<FlashSkillName, NearRun> {
  const all = windowsAt.get(tile)!.map(({ direction, squares }) => nearRun(direction, squares, lying, taken))
    .filter((one) => one !== null).toSorted((a, b) => DECEPTION.indexOf(a.kind) - DECEPTION.indexOf(b.kind));
  return new Map(all.map((one) => [flashSkill(one.direction, placeIn(tile, one.squares), 'near'), one]));
}

/** What a window of four lacks to be a run; null where it lacks more than one tile. */
function nearRun(
  direction: Direction, window: readonly Tile[], lying: ReadonlySet<Tile>, taken: ReadonlySet<Tile>,
): NearRun | null {
  const squares = window.filter((square) => lying.has(square));
  const missing = window.find((square) => !lying.has(square));
  if (squares.length !== RUN_LENGTH - 1 || missing === undefined) return null;
  const gap = missing !== window[0] && missing !== window.at(-1);
  const kind = taken.has(missing) ? 'taken' : gap ? 'gap' : atEdge(direction, squares) ? 'edge' : 'three';
  return { squares, direction, missing, kind };
}

/** Whether three side by side end where the board does. */
function atEdge(direction: Direction, squares: readonly Tile[]): boolean {
  const line = linesAcross(squares[0]!).find((across) => across.direction === direction)!;
  return line.squares[0] === squares[0] || line.squares.at(-1) === squares.at(-1);
}

/** Where a tile lies among those of its line. */
function placeIn(tile: Tile, squares: readonly Tile[]): LastPlace {
  return tile === squares[0] || tile === squares.at(-1) ? 'end' : 'inside';
}
