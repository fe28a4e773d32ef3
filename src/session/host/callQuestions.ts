/** One round of asking as plain data: who is asked whether they call, who has said so, and what comes next. */
import type { Seat } from '../../rules/position';
import type { TableContext } from '../../table/gameMachine';
import type { Intent } from '../../table/intents';

type Draw = Intent & { readonly kind: 'draw' };

export interface Questions {
  /** What the round holds back; null in the last chance. */
  readonly draw: Draw | null;
  /** The people who have not answered yet, in the order in which they are asked. */
  readonly left: readonly Seat[];
  /** The computers, who are asked all at once. */
  readonly bots: readonly Seat[];
  /** Who has said SNAG so far. */
  readonly calls: readonly Seat[];
  /** Whether all calls have been sent to the table. */
  readonly sent: boolean;
}

/** A round in which nobody has answered. */
export function questionsTo(seats: readonly Seat[], isBot: (seat: Seat) => boolean, draw: Draw | null): Questions {
  return { draw, left: seats.filter((seat) => !isBot(seat)), bots: seats.filter(isBot), calls: [], sent: false };
}

/** The round after whoever is asked has answered. */
export function answered(questions: Questions, snag: boolean): Questions {
  const [seat, ...left] = questions.left;
  return seat === undefined ? questions : { ...questions, left, calls: snag ? [...questions.calls, seat] : questions.calls };
}

/** What a round comes to: every SNAG as pressed at the same instant, and then what was held back. */
export function intentsOf({ draw, calls }: Questions, bots: readonly Seat[], at: number): Intent[] {
  return [
    ...[...calls, ...bots].map((seat): Intent => ({ kind: 'call', seat, at })),
    draw ? { ...draw, at } : { kind: 'count', seat: 0, at },
  ];
}

/** Everybody from a seat's left on, that seat last. */
export function fromTheLeftOf(seat: Seat, seats: number): Seat[] {
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
