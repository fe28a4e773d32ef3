/** What came of a game of Snap for each who played: from what happened in it, all cards known. Pure. */
import { callTimes } from '../../../race/times';
import type { PlayedBase } from '../../keptBests';
import type { PlayedGame } from '../kept/bests';
import type { SavedSnap } from '../kept/savedGame';
import { isIn, type CallKind, type Seat } from '../rules/game';
import type { SnapHappening } from '../rules/happening';
import type { Replayed } from '../rules/record';
import { matchesOf, type Match } from './matches';

export type SnapReport = ReturnType<typeof reportOf>;
/** What is told of one seat. */
export type SeatReport = SnapReport['seats'][number];

/** A place in a game that is worth going to. `event`: its index among the events; `card`: how many cards were turned by then. */
export type Moment = { readonly event: number; readonly card: number } & (
  /** Nobody called this match, or somebody called what was not there. `seats`: who could have called, or did. */
  | { readonly kind: 'missed' | 'falseCall'; readonly call: CallKind; readonly seats: readonly Seat[] }
  /** Somebody won cards. `callers`: all who called at that instant, the winner among them. */
  | {
    readonly kind: 'took'; readonly call: CallKind; readonly seat: Seat; readonly callers: readonly Seat[]; readonly cards: number;
    readonly ms: number | null;
  }
  /** Calls were tied, and what they were about went to the pot. */
  | { readonly kind: 'tied'; readonly call: CallKind; readonly seats: readonly Seat[] }
  | { readonly kind: 'out'; readonly seats: readonly Seat[] }
);

/** Who has called rightly or wrongly in what happened. */
export function callersIn(happenings: readonly SnapHappening[], types: readonly SnapHappening['type'][]): readonly Seat[] {
  return happenings.flatMap((one) => (!types.includes(one.type) ? []
    : one.type === 'took' ? one.callers : one.type === 'tied' ? one.seats : one.type === 'wrong' ? [one.seat] : []));
}

/** A game that was played, as far as it matters here. Where everybody was asked no call is timed. */
interface PlayedSnap {
  readonly saved: { readonly setup: Pick<SavedSnap['setup'], 'asked'> };
  readonly replayed: Pick<Replayed, 'states' | 'happenings' | 'record'>;
}

export function reportOf({ saved: { setup: { asked } }, replayed }: PlayedSnap) {
  const { states, happenings, record: { times } } = replayed;
  const last = states.at(-1)!;
  const matches = matchesOf(replayed);
  /** How long a match lay there until it was called; null where nobody counted, as in a game whose times were lost. */
  const msOf = ({ from, until }: Match): number | null => (!asked && times && times[until]! > 0 ? times[until]! - times[from]! : null);
  const calls = matches.flatMap((match) => (match.end !== 'called' ? []
    : [{ event: match.until, ms: msOf(match), callers: callersIn(happenings[match.until]!, ['took', 'tied']) }]));
  const happened = happenings.flat();
  return {
    /** How many cards were turned. */
    cards: last.flips,
    /** Null where the game was stopped. */
    end: last.end,
    /** Everybody at the table, computer players too. */
    seats: last.stocks.map((stock, seat) => {
      const own = calls.filter(({ callers }) => callers.includes(seat));
      // What was called, by anybody, or missed by all, while they were in.
      const theirs = matches.filter(({ end, from, until }) => (end === 'called' || end === 'missed')
        && (isIn(states[from + 1]!, seat) || own.some(({ event }) => event === until)));
      return {
        /** How many cards they had at the end, in stock and open pile. */
        cards: stock.length + (last.options.table === 'A' ? 0 : last.piles[seat]!.cards.length),
        /** Whether they are among the winners; all who share a draw are. */
        won: last.end?.winners.includes(seat) ?? false,
        isOut: !isIn(last, seat),
        called: own.length, matches: theirs.length, missed: theirs.filter(({ end }) => end === 'missed').length,
        falseCalls: happened.filter((one) => one.type === 'wrong' && one.seat === seat).length,
        cardsWon: happened.reduce((sum, one) => (one.type === 'took' && one.seat === seat ? sum + one.cards : sum), 0),
        ...callTimes(own.flatMap(({ ms, event }) => (ms === null ? [] : [{ ms, event }]))),
      };
    }),
    /** What is worth looking at, in the order in which it happened. */
    moments: [
      ...happenings.flatMap((told, event) => momentsAt(told, { event, card: states[event + 1]!.flips },
        calls.find((call) => call.event === event)?.ms ?? null)),
      ...matches.flatMap((match) => (match.end === 'missed' ? missed(match, replayed) : [])),
    ].toSorted((a, b) => a.event - b.event),
  };
}

/** What is told of an event, but for a match that nobody called. @param ms how long a right call took */
function momentsAt(told: readonly SnapHappening[], at: Pick<Moment, 'event' | 'card'>, ms: number | null): readonly Moment[] {
  const right = told.flatMap((one): Moment[] => (
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

function missed({ kind, from }: Match, { states }: Pick<Replayed, 'states'>): readonly Moment[] {
  const game = states[from + 1]!;
  const seats = game.out.flatMap((_, seat) => (isIn(game, seat) ? [seat] : []));
  return [{ kind: 'missed', event: from, card: game.flips, call: kind, seats }];
}

/** What a game came to for a seat, as it is kept for a name. */
export function playedOf(
  { saved: { setup } }: { readonly saved: { readonly setup: Pick<SavedSnap['setup'], 'table'> } },
  { cards, end, seats }: SnapReport, seat: Seat,
): Omit<PlayedGame, keyof PlayedBase> {
  const { called, matches, missed: left, falseCalls, quickest, callTime, won } = seats[seat]!;
  return {
    table: setup.table, seats: seats.length, cards, won: won && end?.winners.length === 1,
    called, matches, missed: left, falseCalls, quickest: quickest?.ms ?? null, callTime,
  };
}
