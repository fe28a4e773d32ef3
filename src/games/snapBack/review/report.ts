/** What came of a game of Snap Back for each who played: from what is saved of it, all cards known. Pure. */
import { callTimes } from '../../../race/times';
import { theirsIn } from '../../../setup/seats/sitters';
import type { PlayedBase } from '../../keptBests';
import type { PlayedGame } from '../kept/bests';
import type { OpenedSnapBack } from '../kept/savedGame';
import { BACKS, type Back } from '../rules/cards';
import type { Reveal, Seat } from '../rules/game';
import type { Die } from '../rules/result';
import { replaySteps } from './replaySteps';

export type SnapBackReport = ReturnType<typeof reportOf>;
export type SeatReport = SnapBackReport['seats'][number];
export type SpanAt = ReturnType<typeof spanAt>;

/** A place in a game that is worth going to. `event`: its index among the events; `card`: which card lay on top, counted from 1. */
export type Moment = { readonly event: number; readonly card: number } & (
  /** Nobody called this match. `seats`: whose it was; nobody's where it was below every die. */
  | { readonly kind: 'missed'; readonly holds: readonly Back[]; readonly seats: readonly Seat[] }
  /** Somebody called where nothing held. */
  | { readonly kind: 'falseCall'; readonly seats: readonly Seat[] }
  /** Somebody called a match. `right`: who showed a number that held; `up`: whose die rose; `down`: whose fell. */
  | {
    readonly kind: 'match'; readonly holds: readonly Back[]; readonly callers: readonly Seat[]; readonly right: readonly Seat[];
    readonly up: readonly Seat[]; readonly down: readonly Seat[];
  }
  /** A true 6 ended the game. */
  | { readonly kind: 'trueSix'; readonly seats: readonly Seat[] }
);

/** What happened that counts for somebody: a match that nobody called, or a reveal with the time of its call. */
type Told = { readonly event: number; readonly card: number } & (
  | { readonly kind: 'missed'; readonly holds: readonly Back[]; readonly dice: readonly Die[] }
  | { readonly kind: 'reveal'; readonly reveal: Reveal; readonly ms: number | null }
);

export function reportOf(game: OpenedSnapBack) {
  const { states } = game.replayed;
  const { shown: cards, dice } = states.at(-1)!.game;
  const told = toldOf(game);
  const theirs = theirsIn(game.saved);
  /** What a die showed before and after what is told of whoever played there. */
  const diceOf = (seat: Seat): Die[] =>
    states.flatMap(({ game: now }, i) => (theirs(seat, i) || theirs(seat, i - 1) ? now.dice[seat]! : []));
  return {
    /** How many were shown. */
    cards,
    /** Everybody at the table, computer players too. */
    seats: dice.map((shown, seat) => ({
      die: { start: diceOf(seat)[0] ?? shown, end: diceOf(seat).at(-1) ?? shown },
      ...seatFigures(told.filter(({ event }) => theirs(seat, event)), seat),
    })),
    /** What is worth looking at, in the order in which it happened. */
    moments: told.flatMap(momentsOf),
  };
}

/** The nearest number that holds and would have raised a die, or ended the game; null: the match was not theirs. */
export function theirBack(holds: readonly Back[], die: Die): Back | null {
  return holds.find((back) => back >= die) ?? null;
}

function toldOf(game: OpenedSnapBack): Told[] {
  let calls = 0;
  return replaySteps(game).flatMap(({ event, shown, dice, holds, reveal, missed }, step): Told[] => {
    if (event?.[0] === 'call') calls += 1;
    const at = { event: step - 1, card: shown };
    if (reveal) return [{ kind: 'reveal', ...at, reveal, ms: game.saved.callTimes[calls - 1] ?? null }];
    return missed ? [{ kind: 'missed', ...at, holds, dice }] : [];
  });
}

/**
 * What is told of one seat. A match is *theirs* if a number that holds was as high as their die or higher: calling it and showing that
 * number would have raised their die, or ended the game. A lower match costs nothing to call and gains them nothing.
 */
function seatFigures(told: readonly Told[], seat: Seat) {
  const reveals = told.flatMap((one) => (one.kind === 'reveal' ? [one] : []));
  const missed = told.flatMap((one) => (one.kind === 'missed' ? theirBack(one.holds, one.dice[seat]!) ?? [] : []));
  const own = reveals.filter(({ reveal }) => reveal.callers.includes(seat));
  const right = reveals.filter(({ reveal }) => isRight(reveal, seat)).length;
  return {
    /** How many matches they called, whatever they showed then; and how often they called where nothing held. */
    called: own.filter(({ reveal }) => reveal.holds.length > 0).length,
    falseCalls: own.filter(({ reveal }) => reveal.holds.length === 0).length,
    /** How many matches that were theirs nobody called. */
    missed: missed.length,
    /** How often what they showed at a reveal was right; where nothing held a fist is. */
    right, wrong: reveals.length - right,
    span: BACKS.map((back) => spanAt(back, reveals.map(({ reveal }) => reveal), seat, missed)),
    // From the painted card to a call that was right.
    ...callTimes(own.flatMap(({ reveal, ms, event }) =>
      (ms !== null && reveal.holds.length > 0 && isRight(reveal, seat) ? [{ ms, event }] : []))),
    /** Whether their true 6 has ended the game. */
    trueSix: reveals.some(({ reveal }) => reveal.trueSix.includes(seat)),
  };
}

/** How well somebody remembered what was k cards ago, as far as a reveal has shown it. */
function spanAt(back: Back, reveals: readonly Reveal[], seat: Seat, missed: readonly Back[]) {
  const held = reveals.filter(({ holds }) => holds.includes(back));
  const right = held.filter(({ seats }) => seats[seat]!.claim === back).length;
  const showedNone = held.filter((reveal) => !isRight(reveal, seat)).length;
  return {
    back,
    /** How often this k held and they showed it, or showed nothing that held. Who showed another k that held was not asked for this one. */
    asked: right + showedNone,
    /** How often they showed it. */
    right,
    /** How many matches of this k were theirs that nobody called. Where several held it is the nearest that would have paid. */
    missed: missed.filter((one) => one === back).length,
  };
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

function seatsWhere<T>(values: readonly T[], is: (value: T, seat: Seat) => boolean): Seat[] {
  return values.flatMap((value, seat) => (is(value, seat) ? [seat] : []));
}

/** What a game came to for a seat, as it is kept for a name. */
export function playedOf(_: OpenedSnapBack, { cards, seats }: SnapBackReport, seat: Seat): Omit<PlayedGame, keyof PlayedBase> {
  const { die: { start, end }, trueSix, called, missed, falseCalls, span, callTime } = seats[seat]!;
  return {
    start, end, cards, trueSix, called, missed, falseCalls, callTime,
    span: span.map(({ asked, right, missed: left }) => ({ asked, right, missed: left })),
  };
}
