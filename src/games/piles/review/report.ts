/** What came of a game of piles for each who played: from what happened in it, all cards known. Pure. */
import { callTimes } from '../../../race/times';
import type { PlayedBase } from '../../keptBests';
import type { PlayedPiles } from '../kept/bests';
import type { SavedPiles } from '../kept/saved';
import type { HappeningOf, PilesTypes, SetupOf } from '../rules/family';
import { isIn, type Seat } from '../rules/game';
import { callersIn, isShared } from '../rules/happening';
import type { IsTheirs } from '../../../setup/seats/sitters';
import { matchesOf, type LooksBack, type Match, type PlayedThrough } from './matches';

export type PilesReport<T extends PilesTypes> = ReturnType<typeof reportOf<T>>;
/** What is told of one seat. */
export type SeatReport = PilesReport<PilesTypes>['seats'][number];

/** A place in a game that is worth going to. `event`: its index among the events; `card`: how many cards were turned by then. */
export type Moment<Call extends string> = CallMoment<Call> | AnswerMoment<Call>;

interface At { readonly event: number; readonly card: number }

export type CallMoment<Call extends string> = At & (
  /** Nobody called this match, or somebody called what was not there. `seats`: who could have called, or did. */
  | { readonly kind: 'missed' | 'falseCall'; readonly call: Call; readonly seats: readonly Seat[] }
  /** Somebody won cards. `callers`: all who called at that instant, the winner among them. */
  | {
    readonly kind: 'took'; readonly call: Call; readonly seat: Seat; readonly callers: readonly Seat[]; readonly cards: number;
    readonly ms: number | null;
  }
  /** Calls were tied, and what they were about went to the middle. */
  | { readonly kind: 'tied'; readonly call: Call; readonly seats: readonly Seat[] }
  | { readonly kind: 'out'; readonly seats: readonly Seat[] }
);

/** Where everybody answers: a wrong answer; and who had to take the pile, as the last, or (`call` null) though nothing was wanted. */
export type AnswerMoment<Call extends string> = At & { readonly seats: readonly Seat[] } & (
  | { readonly kind: 'mistook' }
  | { readonly kind: 'last'; readonly call: Call | null; readonly cards: number }
);

/** The same with the times of its events. Where everybody was asked no call is timed. */
export interface Timed<T extends PilesTypes> extends PlayedThrough<T> {
  readonly saved: Pick<SavedPiles<T>, 'events' | 'times'> & { readonly setup: Pick<SetupOf<T>, 'asked'> };
}

/** @param theirs whether what a seat did is told of it: where somebody took over, only one person's part is */
export function reportOf<T extends PilesTypes>(looks: LooksBack<T>, game: Timed<T>, theirs: IsTheirs = () => true) {
  const { saved: { times, setup: { asked } }, replayed: { states, happenings } } = game;
  const last = states.at(-1)!;
  const matches = matchesOf(looks, game);
  /** How long a match lay there until it was called; null where nobody counted, as in a game whose times were lost. */
  const msOf = ({ from, until }: Match<T['Call']>): number | null =>
    (!asked && times[until]! > 0 ? times[until]! - times[from]! : null);
  const calls = matches.flatMap((match) => (match.end !== 'called' ? []
    : [{ event: match.until, ms: msOf(match), callers: callersIn(happenings[match.until]!, ['took', 'tied']) }]));
  const happenedTo = (seat: Seat) => happenings.filter((_, event) => theirs(seat, event)).flat().filter((one) => isShared(one));
  const isAll = (seat: Seat): boolean => happenings.every((_, event) => theirs(seat, event));
  return {
    /** How many cards were turned. */
    cards: last.flips,
    /** Null where the game was stopped. */
    end: last.end as T['State']['end'],
    /** Everybody at the table, computer players too. */
    seats: last.stocks.map((stock, seat) => {
      const own = calls.filter(({ callers, event }) => callers.includes(seat) && theirs(seat, event));
      // What was called, by anybody, or missed by all, while they were in.
      const open = matches.filter(({ end, from, until }) => (end === 'called' || end === 'missed')
        && theirs(seat, from) && theirs(seat, until)
        && (isIn(states[from + 1]!, seat) || own.some(({ event }) => event === until)));
      return {
        /** How many cards they had at the end, in stock and open pile. */
        cards: stock.length + (last.piles.length === 1 ? 0 : last.piles[seat]!.cards.length),
        /** Whether they are among the winners; all who share a draw are. */
        won: last.end?.winners.includes(seat) ?? false,
        /** Whether nobody else played there. */
        whole: isAll(seat),
        isOut: !isIn(last, seat),
        called: own.length, matches: open.length, missed: open.filter(({ end }) => end === 'missed').length,
        falseCalls: happenedTo(seat).filter((one) => one.type === 'wrong' && one.seat === seat).length,
        cardsWon: happenedTo(seat).reduce((sum, one) => (one.type === 'took' && one.seat === seat ? sum + one.cards : sum), 0),
        ...callTimes(own.flatMap(({ ms, event }) => (ms === null ? [] : [{ ms, event }]))),
      };
    }),
    /** What is worth looking at, in the order in which it happened. */
    moments: [
      ...happenings.flatMap((told, event) => momentsAt<T>(told, { event, card: states[event + 1]!.flips },
        calls.find((call) => call.event === event)?.ms ?? null)),
      ...matches.flatMap((match) => (match.end === 'missed' ? missed(match, states) : [])),
    ].toSorted((a, b) => a.event - b.event),
  };
}

/** What is told of an event, but for a match that nobody called. @param ms how long a right call took */
function momentsAt<T extends PilesTypes>(
  all: readonly HappeningOf<T>[], at: Pick<Moment<T['Call']>, 'event' | 'card'>, ms: number | null,
): readonly Moment<T['Call']>[] {
  const told = all.filter((one) => isShared(one));
  const right = told.flatMap((one): Moment<T['Call']>[] => (
    one.type === 'tied' ? [{ kind: 'tied', ...at, call: one.kind, seats: one.seats }]
      : one.type === 'took' ? [{ kind: 'took', ...at, call: one.kind, seat: one.seat, callers: one.callers, cards: one.cards, ms }] : []));
  const wrong = told.find((one) => one.type === 'wrong');
  const out = told.flatMap((one) => (one.type === 'out' ? [one.seat] : []));
  return [
    ...right,
    ...wrong ? [{ kind: 'falseCall', ...at, call: wrong.kind, seats: callersIn(told, ['wrong']) } as const] : [],
    ...out.length > 0 ? [{ kind: 'out', ...at, seats: out } as const] : [],
  ];
}

function missed<T extends PilesTypes>(
  { kind, from }: Match<T['Call']>, states: readonly T['State'][],
): readonly Moment<T['Call']>[] {
  const game = states[from + 1]!;
  const seats = game.out.flatMap((_, seat) => (isIn(game, seat) ? [seat] : []));
  return [{ kind: 'missed', event: from, card: game.flips, call: kind, seats }];
}

/** What a game came to for a seat, as it is kept for a name. */
export function playedOf<T extends PilesTypes>({ cards, end, seats }: PilesReport<T>, seat: Seat): Omit<PlayedPiles, keyof PlayedBase> {
  const { called, matches, missed: left, falseCalls, quickest, callTime, won, whole } = seats[seat]!;
  return {
    seats: seats.length, cards, won: won && whole && end?.winners.length === 1, called, matches, missed: left, falseCalls,
    quickest: quickest?.ms ?? null, callTime,
  };
}
