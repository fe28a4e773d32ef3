/** Takes all that is kept out of this browser as a file, and brings a file in: what the start screen's fold-out asks for. */
import { gameAppLock, type GameLocks, type Hold } from '../tabLocks';
import { MAX_RAW_BYTES, isRaw, readBackup, type BackupContents } from './backupFile';
import { NOTHING_LAID, merge, type LaidCounts, type MergeCounts, type Merged } from './merge';
import { bringAdapters } from '../entries/gameRows';
import { gameRows, laidGameRows } from './mergeGameRows';
import { laidReviews, laidTraining, soundReviews, soundTraining, type Whose } from './mergeKept';
import { NO_DAYS } from '../../daily/dailyState';
import { dateAt, type DailyDate } from '../../daily/dates';
import { openDaily } from '../../daily/keptDaily';
import { MAX_BACKUP_BYTES, writeBackups } from './writeBackup';
import { mergeDaily } from '../../daily/mergeDaily';
import type { BackupProblem } from '../../setup/problems';
import { soundNames } from '../../setup/kept/knownNames';
import type { KeptSettings, Settings } from '../../setup/kept/settings';
import { sameName } from '../../setup/names';
import type { SavedGame } from '../../session/savedGame';
import type { Changes, Everything } from '../everything';
import type { Store } from '../store';

export interface BackupPorts {
  readonly store: Pick<Store, 'readAll' | 'change'>;
  readonly locks: Pick<GameLocks, 'takeFree'>;
  readonly settings: Pick<KeptSettings, 'kept' | 'write'>;
  readonly today: () => number;
}

/** What of a file is asked for: a browser's `File` has it. */
export interface FileToRead {
  readonly size: number;
  text(): Promise<string>;
  /** How it begins. */
  slice?(from: number, to: number): { text(): Promise<string> };
}

export type RestoreOutcome =
  | { readonly ok: true; readonly told: MergeCounts; readonly settings: boolean }
  | { readonly ok: false; readonly problem: BackupProblem };

export interface Backup {
  /** All that is kept as the texts of files, mostly one; null where it cannot be read. */
  texts(): Promise<readonly string[] | null>;
  /**
   * Brings in what a file holds. One that is refused changes nothing.
   * @param takeSettings whether its settings come in the place of one's own
   */
  read(file: FileToRead, takeSettings: boolean): Promise<RestoreOutcome>;
}

/** To and from this store. Nothing here rejects. */
export function createBackup({ store, locks, settings, today }: BackupPorts): Backup {
  return {
    async texts() {
      try {
        return writeBackups(await store.readAll(), settings.kept(), today());
      } catch {
        return null;
      }
    },
    async read(file, takeSettings) {
      // A file that is far too large is not even fetched from the disk.
      try {
        if (await isTooLarge(file)) return { ok: false, problem: { code: 'too-large', most: MAX_BACKUP_BYTES } };
        const outcome = readBackup(await file.text());
        if (!outcome.ok) return outcome;
        const own = settings.kept();
        const taken = outcome.contents.settings !== null && (takeSettings || own === null);
        const isMine = taken || isSamePlayer(own, outcome.contents.settings);
        const contents = isMine ? outcome.contents : { ...outcome.contents, games: outcome.contents.games.map(ofSomebodyElse) };
        let told: MergeCounts = NOTHING_LAID;
        await bringAdapters();
        const here = await store.readAll();
        const theirs = outcome.contents.settings?.me;
        // Whoever has no name here takes the file's, if it is theirs.
        const me = taken ? theirs : own?.me ?? (isMine ? theirs : undefined);
        const whose = { isMine, me, theirs };
        const date = dateAt(today());
        const holds = await takeAll(touched(here, laidIn(here, contents, whose, date).changes), locks);
        if (!holds) return { ok: false, problem: { code: 'played-elsewhere' } };
        try {
          await store.change('all', (now) => {
            const laid = laidIn(now, contents, whose, date);
            ({ told } = laid);
            return laid.changes;
          });
        } finally {
          for (const hold of holds) hold.leave();
        }
        // Names come to those that are here; nobody is forgotten over a file.
        if (contents.settings && taken) {
          settings.write({ ...contents.settings, names: soundNames([...contents.settings.names, ...own?.names ?? []]) });
        } else if (contents.settings && own) {
          settings.write(withNamesOf(own, contents.settings, isMine));
        }
        return { ok: true, told, settings: taken };
      } catch {
        return { ok: false, problem: { code: 'disk-refuses' } };
      }
    },
  };
}

