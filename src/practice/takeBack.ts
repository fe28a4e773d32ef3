/** Taking a move back: the same game, as it stood before a player's last decision. Pure. */
import { liveRuns } from '../rules/calls';
import type { GameEvent, Seat } from '../rules/position';
import type { GameRecord } from '../rules/record';
import { stepsOf } from '../rules/steps';

/** Whether a seat has decided anything yet: its first decision is a tile. */
export function hasDecided(events: readonly GameEvent[], seat: Seat): boolean {
  return events.some(([kind, by]) => kind === 'place' && by === seat);
}

/**
 * The record cut off before the seat's last decision, so that it can be made again: the tile that it placed, or, where it ended its move
 * and let a run of its own go, that. All that others did since is gone with it; deal, seed and luck stay.
 * @returns null where the seat has not decided anything yet
 * @throws where an event breaks a rule: a record that was read or played holds none
 */
export function recordBeforeLastDecision(record: GameRecord, seat: Seat): GameRecord | null {
  let last: number | null = null;
  let number = 0;
  for (const { event: [kind, by], before } of stepsOf(record)) {
    // To draw is a decision only where there was something to call: otherwise a step back would change nothing.
    if (by === seat && (kind === 'place' || (kind === 'draw' && liveRuns(before).length > 0))) last = number;
    number += 1;
  }
  return last === null ? null : { ...record, events: record.events.slice(0, last) };
}
