/**
 * A table that is played: the state machine, stepped by its own pure `transition`, and what is due at it as data. It sets no timers, and
 * puts nothing in order: whoever plays it does.
 */
import { createActor, initialTransition, type EventFrom, type SnapshotFrom } from 'xstate';
import { SQUARES } from '../rules/board';
import { PRINTED_RULES } from '../rules/options';
import type { Moment, TableContext, TableInput } from './context';
import type { TableEmission } from './emissions';
import { gameMachine } from './gameMachine';
import type { Intent } from './intents';
import { isVoid, type Rivals } from './judge';

type Snapshot = SnapshotFrom<typeof gameMachine>;
export type TableEvent = EventFrom<typeof gameMachine>;

/** Something that comes by itself. */
export interface Due {
  readonly id: string;
  /** When, in the game's time. */
  readonly at: number;
  readonly event: TableEvent;
}

export interface PlayedTable {
  readonly snapshot: Snapshot;
  /** In the order in which it was set. */
  readonly due: readonly Due[];
  /** When a run that lay lit was seen last. */
  readonly seenAt: number;
}

/** What a step makes of the table, and what is told of it. */
export interface TableStep {
  readonly table: PlayedTable;
  readonly told: readonly TableEmission[];
}

/** What the machine wants to be done. */
type Wanted = { readonly type: string; readonly params: unknown };

const START: TableInput & { readonly moment: Moment } = {
  rules: PRINTED_RULES, seats: 2, orderTiles: null, starter: 0, deal: SQUARES, seatingTime: null,
  moment: { now: 0, times: { callTime: [], lastChance: 0, breath: 0 } },
};
const ACTOR = createActor(gameMachine, { input: START });
const nothing = (): void => {};
/**
 * What the machine is stepped within: an actor that nobody starts, the same for all games, since nothing of a game is kept in it. XState's
 * function `transition` makes one for each step, and begins a game for it.
 */
const INERT = {
  self: ACTOR, system: ACTOR.system, id: '', sessionId: '', logger: nothing, defer: nothing, emit: nothing, stopChild: nothing,
};

function wanted(before: readonly Due[], seenAt: number, snapshot: Snapshot, actions: readonly Wanted[]): TableStep {
  let due = before;
  const told: TableEmission[] = [];
  const { now } = snapshot.context.moment;
  for (const { type, params } of actions) {
    if (type === 'xstate.emit') told.push((params as { event: TableEmission }).event);
    if (type === 'xstate.cancel') due = due.filter(({ id }) => id !== (params as { sendId: string }).sendId);
    if (type !== 'xstate.raise') continue;
    const { event, id, delay } = params as { event: TableEvent; id: string; delay?: number };
    // What is raised at once has come already.
    if (delay !== undefined) due = [...due.filter((one) => one.id !== id), { id, at: now + delay, event }];
  }
  return { table: { snapshot, due, seenAt }, told };
}

export function contextOf({ snapshot }: PlayedTable): TableContext { return snapshot.context; }

export function isOver({ snapshot }: PlayedTable): boolean { return snapshot.status !== 'active'; }

/** The table of a game that begins, or goes on. */
export function startTable(input: TableInput, moment: Moment): TableStep {
  const [snapshot, actions] = initialTransition(gameMachine, { ...input, moment });
  return wanted([], -Infinity, snapshot, actions);
}

/** Something happens at the table. After the end nothing does. */
export function stepTable(table: PlayedTable, event: TableEvent, moment: Moment): TableStep {
  const { snapshot, due, seenAt } = table;
  if (isOver(table)) return { table: { ...table, due: [] }, told: [] };
  const actions: Wanted[] = [];
  const scope = { ...INERT, actionExecutor: (action: Wanted) => { actions.push(action); } };
  const next = gameMachine.transition({ ...snapshot, context: { ...snapshot.context, moment } } as Snapshot, event, scope);
  return wanted(next.status === 'active' ? due : [], event.type === 'breathOver' ? moment.now : seenAt, next, actions);
}

/**
 * What comes next by itself; null: nothing does. Of what is due together, the one that was set first.
 * @param settle how long presses from before a time that is up are waited for
 */
export function nextDue(table: PlayedTable, settle: number): Due | null {
  const isLit = contextOf(table).breath !== null;
  const all = table.due.flatMap((one) => {
    if (one.id !== 'clock') return [one];
    // While a run lies lit no time is up.
    return isLit ? [] : [{ ...one, at: Math.max(one.at, table.seenAt) + settle }];
  });
  return all.toSorted((a, b) => a.at - b.at)[0] ?? null;
}

/** Does what comes next by itself. */
export function tickTable(table: PlayedTable, moment: Moment, settle: number): TableStep {
  const next = nextDue(table, settle);
  return next === null ? { table, told: [] } : doDue(table, next, moment);
}

function doDue(table: PlayedTable, { id, event }: Due, moment: Moment): TableStep {
  return stepTable({ ...table, due: table.due.filter((one) => one.id !== id) }, event, moment);
}

/**
 * Something was pressed in one instant. A time that was up before goes first.
 * @returns besides: what of it waits until a run was seen that was taken
 */
export function pressTable(
  table: PlayedTable, presses: readonly Intent[], moment: Moment, isBeaten: Rivals['isBeaten'],
): TableStep & { readonly undone: readonly Intent[] } {
  const { breath, clock } = contextOf(table);
  const ranOut = table.due.find(({ id }) => id === 'clock');
  const isUp = ranOut !== undefined && breath === null && clock !== null && presses.every(({ at }) => at > clock.endsAt);
  const first = isUp ? doDue(table, ranOut, moment) : { table, told: [] };
  const step = stepTable(first.table, { type: 'pressed', presses, isBeaten }, moment);
  return { table: step.table, told: [...first.told, ...step.told], undone: isOver(first.table) ? [] : contextOf(step.table).undone };
}

/** Whether a call is only too late for the run that lies lit: nobody has to wait for that. */
export function isVoidNow(table: PlayedTable, call: Intent & { readonly kind: 'call' }, isBeaten: Rivals['isBeaten']): boolean {
  const context = contextOf(table);
  return context.breath !== null && isVoid(context, call, { isBeaten, takes: context.takes });
}
