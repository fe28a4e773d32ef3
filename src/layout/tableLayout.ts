/** For which table a window is laid out: how many sit at it, and how. */
import { layoutOf } from './layout';
import { forReplay } from './replay';
import type { AroundTable } from './shapes/around';
import type { Layout } from './types';

export interface TableLayout {
  readonly players: number;
  /** Whether there is a burst to call with. */
  readonly calls: boolean;
  /** How people sit around it; null where they sit side by side. */
  readonly sitting: AroundTable | null;
  /** Whether a game that is over is looked at again on it. */
  readonly replayed: boolean;
}

/** Before anybody sits at a table. */
export const BARE_TABLE: TableLayout = { players: 2, calls: true, sitting: null, replayed: false };

/** A window, in CSS pixels, with how far the screen's own edges (notches, bars) reach in. */
export type WindowSize = Pick<Parameters<typeof layoutOf>[0], 'width' | 'height' | 'safe'>;

/** Where everything of this table lies in a window. */
export function layoutIn(window: WindowSize, { players, calls, sitting, replayed }: TableLayout): Layout {
  const layout = layoutOf({ ...window, seats: players, burst: calls, sitting });
  return replayed ? forReplay(layout) : layout;
}
