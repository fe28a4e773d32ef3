/**
 * The breath of a run: for a moment it lies lit where it lay, and the table holds still. No time runs out meanwhile, and what is pressed
 * is judged when it is over, in the order in which it was pressed; only a call that came too late for the run itself is void at once. Pure.
 */
import type { Tile } from '../rules/board';
import type { Seat } from '../rules/position';
import { fromTheLeft } from '../race/order';
import type { TableEmission } from './emissions';
import type { Intent } from './intents';
import { makerOf, type Step, type TableState } from './judge';

/** In the game's time. */
export interface Breath {
  /** What lies lit, in the order in which it was taken. */
  readonly tiles: readonly Tile[];
  /** Who took it: one seat for each call, in the same order. */
  readonly by: readonly Seat[];
  readonly startedAt: number;
  readonly endsAt: number;
}

/** What judging came to. */
export interface Judged extends Step {
  /** What was pressed in the same instant after a run was taken, and waits until it was seen. */
  readonly undone: readonly Intent[];
}

/** Of each run that was taken in this, its tiles. */
function runsIn(told: readonly TableEmission[]): readonly { readonly seat: Seat; readonly tiles: readonly Tile[] }[] {
  return told.flatMap((emission) => (emission.type !== 'played' ? []
    : emission.happenings.flatMap((happening) => (happening.type === 'snagged' ? [happening] : []))));
}

/**
 * Judges what was pressed in one instant, from the maker's left, each act as the one before it left the table.
 * @param judge what an act comes to
 * @param stops whether it ends with an act that takes a run
 */
export function judgeInstant(
  state: TableState, instant: readonly Intent[], judge: (state: TableState, press: Intent) => Step, stops: boolean,
): Judged {
  let now = state;
  const told: TableEmission[] = [];
  const presses = fromTheLeft(instant, makerOf(state), state.position.racks.length);
  for (const [i, press] of presses.entries()) {
    const step = judge(now, press);
    now = step.state;
    told.push(...step.told);
    if (stops && runsIn(step.told).length > 0) return { state: now, told, undone: presses.slice(i + 1) };
  }
  return { state: now, told, undone: [] };
}

/** The breath of what was taken in this; null where nothing was, or nothing waits for eyes. @param each how long for a run */
export function breathOf(told: readonly TableEmission[], each: number, now: number): Breath | null {
  const runs = runsIn(told);
  if (runs.length === 0 || each === 0) return null;
  const took = { tiles: runs.flatMap(({ tiles }) => tiles), by: runs.map(({ seat }) => seat) };
  return { ...took, startedAt: now, endsAt: now + each * runs.length };
}
