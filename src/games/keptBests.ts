/**
 * What somebody's games came to, kept for their name, and the best of them. The last games are kept, and every game in which something was
 * done best, however old: a best never falls. It is checked when it is read: a game that is not sound is left out alone. Pure.
 */
import * as v from 'valibot';
import { isMoment, LAST_MOMENT } from '../outside/moment';
import type { PlainKey } from '../strings/say';

/** The last so many games are kept. */
export const MOST_GAMES = 200;

const VERSION = 1;

/** What one game came to for one person. `game`: the saved game. `at`: when it ended, in milliseconds since 1970. */
export interface PlayedBase { readonly game: string; readonly at: number }

/** What is kept for a name: their games, the oldest first. */
export interface BestsOf<Played> { readonly games: readonly Played[] }

/** Something that can be bettered. */
export interface Measure<Played> {
  /** What a game is worth there; null where it says nothing of it. */
  readonly worth: (played: Played) => number | null;
  readonly better: 'more' | 'less';
  readonly as: 'count' | 'share' | 'time';
  /** What it is called among the records, and what is told of a game that has bettered it. */
  readonly what: PlainKey;
  readonly told: PlainKey;
}

/** What can be bettered in a game, and what of it is kept. */
export interface BestRules<Played extends PlayedBase, Name extends string> {
  readonly form: v.GenericSchema<unknown, Played>;
  /** Whether a game says anything. */
  readonly counts: (played: Played) => boolean;
  /** In the order in which it is told. */
  readonly measures: Readonly<Record<Name, Measure<Played>>>;
  /** What is drawn from game to game. `most`: what the full height stands for; without it the most there was. */
  readonly plots: readonly { readonly of: Name; readonly what: PlainKey; readonly most?: number }[];
}

/** What every game keeps of somebody: the game, and when it ended. */
export const PLAYED = {
  game: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  at: v.custom<number>(isMoment),
};
/** How often something happened, and how long it took, in milliseconds. */
export const COUNT = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(100_000));
export const TIME = v.nullable(v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(LAST_MOMENT)));

/** What share a part is of a whole, which says something from `least` on; null: it says nothing. */
export function shareOf(part: number, whole: number, least: number): number | null { return whole >= least ? part / whole : null; }

/** The best of one thing, with the game in which it was reached first. */
export interface Best<Played> { readonly worth: number; readonly game: Played }

const form = v.object({ version: v.literal(VERSION), games: v.array(v.unknown()) });

function gamesIn(value: unknown): readonly unknown[] {
  const parsed = v.safeParse(form, value);
  return parsed.success ? parsed.output.games : [];
}

/** Whether a value is what is kept for a name, however many of its games can be read. */
export function areBests(value: unknown): boolean {
  return v.is(form, value);
}

/** Somebody's games as they are kept. */
export function keptBests({ games }: BestsOf<unknown>): Readonly<Record<string, unknown>> {
  return { version: VERSION, games };
}

/** All that is done with somebody's games. */
export type BestsKeeper<Played extends PlayedBase> = ReturnType<typeof bestsWith<Played, string>>;

const percent = (share: number): number => Math.round(share * 100);

/** @param rules what is kept of them, and what can be bettered */
export function bestsWith<Played extends PlayedBase, Name extends string>(rules: BestRules<Played, Name>) {
  const { measures } = rules;
  const names = Object.keys(measures) as Name[];
  type Bests = BestsOf<Played>;

  const isBetter = (name: Name, one: number, other: number): boolean => (measures[name].better === 'more' ? one > other : one < other);

  const bestIn = (games: readonly Played[], name: Name): Best<Played> | null =>
    games.reduce<Best<Played> | null>((found, game) => {
      const worth = measures[name].worth(game);
      return worth !== null && (found === null || isBetter(name, worth, found.worth)) ? { worth, game } : found;
    }, null);

  const bestOf = ({ games }: Bests): Readonly<Record<Name, Best<Played> | null>> =>
    Object.fromEntries(names.map((name) => [name, bestIn(games, name)])) as Record<Name, Best<Played> | null>;

  /** Each game once, as it stands first; the oldest first. */
  function kept(games: readonly Played[]): readonly Played[] {
    const each = [...new Map(games.toReversed().map((one) => [one.game, one])).values()]
      .toSorted((a, b) => a.at - b.at || (a.game < b.game ? -1 : 1));
    const best = new Set(names.map((name) => bestIn(each, name)?.game));
    return each.filter((game, i) => i >= each.length - MOST_GAMES || best.has(game));
  }

  return {
    rules, bestOf,
    /** What games were worth, the oldest first: of those that say something of it. */
    worthsOf({ games }: Bests, name: Name): readonly number[] {
      return games.flatMap((game) => measures[name].worth(game) ?? []);
    },
    /** The best share of something and how it changed, in percent, as the card of a game tells it; null: no game says anything of it. */
    shareCard(bests: Bests, name: Name) {
      const [best, worths] = [bestOf(bests)[name], this.worthsOf(bests, name)];
      return best && { best: percent(best.worth), curve: worths.map(percent), most: 100 };
    },
    /** Reads somebody's games from any value, as far as they are sound. */
    openBests: (value: unknown): Bests => ({ games: kept(gamesIn(value).flatMap((one) => {
      const game = v.safeParse(rules.form, one);
      return game.success ? [game.output] : [];
    })) }),
    /** How many games of a value cannot be read. */
    leftOut: (value: unknown): number => gamesIn(value).filter((one) => !v.is(rules.form, one)).length,
    /** The same with a game that is over. One that is there already is replaced. A game that says nothing changes nothing. */
    bestsAfter: (bests: Bests, played: Played): Bests => (rules.counts(played) ? { games: kept([played, ...bests.games]) } : bests),
    /** Both, each game once: as it was last saved, where they tell of it differently. Which comes first does not matter. */
    mergeBests(one: Bests, other: Bests): Bests {
      const games = [...one.games, ...other.games];
      return { games: kept(games.toSorted((a, b) => b.at - a.at || (JSON.stringify(a) < JSON.stringify(b) ? 1 : -1))) };
    },
    /** What a game has bettered of all that was played before it. Where there was nothing before nothing is bettered. */
    betteredBy({ games }: Bests, played: Played): readonly Name[] {
      const before = bestOf({ games: games.filter(({ game, at }) => game !== played.game && at <= played.at) });
      return names.filter((name) => {
        const [now, was] = [measures[name].worth(played), before[name]];
        return now !== null && was !== null && isBetter(name, now, was.worth);
      });
    },
  };
}
