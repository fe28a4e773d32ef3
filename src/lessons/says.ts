/** What lessons are called, what Pip says in them, by key, and what "Show me" points at. The sentences themselves are in `strings`. */
import type { Tile } from '../rules/board';

/** The lessons, in the order in which they build on each other. */
export const LESSON_NAMES = ['place', 'runs', 'lines', 'call', 'claim', 'empty', 'safe'] as const;

export type LessonName = (typeof LESSON_NAMES)[number];

export type SayKey =
  // Answers that fit anywhere, and what "Show me" says.
  | 'any.tile' | 'any.drawFirst' | 'any.oneTile' | 'any.noRun' | 'any.missed' | 'any.late' | 'any.called' | 'any.wait' | 'any.held'
  | 'any.notHeld' | 'any.other' | 'hint.place' | 'hint.call' | 'hint.draw'
  | 'place.first' | 'place.draw' | 'place.pip' | 'place.again' | 'place.drawAgain' | 'place.noRun' | 'place.done'
  | 'runs.gap' | 'runs.gapTile' | 'runs.gapCall' | 'runs.gapDone' | 'runs.diagonal' | 'runs.diagonalTile' | 'runs.diagonalDone'
  | 'runs.longer' | 'runs.longerTile' | 'runs.longerDone' | 'runs.mine'
  | 'lines.two' | 'lines.twoTile' | 'lines.twoDone' | 'lines.most' | 'lines.mostOne' | 'lines.mostTile' | 'lines.mostDone'
  | 'call.make' | 'call.makeTile' | 'call.call' | 'call.missed' | 'call.draw' | 'call.done'
  | 'call.miss' | 'call.missTile' | 'call.let' | 'call.called' | 'call.taken' | 'call.missDone'
  | 'call.clock' | 'call.clockTile' | 'call.quick' | 'call.late' | 'call.drew' | 'call.clockDone'
  | 'claim.watch' | 'claim.call' | 'claim.early' | 'claim.first' | 'claim.done'
  | 'claim.mine' | 'claim.false' | 'claim.draw' | 'claim.falseTold' | 'claim.falseDone'
  | 'claim.look' | 'claim.gap' | 'claim.gapCall' | 'claim.gapDone'
  | 'empty.watch' | 'empty.choose' | 'empty.gone' | 'empty.neither' | 'empty.draw' | 'empty.pip' | 'empty.fill'
  | 'empty.fillTile' | 'empty.call' | 'empty.done'
  | 'safe.choose' | 'safe.opens' | 'safe.done' | 'safe.watch' | 'safe.never' | 'safe.neverDone';

/** Something that Pip says: its key, and the tile that it speaks of, where it does of one. */
export interface Said { readonly key: SayKey; readonly tile: Tile | null }

/** What "Show me" points at: the tile to be placed, the burst, or the button that draws. */
export type Hint =
  | { readonly kind: 'place'; readonly tile: Tile }
  | { readonly kind: 'call' | 'draw' };
