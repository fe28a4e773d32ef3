/**
 * What somebody's games of Snap came to, kept for their name, and the best of them. It is checked when it is read: a game that is not sound
 * is left out alone.
 */
import * as v from 'valibot';
import { LAST_MOMENT, isMoment } from '../../../outside/moment';
import { TABLES } from '../rules/game';

/** The last so many games are kept. */
export const MOST_GAMES = 200;
/** A share or a count of false calls says something from so many matches on. */
export const ENOUGH = 5;
/** Before the second card nothing can match. */
const LEAST_CARDS = 2;

const VERSION = 1;
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(100_000));
const ms = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(LAST_MOMENT));

const playedSchema = v.pipe(v.object({
  /** The saved game. */
  game: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  /** When it ended, in milliseconds since 1970. */
  at: v.custom<number>(isMoment),
  table: v.picklist(TABLES),
  /** How many played. */
  seats: count,
  /** How many cards were turned. */
  cards: count,
  /** Whether they, and nobody else, won it. */
  won: v.boolean(),
  /** Matches that they called, and all that were called or missed while they were in (`SeatReport`). */
  called: count,
  matches: count,
  missed: count,
  falseCalls: count,
  /** Their quickest call that was right, and the median of these, in milliseconds; null where there are none. */
  quickest: v.nullable(ms),
  callTime: v.nullable(ms),
}), v.check(({ called, missed, matches }) => called + missed <= matches), v.readonly());

/** What one game came to for one person. */
export type PlayedGame = v.InferOutput<typeof playedSchema>;

/** What is kept for a name: their games, the oldest first. */
export interface Bests {
  readonly games: readonly PlayedGame[];
}

export const NO_BESTS: Bests = { games: [] };

const schema = v.object({ version: v.literal(VERSION), games: v.array(v.unknown()) });

/** Reads somebody's games from any value, as far as they are sound. */
export function openBests(value: unknown): Bests {
  return { games: latest(gamesIn(value).flatMap((one) => {
    const game = v.safeParse(playedSchema, one);
    return game.success ? [game.output] : [];
  })) };
}

/** Whether a value is what is kept for a name, however many of its games can be read. */
export function areBests(value: unknown): boolean {
  return v.is(schema, value);
}

/** How many games of a value cannot be read. */
export function leftOut(value: unknown): number {
  return gamesIn(value).filter((one) => !v.is(playedSchema, one)).length;
}

function gamesIn(value: unknown): readonly unknown[] {
  const parsed = v.safeParse(schema, value);
  return parsed.success ? parsed.output.games : [];
}

/** Somebody's games as they are kept. */
export function keptBests({ games }: Bests): Readonly<Record<string, unknown>> {
  return { version: VERSION, games };
}

/** The same with a game that is over. One that is there already is replaced. A game that nobody could call in says nothing. */
export function bestsAfter(bests: Bests, played: PlayedGame): Bests {
  return played.cards < LEAST_CARDS ? bests : { games: latest([played, ...bests.games]) };
}

/** Both, each game once: as it was last saved, where they tell of it differently. Which comes first does not matter. */
export function mergeBests(one: Bests, other: Bests): Bests {
  const games = [...one.games, ...other.games];
  return { games: latest(games.toSorted((a, b) => b.at - a.at || (JSON.stringify(a) < JSON.stringify(b) ? 1 : -1))) };
}

/** Each game once, as it stands first; the oldest first. */
function latest(games: readonly PlayedGame[]): readonly PlayedGame[] {
  return [...new Map(games.toReversed().map((one) => [one.game, one])).values()]
    .toSorted((a, b) => a.at - b.at || (a.game < b.game ? -1 : 1)).slice(-MOST_GAMES);
}

/** What can be bettered, in the order in which it is told. */
export const BEST_NAMES = ['quickest', 'callTime', 'share', 'falseCalls'] as const;
export type BestName = (typeof BEST_NAMES)[number];

/** What a game is worth where somebody wants to better themselves; null where it says nothing of it. */
export function worthOf({ called, matches, falseCalls, quickest, callTime }: PlayedGame): Readonly<Record<BestName, number | null>> {
  return {
    quickest,
    // A median of few calls says little more than the quickest does.
    callTime: called >= ENOUGH ? callTime : null,
    share: matches >= ENOUGH ? called / matches : null,
    falseCalls: called >= ENOUGH ? falseCalls : null,
  };
}

type Best = { readonly worth: number; readonly game: PlayedGame } | null;

/** The best of each, with the game in which it was reached first; null where no game says anything of it. */
export function bestOf({ games }: Bests): Readonly<Record<BestName, Best>> {
  const best = (name: BestName): Best => games.reduce<Best>((found, game) => {
    const worth = worthOf(game)[name];
    return worth !== null && (found === null || isBetter(name, worth, found.worth)) ? { worth, game } : found;
  }, null);
  return { quickest: best('quickest'), callTime: best('callTime'), share: best('share'), falseCalls: best('falseCalls') };
}

/** What a game has bettered of all that was played before it. Where there was nothing before nothing is bettered. */
export function betteredBy({ games }: Bests, played: PlayedGame): readonly BestName[] {
  const best = bestOf({ games: games.filter(({ game, at }) => game !== played.game && at <= played.at) });
  const worth = worthOf(played);
  return BEST_NAMES.filter((name) => {
    const [now, was] = [worth[name], best[name]];
    return now !== null && was !== null && isBetter(name, now, was.worth);
  });
}

/** How many of the games were won. */
export function winsOf({ games }: Bests): number {
  return games.filter(({ won }) => won).length;
}

/** More is better of a share, less of times and false calls. */
function isBetter(name: BestName, one: number, other: number): boolean {
  return name === 'share' ? one > other : one < other;
}
