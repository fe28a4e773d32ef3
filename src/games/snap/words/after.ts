/** What is told after a game: how it ended, the figures of a review, and its moments. */
import { seconds } from '../../../strings/formats';
import { say } from '../../../strings/say';
import type { BestName } from '../kept/bests';
import type { Moment, SeatReport, SnapReport } from '../review/report';
import type { Seat, SnapEnd } from '../rules/game';
import { callNamed } from './calls';
import { castOf, whoAre, whoIs, whomAll, type Cast, type Player } from '../../../strings/words/cast';

/** How a game ended. @param end null: it was stopped */
export function endTold(end: SnapEnd | null, cast: Cast): string {
  if (end === null) return say('snap-after-stopped');
  const { kind, winners } = end;
  if (winners.length > 1) return say('snap-after-draw', { names: whomAll(winners, cast) });
  const { you, name } = whoIs(winners[0]!, cast);
  return kind === 'flips' ? say('snap-after-most', { you, name }) : say('snap-after-won', { you, name });
}

/** What somebody has at the end: "12 cards", "out". */
export function hasTold({ isOut, cards }: Pick<SeatReport, 'isOut' | 'cards'>): string {
  return isOut ? say('snap-after-out') : say('snap-after-cards', { cards });
}

/** The same as it is read aloud, of everybody. */
export function endSaid({ players, report }: { readonly players: readonly Player[]; readonly report: SnapReport }): string {
  const cast = castOf(players);
  const seats = report.seats.map((seat) => say('snap-after-has', { name: whoIs(seat.seat, cast).name, has: hasTold(seat) }));
  return `${endTold(report.end, cast)} ${seats.join('; ')}`;
}

/** What was bettered. */
export function betteredTold(name: BestName): string {
  switch (name) {
    case 'quickest': return say('snap-better-quickest');
    case 'callTime': return say('snap-better-call-time');
    case 'share': return say('snap-better-share');
    case 'falseCalls': return say('snap-better-vain');
  }
}

/** A figure of the review. `event`: where it can be looked at. */
export interface Figure { readonly what: string; readonly figure: string; readonly event?: number }

/** "0.92 s". @param ms milliseconds */
export const inSeconds = (ms: number): string => say('shell-review-seconds', { time: seconds(ms, 2) });

/** What is told of one seat in figures. */
export function figuresOf({ called, matches, missed, falseCalls, cardsWon, quickest, callTime }: SeatReport): readonly Figure[] {
  return [
    { what: say('snap-review-called'), figure: say('shell-review-of', { part: called, whole: matches }) },
    { what: say('snap-review-missed'), figure: String(missed) },
    { what: say('snap-review-vain'), figure: String(falseCalls) },
    { what: say('snap-review-won'), figure: String(cardsWon) },
    ...quickest === null ? [] : [{ what: say('snap-review-quickest'), figure: inSeconds(quickest.ms), event: quickest.event }],
    ...callTime === null ? [] : [{ what: say('snap-review-usual'), figure: inSeconds(callTime) }],
  ];
}

/** The moments of a game that a seat's review lists: what they called, what nobody called while they were in, and who went out. */
export function momentsOf(moments: readonly Moment[], seat: Seat): readonly Moment[] {
  return moments.filter((moment) => (moment.kind === 'took' ? moment.callers.includes(seat)
    : moment.kind === 'out' || moment.seats.includes(seat)));
}

/** A moment as a line. */
export function momentTold(moment: Moment, cast: Cast): string {
  switch (moment.kind) {
    case 'missed': return say('snap-moment-missed', { call: moment.call });
    case 'took': return tookTold(moment, cast);
    case 'tied': return say('snap-moment-tied', { who: whoAre(moment.seats, cast), what: callNamed(moment.call) });
    case 'falseCall': return say('snap-moment-in-vain', { who: whoAre(moment.seats, cast) });
    case 'out': return moment.seats.map((seat) => {
      const { you, name } = whoIs(seat, cast);
      return say('snap-moment-out', { you, name });
    }).join(' ');
  }
}

function tookTold({ seat, call, cards, ms }: Extract<Moment, { kind: 'took' }>, cast: Cast): string {
  const { you, name } = whoIs(seat, cast);
  const told = { you, name, what: callNamed(call), cards };
  return ms === null ? say('snap-moment-took', told) : say('snap-moment-took-timed', { ...told, time: seconds(ms, 2) });
}

/** What a moment did for somebody: it won them cards, cost them some, or could have won some. */
export function toneOf(moment: Moment, seat: Seat): 'up' | 'down' | 'missed' | 'even' {
  switch (moment.kind) {
    case 'missed': return 'missed';
    case 'took': return moment.seat === seat ? 'up' : 'even';
    case 'tied': return 'even';
    case 'falseCall': return 'down';
    case 'out': return moment.seats.includes(seat) ? 'down' : 'even';
  }
}