/** Whether a file is larger than anything that's read. */
async function isTooLarge(file: FileToRead): Promise<boolean> {
  if (file.size <= MAX_BACKUP_BYTES) return false;
  return file.size > MAX_RAW_BYTES || !isRaw(await file.slice?.(0, 40).text() ?? '');
}

/**
 * The settings of this device with the names of a file: only a name that is known here can be looked up and deleted, with what the file has
 * brought for it.
 */
function withNamesOf(own: Settings, { me, names }: Settings, isMine: boolean): Settings {
  const others = isMine || me === undefined ? names : [me, ...names];
  return { ...own, ...(own.me === undefined && me !== undefined ? { me } : {}), names: soundNames([...own.names, ...others]) };
}

/** What a file changes in all that is here. */
function laidIn(now: Everything, contents: BackupContents, whose: Whose, date: DailyDate): Merged {
  const guests = laidGameRows(gameRows(now.guests), contents.guests, whose);
  const { changes, told } = merge(now, { ...contents, aside: [...contents.aside, ...guests.aside] });
  const put = new Set(changes.games.map(({ id }) => id));
  const games = new Set([...put, ...now.games.map(idOf)]);
  const daily = openDaily(now.daily);
  const laid = mergeDaily(daily, whose.isMine ? contents.daily : NO_DAYS, put, date);
  return {
    told: { ...told, games: sumOf(told.games, guests.told), unknown: guests.unknown },
    changes: {
      ...changes, guests: guests.guests, reviews: laidReviews(soundReviews(now.reviews), contents.reviews, games),
      training: laidTraining(soundTraining(now.training), contents.training, whose, games),
      ...(laid === daily ? {} : { daily: laid }),
    },
  };
}

function sumOf(one: LaidCounts, other: LaidCounts): LaidCounts {
  return {
    added: one.added + other.added, further: one.further + other.further, mended: one.mended + other.mended, here: one.here + other.here,
  };
}

/** The id of whatever lies there. */
function idOf(value: unknown): unknown {
  return (value as { readonly id?: unknown } | null)?.id;
}

/** Whether a file is of the player of this device: nothing is to be said against it unless both have names, and other ones. */
function isSamePlayer(own: Settings | null, other: Settings | null): boolean {
  return own?.me === undefined || other?.me === undefined || sameName(own.me, other.me);
}

/** A game that another device's player has played: here they are one of the others. */
function ofSomebodyElse(game: SavedGame): SavedGame {
  return {
    ...game, setup: { ...game.setup, players: game.setup.players.map((player) => {
      const { me: _, ...somebody } = player;
      return somebody;
    }) },
  };
}

/** The games here that are changed, or whose matches are: a tab that plays one would write over it with its next event. */
function touched(here: Everything, { games, matches, guests = [] }: Changes): string[] {
  const [changed, cards] = [games, matches].map((put) => new Set<unknown>(put.map(({ id }) => id)));
  const ofGuests = guests.filter(({ kind }) => kind === 'game').map(({ guest, id }) => gameAppLock(guest, id));
  return [...ofGuests, ...here.games.flatMap((one) => {
    // As it lies there, in today's form or an older one.
    const { id, match, series = match } = (one ?? {}) as { readonly id?: unknown; readonly match?: unknown; readonly series?: unknown };
    return typeof id === 'string' && (changed?.has(id) || cards?.has(series)) ? [id] : [];
  })];
}

/** Takes all these games while they are written; null where another tab plays one of them. */
async function takeAll(ids: readonly string[], locks: BackupPorts['locks']): Promise<readonly Hold[] | null> {
  const holds = await Promise.all(ids.map((id) => locks.takeFree(id)));
  const had = holds.filter((hold) => hold !== null);
  if (had.length === ids.length) return had;
  for (const hold of had) hold.leave();
  return null;
}
