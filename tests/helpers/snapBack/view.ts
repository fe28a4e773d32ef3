/** A table of Snap Back as it may be seen. */
import type { SnapBackView } from '../../../src/games/snapBack/table/view';
import { openedTable, type SnapBackTableModel, type TableSet } from '../../../src/games/snapBack/ui/table/tableModel';

/** Ann and Viola, with the ninth card before them. */
export function snapBackView(change: Partial<SnapBackView> = {}): SnapBackView {
  return {
    phase: 'dealing', seats: [
      { name: 'Ann', kind: 'local', shape: 'circle', me: true, die: 4, chosen: false },
      { name: 'Viola', kind: 'bot', level: 'viola', shape: 'star', die: 3, chosen: false },
    ],
    shown: 9, open: { rank: 7, back: null }, down: 6, mayCall: true, callers: [], callTook: null, countEndsAt: null, chooser: null,
    revealed: null,
    time: null, pace: 2500, untimed: false, row: true, paused: false, ended: null, ...change,
  };
}

export function snapBackTable(change: Partial<SnapBackView> = {}, set: Partial<TableSet> = {}): SnapBackTableModel {
  return openedTable(snapBackView(change), {
    input: { singleKeys: true, letters: {} }, mirrored: false, spoken: 'off', bests: [5, null], spans: [null, 3],
    sitting: 'beside', fingers: null, ...set,
  });
}
