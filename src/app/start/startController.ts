/**
 * The start screen: the games that wait, and what comes and goes as a file. It answers for what stands on the screen,
 * and shows nothing itself.
 */
import type { KeptProgress } from '../../lessons/progress';
import { later } from '../../loading/later';
import type { OfflineState } from '../../offline/offlineState';
import type { SavedGame } from '../../session/savedGame';
import type { KeptSettings } from '../../setup/kept/settings';
import type { SaveQueue } from '../../storage/saveQueue';
import type { Store } from '../../storage/store';
import type { GameLocks } from '../../storage/tabLocks';
import type { FileToRead } from '../../ui/commands';
import type { StartNotice } from '../../ui/notice';
import type { StartModel } from '../../ui/start/startModel';
import type { OpenMatch } from '../../storage/openMatches';
import type { DailyKeeper } from '../daily/dailyKeeper';
import type { GameLibrary } from '../gameLibrary';
import type { Agreement } from '../setup/agreement';
import { startAfter, startModel, startState, type StartChange, type StartState } from './startState';
import { clearEmptyGames, readWaitingGames } from './waitingGames';

export interface StartControllerPorts {
  readonly store: Store;
  readonly library: GameLibrary;
  readonly locks: GameLocks;
  readonly saveQueue: SaveQueue;
  readonly settings: KeptSettings;
  readonly agreement: Pick<Agreement, 'now' | 'reread'>;
  readonly daily: Pick<DailyKeeper, 'today' | 'read'>;
  /** How far somebody has come in the lessons. */
  readonly lessonProgress: Pick<KeptProgress, 'read'>;
  readonly today: () => number;
}

export interface StartController {
  screen(): StartModel;
  /** The screen was there, and is left. */
  seen(): void;
  notices(): readonly StartNotice[];
  /** Whether what was pressed waits for something to be loaded. */
  setLoading(loading: boolean): void;
  /** What there is to tell of a newer version of the game. */
  setUpdate(update: OfflineState['update']): void;
  /** Tells this instead of what was told before. */
  tell(notices: readonly StartNotice[]): void;
  /** Reads what can be continued. */
  read(): Promise<void>;
  /** The same when a game was asked for. @param mine whether it was to be had: another tab may play it */
  readFor(id: string, mine: boolean): Promise<void>;
  /** The match with this id, if it is between two games. */
  openMatch(id: string): OpenMatch | null;
  /** Tells what has gone wrong besides. */
  notice(notices: readonly StartNotice[]): void;
  /** Makes room for a new game. @param own the game that this tab has held until now */
  clearEmpty(own: SavedGame | null): Promise<void>;
  /** Deletes a game, or takes a match off the list, at the second press: a slip of the finger must not lose one. Says what went wrong. */
  deleteWaiting(id: string): Promise<readonly StartNotice[]>;
  backupTexts(): Promise<readonly string[] | null>;
  backupDone(saved: boolean): StartNotice;
  /** Brings in what a file holds. Says what came of it. */
  restore(file: FileToRead, takeSettings: boolean): Promise<StartNotice>;
}

/** The state, and what changes it. */
interface Memory {
  readonly state: () => StartState;
  readonly happen: (change: StartChange) => void;
}

/** The start screen, with nothing read yet. */
export function createStartController(ports: StartControllerPorts): StartController {
  let state = startState(ports.store);
  const memory: Memory = { state: () => state, happen: (change) => { state = startAfter(state, change); } };
  const waiting = waitingPart(memory, ports);
  return {
    screen: () => startModel(state, ports.agreement.now(), ports.daily.today(), ports.lessonProgress.read().progress.done.length),
    seen: () => memory.happen({ type: 'seen' }),
    notices: () => state.notices,
    setLoading: (loading) => memory.happen({ type: 'loading', loading }),
    setUpdate: (update) => memory.happen({ type: 'update', update }),
    tell: (notices) => memory.happen({ type: 'told', notices }),
    notice: (notices) => memory.happen({ type: 'noticed', notices }),
    ...waiting,
    ...backupPart(memory, ports, waiting.read),
  };
}

type WaitingPart = Pick<StartController, 'read' | 'readFor' | 'openMatch' | 'clearEmpty' | 'deleteWaiting'>;

/** What can be continued. */
function waitingPart({ state, happen }: Memory, ports: StartControllerPorts): WaitingPart {
  const { library } = ports;

  async function read(wanted: string | null = null): Promise<void> {
    try {
      const [games] = await Promise.all([readWaitingGames(ports, wanted), ports.daily.read()]);
      happen({ type: 'read', games });
    } catch {
      happen({ type: 'unreadable' });
    }
  }

  return {
    read() {
      happen({ type: 'heldByOtherTab', id: null });
      return read();
    },
    readFor(id, mine) {
      happen({ type: 'heldByOtherTab', id: mine ? null : id });
      return read(id);
    },
    openMatch: (id) => openMatch(state(), id),
    clearEmpty: (own) => clearEmptyGames(ports, state().waiting, own),
    async deleteWaiting(id) {
      const sure = state().pendingDelete === id;
      happen({ type: 'pendingDelete', id: sure ? null : id });
      if (!sure) return [];
      try {
        await (openMatch(state(), id) ? library.closeMatch(id) : library.remove(id));
      } catch {
        return [{ kind: 'storeFailed' }];
      }
      // The match of a game that is gone can be continued by another.
      await read();
      return [];
    },
  };
}

/** What comes and goes as a file. */
function backupPart(
  { happen }: Memory, ports: StartControllerPorts, readAgain: () => Promise<void>,
): Pick<StartController, 'backupTexts' | 'backupDone' | 'restore'> {
  const { saveQueue, agreement } = ports;
  const backup = later(async () => (await import('../../storage/backup/backup')).createBackup(ports));

  function outcome(notice: StartNotice): StartNotice {
    happen({ type: 'backup', outcome: notice });
    return notice;
  }

  return {
    async backupTexts() {
      await saveQueue.settled();
      try {
        return (await backup.get()).texts();
      } catch {
        outcome({ kind: 'notLoaded' });
        return null;
      }
    },
    backupDone: (saved) => outcome({ kind: saved ? 'backupSaved' : 'backupNotSaved' }),
    async restore(file, takeSettings) {
      await saveQueue.settled();
      const reader = await backup.get().catch(() => null);
      if (!reader) return outcome({ kind: 'notLoaded' });
      const result = await reader.read(file, takeSettings);
      if (result.ok) agreement.reread();
      await readAgain();
      if (!result.ok) return outcome({ kind: 'backupRefused', problem: result.problem });
      return outcome({ kind: 'restored', counts: result.told, settings: result.settings });
    },
  };
}

function openMatch({ between }: StartState, id: string): OpenMatch | null {
  return between.find(({ match }) => match.id === id) ?? null;
}
