/** What came of a game of Spoons or Pig for each who played, and its steps, all hands open. Pure. */
import { callTimes } from '../../../race/times';
import type { IsTheirs } from '../../../setup/seats/sitters';
import type { KeptPassing, OpenedPassing, PlayedPassing } from '../kept/savedGame';
import type { PassingHappening, Seat } from '../rules/game';
import { allOf, stepsIn } from '../../hands/review/told';
import { seenOf, type PassingSeen } from '../table/view';

/** A hand that was played to its end. `event`: its last. */
export type HandPlayed = Extract<PassingHappening, { readonly type: 'lost' }> & { readonly event: number };
export type PassingReport = ReturnType<typeof reportOf>;

/** @param theirs whether what a seat did is told of it: where somebody took over, only one person's part is */
export function reportOf({ saved: { times }, replayed: { states, happenings } }: OpenedPassing, theirs: IsTheirs = () => true) {
  const { end, letters } = states.at(-1)!;
  const all = allOf(happenings as readonly (readonly PassingHappening[])[]);
  const hands: readonly HandPlayed[] = all.filter((one) => one.type === 'lost');
  let since = 0;
  const takes = all.flatMap((one) => {
    if (one.type === 'took' && one.isFirst) since = times[one.event]!;
    // Times that were lost are all zero.
    return one.type === 'took' && !one.isFirst && since > 0 ? [{ ...one, ms: times[one.event]! - since }] : [];
  });
  return {
    end, hands,
    seats: letters.map((has, seat: Seat) => {
      const own = hands.filter(({ event }) => theirs(seat, event) && !states[event]!.out.includes(seat));
      const did = all.filter((one) => 'seat' in one && one.seat === seat && theirs(seat, one.event));
      return {
        letters: has, won: end?.winner === seat && happenings.every((_, event) => theirs(seat, event)), acted: did.length > 0,
        hands: own.length, firsts: own.filter(({ by }) => by === seat).length, lasts: own.filter((one) => one.seat === seat).length,
        quickest: callTimes(takes.filter((one) => one.seat === seat && theirs(seat, one.event))).quickest,
      };
    }),
  };
}

/** What a game came to for a seat, as it is kept for a name. */
export function playedOf({ seats }: PassingReport, seat: Seat): Omit<PlayedPassing, 'game' | 'at'> {
  const { hands, firsts, lasts, quickest, won } = seats[seat]!;
  return { seats: seats.length, won, hands, firsts, lasts, quickest: quickest?.ms ?? null };
}

export type PassingStep = ReturnType<typeof stepsOf>[number];

/** Looked back at, all hands lie open. */
export const stepsOf = (game: OpenedPassing) =>
  stepsIn<KeptPassing, PassingSeen, PassingHappening>(game, (state) => seenOf(state, () => true));

/** Whether a step is worth stopping at: somebody takes. */
export const isStop = ({ happenings }: PassingStep): boolean => happenings.some(({ type }) => type === 'took');

/** How long it stays at the usual speed, in milliseconds. */
export function stayOf(step: PassingStep): number {
  return step.happenings.some(({ type }) => type === 'lost') ? 3000 : isStop(step) ? 1600 : 450;
}
