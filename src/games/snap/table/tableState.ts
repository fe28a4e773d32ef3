/** All that the table knows, and what can be worked out from it. Pure; times are the game's own, in milliseconds. */
import * as v from 'valibot';
import type { SnapSetup } from '../kept/setup';
import { isIn, isOpen, isOutDue, type Seat, type SnapGame } from '../rules/game';
import type { GameEvent } from '../rules/record';

/** Who can turn no card is out so long after the last one was painted: until then their call may still come. */
const OUT_MS = 2500;
/** So long what a call came to lies there before a card may be turned. */
export const CALLED_MS = 1200;

/** What somebody calls: a kind, or whatever fits. */
const called = v.picklist(['snap', 'pot', 'pool', 'any']);
export type Called = v.InferOutput<typeof called>;

/** What somebody at the table does. */
export const intentForm = v.variant('kind', [
  /** `orTurn`: the key is one for both, and turns a card where it is their turn and nothing can be called. */
  v.object({ kind: v.literal('call'), called, orTurn: v.boolean() }),
  v.object({ kind: v.literal('turn') }),
  /** Where everybody is asked: a call, or that the card may pass. */
  v.object({ kind: v.literal('answer'), says: v.union([called, v.literal('pass')]) }),
]);
export type SnapIntent = v.InferOutput<typeof intentForm>;
export type Answer = Called | 'pass';

export interface TableState {
  readonly setup: SnapSetup;
  /** The word of all shuffles; null: cards stay as they were gathered. */
  readonly seed: string | null;
  readonly game: SnapGame;
  readonly events: readonly GameEvent[];
  /** When each event happened: a card when it was painted, a call when it was pressed. */
  readonly times: readonly number[];
  /** When the card that was turned last was painted: null as long as nobody has said so, or none was. */
  readonly paintedAt: number | null;
  /** When calls came to something last, right or wrong. */
  readonly calledAt: number;
  /** Who wants to turn a card as soon as it may be. */
  readonly turning: Seat | null;
  /** For each seat what it answers, where everybody is asked; null: nothing yet. */
  readonly answers: readonly (Answer | null)[];
  /** Since when there is somebody to turn: cards were dealt, or play went on after a break. */
  readonly since: number;
}

/** What somebody begins with, or goes on. */
type TakenUp = Pick<TableState, 'setup' | 'seed' | 'game'> & Partial<Pick<TableState, 'events' | 'times'>>;

/** A table that begins, or goes on with a game as it was kept. */
export function startState({ events = [], times = [], ...game }: TakenUp, now: number): TableState {
  return { ...game, events, times, paintedAt: null, calledAt: -Infinity, turning: null, answers: nobody(game.game), since: now };
}

/** An answer for each seat, none given. */
export function nobody({ out }: SnapGame): readonly null[] { return out.map(() => null); }

/** What of a table is to be seen hangs on this. */
export type Lying = Pick<TableState, 'game' | 'paintedAt' | 'answers' | 'setup'>;

/** Whether everybody is to be asked about the cards that lie open, and somebody has not answered yet. */
export function isAsking({ game, paintedAt, answers, setup: { asked } }: Lying): boolean {
  return asked && game.end === null && paintedAt !== null && isOpen(game)
    && answers.some((answer, seat) => answer === null && isIn(game, seat));
}

/** What comes next by itself, and when: a card, because somebody wanted to turn it or a drum does, or that somebody is out. */
export interface NextUp { readonly what: 'flip' | 'out'; readonly at: number }

/** @param quiet since when nothing is read aloud */
export function nextUp(state: TableState, quiet: number): NextUp | null {
  const { game, paintedAt, calledAt, turning, since, setup: { asked, beat, least } } = state;
  if (game.end || isAsking(state)) return null;
  const [painted, seen] = [paintedAt ?? -Infinity, calledAt + CALLED_MS];
  if (game.out.some((_, seat) => isOutDue(game, seat))) {
    // Where everybody was asked, everybody has had their time.
    const wait = asked ? 0 : OUT_MS;
    return { what: 'out', at: Math.max(painted + wait, seen, Math.max(since, quiet) + wait) };
  }
  const from = Math.max(painted + least, seen, since, quiet);
  if (beat !== null) return { what: 'flip', at: Math.max(from, (paintedAt ?? since) + beat) };
  return turning === game.turn ? { what: 'flip', at: from } : null;
}
