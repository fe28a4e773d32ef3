/** What is told after a game of piles: how it ended, the figures of a review, and its moments. */
import type { AfterTold, Figure, MomentTold, Tone } from '../../../shell/after/told';
import { inSeconds } from '../../../strings/words/measures';
import { minutes, seconds } from '../../../strings/formats';
import { say } from '../../../strings/say';
import { whoAre, whoIs, whomAll, type Cast } from '../../../strings/words/cast';
import type { SavedPiles } from '../kept/saved';
import type { CallMoment, Moment, PilesReport, SeatReport } from '../review/report';
import type { PilesTypes } from '../rules/family';
import type { Seat } from '../rules/game';
import type { PilesWords } from './ofGame';

/** A game that is looked back at, by one of those who played it. */
interface LookedAt<T extends PilesTypes> { readonly saved: SavedPiles<T>; readonly report: PilesReport<T>; readonly whose: Seat }

/** All that is told on the screen after a game. */
export function toldAfter<T extends PilesTypes>(words: PilesWords<T>, { saved, report, whose }: LookedAt<T>, cast: Cast): AfterTold {
  const { deed, match } = words;
  const moments = momentsTold(words, report.moments, whose, cast);
  return {
    title: endTold(words, report.end, cast),
    line: say('piles-after-line', { cards: report.cards, time: minutes(Math.floor(saved.played / 1000)) }),
    has: report.seats.map((one, seat) => {
      const has = hasTold(one);
      return { has, heard: say('piles-after-has', { name: whoIs(seat, cast).name, has }), won: one.won };
    }),
    figures: figuresOf(words, report.seats[whose]!),
    note: saved.setup.asked ? say('piles-review-untimed', { deed }) : say('piles-review-counted', { match }),
    moments, noMoments: say('piles-moments-none', { deed }), allMoments: say('piles-moments-all', { count: moments.length }),
  };
}

/** How a game ended. @param end null: it was stopped */
export function endTold<T extends PilesTypes>({ ends }: Pick<PilesWords<T>, 'ends'>, end: T['State']['end'], cast: Cast): string {
  if (end === null) return say('piles-after-stopped');
  const { kind, winners } = end;
  if (winners.length > 1) return say('piles-after-draw', { names: whomAll(winners, cast) });
  const who = whoIs(winners[0]!, cast);
  return ends[kind as T['End']]?.won?.(who) ?? say('piles-after-won', who);
}

/** What somebody has at the end: "12 cards", "out". */
export function hasTold({ isOut, cards }: Pick<SeatReport, 'isOut' | 'cards'>): string {
  return isOut ? say('piles-after-out') : say('piles-after-cards', { cards });
}

/** What is told of one seat in figures. */
export function figuresOf(
  { deed, match }: Pick<PilesWords<PilesTypes>, 'deed' | 'match'>,
  { called, matches, missed, falseCalls, cardsWon, quickest, callTime }: SeatReport,
): readonly Figure[] {
  return [
    { what: say('piles-review-called', { match }), figure: say('shell-review-of', { part: called, whole: matches }) },
    { what: say('piles-review-missed', { match }), figure: String(missed) },
    { what: say('piles-review-vain', { deed }), figure: String(falseCalls) },
    { what: say('piles-review-won'), figure: String(cardsWon) },
    ...quickest === null ? [] : [{ what: say('piles-review-quickest', { deed }), figure: inSeconds(quickest.ms), event: quickest.event }],
    ...callTime === null ? [] : [{ what: say('piles-review-usual', { deed }), figure: inSeconds(callTime) }],
  ];
}

/** The moments that a seat's review lists: what they called, what nobody called while they were in, and who went out. */
export function momentsTold<T extends PilesTypes>(
  words: Pick<PilesWords<T>, 'deed' | 'call' | 'missed' | 'tied'>, all: readonly Moment<T['Call']>[], seat: Seat, cast: Cast,
): readonly MomentTold[] {
  const calls = all.filter((one) => one.kind !== 'mistook' && one.kind !== 'last');
  const own = calls.filter((one) => (one.kind === 'took' ? one.callers : one.kind === 'out' ? [seat] : one.seats).includes(seat));
  const quickest = Math.min(...own.flatMap((one) => (one.kind === 'took' && one.seat === seat && one.ms !== null ? [one.ms] : [])));
  return own.map((moment) => {
    const [line, tone, weight] = momentTold(words, moment, seat, quickest, cast);
    const { event, card } = moment;
    return { event, number: card, line, tone, weight, heard: say('piles-moment-heard', { card, told: line }) };
  });
}

/**
 * A moment as a line; what it did for somebody: it won them cards, cost them some, or could have won some; and what it weighs for them.
 * What was won counts by its cards, and who went out is told whatever else there was.
 */
function momentTold<T extends PilesTypes>(
  words: Pick<PilesWords<T>, 'deed' | 'call' | 'missed' | 'tied'>, moment: CallMoment<T['Call']>, whose: Seat, quickest: number, cast: Cast,
): readonly [line: string, tone: Tone, weight: number] {
  switch (moment.kind) {
    case 'missed': return [words.missed(moment.call), 'missed', 9];
    case 'tied': return [words.tied.moment(whoAre(moment.seats, cast), words.call.named(moment.call)), 'even', 6];
    case 'falseCall': return [say('piles-moment-in-vain', { deed: words.deed, who: whoAre(moment.seats, cast) }), 'down', 12];
    case 'out': {
      const isOwn = moment.seats.includes(whose);
      return [moment.seats.map((seat) => say('piles-moment-out', whoIs(seat, cast))).join(' '), isOwn ? 'down' : 'even', isOwn ? 100 : 50];
    }
    case 'took': {
      const { seat, call, cards, ms } = moment;
      const did = say('piles-moment-did', { deed: words.deed, what: words.call.named(call) });
      const told = { ...whoIs(seat, cast), did, cards };
      const line = ms === null ? say('piles-moment-took', told) : say('piles-moment-took-timed', { ...told, time: seconds(ms, 2) });
      return seat === whose ? [line, 'up', 10 + cards + (ms === quickest ? 20 : 0)] : [line, 'even', 4];
    }
  }
}
