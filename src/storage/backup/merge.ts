/**
 * Lays games and matches that come from elsewhere (a file, a tab that was late) together with what is here, so that nothing that was
 * played is lost.
 */
import { openSaved, type SavedGame } from '../../session/savedGame';
import { readMatch } from '../../match/savedMatch';
import type { Match } from '../../match/match';
import type { Aside, Changes, Everything } from '../everything';

/** What became of the games that were read, or of the matches: each is counted once. */
export interface LaidCounts {
  /** Those that were not here. */
  readonly added: number;
  /** Those that were played further than what was here. */
  readonly further: number;
  /** Those that came in the place of something that cannot be opened. */
  readonly mended: number;
  /** Those that were here already, as far or further: nothing that was played came of them. */
  readonly here: number;
}

/**
 * What came of it all; `aside`: how much was set aside, because it cannot be opened or has parted from what is kept. `unknown`: how many
 * games came that this version does not know.
 */
export interface MergeCounts {
  readonly games: LaidCounts;
  readonly matches: LaidCounts;
  readonly aside: number;
  readonly unknown: number;
}

export const NOTHING_LAID: MergeCounts = {
  games: { added: 0, further: 0, mended: 0, here: 0 }, matches: { added: 0, further: 0, mended: 0, here: 0 }, aside: 0, unknown: 0,
};

/** What comes of it. */
export interface Merged {
  readonly changes: Changes;
  readonly told: MergeCounts;
}

/**
 * Lays what was read together with what is there. Of two states of a game the one with more events is kept, or the one that was saved
 * later; of two states of a match the one with more games. What has parted from what is kept, and so holds something that was
 * played and is not in it, goes aside. Laying the same together again changes nothing.
 */
export function merge(here: Everything, read: Pick<Changes, 'games' | 'matches' | 'aside'>): Merged {
  const aside: Aside[] = [];
  const kept = new Set(here.aside.map(sameness));
  const lay = (one: Aside): void => {
    if (kept.has(sameness(one))) return;
    kept.add(sameness(one));
    aside.push(one);
  };

  const games = layOver(read.games, here.games, lay, {
    open: (own) => { const opened = openSaved(own); return opened.ok ? { value: opened.game.saved } : { problem: opened.problem }; },
    since: ({ savedAt }) => savedAt, isFurther, hasMore: (one, other) => progress(one, other) > 0, isWithin: isBeginning,
  });
  const matches = layOver(read.matches, here.matches, lay, {
    open: (own) => { const opened = readMatch(own); return opened.ok ? { value: opened.match } : { problem: opened.problem }; },
    since: ({ createdAt }) => createdAt, isFurther: weighsMore, hasMore: weighsMore, isWithin: isOnCard,
  });
  for (const one of read.aside) lay(one);
  return {
    changes: { games: games.put, matches: matches.put, aside },
    told: { games: games.told, matches: matches.told, aside: aside.length, unknown: 0 },
  };
}

/** How two states of one thing are told apart. */
interface Ways<T> {
  readonly open: (own: unknown) => { readonly value: T } | { readonly problem: { readonly code: string } };
  readonly since: (one: T) => number;
  /** Whether `one` is kept of the two. */
  readonly isFurther: (one: T, other: T) => boolean;
  /** Whether that is so because it was played further, and not only saved later. */
  readonly hasMore: (one: T, other: T) => boolean;
  /** Whether all that was played in `one` is in `whole` too. */
  readonly isWithin: (one: T, whole: T) => boolean;
}

/** Lays what was read over what is there: what is to be put, and what became of each. */
function layOver<T extends { readonly id: string }>(
  read: readonly T[], here: readonly unknown[], lay: (one: Aside) => void, { open, since, isFurther: beyond, hasMore, isWithin }: Ways<T>,
): { readonly put: T[]; readonly told: LaidCounts } {
  const put: T[] = [];
  const told = { added: 0, further: 0, mended: 0, here: 0 };
  const own = byId(here);
  for (const one of read) {
    const there = own.get(one.id);
    if (there === undefined) {
      told.added += 1;
      put.push(one);
      continue;
    }
    const opened = open(there);
    if ('problem' in opened) {
      lay({ game: there, problem: opened.problem, since: since(one) });
      told.mended += 1;
      put.push(one);
      continue;
    }
    const mine = opened.value;
    const wins = beyond(one, mine);
    if (wins) put.push(one);
    told[wins && hasMore(one, mine) ? 'further' : 'here'] += 1;
    const [winner, loser] = wins ? [one, mine] : [mine, one];
    if (!isWithin(loser, winner)) lay({ game: wins ? there : one, problem: { code: 'parted' }, since: since(loser) });
  }
  return { put, told };
}

function sameness({ game, since }: Aside): string {
  try {
    return JSON.stringify([game, since]);
  } catch {
    return `${since}`;
  }
}

/** What is kept by its id, which is what it lies there by. */
function byId(values: readonly unknown[]): Map<unknown, unknown> {
  return new Map(values.map((value) => [(value as { readonly id?: unknown } | null)?.id, value]));
}

function eventsOf({ record }: SavedGame): readonly unknown[] {
  return record['events'] as readonly unknown[];
}

/** How much further `game` was played than `other`: above 0, below it, or 0 where both are as far. */
function progress(game: SavedGame, other: SavedGame): number {
  return eventsOf(game).length - eventsOf(other).length || game.picks.length - other.picks.length
    || Number(game.ended) - Number(other.ended);
}

/** Whether `game` was played further than `other`, or as far and saved later. */
function isFurther(game: SavedGame, other: SavedGame): boolean {
  return (progress(game, other) || game.savedAt - other.savedAt) > 0;
}

/** Whether all that was played in `game` was played in `whole` too. */
function isBeginning(game: SavedGame, whole: SavedGame): boolean {
  const [events, picks] = [eventsOf(game).length, game.picks.length];
  return beginning(game, events, picks) === beginning(whole, events, picks);
}

function beginning(game: SavedGame, events: number, picks: number): string {
  const names = game.setup.players.map(({ name }) => name);
  return JSON.stringify([game.record['deal'], names, game.picks.slice(0, picks), eventsOf(game).slice(0, events)]);
}

/** Whether every game of a card stands on another too, as it was counted. */
function isOnCard(one: Match, whole: Match): boolean {
  const counted = new Set(whole.games.map(({ id, tiles }) => JSON.stringify([id, tiles])));
  return one.games.every(({ id, tiles }) => counted.has(JSON.stringify([id, tiles])));
}

/** How much stands on a card: games first, then corrections. */
function weight({ games }: Match): number {
  return games.length * 1000 + games.filter(({ corrected }) => corrected !== undefined).length;
}

function weighsMore(one: Match, other: Match): boolean {
  return weight(one) > weight(other);
}
