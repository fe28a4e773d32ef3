/**
 * The start screen as the house shows it: what is being agreed, the games that wait, what went wrong, and what comes and goes as a file.
 * It knows no table; the house tells it when nobody sits at one.
 */
import type { LastScreen } from './lastScreen';
import type { GameLocks } from '../storage/tabLocks';
import type { SaveQueue } from '../storage/saveQueue';
import { createBackup, type FileToRead } from '../storage/backup';
import { isEmptyGame, type OpenedGame, type SavedGame } from '../session/savedGame';
import { freeNames, withSeated } from '../setup/knownNames';
import { findOpenMatches, type OpenMatch } from '../storage/openMatches';
import { changeNames, openSettings, type KeptSettings } from '../setup/settings';
import type { Player } from '../setup/players';
import type { Store } from '../storage/store';
import { pruneEmptyGames } from '../storage/pruneEmpty';
import { words } from '../strings';
import type { BackupActions } from '../ui/start/backupFold';
import type { Page } from '../ui/page';
import type { StartDraft } from '../ui/start/startDraft';
import type { StartActions, WaitingGame } from '../ui/start/startScreen';

export interface StartControllerPorts {
  readonly store: Store;
  readonly locks: GameLocks;
  readonly keeper: SaveQueue;
  readonly page: () => Page;
  readonly settings: KeptSettings;
  readonly bookmark: LastScreen;
  readonly today: () => number;
  /** Whether somebody sits at a table: then nothing here is to be seen. */
  readonly atTable: () => boolean;
}

export interface StartController extends Pick<StartActions, 'change' | 'forget'>, Omit<BackupActions, 'bringIn'> {
  /** Brings in what a file holds. */
  bringIn(file: FileToRead, takeSettings: boolean): void;
  draft(): StartDraft;
  /** Keeps what was agreed for the next time. */
  agree(draft: StartDraft): void;
  /** Keeps the names of those who sit down. */
  remember(players: readonly Player[]): void;
  /** What has gone wrong and waits to be told. */
  notes(): readonly string[];
  /** Tells this instead of what was told before. */
  tell(notes: readonly string[]): void;
  /** Tells instead what is wrong with what is being agreed, until that is changed; nothing (null) where all is well. */
  complain(problem: string | null): void;
  /** Reads what can be gone on with. Of games in which nothing was played yet only the newest stays. */
  read(): Promise<void>;
  /** The same when a game was asked for. @param mine whether it was to be had: another tab may play it */
  readFor(id: string, mine: boolean): Promise<void>;
  /** The game with this id that waits. */
  game(id: string): OpenedGame | null;
  /** The series with this id whose next game can be begun. */
  series(id: string): OpenMatch | null;
  /**
   * Makes room for a new game: those at which nothing was played yet go, unless another tab plays them.
   * @param own the game that this tab has held until now
   */
  clear(own: SavedGame | null): void;
  show(): void;
  /** Shows it as anybody finds it: a tab that is reloaded comes back to nothing else. */
  enter(): void;
}

