/** The real table of a lesson, opened at any moment of it, and what the learner sees of it. */
import type { GameEvent, Position, Seat } from '../rules/position';
import { lastPlacedIn, type GameLog } from '../session/gameLog';
import type { Heard } from '../session/host/hostState';
import type { PausableClock } from '../bots/pausableClock';
import { runningClock } from '../session/host/runningClock';
import { createTableActor, type TableActor } from '../session/host/tableActor';
import { tableViewOf, type TableView } from '../session/tableView';
import { callTimeOf } from '../setup/callTime';
import { BREATH_MS, SETTLE_MS } from '../setup/pace';
import type { Player } from '../setup/players';
import type { Pace, TimeToCall } from '../setup/setup';
import { YOU } from './lesson';

/** The seats of this screen. */
export const OWN: ReadonlySet<Seat> = new Set([YOU]);

/** The table at a moment to which it can come back. */
export interface Moment { readonly position: Position; readonly events: readonly GameEvent[]; readonly log: GameLog }

export interface LessonTableOptions {
  readonly clock: PausableClock;
  readonly pace: () => Pace;
  /** How long the learner has to call; Pip is never in a hurry. */
  readonly callSeconds: TimeToCall;
  readonly learner: Player;
  readonly changed: (heard: Heard) => void;
}

/** The table at a moment, not started yet. */
export function openTable(
  { position, events }: Moment, { clock, pace, callSeconds, learner, changed }: LessonTableOptions,
): TableActor {
  const { rules, racks } = position;
  return createTableActor({
    rules, seats: racks.length, orderTiles: null, starter: YOU, deal: [],
    callTime: (mover) => (mover === YOU ? callTimeOf({ rules, callSeconds }, learner) : null),
    lastChance: () => null, seatingTime: 0, settle: pace() === 'instant' ? 0 : SETTLE_MS,
    breath: () => BREATH_MS[pace()], now: clock.now,
    sofar: { picks: [], seated: true, position, events },
  }, clock, { emitted() {}, changed });
}

/** Does at a table what a script says, at `at`. */
export function sendEvent(table: TableActor, [kind, seat, tile]: GameEvent, at: number): void {
  table.send(kind === 'place' ? { kind, seat, tile, at } : { kind: kind === 'snag' ? 'call' : 'draw', seat, at });
}

/** What the learner may know of the table. */
export function viewOf(
  { context, phase }: Pick<Heard, 'context' | 'phase'>,
  { log, players, clock }: { readonly log: GameLog; readonly players: readonly Player[]; readonly clock: PausableClock },
): TableView {
  return tableViewOf({
    table: context, phase, players, lastPlaced: lastPlacedIn(log), gone: log.gone, memoryAid: false,
    clock: runningClock({ table: context }, clock), breath: context.breath, paused: clock.isPaused(),
  }, OWN);
}
