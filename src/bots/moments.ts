/** When a computer's seat does what it does: believable moments after what it has seen, in the table's time. It decides nothing. */
import { FASTEST_CALL } from '../cognition/noticing';
import type { Look } from '../ai/questions';
import type { Seat } from '../rules/position';
import type { SeatView } from '../rules/seatView';

/** From a call to what the same seat does next, in milliseconds at normal pace. */
export const AFTER_CALL_MS = 700;
/** How long before the end of its own time it calls at the latest, in milliseconds. */
const IN_GOOD_TIME_MS = 400;
/** From the end of another's move to the call that waited for it, beyond FASTEST_CALL and at most, in milliseconds at normal pace. */
const AFTER_MOVE_MS = 250;

/** No character places sooner after its turn began, nor draws sooner after it placed, in milliseconds at normal pace. */
export const LEAST_MS = { place: 900, draw: 600 } as const;
/**
 * A board with little on it takes little looking at: which part of what they take beyond the least somebody takes there, how many tiles may
 * lie there for that, and from how many on they take all of it.
 */
const OPENING = { part: 0.15, few: 14, many: 24 } as const;

/** A seat's view, and when what it shows came to be. */
export interface SeenTable {
  readonly view: SeatView;
  /** When the last tile landed, the turn began, and the mover's time runs out. */
  readonly landedAt: number;
  readonly turnAt: number;
  readonly endsAt: number | null;
}

/** Who calls, and at what pace: 0 is at once. */
export interface Caller {
  readonly seat: Seat;
  readonly pace: number;
  /** Whether everyone is asked after each move: then it calls unasked only what it has made itself, and that by the classic rule alone. */
  readonly asked: boolean;
}

/** When to call what was seen; null: it is gone, or has to wait until its maker has ended the move. */
export function callMoment(look: Look, { view, landedAt, turnAt, endsAt }: SeenTable, { seat, pace, asked }: Caller): number | null {
  const classic = view.rules.calls === 'classic';
  const placed = view.placed !== null;
  const own = view.mover === seat && placed;
  if (!isThere(look, view) || (asked && !(classic && own)) || (classic && placed && !own)) return null;
  const noticed = landedAt + (pace === 0 ? 0 : Math.max(FASTEST_CALL, look.after * pace));
  if (own) return inGoodTime(noticed, endsAt);
  return pace === 0 ? Math.max(noticed, turnAt) : Math.max(noticed, turnAt + FASTEST_CALL + (look.after % AFTER_MOVE_MS) * pace);
}

/**
 * How long somebody takes who places a tile, or draws, in milliseconds at normal pace. It hangs on how many tiles lie on the board, which
 * everybody sees, and on nothing that a character has seen in them: so it tells nothing.
 * @param after the character's own time for it
 */
export function timeFor(act: keyof typeof LEAST_MS, after: number, { board }: Pick<SeatView, 'board'>): number {
  const { part, few, many } = OPENING;
  const full = Math.max(0, Math.min(1, (board.length - few) / (many - few)));
  const beyond = Math.max(0, after - LEAST_MS[act]);
  return after - beyond * (1 - part) * (1 - full);
}

/** The moment, or in good time before the caller's own time ends. */
export function inGoodTime(moment: number, endsAt: number | null): number {
  return endsAt === null ? moment : Math.min(moment, endsAt - IN_GOOD_TIME_MS);
}

/** Whether all that a look saw still lies there. */
export function isThere({ sees }: Look, { board }: SeatView): boolean {
  return sees.length > 0 && sees.every((tile) => board.includes(tile));
}
