/** Lets a tile that was tapped wait over its square, shows it there, and plays it in its time. What becomes of it stands in `takeBack`. */
import type { Tile } from '../../../rules/board';
import type { TakeBack } from '../../../setup/inputSettings';
import { WAIT_MS, takeBackAfter, type Pointer, type TakeBackChange, type TakeBackState } from './takeBack';

export interface TappingPorts {
  readonly setting: () => TakeBack;
  /** Shows a tile over its square, or (null) none any more. */
  readonly show: (tile: Tile | null) => void;
  /** Plays a tile, which is shown where it is until the table has taken it. */
  readonly play: (tile: Tile, timeStamp: number) => void;
  readonly now: () => number;
  /** Does something after so many milliseconds, unless what it gives is called before. */
  readonly after: (milliseconds: number, act: () => void) => () => void;
}

export interface Tapping {
  /** A tile was chosen. @param at when the finger or key went down */
  choose(tile: Tile, at: number, by: Pointer): void;
  /** Has what waits for a moment only played before what is pressed now. */
  goOn(at: number): void;
  /** Takes back what waits. Says whether anything did. */
  takeBack(): boolean;
  /** The tile that waits, null while none does. */
  waiting(): Tile | null;
  /** A finger lies on the tile that waits: it waits until that is lifted. */
  pause(): void;
}

/** Nothing waits. */
export function createTapping({ setting, show, play, now, after }: TappingPorts): Tapping {
  let state: TakeBackState = null;
  let stop: (() => void) | null = null;

  function happen(change: TakeBackChange, at: number): void {
    stop?.();
    stop = null;
    const before = state;
    const next = takeBackAfter(before, change);
    state = next.state;
    if (state !== null && state !== before) show(state.tile);
    if (state?.until === 'moment') stop = after(WAIT_MS, () => happen({ type: 'waited' }, now()));
    if (next.plays !== null) play(next.plays, at);
    else if (state === null && before !== null) show(null);
  }

  return {
    choose: (tile, at, by) => happen({ type: 'chosen', tile, by, setting: setting() }, at),
    goOn: (at) => happen({ type: 'goneOn' }, at),
    takeBack() {
      const waited = state !== null;
      happen({ type: 'takenBack' }, now());
      return waited;
    },
    waiting: () => state?.tile ?? null,
    pause: () => stop?.(),
  };
}
