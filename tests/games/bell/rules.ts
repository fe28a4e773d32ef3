/**
 * Bell: the smallest game that the house can hold. A bell rings after a time that nobody knows, and whoever presses first takes it: they
 * turn over the number in their hand, and draw another that only they see. Three numbers end the game; the highest sum has won.
 */

/** What chance gives: for each place its numbers, in the order in which it gets them, and how long until each bell, in milliseconds. */
export interface BellDeal { readonly numbers: readonly (readonly number[])[]; readonly waits: readonly number[] }

export interface BellState {
  /** For each place what it has turned over. */
  readonly turned: readonly (readonly number[])[];
  readonly numbers: BellDeal['numbers'];
  readonly early: readonly number[];
  readonly rings: number;
  readonly isRinging: boolean;
}

export type BellEvent = readonly ['ring'] | readonly ['take' | 'early', number];

export type BellHappening =
  | { readonly type: 'rang' }
  | { readonly type: 'took'; readonly place: number; readonly number: number }
  /** `number`: null to all but who has drawn it. */
  | { readonly type: 'drew'; readonly place: number; readonly number: number | null }
  | { readonly type: 'early'; readonly place: number };

type Outcome =
  | { readonly ok: true; readonly state: BellState; readonly happenings: readonly BellHappening[] }
  | { readonly ok: false; readonly code: 'over' | 'no-event' | 'no-place' | 'rings' | 'silent' };

export const MOST = 3;

export function startBell({ numbers }: BellDeal): BellState {
  return { turned: numbers.map(() => []), numbers, early: numbers.map(() => 0), rings: 0, isRinging: false };
}

export function isOver({ turned }: BellState): boolean { return turned.some(({ length }) => length === MOST); }

export function inHand({ numbers, turned }: BellState, place: number): number | null {
  return turned[place]!.length === MOST ? null : numbers[place]![turned[place]!.length]!;
}

export function applyBell(state: BellState, event: unknown): Outcome {
  const [kind, place, ...more] = Array.isArray(event) ? event as unknown[] : [];
  if (isOver(state)) return { ok: false, code: 'over' };
  if (kind === 'ring' && place === undefined) {
    if (state.isRinging) return { ok: false, code: 'rings' };
    return { ok: true, state: { ...state, rings: state.rings + 1, isRinging: true }, happenings: [{ type: 'rang' }] };
  }
  if ((kind !== 'take' && kind !== 'early') || more.length > 0) return { ok: false, code: 'no-event' };
  if (typeof place !== 'number' || state.turned[place] === undefined) return { ok: false, code: 'no-place' };
  if (state.isRinging !== (kind === 'take')) return { ok: false, code: kind === 'take' ? 'silent' : 'rings' };
  if (kind === 'early') {
    const early = state.early.with(place, state.early[place]! + 1);
    return { ok: true, state: { ...state, early }, happenings: [{ type: 'early', place }] };
  }
  const number = inHand(state, place)!;
  const taken = { ...state, isRinging: false, turned: state.turned.with(place, [...state.turned[place]!, number]) };
  return { ok: true, state: taken, happenings: [{ type: 'took', place, number }, { type: 'drew', place, number: inHand(taken, place) }] };
}
