/**
 * The summary of a game: the plain facts that lists and statistics need, kept beside it, so that no game has to be read whole and replayed
 * before somebody opens it. It is made anew from the game whenever its form changes.
 */
import type { LevelName } from '../ai/levelNames';
import type { DailyDate } from '../daily/dates';
import { readRecord, type GameRecord } from '../rules/record';
import { countParts, countRuns, NO_RUNS, type RunCount } from '../rules/runCount';
import { PARTS, winnersOf } from '../rules/scoring';
import { isEmptyGame } from './emptyGame';
import { picksOf, seatedPlayers, type SavedGame } from './savedGame';
import { doneBy, isAlone, reviewedAt, sittersOf } from './sittersOf';
import { foldedName } from '../setup/names';
import { DEFAULT_CHARACTER, type Shape } from '../setup/players';
import { holdsAt, type Sitter } from '../setup/seats/sitters';

/** The form of today's summaries. Whoever changes it adds one, and all are made anew. What only new games have changes nothing. */
export const GAME_SUMMARY_VERSION = 2;

/** What one seat came to in a game. All counts are 0 while it is on. */
export interface SeatCount extends Omit<RunCount, 'longest'> {
  /** How many tiles the longest line had that it took. A summary of an older form does not say it until it is made anew. */
  readonly longest?: number;
  /** Its share of the win, in parts (`PARTS` of `rules/scoring`): tied winners share one. */
  readonly won: number;
  /** The times that are known of its calls that took a run, in milliseconds. */
  readonly callTimes: readonly number[];
}

export interface SeatSummary extends SeatCount {
  readonly name: string;
  readonly shape: Shape;
  /** Who plays a computer seat; null for people. */
  readonly level: LevelName | null;
  /** Whether the player of this device held it. Games of before there was one do not say. */
  readonly me?: true;
  /** Where somebody took over: what each came to who played there. The seat itself has what they came to together. */
  readonly parts?: readonly SeatPart[];
}

/** What somebody came to at a seat that others had, too. */
export interface SeatPart extends SeatCount {
  /** Null for a character that played in somebody's stead. */
  readonly name: string | null;
  readonly level: LevelName | null;
  readonly me?: true;
  /** Whether all that was done at the seat was theirs: only then is the win. */
  readonly whole: boolean;
  /** Whether it's them of whom the seat's review is made. */
  readonly reviewed?: true;
}

export interface GameSummary {
  readonly id: string;
  readonly version: typeof GAME_SUMMARY_VERSION;
  /** Whether it was played to the count: 1, or 0. An index knows no booleans. */
  readonly over: 0 | 1;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** The same, negative: an index gives what is smallest first. */
  readonly age: number;
  readonly match?: string;
  /** The date as whose deal of the day it was begun. Only games that have one say so: older summaries stay as they are. */
  readonly daily?: DailyDate;
  /** Whether it is played for practice. */
  readonly practice?: true;
  /** While it is on, where that is known: how many tiles each seat has won. */
  readonly standing?: readonly number[];
  /** As they are compared. */
  readonly names: readonly string[];
  /** Whether anything was picked or played. */
  readonly begun: boolean;
  /** How many tiles were played. */
  readonly placed: number;
  /** In order of play, as far as that is known. */
  readonly seats: readonly SeatSummary[];
}

/** The summary of a game; null where its record breaks a rule. A game that is on is not replayed for it. */
export function summaryOf(game: SavedGame): GameSummary | null {
  const events = Array.isArray(game.record['events']) ? game.record['events'] as readonly (readonly unknown[])[] : [];
  const seats = seatedPlayers(game.setup, picksOf(game)).map(({ name, shape = 'circle', kind, level = DEFAULT_CHARACTER, me }) => ({
    name, shape, level: kind === 'bot' ? level : null, tiles: 0, made: 0, missed: 0, snagged: 0, vain: 0, longest: 0, won: 0,
    callTimes: [],
    ...(me === true ? { me } : {}),
  }));
  const replayed = game.ended ? readRecord(game.record) : null;
  const counted = replayed?.ok ? countSeats(replayed.record, game.callTimes) : [];
  const parts = replayed?.ok && game.held ? partsOf(replayed.record, counted, sittersOf(game), game.callTimes) : [];
  return replayed?.ok === false ? null : {
    id: game.id, version: GAME_SUMMARY_VERSION, over: game.ended ? 1 : 0, savedAt: game.savedAt, age: 0 - game.savedAt,
    ...(game.match === undefined ? {} : { match: game.match }), ...(game.daily === undefined ? {} : { daily: game.daily }),
    ...(game.setup.practice ? { practice: true } : {}), ...(game.ended || game.won === undefined ? {} : { standing: game.won }),
    names: [...new Set([...seats.map(({ name }) => name), ...namesTaken(game)].map(foldedName))], begun: !isEmptyGame(game),
    placed: events.filter(([kind]) => kind === 'place').length,
    seats: seats.map((seat, i) => ({ ...seat, ...counted[i], ...parts[i] })),
  };
}

/** The names of people who took over from somebody. */
function namesTaken({ held = [] }: SavedGame): string[] {
  return held.flatMap(([, , who]) => ('name' in who ? [who.name] : []));
}

/** For each seat what each of several came to who played there; nothing where one played alone. */
function partsOf(
  record: GameRecord, counted: readonly SeatCount[], sitters: readonly (readonly Sitter[])[], times: readonly (number | null)[] = [],
): readonly { readonly parts?: readonly SeatPart[] }[] {
  const counts = countParts(record, (seat, event) => sitters[seat]!.findIndex((one) => holdsAt(one, event)));
  const calls = record.events.flatMap(([kind, seat], event) => (kind === 'snag' ? [{ seat, event }] : []));
  return sitters.map((all, seat) => {
    if (isAlone(all)) return {};
    const reviewed = reviewedAt(record, seat, all);
    return { parts: all.flatMap((sitter, i): readonly SeatPart[] => {
      const { name, level, me } = sitter;
      const done = doneBy(record, seat, sitter);
      // Who was away for all of it hasn't played.
      return done === 'nothing' ? [] : [{
        ...counts[seat]![i] ?? NO_RUNS, name, level, ...(me ? { me } : {}),
        whole: done === 'all', won: done === 'all' ? counted[seat]!.won : 0,
        callTimes: calls.flatMap((call, nth) => (call.seat === seat && holdsAt(sitter, call.event) ? times[nth] ?? [] : [])),
        ...(sitter === reviewed ? { reviewed: true } : {}),
      }];
    }) };
  });
}

/**
 * What each seat came to in a game that is over.
 * @param times how long each call of the record took, as far as that is known
 */
export function countSeats(record: GameRecord, times: readonly (number | null)[] = []): SeatCount[] {
  const counts = countRuns(record);
  const winners = winnersOf(counts.map(({ tiles }) => tiles));
  const callers = record.events.flatMap(([kind, seat]) => (kind === 'snag' ? seat : []));
  return counts.map((one, seat) => ({
    ...one, won: winners.includes(seat) ? PARTS / winners.length : 0,
    callTimes: callers.flatMap((caller, i) => (caller === seat ? times[i] ?? [] : [])),
  }));
}
