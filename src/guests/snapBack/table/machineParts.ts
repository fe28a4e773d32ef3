/** What the table's machine holds and takes, and how what a step comes to is put to work: told, and timed. */
import type { Claim } from '../rules/cards';
import type { Seat } from '../rules/game';
import type { TableEmission } from './emissions';
import { paint } from './steps';
import type { Sofar, Step, TableState, Terms } from './tableState';
import { cardStage, FINAL_MS, LATE_MS, OPEN_MS, stageEnd, UNPAINTED_MS, type Stage } from './times';

export interface TableInput {
  readonly terms: Terms;
  readonly sofar: Sofar;
  /** The time now, in the same milliseconds as a press's `at`. */
  readonly now: () => number;
}

export interface TableContext {
  readonly input: TableInput;
  readonly state: TableState;
  /** When the calls that wait are to be judged; null: nobody waits, or for the top card alone. */
  readonly judgeAt: number | null;
  /** When the top card is to count; null: it does, or nobody knows yet. */
  readonly finalAt: number | null;
  /** Whether the page has stood still, and what was pressed or painted meanwhile was waited for once more. */
  readonly waitedOn: { readonly toPaint: boolean; readonly toJudge: boolean; readonly toCount: boolean; readonly toReveal: boolean };
  /** What goes on by itself, and since when; null where a press goes on. */
  readonly stage: { readonly from: number; readonly length: Stage } | null;
}

export type TableEvent =
  | { readonly type: 'goOn' | 'stop' }
  | { readonly type: 'call'; readonly seat: Seat; readonly at: number }
  | { readonly type: 'answer'; readonly seat: Seat; readonly calls: boolean }
  | { readonly type: 'choose'; readonly seat: Seat; readonly claim: Claim }
  | { readonly type: 'painted'; readonly number: number; readonly at: number }
  | { readonly type: 'together' | 'reading' | 'hold'; readonly on: boolean }
  /** Judges at once what waits: the table is left, or the game is stopped; or what it waited for has come. */
  | { readonly type: 'judgeNow' }
  /** Times that are up. `left`: of the count. */
  | { readonly type: 'unpainted' | 'turnDown' | 'final' | 'judge' | 'next' }
  | { readonly type: 'count'; readonly left: 2 | 1 | 0 };

/** What an action can do with the machine. */
export interface Enqueue {
  readonly assign: (change: Partial<TableContext>) => void;
  readonly emit: (emission: TableEmission) => void;
  readonly raise: (event: TableEvent, options?: { delay: number; id: string }) => void;
  readonly cancel: (id: string) => void;
}

/** Takes what a step has come to, and tells of it. */
export function take({ assign, emit }: Enqueue, { state, told }: Step, more: Partial<TableContext> = {}): TableState {
  assign({ ...more, state });
  for (const emission of told) emit(emission);
  return state;
}

/** Sets when the stage that is on is over. */
export function setNext({ input, state }: Pick<TableContext, 'input' | 'state'>, stage: TableContext['stage'], enqueue: Enqueue): void {
  enqueue.cancel('next');
  enqueue.assign({ stage });
  if (stage === null || state.held) return;
  const delay = stageEnd(stage.from, stage.length, state.reading) - input.now();
  enqueue.raise({ type: 'next' }, { delay: Math.max(0, delay), id: 'next' });
}

/** The top card was painted: from here on its times run. @param at when; null: nobody has said so in time */
export function startCard(context: TableContext, at: number | null, enqueue: Enqueue): void {
  const { input: { terms, now }, judgeAt, waitedOn } = context;
  enqueue.cancel('unpainted');
  if (at === null && !waitedOn.toPaint && now() - context.state.top!.laidAt > UNPAINTED_MS + LATE_MS) {
    // The page has stood still: what is pressed and painted in it is not heard of yet.
    enqueue.assign({ waitedOn: { ...waitedOn, toPaint: true } });
    enqueue.raise({ type: 'unpainted' }, { delay: UNPAINTED_MS, id: 'unpainted' });
    return;
  }
  const state = paint(context.state, at);
  const paintedAt = state.top!.paintedAt!;
  enqueue.assign({ state, finalAt: paintedAt + FINAL_MS });
  enqueue.raise({ type: 'turnDown' }, { delay: Math.max(0, paintedAt + OPEN_MS - now()), id: 'turnDown' });
  enqueue.raise({ type: 'final' }, { delay: Math.max(0, paintedAt + FINAL_MS - now()), id: 'final' });
  setNext({ ...context, state }, { from: paintedAt, length: cardStage(terms.pace) }, enqueue);
  if (state.waiting.length > 0 && judgeAt === null) enqueue.raise({ type: 'judgeNow' });
}
