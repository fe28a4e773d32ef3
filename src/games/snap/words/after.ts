/** What is told after a game: how it ended, the figures of a review, and its moments. */
import type { AfterTold, Figure, MomentTold, Tone } from '../../../shell/after/told';
import { inSeconds } from '../../../strings/words/measures';
import type { AfterModel } from '../../../shell/types';
import { minutes, seconds } from '../../../strings/formats';
import { say } from '../../../strings/say';
import { whoAre, whoIs, whomAll, type Cast } from '../../../strings/words/cast';
import type { SavedSnap } from '../kept/savedGame';
import type { Moment, SeatReport, SnapReport } from '../review/report';
import type { Seat, SnapEnd } from '../rules/game';
import { callNamed } from './calls';

/** All that is told on the screen after a game. */
export function toldAfter({ saved, report, whose }: AfterModel<{ Saved: SavedSnap; Report: SnapReport }>, cast: Cast): AfterTold {
  const moments = momentsTold(report.moments, whose, cast);
  return {
    title: endTold(report.end, cast),
    line: say('snap-after-line', { cards: report.cards, time: minutes(Math.floor(saved.played / 1000)) }),
    has: report.seats.map((one, seat) => {
      const has = hasTold(one);
      return { has, heard: say('snap-after-has', { name: whoIs(seat, cast).name, has }), won: one.won };
    }),
    figures: figuresOf(report.seats[whose]!), note: say(saved.setup.asked ? 'snap-review-untimed' : 'snap-review-counted'),
    moments, noMoments: say('snap-moments-none'), allMoments: say('snap-moments-all', { count: moments.length }),
  };
}

/** How a game ended. @param end null: it was stopped */
export function endTold(end: SnapEnd | null, cast: Cast): string {
  if (end === null) return say('snap-after-stopped');
  const { kind, winners } = end;
  if (winners.length > 1) return say('snap-after-draw', { names: whomAll(winners, cast) });
  return say(kind === 'flips' ? 'snap-after-most' : 'snap-after-won', whoIs(winners[0]!, cast));
}

/** What somebody has at the end: "12 cards", "out". */
export function hasTold({ isOut, cards }: Pick<SeatReport, 'isOut' | 'cards'>): string {
  return isOut ? say('snap-after-out') : say('snap-after-cards', { cards });
}

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

/** The moments that a seat's review lists: what they called, what nobody called while they were in, and who went out. */
export function momentsTold(all: readonly Moment[], seat: Seat, cast: Cast): readonly MomentTold[] {
  const own = all.filter((one) => (one.kind === 'took' ? one.callers : one.kind === 'out' ? [seat] : one.seats).includes(seat));
  const quickest = Math.min(...own.flatMap((one) => (one.kind === 'took' && one.seat === seat && one.ms !== null ? [one.ms] : [])));
  return own.map((moment) => {
    const [line, tone, weight] = momentTold(moment, seat, quickest, cast);
    const { event, card } = moment;
    return { event, number: card, line, tone, weight, heard: say('snap-moment-heard', { card, told: line }) };
  });
}

/**
 * A moment as a line; what it did for somebody: it won them cards, cost them some, or could have won some; and what it weighs for them.
 * What was won counts by its cards, and who went out is told whatever else there was.
 */
function momentTold(moment: Moment, whose: Seat, quickest: number, cast: Cast): readonly [line: string, tone: Tone, weight: number] {
  switch (moment.kind) {
    case 'missed': return [say('snap-moment-missed', { call: moment.call }), 'missed', 9];
    case 'tied': return [say('snap-moment-tied', { who: whoAre(moment.seats, cast), what: callNamed(moment.call) }), 'even', 6];
    case 'falseCall': return [say('snap-moment-in-vain', { who: whoAre(moment.seats, cast) }), 'down', 12];
    case 'out': {
      const isOwn = moment.seats.includes(whose);
      return [moment.seats.map((seat) => say('snap-moment-out', whoIs(seat, cast))).join(' '), isOwn ? 'down' : 'even', isOwn ? 100 : 50];
    }
    case 'took': {
      const { seat, call, cards, ms } = moment;
      const told = { ...whoIs(seat, cast), what: callNamed(call), cards };
      const line = ms === null ? say('snap-moment-took', told) : say('snap-moment-took-timed', { ...told, time: seconds(ms, 2) });
      return seat === whose ? [line, 'up', 10 + cards + (ms === quickest ? 20 : 0)] : [line, 'even', 4];
    }
  }
}
