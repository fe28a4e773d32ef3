/** What lessons are called, what Pip says in them, by key, and what "Show me" points at. The sentences themselves are in `strings`. */
import type { Tile } from '../rules/board';

/** The lessons, in the order in which they build on each other. */
export const LESSON_NAMES = ['place', 'runs', 'lines', 'call', 'claim', 'empty', 'safe'] as const;

export type LessonName = (typeof LESSON_NAMES)[number];

export type SayKey =
  // Answers that fit anywhere, and what "Show me" says.
  | 'any-tile' | 'any-draw-first' | 'any-one-tile' | 'any-no-run' | 'any-missed' | 'any-late' | 'any-called' | 'any-wait' | 'any-held'
  | 'any-not-held' | 'any-other' | 'hint-place' | 'hint-call' | 'hint-draw'
  | 'place-first' | 'place-draw' | 'place-pip' | 'place-again' | 'place-draw-again' | 'place-no-run' | 'place-done'
  | 'runs-gap' | 'runs-gap-tile' | 'runs-gap-call' | 'runs-gap-done' | 'runs-diagonal' | 'runs-diagonal-tile' | 'runs-diagonal-done'
  | 'runs-longer' | 'runs-longer-tile' | 'runs-longer-done' | 'runs-snag' | 'runs-again' | 'lines-call'
  | 'lines-two' | 'lines-two-tile' | 'lines-two-done' | 'lines-most' | 'lines-most-one' | 'lines-most-tile' | 'lines-most-done'
  | 'call-make' | 'call-make-tile' | 'call-call' | 'call-missed' | 'call-draw' | 'call-done'
  | 'call-miss' | 'call-miss-tile' | 'call-let' | 'call-called' | 'call-taken' | 'call-miss-done'
  | 'call-clock' | 'call-clock-tile' | 'call-quick' | 'call-late' | 'call-drew' | 'call-clock-done'
  | 'claim-watch' | 'claim-call' | 'claim-early' | 'claim-first' | 'claim-done'
  | 'claim-mine' | 'claim-false' | 'claim-draw' | 'claim-false-told' | 'claim-false-done'
  | 'claim-look' | 'claim-gap' | 'claim-gap-call' | 'claim-gap-done'
  | 'empty-watch' | 'empty-choose' | 'empty-gone' | 'empty-neither' | 'empty-draw' | 'empty-pip' | 'empty-fill'
  | 'empty-fill-tile' | 'empty-call' | 'empty-done'
  | 'safe-choose' | 'safe-opens' | 'safe-done' | 'safe-watch' | 'safe-never' | 'safe-never-done';

/** Something that Pip says: its key, and the tile that it speaks of, where it does of one. */
export interface Said { readonly key: SayKey; readonly tile: Tile | null }

/** What "Show me" points at: the tile to be placed, the burst, or the button that draws. */
export type Hint =
  | { readonly kind: 'place'; readonly tile: Tile }
  | { readonly kind: 'call' | 'draw' };
