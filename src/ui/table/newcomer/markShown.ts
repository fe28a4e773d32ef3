/** Tells the game that a newcomer was shown a mark, so that it isn't due again. */
import type { Layout } from '../../../layout/types';
import type { Ask } from '../../commands';
import { isOtherTable } from '../../pageState';
import type { Screen } from '../../screen';
import type { TableModel } from '../tableModel';
import { markDue } from './markDue';

/** A mark that was due and no longer is was shown: what it is about was done, or its time is over. @param before the screen until now */
export function tellMarkShown(before: Screen | null, now: TableModel, layout: Layout, ask: Ask): void {
  if (before?.kind !== 'table' || isOtherTable(before, now) || now.state.paused) return;
  const was = markDue(before.newcomer, before.state, layout);
  // The table is drawn anew for it: that is a task of its own.
  if (was !== null && was !== markDue(before.newcomer, now.state, layout)) setTimeout(() => void ask({ kind: 'markShown', mark: was }));
}
