/**
 * Lays games and matches that come from elsewhere (a file, a tab that was late) together with what is here, so that nothing that was
 * played is lost.
 */
import { openSaved, type SavedGame } from '../../session/savedGame';
import { readMatch } from '../../match/savedMatch';
import type { Match } from '../../match/match';
import type { Aside, Changes, Everything } from '../everything';

/** How many games and matches are new here, and how many went on beyond what is here. */
export interface MergeCounts { readonly newGames: number; readonly newMatch: number; readonly further: number }

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
export function merge(here: Everything, read: Changes): Merged {
  const aside: Aside[] = [];
  const kept = new Set(here.aside.map(sameness));
  const lay = (one: Aside): void => {
    if (kept.has(sameness(one))) return;
    kept.add(sameness(one));
    aside.push(one);
  };

  const games = layOver(read.games, here.games, lay, {
    open: (own) => { const opened = openSaved(own); return opened.ok ? { value: opened.game.saved } : { problem: opened.problem }; },
    since: ({ savedAt }) => savedAt, isFurther, isWithin: isBeginning,
  });
  const matches = layOver(read.matches, here.matches, lay, {
    open: (own) => { const opened = readMatch(own); return opened.ok ? { value: opened.match } : { problem: opened.problem }; },
    since: ({ createdAt }) => createdAt, isFurther: (one, other) => weight(one) > weight(other), isWithin: isOnCard,
  });
  for (const one of read.aside) lay(one);
  return {
    changes: { games: games.put, matches: matches.put, aside },
    told: { newGames: games.fresh, newMatch: matches.fresh, further: games.further + matches.further },
  };
}

/** How two states of one thing are told apart. */
interface Ways<T> {
  readonly open: (own: unknown) => { readonly value: T } | { readonly problem: { readonly code: string } };
  readonly since: (one: T) => number;
  readonly isFurther: (one: T, other: T) => boolean;
  /** Whether all that was played in `one` is in `whole` too. */
  readonly isWithin: (one: T, whole: T) => boolean;
}

/** Lays what was read over what is there: what is to be put, how much of it is new, and how much goes on beyond what was there. */
function layOver<T extends { readonly id: string }>(
  read: readonly T[], here: readonly unknown[], lay: (one: Aside) => void, { open, since, isFurther: beyond, isWithin }: Ways<T>,
): { readonly put: T[]; readonly fresh: number; readonly further: number } {
  const put: T[] = [];
  let fresh = 0;
  let further = 0;
  const own = byId(here);
  for (const one of read) {
    const there = own.get(one.id);
    if (there === undefined) {
      fresh += 1;
      put.push(one);
      continue;
    }
    const opened = open(there);
    if ('problem' in opened) {
      lay({ game: there, problem: opened.problem, since: since(one) });
      put.push(one);
      continue;
    }
    const mine = opened.value;
    const wins = beyond(one, mine);
    if (wins) {
      put.push(one);
      further += 1;
    }
    const [winner, loser] = wins ? [one, mine] : [mine, one];
    if (!isWithin(loser, winner)) lay({ game: wins ? there : one, problem: { code: 'parted' }, since: since(loser) });
  }
  return { put, fresh, further };
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

/** How far a game was played, what weighs most first. */
function steps(one: SavedGame): number[] {
  return [eventsOf(one).length, one.picks.length, Number(one.ended), one.savedAt];
}

/** Whether `game` was played further than `other`, or as far and saved later. */
function isFurther(game: SavedGame, other: SavedGame): boolean {
  const [mine, others] = [steps(game), steps(other)];
  const at = mine.findIndex((step, i) => step !== others[i]);
  return at >= 0 && (mine[at] ?? 0) > (others[at] ?? 0);
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
