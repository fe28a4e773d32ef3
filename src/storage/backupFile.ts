/**
 * All that is kept as one file, and back: written whole, read only if every game and every card in it is whole and legal, and laid
 * together with what is there already, so that nothing that was played is lost.
 */
import * as v from 'valibot';
import type { BackupFileProblem } from '../setup/problems';
import { openSaved, toStore, type SavedGame } from '../session/savedGame';
import { readMatch } from '../match/savedMatch';
import type { Match } from '../match/match';
import { openSettings, type Settings } from '../setup/settings';
import type { Aside, Changes, Everything } from './store';

/** The largest file that is read, in bytes. A whole game takes some 5,000. */
export const MAX_BACKUP_BYTES = 50_000_000;

/** What a file holds that was read: checked, but for what lies aside. */
export interface BackupContents extends Changes {
  readonly settings: Settings | null;
}

export type BackupOutcome =
  | { readonly ok: true; readonly contents: BackupContents }
  | { readonly ok: false; readonly problem: BackupFileProblem };

/** What comes of laying a file together with what is there. */
export interface Merged {
  readonly changes: Changes;
  /** How many games and cards are new here, and how many went on in the file beyond what is here. */
  readonly told: MergeCounts;
}
export interface MergeCounts { readonly newGames: number; readonly newMatch: number; readonly further: number }

/** What files of every version begin with. */
const headSchema = v.object({ format: v.literal('snag-house'), version: v.number() });

const asideSchema = v.object({ game: v.unknown(), problem: v.looseObject({ code: v.string() }), since: v.pipe(v.number(), v.finite()) });

const schema = v.object({
  settings: v.nullable(v.unknown()),
  games: v.array(v.unknown()),
  series: v.array(v.unknown()),
  aside: v.array(asideSchema),
});

/**
 * The file's text. What is broken on the shelves goes aside in it, so that the file can be read again.
 * @param settings null where nothing was agreed yet
 * @param now milliseconds since 1970
 */
export function writeBackup({ games, series, aside }: Everything, settings: Settings | null, now: number): string {
  const broken: Aside[] = [];
  const whole = (values: readonly unknown[], validateQuestion: (value: unknown) => { readonly code: string } | null): unknown[] => values.filter((game) => {
    const problem = validateQuestion(game);
    if (problem) broken.push({ game, problem, since: now });
    return !problem;
  });
  const file = {
    format: 'snag-house', version: 1, settings,
    games: whole(games, (game) => { const opened = openSaved(game); return opened.ok ? null : opened.problem; }),
    series: whole(series, (one) => { const opened = readMatch(one); return opened.ok ? null : opened.problem; }),
  };
  // A browser can keep what JSON cannot say: that stays where it is.
  return JSON.stringify({ ...file, aside: [...aside, ...broken].filter((one) => v.is(asideSchema, one) && one.game !== undefined && isPlain(one)) });
}

/** Reads a file: refuses it whole if anything in it is not as it should be. */
export function readBackup(text: string): BackupOutcome {
  // One UTF-16 unit is at least one byte.
  if (text.length > MAX_BACKUP_BYTES) return refused({ code: 'too-large', most: MAX_BACKUP_BYTES });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refused({ code: 'not-json' });
  }
  const head = v.safeParse(headSchema, value, { abortEarly: true });
  if (!head.success) return refused({ code: 'not-a-house', where: v.getDotPath(head.issues[0]) ?? '' });
  if (head.output.version !== 1) return refused({ code: 'unknown-version', version: head.output.version });
  const parsed = v.safeParse(schema, value, { abortEarly: true });
  if (!parsed.success) return refused({ code: 'not-a-house', where: v.getDotPath(parsed.issues[0]) ?? '' });
  const { aside } = parsed.output;
  const settings = parsed.output.settings === null ? null : openSettings(parsed.output.settings);
  if (parsed.output.settings !== null && !settings) return refused({ code: 'bad-settings' });

  const games: SavedGame[] = [];
  for (const [i, one] of parsed.output.games.entries()) {
    const opened = openSaved(one);
    if (!opened.ok) return refused({ code: 'bad-game', game: i + 1, problem: opened.problem });
    // Only what a record is made of comes in: anything else in it was read by nobody.
    games.push({ ...opened.game.saved, record: toStore(opened.game.replayed.record) });
  }
  const series: Match[] = [];
  for (const [i, one] of parsed.output.series.entries()) {
    const opened = readMatch(one);
    if (!opened.ok) return refused({ code: 'bad-series', series: i + 1, problem: opened.problem });
    series.push(opened.series);
  }
  const twice = firstTwice(games) ?? firstTwice(series);
  if (twice !== null) return refused({ code: 'twice', what: firstTwice(games) === null ? 'series' : 'game', id: twice });
  const odd = aside.findIndex((one) => !isPlain(one));
  if (odd >= 0) return refused({ code: 'not-a-house', where: `aside.${odd}` });
  return { ok: true, contents: { settings, games, series, aside } };
}

/**
 * Lays what was read together with what is there. Of two states of a game the one with more events is kept, or the one that was saved
 * later; of two states of a card the one with more games. What has parted from what is kept, and so holds something that was
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
  const series = layOver(read.series, here.series, lay, {
    open: (own) => { const opened = readMatch(own); return opened.ok ? { value: opened.series } : { problem: opened.problem }; },
    since: ({ createdAt }) => createdAt, isFurther: (one, other) => weight(one) > weight(other), isWithin: isOnCard,
  });
  for (const one of read.aside) lay(one);
  return {
    changes: { games: games.put, series: series.put, aside },
    told: { newGames: games.fresh, newMatch: series.fresh, further: games.further + series.further },
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

function refused(problem: BackupFileProblem): BackupOutcome {
  return { ok: false, problem };
}

function firstTwice(entries: readonly { readonly id: string }[]): string | null {
  const seen = new Set<string>();
  for (const { id } of entries) {
    if (seen.has(id)) return id;
    seen.add(id);
  }
  return null;
}

/** Whether a value can be written as JSON: what is nested endlessly, or in a circle, cannot. */
function isPlain(value: unknown): boolean {
  try {
    return JSON.stringify(value) !== undefined;
  } catch {
    return false;
  }
}

function sameness({ game, since }: Aside): string {
  try {
    return JSON.stringify([game, since]);
  } catch {
    return `${since}`;
  }
}

/** Entries of the shelves by their ids, which is what they lie there by. */
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
  const { record, setup } = game;
  return JSON.stringify([record['deal'], setup.players.map(({ name }) => name), game.picks.slice(0, picks), eventsOf(game).slice(0, events)]);
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
