/**
 * What somebody's games of Snap Back came to, kept for their name, and the best of them. It is checked when it is read: a game that is not
 * sound is left out alone.
 */
import * as v from 'valibot';
import { LAST_MOMENT, isMoment } from '../../../outside/moment';
import { BACKS, FIRST_CARDS, type Back } from '../rules/cards';
import { isDie, type Die } from '../rules/result';

/** The last so many games are kept. */
export const MOST_GAMES = 200;
/** A best die, and a soonest end, need dice that showed no more than this at first: the printed ones. */
export const MOST_AT_FIRST = 3;
/** A share or a count of false calls says something from so many matches on. */
const ENOUGH = 5;

const VERSION = 1;
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(100_000));
const ms = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(LAST_MOMENT));
const die = v.custom<Die>(isDie);

const playedSchema = v.pipe(v.object({
  /** The saved game. */
  game: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  /** When it ended, in milliseconds since 1970. */
  at: v.custom<number>(isMoment),
  start: die,
  end: die,
  cards: count,
  /** Whether their true 6 has ended it. */
  trueSix: v.boolean(),
  /** Matches that they called, and matches of theirs that nobody called (`SeatReport`). */
  called: count,
  missed: count,
  falseCalls: count,
  /** For each k from 1 to 6 (`SpanAt`). */
  span: v.pipe(v.array(v.object({ asked: count, right: count, missed: count })), v.length(BACKS.length), v.readonly()),
  /** The median of their calls that were right, in milliseconds; null where there are none. */
  callTime: v.nullable(ms),
}), v.check(({ span }) => span.every(({ asked, right }) => right <= asked)), v.readonly());

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
  return played.cards <= FIRST_CARDS ? bests : { games: latest([played, ...bests.games]) };
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

/** What all these games tell of each k from 1 to 6, added up. */
export function spanOf({ games }: Bests): readonly (PlayedGame['span'][number] & { readonly back: Back })[] {
  return BACKS.map((back, i) => {
    const sum = (what: 'asked' | 'right' | 'missed'): number => games.reduce((all, { span }) => all + span[i]![what], 0);
    return { back, asked: sum('asked'), right: sum('right'), missed: sum('missed') };
  });
}

/** What can be bettered. */
export type BestName = 'die' | 'cards' | 'share' | 'falseCalls';

/** What a game is worth where somebody wants to better themselves; null where it says nothing of it. */
export function worthOf({ start, end, cards, trueSix, called, missed, falseCalls }: PlayedGame): Readonly<Record<BestName, number | null>> {
  const fromThree = start <= MOST_AT_FIRST;
  return {
    die: fromThree ? end : null,
    // How soon it was ended by their own true 6.
    cards: fromThree && trueSix ? cards : null,
    share: called + missed >= ENOUGH ? called / (called + missed) : null,
    falseCalls: called >= ENOUGH ? falseCalls : null,
  };
}

/** The best of each, with the game in which it was reached first; null where no game says anything of it. */
export function bestOf({ games }: Bests): Readonly<Record<BestName, { readonly worth: number; readonly game: PlayedGame } | null>> {
  const best = (name: BestName) => games.reduce<{ readonly worth: number; readonly game: PlayedGame } | null>((found, game) => {
    const worth = worthOf(game)[name];
    return worth !== null && (found === null || isBetter(name, worth, found.worth)) ? { worth, game } : found;
  }, null);
  return { die: best('die'), cards: best('cards'), share: best('share'), falseCalls: best('falseCalls') };
}

/** What a game has bettered of all that was played before it. Where there was nothing before nothing is bettered. */
export function betteredBy({ games }: Bests, played: PlayedGame): readonly BestName[] {
  const best = bestOf({ games: games.filter(({ game, at }) => game !== played.game && at <= played.at) });
  const worth = worthOf(played);
  return (['die', 'cards', 'share', 'falseCalls'] as const).filter((name) => {
    const [now, was] = [worth[name], best[name]];
    return now !== null && was !== null && isBetter(name, now, was.worth);
  });
}

/** More is better of die and share, fewer of cards and false calls. */
function isBetter(name: BestName, one: number, other: number): boolean {
  return name === 'die' || name === 'share' ? one > other : one < other;
}
