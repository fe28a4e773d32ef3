/**
 * A computer player: two questions about a seat's view, each answered from the view, the character and a seed alone. It keeps nothing
 * between questions, so that another worker that is asked the same gives the same answer.
 */
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { RUN_LENGTH, allRuns, tilesOf, type Line, type Tile } from '../rules/board';
import { fraction, randomFrom } from '../chance/chance';
import type { SeatView } from '../rules/seatView';
import { noticingTime } from '../cognition/noticing';
import { overlookedLines } from './mind/attention';
import { weigh } from './careful';
import { searchMind, WORK } from './search/monteCarlo';
import { grab } from './greedy';
import { LEVELS, type Level } from './levels';
import { lineOf, windowsThrough } from './search/lines';
import { remembersMaker } from './mind/memory';
import { mindOf, type Mind } from './mind/mind';
import type { Choice, Look, Question, Thinker } from './questions';

/** What a question's chance is drawn from: another for each ply, and for choosing and looking. */
export function chanceOf({ seed, view }: Question, what: 'choose' | 'look'): RandomGenerator {
  return randomFrom(`${seed}:${what}:${view.seat}:${view.ply}`);
}

/** What a player has in mind before it chooses a tile, and whether it thinks at all. */
export interface Thinking {
  readonly mind: Mind;
  readonly heeds: boolean;
  readonly after: number;
  /** What is still to be drawn by chance. */
  readonly random: RandomGenerator;
}

/** What a player has in mind when it is asked for a tile: the same however often it is asked. */
export function thinkingOf(question: Question): Thinking {
  const level = LEVELS[question.level];
  const random = chanceOf(question, 'choose');
  // First of all, so that the adviser who draws the same chance finds the same mind.
  const mind = mindOf(question.view, level, question.seed, random);
  const after = between(level.pondering, fraction(random));
  return { mind, heeds: fraction(random) < level.judging.heed, after, random };
}

/** Which tile to place. Refuses (throws) a view whose rack is empty. */
export function choose(question: Question): Choice {
  if (question.view.rack.length === 0) throw new RangeError('a seat without tiles was asked for one');
  const { mind, heeds, after, random } = thinkingOf(question);
  const tile = heeds ? thoughtful(LEVELS[question.level], mind, random) : grab(mind, random);
  return { tile, takes: weigh(mind).find((thought) => thought.tile === tile)?.takes ?? [], after };
}

/** The tile that a player places who thinks, with what it has in mind. */
export function thoughtful({ judging }: Level, mind: Mind, random: RandomGenerator): Tile {
  return judging.by === 'care' ? weigh(mind)[0]!.tile : searchMind(mind, { ...WORK, playouts: judging.playouts }, random).tile;
}

/**
 * One look at the board after a tile has landed: whether a run catches the eye. Asked again after the same tile, it
 * answers the same.
 */
export function look(question: Question): Look {
  return lookAs(LEVELS[question.level], question);
}

/** A look by a character that may be no row of the table. */
export function lookAs(level: Level, question: Question): Look {
  const { view, seed, meant = [], watchers = 1 } = question;
  const { attention } = level;
  const random = chanceOf(question, 'look');
  const time = noticingTime(attention, watchers, fraction(random));
  const lingering = between(level.lingering, fraction(random));
  // What they meant to make they see, unless their mind has gone on to the next thing.
  const slips = fraction(random) < attention.slip;
  const gambles = fraction(random) < level.gamble;
  const overlooked = overlookedLines(view, attention, random);
  const dead = new Set(view.dead.map((squares) => squares.join()));
  const sure = allRuns(new Set(view.board)).filter((run) => {
    const seen = run.squares.every((square) => meant.includes(square)) ? !slips : !overlooked.has(lineOf(run));
    if (!seen) return false;
    return remembersMaker(run.squares, view, level.memory, seed) ? !dead.has(run.squares.join()) : gambles;
  });
  const sees = tilesOf(sure.length === 0 && gambles ? nearlyRuns(view).filter((line) => !overlooked.has(lineOf(line))) : sure);
  if (sees.length === 0) return { sees, after: lingering };
  // Whoever placed the tile has known where to look since choosing it.
  const placed = view.mover === view.seat ? view.placed : null;
  const own = placed !== null && sees.includes(placed);
  return { sees, after: own ? Math.min(time, Math.max(attention.floor, lingering)) : time };
}

/** What a hasty eye takes for a run: three lying of four in line, the tile that has landed last among them. */
function nearlyRuns({ board, placements }: SeatView): Line[] {
  const landed = placements.at(-1)?.tile;
  if (landed === undefined || !board.includes(landed)) return [];
  const lying = new Set(board);
  return windowsThrough(landed)
    .map((line) => ({ ...line, squares: line.squares.filter((square) => lying.has(square)) }))
    .filter(({ squares }) => squares.length === RUN_LENGTH - 1);
}

function between([least, most]: readonly [number, number], share: number): number {
  return least + (most - least) * share;
}

/** The player in this very thread. */
export const localPlayer = { choose, look } satisfies Thinker;
