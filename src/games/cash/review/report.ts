/** What came of a game of Cash for each who played, and its steps, one for each event. No signal is known here. Pure. */
import type { PlayedBase } from '../../keptBests';
import { theirsIn, type IsTheirs } from '../../../setup/seats/sitters';
import type { KeptCash, OpenedCash, PlayedCash } from '../kept/savedGame';
import { allOf, stepsIn } from '../../hands/review/told';
import { isFour } from '../../hands/rules/deal';
import { pairOf, partnerOf } from '../../hands/rules/pairs';
import { rightOf } from '../rules/ends';
import type { CashHappening, CashState } from '../rules/game';

type HandOver = Extract<CashHappening, { readonly type: 'handOver' }>;
/** A hand that ended, and with which event. */
export interface Ended extends HandOver { readonly event: number }

export function reportOf({ saved, replayed: { states, happenings } }: OpenedCash, theirs: IsTheirs = theirsIn(saved)) {
  const { options, winners } = states.at(-1)!;
  const ends: readonly Ended[] = allOf(happenings).filter((one) => one.type === 'handOver');
  return {
    ends, options, winners,
    seats: states[0]!.hands.map((_, seat) => {
      const own = ends.filter(({ event }) => theirs(seat, event));
      const calls = own.filter(({ end }) => end[1] === seat);
      const fours = own.filter(({ hands }) => isFour(hands[seat]!));
      return {
        won: winners.includes(pairOf(options, seat)), hands: own.length, calls: calls.length,
        right: calls.filter(({ end }) => rightOf(end)).length, fours: fours.length,
        cashed: fours.filter(({ end }) => end[0] === 'cash' && end[1] === partnerOf(options, seat)).length,
        read: fours.filter(({ end }) => end[0] === 'counter' && end[3] && end[2] === pairOf(options, seat)).length,
      };
    }),
  };
}
export type CashReport = ReturnType<typeof reportOf>;

/** What is kept of a game for a seat. */
export function playedOf({ seats }: CashReport, seat: number): Omit<PlayedCash, keyof PlayedBase> {
  const { won, hands, calls, right, fours, cashed } = seats[seat]!;
  return { seats: seats.length, won, hands, calls, right, fours, cashed };
}

/** Looked back at, all hands lie open. */
export const stepsOf = (game: OpenedCash) => stepsIn<KeptCash, CashState>(game, (state) => state);
export type CashStep = ReturnType<typeof stepsOf>[number];

type Happened = Pick<CashStep, 'event' | 'view'>;
export const isStop = ({ view, event }: Happened): boolean => event !== null && !view.open;
/** How long a step stays, in milliseconds: what was called, and all that was held, takes reading. */
export const stayOf = (step: Happened): number => (isStop(step) ? 4000 : step.event?.[0] === 'go' ? 1600 : 900);
