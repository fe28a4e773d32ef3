/** The layout of no table: nothing is laid out before somebody sits at one. */
import type { Box } from '../box';
import type { TableLayout } from '../tableLayout';
import type { Layout } from '../types';

/** Before anybody sits at a table. */
export const BARE_TABLE: TableLayout = { players: 2, calls: true, sitting: null, replayed: false };

const NOTHING: Box = { x: 0, y: 0, width: 0, height: 0 };

/** While the screens with a table are not loaded, no box has a place. */
export const NO_LAYOUT: Layout = {
  width: 0, height: 0, shape: 'wide', wordmark: NOTHING, menu: NOTHING, players: [], board: NOTHING, chart: NOTHING, rack: NOTHING,
  slots: [], pile: NOTHING, draw: NOTHING, snag: NOTHING, log: NOTHING,
};
