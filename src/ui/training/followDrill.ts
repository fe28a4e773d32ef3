/** What the page sees to at the table of a drill, as at every table: where the keys begin, and from where lines are read. */
import type { Tile } from '../../rules/board';
import type { Screen } from '../screen';
import type { DrillModel } from './trainingModel';

/**
 * Once a drill is drawn: Space calls as soon as it goes on, and lines are read from the tile that has landed or the square that is
 * asked about.
 * @param before the screen that was shown until now
 * @param readFrom makes this the square from which lines are read
 */
export function followDrill(root: HTMLElement, before: Screen | null, now: DrillModel, readFrom: (tile: Tile) => void): void {
  const earlier = before?.kind === 'drill' && before.round === now.round ? before : null;
  const told = now.state.lastPlaced ?? now.marks.find(({ as }) => as === 'asked')?.tile ?? null;
  if (told !== null && earlier?.times !== now.times) readFrom(told);
  if (now.phase === 'over') {
    if (earlier?.phase !== 'over') root.querySelector<HTMLElement>('.drill-end h2')?.focus();
  } else if (earlier === null || (earlier.waits && !now.waits)) root.querySelector<HTMLElement>('.drill-head h1')?.focus();
}