/** The lobby, with nothing read yet. */
export function createStartController({ store, locks, keeper, page, settings, bookmark, today, atTable }: StartControllerPorts): StartController {
  let draft: StartDraft = draftKept() ?? settings.read();
  let waiting: readonly OpenedGame[] = [];
  let between: readonly OpenMatch[] = [];
  let notes: readonly string[] = store.lasting ? [] : [words().START.memoryOnly];
  let complaint: string | null = null;
  let doomed: string | null = null;
  let moved: string | null = null;
  let elsewhere: string | null = null;
  /** How many games are over. */
  let finished = 0;
  const moving = createBackup({ store, locks, settings, today });

  function show(): void {
    page().showStart({
      draft, notes, moved, past: finished > 0, names: freeNames(settings.read().names, draft.players),
      waiting: entries(),
    });
  }

  /** What was being agreed when this tab was reloaded, as far as it was sound. */
  function draftKept(): StartDraft | null {
    const screen = bookmark.read();
    return screen?.kind === 'start' ? openSettings(screen.draft) : null;
  }

  /** What can be gone on with, last played first. */
  function entries(): readonly WaitingGame[] {
    const all = [
      ...waiting.map(({ saved: { id, savedAt }, replayed: { record: { seats, events } } }) => ({
        savedAt, entry: { id, names: seats, tiles: events.filter(([kind]) => kind === 'place').length, series: null },
      })),
      ...between.map(({ series: { id, players, playedFor, games }, last }) => ({
        savedAt: last.saved.savedAt, entry: { id, names: players.map(({ name }) => name), tiles: 0, series: { playedFor, games: games.length } },
      })),
    ];
    return all.toSorted((a, b) => b.savedAt - a.savedAt)
      .map(({ entry }) => ({ ...entry, doomed: entry.id === doomed, elsewhere: entry.id === elsewhere }));
  }

  /** Finds the series that are between two games. Broken cards go aside. */
  async function readSeries(): Promise<void> {
    const { open, broken } = findOpenMatches(await store.readAll());
    between = open;
    for (const id of broken) {
      const { problem } = await store.series(id);
      if (problem) notes = [...notes, words().matchSentence(problem)];
    }
  }

  /** @param wanted a game that this tab is about to go on with */
  async function read(wanted: string | null = null): Promise<void> {
    try {
      await keeper.settled();
      const { games, broken, finished: over } = await store.unfinished();
      finished = over;
      notes = [...notes, ...broken.map(words().savedSentence)];
      // A page that is left in a hurry may write after the next one has read: so two untouched games can come to lie there.
      const [, ...older] = games.map(({ saved }) => saved).filter(isEmptyGame);
      const gone = await pruneEmptyGames(older.filter(({ id }) => id !== wanted), { locks, keeper, store });
      waiting = games.filter(({ saved }) => !gone.has(saved.id));
      await readSeries();
    } catch {
      if (!notes.includes(words().START.memoryOnly)) notes = [...notes, words().START.memoryOnly];
    }
  }

  /** Takes a game off the shelf, or closes a series; it is shown as gone once it is. */
  async function remove(id: string): Promise<void> {
    try {
      if (between.some(({ series }) => series.id === id)) await close(id);
      else await keeper.remove(id);
      // The series of a game that is gone can be gone on with by another.
      await read();
    } catch {
      page().note(words().HISTORY.failed);
    }
    show();
  }

  /** Takes a series off the list. Its games stay in the history, and its card with them. */
  async function close(id: string): Promise<void> {
    // As it lies there now: another tab may have played on in it.
    const { series } = await store.series(id);
    if (series) await store.saveSeries({ ...series, closed: true });
  }

  /** Takes off the shelf what was not even begun: nobody has to be told. */
  async function drop(id: string): Promise<void> {
    try {
      await keeper.remove(id);
    } catch {
      // Then it waits here, which is no harm.
    }
  }

  async function bringIn(file: FileToRead, takeSettings: boolean): Promise<void> {
    await keeper.settled();
    const outcome = await moving.read(file, takeSettings);
    moved = outcome.ok ? words().restoredSentence(outcome.told, outcome.settings) : words().backupSentence(outcome.problem);
    if (outcome.ok && outcome.settings) {
      draft = settings.read();
      if (!atTable()) bookmark.put(null);
    }
    await read();
    // Who has sat down in the meantime is not fetched from the table.
    if (atTable()) page().note(moved);
    else show();
  }

  return {
    draft: () => draft,
    change(changed) {
      draft = changed;
      notes = notes.filter((note) => note !== complaint);
      bookmark.put({ kind: 'start', draft });
      show();
    },
    agree(agreed) {
      draft = agreed;
      settings.write({ ...agreed, names: settings.read().names });
    },
    remember(players) { changeNames(settings, (names) => withSeated(names, players)); },
    notes: () => notes,
    tell(told) { notes = told; },
    complain(problem) {
      complaint = problem;
      notes = problem === null ? [] : [problem];
    },
    read: () => read(),
    async readFor(id, mine) {
      elsewhere = mine ? null : id;
      await read(id);
    },
    game: (id) => waiting.find(({ saved }) => saved.id === id) ?? null,
    series: (id) => between.find(({ series }) => series.id === id) ?? null,
    clear(own) {
      if (own && isEmptyGame(own)) void drop(own.id);
      void pruneEmptyGames(waiting.map(({ saved }) => saved), { locks, keeper, store });
    },
    show,
    enter() {
      bookmark.put(null);
      show();
    },
    forget(id) {
      // A game is deleted at the second press: a slip of the finger must not lose one.
      const sure = doomed === id;
      doomed = sure ? null : id;
      if (sure) void remove(id);
      else show();
    },
    async everything() {
      await keeper.settled();
      return moving.text();
    },
    bringIn: (file, takeSettings) => void bringIn(file, takeSettings),
    moved(told) {
      moved = told;
      if (!atTable()) show();
    },
  };
}
