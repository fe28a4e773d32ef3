/**
 * A table that is played: the state machine, stepped by XState's pure `transition`, and what is due at it as data. It sets no timers:
 * whoever plays it asks what is due next, and says when that time has come.
 */
import { initialTransition, transition, type EventFrom, type SnapshotFrom } from 'xstate';
import type { TableInput } from './context';
import type { TableEmission } from './emissions';
import { gameMachine } from './gameMachine';

type Snapshot = SnapshotFrom<typeof gameMachine>;
export type TableEvent = EventFrom<typeof gameMachine>;

/** Something that comes by itself. */
interface Due {
  readonly id: string;
  /** When, in the table's time. */
  readonly at: number;
  readonly event: TableEvent;
}

export interface PlayedTable {
  readonly snapshot: Snapshot;
  /** In the order in which it was set. */
  readonly due: readonly Due[];
}

/** What a step makes of the table, and what is told of it. */
export interface TableStep {
  readonly table: PlayedTable;
  readonly told: readonly TableEmission[];
}

/** What the machine wants to be done. */
type Wanted = { readonly type: string; readonly params: unknown };

function wanted(before: readonly Due[], snapshot: Snapshot, actions: readonly Wanted[]): TableStep {
  let due = before;
  const told: TableEmission[] = [];
  const { now } = snapshot.context.input;
  for (const { type, params } of actions) {
    if (type === 'xstate.emit') told.push((params as { event: TableEmission }).event);
    if (type === 'xstate.cancel') due = due.filter(({ id }) => id !== (params as { sendId: string }).sendId);
    if (type !== 'xstate.raise') continue;
    const { event, id, delay } = params as { event: TableEvent; id: string; delay?: number };
    // What is raised at once has come already.
    if (delay !== undefined) due = [...due.filter((one) => one.id !== id), { id, at: now() + delay, event }];
  }
  return { table: { snapshot, due }, told };
}

/** The table of a game that begins, or goes on. */
export function startTable(input: TableInput): TableStep {
  const [snapshot, actions] = initialTransition(gameMachine, input);
  return wanted([], snapshot, actions);
}

/** Something happens at the table. After the end nothing does. */
export function stepTable({ snapshot, due }: PlayedTable, event: TableEvent): TableStep {
  if (snapshot.status !== 'active') return { table: { snapshot, due: [] }, told: [] };
  const [next, actions] = transition(gameMachine, snapshot, event);
  return wanted(next.status === 'active' ? due : [], next, actions);
}

/** What comes next by itself; null: nothing does. Of what is due together, the one that was set first. */
export function nextDue({ due }: PlayedTable): Due | null {
  return due.toSorted((a, b) => a.at - b.at)[0] ?? null;
}

/** Does what comes next by itself. */
export function tickTable(table: PlayedTable): TableStep {
  const next = nextDue(table);
  if (next === null) return { table, told: [] };
  return stepTable({ ...table, due: table.due.filter((one) => one !== next) }, next.event);
}
