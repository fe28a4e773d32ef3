/**
 * The untimed way of calling: nobody is quicker than anybody. When movers end their move without having called, the draw is held back and
 * everyone else is asked in private: SNAG or pass? Those at one screen are asked in turn, those at devices of their own at once. When all
 * have answered, every SNAG counts as pressed at the same instant, and the draw follows. In the last chance everyone is asked once more,
 * and then it is counted. In a race the maker is asked with the others.
 *
 * Of a round nothing is told before its end. At one screen nothing is kept of it either, so that a game that is left in its midst comes
 * back before it. Pure.
 */
import type { Seat } from '../../../rules/position';
import type { TableContext } from '../../../table/gameMachine';
import type { Intent } from '../../../table/intents';
import { makerOf } from '../../../table/judge';

type Draw = Intent & { readonly kind: 'draw' };

export interface Questions {
  /** What the round holds back; null in the last chance. */
  readonly draw: Draw | null;
  /** The people at one screen who have not answered yet, in the order in which they are asked. */
  readonly left: readonly Seat[];
  /** Computers, and people at devices of their own, who have not answered yet: they are asked all at once. */
  readonly atOnce: readonly Seat[];
  /** Who has said SNAG so far. */
  readonly calls: readonly Seat[];
}

export interface Asking {
  /** The round that is on, and which it is at this table. */
  readonly questions: Questions | null;
  readonly round: number;
  /** What it came to, as far as that is not done yet, since a run lies lit. */
  readonly pending: readonly Intent[];
  /** Whether everyone has been asked for the last time. */
  readonly askedLast: boolean;
}

/** Nobody is asked yet. */
export const NOBODY_ASKED: Asking = { questions: null, round: 0, pending: [], askedLast: false };

/** A round in which nobody has answered. @param isHere whether somebody sits at the screen that others share */
export function questionsTo(seats: readonly Seat[], isHere: (seat: Seat) => boolean, draw: Draw | null): Questions {
  return { draw, left: seats.filter(isHere), atOnce: seats.filter((seat) => !isHere(seat)), calls: [] };
}

/** Who of some seats is asked now, or whoever is at the screen that others share; null while only the rest think it over. */
export function whoIsAsked({ questions, pending }: Asking, own: ReadonlySet<Seat>): Seat | null {
  return questions === null || pending.length > 0 ? null : questions.atOnce.find((seat) => own.has(seat)) ?? questions.left[0] ?? null;
}

/** Somebody else plays at a seat from now on, and nobody waits for it in turn. */
export function withoutTurn(asking: Asking, seat: Seat): Asking {
  const { questions } = asking;
  if (!questions?.left.includes(seat)) return asking;
  const left = questions.left.filter((other) => other !== seat);
  return { ...asking, questions: { ...questions, left, atOnce: [...questions.atOnce, seat] } };
}

/** Whether somebody's answer is waited for now. */
export function isAskedNow({ questions, pending }: Asking, seat: Seat): boolean {
  return pending.length === 0 && questions !== null && (questions.left[0] === seat || questions.atOnce.includes(seat));
}

/** The round after whoever is asked has answered. */
export function answered(questions: Questions, seat: Seat, snag: boolean): Questions {
  const without = (seats: readonly Seat[]): readonly Seat[] => seats.filter((other) => other !== seat);
  return {
    ...questions, left: without(questions.left), atOnce: without(questions.atOnce),
    calls: snag ? [...questions.calls, seat] : questions.calls,
  };
}

export function isAnswered({ left, atOnce }: Questions): boolean { return left.length === 0 && atOnce.length === 0; }

/** What a round comes to: every SNAG as pressed at the same instant, and then what was held back. */
export function intentsOf({ draw, calls }: Questions, at: number): Intent[] {
  return [...calls.map((seat): Intent => ({ kind: 'call', seat, at })), draw ? { ...draw, at } : { kind: 'count', seat: 0, at }];
}

/** Everybody from a seat's left on, that seat last. */
function fromTheLeftOf(seat: Seat, seats: number): Seat[] {
  return Array.from({ length: seats }, (_, i) => (seat + 1 + i) % seats);
}

/** Whom a draw is held back for; null where nobody is asked: the mover has called, or may not draw now, which the table tells them. */
export function askedBefore(draw: Draw, { position, events }: Pick<TableContext, 'position' | 'events'>): readonly Seat[] | null {
  const { mover, placed, rules, racks } = position;
  if (mover === null || draw.seat !== mover || placed === null) return null;
  const move = events.slice(events.findLastIndex(([kind]) => kind === 'place'));
  if (move.some(([kind, seat]) => kind === 'snag' && seat === mover)) return null;
  return fromTheLeftOf(mover, racks.length).filter((seat) => seat !== mover || rules.calls === 'race');
}

/** Who is asked in the last chance; null while it has not come, or when they have been. */
export function askedLast({ questions, askedLast: done }: Asking, table: TableContext): readonly Seat[] | null {
  const { position: { mover, racks }, counted, breath } = table;
  return mover !== null || counted || done || questions || breath ? null : fromTheLeftOf(makerOf(table), racks.length);
}
