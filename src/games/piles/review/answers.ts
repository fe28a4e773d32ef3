/** What came of a game of piles in which everybody answers cards, for each who played: what had to be answered, and who was last. Pure. */
import { callTimes } from '../../../race/times';
import type { IsTheirs } from '../../../setup/seats/sitters';
import type { HappeningOf, PilesTypes } from '../rules/family';
import { isShared, takenIn, type OwnHappening } from '../rules/happening';
import type { Moment, PilesReport, Timed } from './report';

/** What befalls somebody in this game alone at each event. */
function ownIn<T extends PilesTypes>({ replayed: { happenings } }: Timed<T>): readonly (OwnHappening & { readonly event: number })[] {
  return happenings.flatMap((told, event) => told.flatMap((one) => (isShared(one) ? [] : [{ ...one as OwnHappening, event }])));
}

/** @param theirs whether what a seat did is told of it: where somebody took over, only one person's part is */
export function answersReport<T extends PilesTypes>(game: Timed<T>, theirs: IsTheirs): PilesReport<T> {
  const { saved: { events, times }, replayed: { states, happenings } } = game;
  const last = states.at(-1)!;
  const own = ownIn(game);
  /** The cards that were answered until somebody was last, each from the event that brought it. */
  const asked = own.flatMap(({ event: until, seat, takes }) => (takes === undefined || takes.call === null ? []
    : [{ from: events.findLastIndex(([kind], i) => kind === 'flip' && i < until), until, last: seat }]));
  return {
    cards: last.flips, end: last.end as T['State']['end'],
    seats: last.stocks.map((stock, seat) => {
      const mine = own.filter((one) => one.seat === seat && theirs(seat, one.event));
      const matches = asked.filter(({ from, until }) => theirs(seat, from) && theirs(seat, until));
      // Of several who are late one takes the pile, and none of them has answered in time.
      const inTime = matches.flatMap(({ from, until, last: whose }) => (whose === seat ? []
        : mine.flatMap(({ verdict, event }) => (verdict === 'right' && event > from && event <= until ? [{ event, from }] : []))));
      return {
        cards: stock.length, won: last.end?.winners.includes(seat) ?? false, isOut: false,
        whole: happenings.every((_, event) => theirs(seat, event)),
        called: inTime.length, matches: matches.length, missed: matches.filter((one) => one.last === seat).length,
        falseCalls: mine.filter(({ verdict }) => verdict === 'wrong').length,
        cardsWon: mine.reduce((sum, { takes }) => sum + (takes?.cards ?? 0), 0),
        // In a game whose times were lost nobody counted.
        ...callTimes(inTime.flatMap(({ event, from }) => (times[event]! > 0 ? [{ event, ms: times[event]! - times[from]! }] : []))),
      };
    }),
    moments: own.flatMap((one) => momentOf<T>(one, { event: one.event, card: states[one.event + 1]!.flips })),
  };
}

function momentOf<T extends PilesTypes>(
  { verdict, takes, seat }: OwnHappening, at: Pick<Moment<string>, 'event' | 'card'>,
): readonly Moment<T['Call']>[] {
  if (verdict === 'wrong') return [{ kind: 'mistook', ...at, seats: [seat] }];
  return takes === undefined ? [] : [{ kind: 'last', ...at, call: takes.call, seats: [seat], cards: takes.cards }];
}

/** Whether somebody took the pile at a step of the replay. */
export function isTaken<T extends PilesTypes>({ happenings }: { readonly happenings: readonly HappeningOf<T>[] }): boolean {
  return happenings.some((one) => takenIn(one) !== null);
}
