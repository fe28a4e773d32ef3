/** All that a table of piles knows, and what can be worked out from it. Pure; times are the game's own, in milliseconds. */
import * as v from 'valibot';
import type { Chance } from '../../../chance/drawn';
import type { Schema } from '../../../contract/contract';
import type { Called, EventOf, PilesRules, PilesTypes, SetupOf } from '../rules/family';
import { isIn, isOpen, mayTurn, type PilesState, type Seat } from '../rules/game';

/** So long what a call came to lies there before a card may be turned. */
export const CALLED_MS = 1200;

export type Answer<Call extends string> = Called<Call> | 'pass';

/** What somebody at the table does. */
export type PilesIntent<Call extends string> =
  /** `orTurn`: the key is one for both, and turns a card where it is their turn and nothing can be called. */
  | { readonly kind: 'call'; readonly called: Called<Call>; readonly orTurn: boolean }
  | { readonly kind: 'turn' }
  /** Whom the rules ask whether they go on does not; who turns a card does. */
  | { readonly kind: 'decline' }
  /** Where everybody is asked: a call, or that the card may pass. */
  | { readonly kind: 'answer'; readonly says: Answer<Call> };

/** @param calls all that can be called in this game */
export function intentForm<Call extends string>(calls: readonly Call[]): Schema<PilesIntent<Call>> {
  const called = v.picklist([...calls, 'any'] as Called<Call>[]);
  return v.variant('kind', [
    v.object({ kind: v.literal('call'), called, orTurn: v.boolean() }),
    v.object({ kind: v.picklist(['turn', 'decline']) }),
    v.object({ kind: v.literal('answer'), says: v.union([called, v.literal('pass')]) }),
  ]);
}

export interface TableState<T extends PilesTypes> {
  readonly setup: SetupOf<T>;
  /** The word of all shuffles; null: cards stay as they were gathered. */
  readonly seed: string | null;
  /** What draws the shuffles in the place of the word. */
  readonly chance?: Chance;
  readonly game: T['State'];
  readonly events: readonly EventOf<T>[];
  /** When each event happened: a card when it was painted, a call when it was pressed. */
  readonly times: readonly number[];
  /** When the card that was turned last was painted: null as long as nobody has said so, or none was. */
  readonly paintedAt: number | null;
  /** When calls came to something last, right or wrong. */
  readonly calledAt: number;
  /** Who wants to turn a card as soon as it may be. */
  readonly turning: Seat | null;
  /** For each seat what it answers, where everybody is asked; null: nothing yet. */
  readonly answers: readonly (Answer<T['Call']> | null)[];
  /** Until when a wrong answer keeps each seat from the next; without it nobody was wrong. */
  readonly lockedUntil?: readonly number[];
  /** Since when there is somebody to turn: cards were dealt, or play went on after a break. */
  readonly since: number;
}

/** What somebody begins with, or goes on. */
type TakenUp<T extends PilesTypes> =
  Pick<TableState<T>, 'setup' | 'seed' | 'chance' | 'game'> & Partial<Pick<TableState<T>, 'events' | 'times'>>;

/** A table that begins, or goes on with a game as it was kept. */
export function startState<T extends PilesTypes>({ events = [], times = [], ...game }: TakenUp<T>, now: number): TableState<T> {
  return { ...game, events, times, paintedAt: null, calledAt: -Infinity, turning: null, answers: nobody(game.game), since: now };
}

/** An answer for each seat, none given. */
export function nobody({ out }: Pick<PilesState, 'out'>): readonly null[] { return out.map(() => null); }

/** What of a table is to be seen hangs on this. */
export type Lying<T extends PilesTypes> = Pick<TableState<T>, 'game' | 'paintedAt' | 'answers' | 'setup'>;

/** Whether everybody is to be asked about the cards that lie open, and somebody has not answered yet. */
export function isAsking<T extends PilesTypes>({ game, paintedAt, answers, setup: { asked } }: Lying<T>): boolean {
  return asked && game.end === null && paintedAt !== null && isOpen(game)
    && answers.some((answer, seat) => answer === null && isIn(game, seat));
}

/** What comes next by itself, and when: a card, because somebody wanted to turn it or a drum does, or what is due by the rules. */
export interface NextUp { readonly what: 'flip' | 'due'; readonly at: number }

/** @param quiet since when nothing is read aloud */
export function nextUp<T extends PilesTypes>(
  { due: dueIn, choice }: Pick<PilesRules<T>, 'due' | 'choice'>, state: TableState<T>, quiet: number,
): NextUp | null {
  const { game, paintedAt, calledAt, turning, since, setup: { asked, beat, least } } = state;
  if (game.end || isAsking(state)) return null;
  const [painted, seen, due] = [paintedAt ?? -Infinity, calledAt + CALLED_MS, dueIn(game)];
  const isChoosing = (choice?.(game) ?? null) !== null;
  // Where nothing hurries, whoever is asked has all the time they want.
  if (isChoosing && asked) return null;
  if (due !== null) {
    // Where everybody was asked, everybody has had their time. Whom a false call has brought to be asked has it from then on.
    const wait = asked ? 0 : due.after;
    return { what: 'due', at: Math.max(painted + wait, isChoosing ? calledAt + wait : seen, Math.max(since, quiet) + wait) };
  }
  const from = Math.max(painted + least, seen, since, quiet);
  if (beat !== null) return { what: 'flip', at: Math.max(from, (paintedAt ?? since) + beat) };
  return turning !== null && mayTurn(game, turning) ? { what: 'flip', at: from } : null;
}
