/** All that is kept as one file, and back: written whole, and read only if every game and every match in it is whole and legal. */
import * as v from 'valibot';
import type { BackupFileProblem } from '../../setup/problems';
import { openSaved, toStore, type SavedGame } from '../../session/savedGame';
import { readMatch } from '../../match/savedMatch';
import type { Match } from '../../match/match';
import { keptForm, openSettings, type Settings } from '../../setup/kept/settings';
import type { DailyState } from '../../daily/dailyState';
import { keptDaily, openDaily } from '../../daily/keptDaily';
import type { Found } from '../../review/found';
import type { KeptGuestRow } from '../entries/guestRows';
import { keptTrainee, type KeptTrainee } from '../entries/training';
import { guestRows, keptGuests } from './mergeGuests';
import { soundReviews, soundTraining } from './mergeKept';
import { readRescued } from './rescueFile';
import { asideSchema, type Aside, type Changes, type Everything } from '../everything';

/** The largest file that is read, in bytes. A whole game takes some 5,000. */
export const MAX_BACKUP_BYTES = 50_000_000;

/** What a file holds that was read: checked, but for what lies aside. */
export interface BackupContents extends Omit<Changes, 'daily'> {
  readonly settings: Settings | null;
  /** The dates of today's deal that were counted where the file comes from. */
  readonly daily: DailyState;
  readonly reviews: readonly Found[];
  readonly training: readonly KeptTrainee[];
  readonly guests: readonly KeptGuestRow[];
}

export type BackupOutcome =
  | { readonly ok: true; readonly contents: BackupContents }
  | { readonly ok: false; readonly problem: BackupFileProblem };

/** What files of every version begin with. */
const headSchema = v.object({ format: v.literal('snag-house'), version: v.number() });

const parts = {
  settings: v.nullable(v.unknown()), games: v.array(v.unknown()), aside: v.array(asideSchema),
  /** Files of before there was a deal of the day have none. */
  daily: v.optional(v.unknown()),
  /** The same of before there were reviews and a training room. */
  reviews: v.optional(v.unknown()), training: v.optional(v.unknown()),
  /** The same of before there were guests in the house. */
  guests: v.optional(v.unknown()),
};
const schemaNow = v.object({ ...parts, version: v.literal(2), matches: v.array(v.unknown()) });

/** Every form in which files were ever written. Version 1 called matches series. */
const schema = v.variant('version', [
  v.pipe(
    v.object({ ...parts, version: v.literal(1), series: v.array(v.unknown()) }),
    v.transform(({ series, ...file }): v.InferOutput<typeof schemaNow> => ({ ...file, version: 2, matches: series })),
  ),
  schemaNow,
]);
const VERSIONS: readonly number[] = [1, 2];

/**
 * The file's text. What is broken goes aside in it, so that the file can be read again.
 * @param settings null where nothing was agreed yet
 * @param now milliseconds since 1970
 */
export function writeBackup(
  { games, matches, aside, daily, reviews, training, guests }: Everything, settings: Settings | null, now: number,
): string {
  const broken: Aside[] = [];
  const setAside = (game: unknown, problem: Aside['problem']): [] => {
    broken.push({ game, problem, since: now });
    return [];
  };
  // Older forms go into the file as they are kept today.
  const file = {
    format: 'snag-house', version: 2, settings: settings && keptForm(settings),
    games: games.flatMap((game) => {
      const opened = openSaved(game);
      return opened.ok ? opened.game.saved : setAside(game, opened.problem);
    }),
    matches: matches.flatMap((match) => {
      const opened = readMatch(match);
      return opened.ok ? opened.match : setAside(match, opened.problem);
    }),
    ...(daily === undefined ? {} : { daily: keptDaily(openDaily(daily)) }),
    reviews: soundReviews(reviews), training: soundTraining(training).map(keptTrainee), guests: keptGuests(guests),
  };
  // A browser can keep what JSON cannot say: that stays where it is.
  return JSON.stringify({ ...file, aside: [...aside, ...broken].filter(canBeSaid) });
}

function canBeSaid(one: Aside): boolean {
  return v.is(asideSchema, one) && one.game !== undefined && isPlain(one);
}

/** Reads a file: refuses it whole if anything in it is not as it should be. A file of the rescue is read as far as it can be. */
export function readBackup(text: string): BackupOutcome {
  // One UTF-16 unit is at least one byte.
  if (text.length > MAX_BACKUP_BYTES) return refused({ code: 'too-large', most: MAX_BACKUP_BYTES });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refused({ code: 'not-json' });
  }
  const rescued = readRescued(value);
  if (rescued) return rescued.aside.every(isPlain) ? { ok: true, contents: rescued } : refused({ code: 'not-a-house', where: 'stores' });
  const head = v.safeParse(headSchema, value, { abortEarly: true });
  if (!head.success) return refused({ code: 'not-a-house', where: v.getDotPath(head.issues[0]) ?? '' });
  if (!VERSIONS.includes(head.output.version)) return refused({ code: 'unknown-version', version: head.output.version });
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
  const matches: Match[] = [];
  for (const [i, one] of parsed.output.matches.entries()) {
    const opened = readMatch(one);
    if (!opened.ok) return refused({ code: 'bad-series', series: i + 1, problem: opened.problem });
    matches.push(opened.match);
  }
  const twice = firstTwice(games) ?? firstTwice(matches);
  if (twice !== null) return refused({ code: 'twice', what: firstTwice(games) === null ? 'series' : 'game', id: twice });
  const odd = aside.findIndex((one) => !isPlain(one));
  if (odd >= 0) return refused({ code: 'not-a-house', where: `aside.${odd}` });
  // A file is not refused over days, findings or cards that somebody has changed in it: they count for nothing.
  return { ok: true, contents: {
    settings, games, matches, aside, daily: openDaily(parsed.output.daily),
    reviews: soundReviews(parsed.output.reviews), training: soundTraining(parsed.output.training),
    guests: guestRows(parsed.output.guests),
  } };
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

