/** What came of a game of Snap Back for each who played: from what is saved of it, all cards known. Pure. */
import { BACKS, FIRST_CARDS, backsOf, type Back } from '../rules/cards';
import type { Reveal, Seat } from '../rules/game';
import type { Die } from '../rules/result';
import type { OpenedSnapBack } from '../kept/savedGame';
import type { Moment, SeatReport, SnapBackReport, SpanAt } from './report';

/** What happened that counts for somebody: a match that nobody called, or a reveal with the time of its call. */
type Told = { readonly event: number; readonly card: number } & (
  | { readonly kind: 'missed'; readonly holds: readonly Back[]; readonly dice: readonly Die[] }
  | { readonly kind: 'reveal'; readonly reveal: Reveal; readonly ms: number | null }
);

export function reportOf(game: OpenedSnapBack): SnapBackReport {
  const { states, result } = game.replayed;
  const told = toldOf(game);
  return {
    cards: result.shown,
    seats: game.saved.setup.players.map(({ name, kind }, seat): SeatReport => ({
      seat, name, isBot: kind === 'bot', die: { start: states[0]!.dice[seat]!, end: result.dice[seat]! }, ...seatFigures(told, seat),
    })),
    moments: told.flatMap(momentsOf),
  };
}

/** The nearest number that holds and would have raised a die, or ended the game; null: the match was not theirs. */
export function theirBack(holds: readonly Back[], die: Die): Back | null {
  return holds.find((back) => back >= die) ?? null;
}

/** A card that nobody called is missed when the next is shown: before, somebody might still have called it. */
function toldOf({ saved, replayed: { states, record: { events }, happenings } }: OpenedSnapBack): Told[] {
  const told: Told[] = [];
  let calls = 0;
  for (const [event, [kind]] of events.entries()) {
    const { shown, last, dice } = states[event + 1]!;
    const reveal = happenings[event]?.[0];
    if (kind === 'call') calls += 1;
    if (reveal) told.push({ kind: 'reveal', event, card: shown, reveal, ms: saved.callTimes[calls - 1] ?? null });
    if (kind !== 'show' || events[event + 1]?.[0] !== 'show' || shown <= FIRST_CARDS) continue;
    const holds = backsOf(last);
    if (holds.length > 0) told.push({ kind: 'missed', event, card: shown, holds, dice });
  }
  return told;
}

type Figures = Omit<SeatReport, 'seat' | 'name' | 'isBot' | 'die'>;

function seatFigures(told: readonly Told[], seat: Seat): Figures {
  const reveals = told.flatMap((one) => (one.kind === 'reveal' ? [one] : []));
  const missed = told.flatMap((one) => (one.kind === 'missed' ? theirBack(one.holds, one.dice[seat]!) ?? [] : []));
  const own = reveals.filter(({ reveal }) => reveal.callers.includes(seat));
  const right = reveals.filter(({ reveal }) => isRight(reveal, seat)).length;
  const times = own.flatMap(({ reveal, ms, event }) =>
    (ms !== null && reveal.holds.length > 0 && isRight(reveal, seat) ? [{ ms, event }] : []));
  return {
    called: own.filter(({ reveal }) => reveal.holds.length > 0).length,
    missed: missed.length,
    falseCalls: own.filter(({ reveal }) => reveal.holds.length === 0).length,
    right, wrong: reveals.length - right,
    span: BACKS.map((back) => spanAt(back, reveals.map(({ reveal }) => reveal), seat, missed)),
    quickest: times.reduce<SeatReport['quickest']>((best, one) => (best === null || one.ms < best.ms ? one : best), null),
    callTime: median(times.map(({ ms }) => ms)),
    trueSix: reveals.some(({ reveal }) => reveal.trueSix.includes(seat)),
  };
}

function spanAt(back: Back, reveals: readonly Reveal[], seat: Seat, missed: readonly Back[]): SpanAt {
  const held = reveals.filter(({ holds }) => holds.includes(back));
  const right = held.filter(({ seats }) => seats[seat]!.claim === back).length;
  const showedNone = held.filter((reveal) => !isRight(reveal, seat)).length;
  return { back, asked: right + showedNone, right, missed: missed.filter((one) => one === back).length };
}

/** Whether a seat showed a number that holds, or a fist where nothing does. */
function isRight({ holds, seats }: Reveal, seat: Seat): boolean {
  const { claim } = seats[seat]!;
  return claim === 0 ? holds.length === 0 : holds.includes(claim);
}

function momentsOf(told: Told): Moment[] {
  const { event, card } = told;
  if (told.kind === 'missed') {
    const { holds, dice } = told;
    return [{ kind: 'missed', event, card, holds, seats: seatsWhere(dice, (die) => theirBack(holds, die) !== null) }];
  }
  const { reveal } = told;
  const { holds, callers, seats, trueSix } = reveal;
  if (holds.length === 0) return [{ kind: 'falseCall', event, card, seats: callers }];
  const match: Moment = {
    kind: 'match', event, card, holds, callers, right: seatsWhere(seats, (_, seat) => isRight(reveal, seat)),
    up: seatsWhere(seats, ({ before, after }) => after > before), down: seatsWhere(seats, ({ before, after }) => after < before),
  };
  return trueSix.length > 0 ? [match, { kind: 'trueSix', event, card, seats: trueSix }] : [match];
}

/** Of an even number the mean of the two in the middle, in whole milliseconds. */
function median(times: readonly number[]): number | null {
  const sorted = times.toSorted((a, b) => a - b);
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  return middle.length === 0 ? null : Math.round(middle.reduce((sum, ms) => sum + ms, 0) / middle.length);
}

function seatsWhere<T>(values: readonly T[], is: (value: T, seat: Seat) => boolean): Seat[] {
  return values.flatMap((value, seat) => (is(value, seat) ? [seat] : []));
}
