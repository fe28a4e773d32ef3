/** What came of a game of Snap for each who played: from what happened in it, all cards known. Pure. */
import { isIn, type CallKind, type Seat, type SnapGame } from '../rules/game';
import type { SnapHappening } from '../rules/happening';
import type { Replayed } from '../rules/record';
import { matchesOf, type Match } from './matches';
import type { Moment, SeatReport, SnapReport } from './report';

/** A game that was played, as far as it matters here. */
export interface PlayedSnap {
  readonly players: readonly { readonly name: string; readonly kind: 'local' | 'bot' | 'remote' }[];
  readonly replayed: Replayed;
  /** Whether calls were timed: not where everybody was asked. */
  readonly timed: boolean;
}

/** A right call. `ms`: from when it could be seen; null where nobody counted. */
interface Called { readonly event: number; readonly callers: readonly Seat[]; readonly ms: number | null }

export function reportOf({ players, replayed, timed }: PlayedSnap): SnapReport {
  const last = replayed.states.at(-1)!;
  const matches = matchesOf(replayed);
  const calls = callsOf(replayed, matches, timed);
  const moments = [...replayed.happenings.flatMap((_, event) => momentsAt(replayed, event, calls)), ...missedMoments(replayed, matches)];
  return {
    cards: last.flips, end: last.end,
    seats: players.map(({ name, kind }, seat): SeatReport => ({
      seat, name, isBot: kind === 'bot', cards: cardsOf(last, seat), won: last.end?.winners.includes(seat) ?? false,
      isOut: !isIn(last, seat), ...seatFigures(replayed, matches, calls, seat),
    })),
    moments: moments.toSorted((a, b) => a.event - b.event),
  };
}

function cardsOf({ options, stocks, piles }: SnapGame, seat: Seat): number {
  return stocks[seat]!.length + (options.table === 'A' ? 0 : piles[seat]!.cards.length);
}

function callsOf({ happenings, record: { times } }: Replayed, matches: readonly Match[], timed: boolean): readonly Called[] {
  return matches.flatMap(({ end, from, until: event }) => {
    if (end !== 'called') return [];
    // A game whose times were lost has none but zeros.
    const ms = timed && times && times[event]! > 0 ? times[event]! - times[from]! : null;
    return [{ event, callers: happenings[event]!.flatMap(callersOf), ms }];
  });
}

function callersOf(happening: SnapHappening): readonly Seat[] {
  return happening.type === 'took' ? happening.callers : happening.type === 'tied' ? happening.seats : [];
}

type Figures = Pick<SeatReport, 'called' | 'matches' | 'missed' | 'falseCalls' | 'cardsWon' | 'quickest' | 'callTime'>;

function seatFigures({ states, happenings }: Replayed, matches: readonly Match[], calls: readonly Called[], seat: Seat): Figures {
  const happened = happenings.flat();
  const own = calls.filter(({ callers }) => callers.includes(seat));
  const theirs = matches.filter(({ end, from, until }) => (end === 'called' || end === 'missed')
    && (isIn(states[from + 1]!, seat) || own.some(({ event }) => event === until)));
  const times = own.flatMap(({ ms, event }) => (ms === null ? [] : [{ ms, event }]));
  return {
    called: own.length, matches: theirs.length, missed: theirs.filter(({ end }) => end === 'missed').length,
    falseCalls: happened.filter((one) => one.type === 'wrong' && one.seat === seat).length,
    cardsWon: happened.reduce((sum, one) => (one.type === 'took' && one.seat === seat ? sum + one.cards : sum), 0),
    quickest: times.reduce<SeatReport['quickest']>((best, one) => (best === null || one.ms < best.ms ? one : best), null),
    callTime: median(times.map(({ ms }) => ms)),
  };
}

/** What is told of an event, but for matches that nobody called. */
function momentsAt({ states, happenings }: Replayed, event: number, calls: readonly Called[]): readonly Moment[] {
  const card = states[event + 1]!.flips;
  const told = happenings[event]!;
  const wrong = told.flatMap((one) => (one.type === 'wrong' ? [one] : []));
  const out = told.flatMap((one) => (one.type === 'out' ? [one.seat] : []));
  const right = told.flatMap((one): Moment[] => {
    if (one.type === 'tied') return [{ kind: 'tied', event, card, call: one.kind, seats: one.seats }];
    if (one.type !== 'took') return [];
    const ms = calls.find((call) => call.event === event)?.ms ?? null;
    return [{ kind: 'took', event, card, call: one.kind, seat: one.seat, callers: one.callers, cards: one.cards, ms }];
  });
  return [
    ...right,
    ...wrong.length === 0 ? [] : [
      { kind: 'falseCall', event, card, call: wrong[0]!.kind satisfies CallKind, seats: wrong.map(({ seat }) => seat) } as const,
    ],
    ...out.length === 0 ? [] : [{ kind: 'out', event, card, seats: out } as const],
  ];
}

function missedMoments({ states }: Replayed, matches: readonly Match[]): readonly Moment[] {
  return matches.filter(({ end }) => end === 'missed').map(({ kind, from }) => {
    const game = states[from + 1]!;
    const seats = game.out.flatMap((_, seat) => (isIn(game, seat) ? [seat] : []));
    return { kind: 'missed', event: from, card: game.flips, call: kind, seats };
  });
}

/** Of an even number the mean of the two in the middle, in whole milliseconds. */
function median(times: readonly number[]): number | null {
  const sorted = times.toSorted((a, b) => a - b);
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  return middle.length === 0 ? null : Math.round(middle.reduce((sum, ms) => sum + ms, 0) / middle.length);
}
