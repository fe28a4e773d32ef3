/** Reads a file of all that's kept: only if every game and every match in it is whole and legal, and it could be written again. */
import * as v from 'valibot';
import { parseJson } from '../../outside/json';
import type { BackupFileProblem } from '../../setup/problems';
import { openSaved, toStore, type SavedGame } from '../../session/savedGame';
import { readMatch } from '../../match/savedMatch';
import type { Match } from '../../match/match';
import { openSettings, type Settings } from '../../setup/kept/settings';
import type { DailyState } from '../../daily/dailyState';
import { openDaily } from '../../daily/keptDaily';
import type { Found } from '../../review/found';
import { keptRow, type KeptGameRow } from '../entries/gameRows';
import { keptTrainee, type KeptTrainee } from '../entries/training';
import { gameRows } from './mergeGameRows';
import { soundReviews, soundTraining } from './mergeKept';
import { readRescued } from './rescueFile';
import { MAX_BACKUP_BYTES, MAX_ROW_BYTES, rowText } from './writeBackup';
import { asideSchema, type Aside, type Changes } from '../everything';

/** The largest file of the rescue that is read, in bytes. */
export const MAX_RAW_BYTES = 200_000_000;

/** What a file holds that was read: checked, but for what lies aside. */
export interface BackupContents extends Omit<Changes, 'daily'> {
  readonly settings: Settings | null;
  /** The dates of today's deal that were counted where the file comes from. */
  readonly daily: DailyState;
  readonly reviews: readonly Found[];
  readonly training: readonly KeptTrainee[];
  readonly guests: readonly KeptGameRow[];
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

/** Reads a file: refuses it whole if anything in it is not as it should be. A file of the rescue is read as far as it can be. */
export function readBackup(text: string): BackupOutcome {
  // One UTF-16 unit is at least one byte.
  if (text.length > (isRaw(text) ? MAX_RAW_BYTES : MAX_BACKUP_BYTES)) return refused({ code: 'too-large', most: MAX_BACKUP_BYTES });
  let value: unknown;
  try {
    value = parseJson(text);
  } catch {
    return refused({ code: 'not-json' });
  }
  const rescued = readRescued(value);
  if (rescued) return { ok: true, contents: fitting(rescued) };
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
  // A file is not refused over days, findings or cards that somebody has changed in it: they count for nothing.
  const contents = {
    settings, games, matches, aside, daily: openDaily(parsed.output.daily),
    reviews: soundReviews(parsed.output.reviews), training: soundTraining(parsed.output.training),
    guests: gameRows(parsed.output.guests),
  };
  return fits(contents) ? { ok: true, contents } : refused({ code: 'row-too-large', most: MAX_ROW_BYTES });
}

/** Whether a row of what came in could be in a backup again. */
const canBeKept = {
  plain: (row: unknown): boolean => rowText(row) !== null,
  aside: (one: Aside): boolean => rowText(one, 2 * MAX_ROW_BYTES) !== null,
  trainee: (one: KeptTrainee): boolean => rowText(keptTrainee(one)) !== null,
  guest: (row: KeptGameRow): boolean => rowText(keptRow(row)) !== null,
};

/** What the rescue has saved comes in as far as it fits. */
function fitting<T extends BackupContents>(contents: T): T {
  const { games, matches, aside, reviews, training, guests } = contents;
  return {
    ...contents, games: games.filter(canBeKept.plain), matches: matches.filter(canBeKept.plain), aside: aside.filter(canBeKept.aside),
    reviews: reviews.filter(canBeKept.plain), training: training.filter(canBeKept.trainee), guests: guests.filter(canBeKept.guest),
  };
}

/** Whether all of it could be in a backup again. */
function fits({ games, matches, aside, reviews, training, guests }: BackupContents): boolean {
  return [games, matches, reviews].every((rows) => rows.every(canBeKept.plain)) && aside.every(canBeKept.aside)
    && training.every(canBeKept.trainee) && guests.every(canBeKept.guest);
}

/** Whether a text is a file of the rescue, by how it begins: that takes all that's there in one. */
export function isRaw(text: string): boolean {
  return text.startsWith('{"format":"snag-raw"');
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
