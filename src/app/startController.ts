/**
 * The start screen: what is being agreed, the games that wait, and what comes and goes as a file. It answers for what stands on the screen,
 * and shows nothing itself.
 */
import { later } from '../loading/later';
import type { SavedGame } from '../session/savedGame';
import { namedPlayers } from '../setup/defaultNames';
import { openSettings, type KeptSettings } from '../setup/settings';
import { checkNewGame, type SetupOutcome } from '../setup/setup';
import type { SaveQueue } from '../storage/saveQueue';
import type { Store } from '../storage/store';
import type { GameLocks } from '../storage/tabLocks';
import { words } from '../strings';
import type { FileToRead } from '../ui/commands';
import type { Notice } from '../ui/notice';
import { draftOf, type StartDraft } from '../ui/start/startDraft';
import type { StartModel } from '../ui/start/startScreen';
import type { OpenMatch } from '../storage/openMatches';
import type { GameLibrary } from './gameLibrary';
import type { LastScreen } from './lastScreen';
import { startAfter, startModel, startState, type StartChange, type StartState } from './startState';
import { clearEmptyGames, readWaitingGames } from './waitingGames';

export interface StartControllerPorts {
  readonly store: Store;
  readonly library: GameLibrary;
  readonly locks: GameLocks;
  readonly saveQueue: SaveQueue;
  readonly settings: KeptSettings;
  readonly lastScreen: Pick<LastScreen, 'read'>;
  readonly today: () => number;
}

export interface StartController {
  screen(): StartModel;
  /** Comes to the screen as anybody finds it: a tab that is reloaded comes back to nothing else. Tells this besides. */
  enter(notices: readonly Notice[]): void;
  draft(): StartDraft;
  change(draft: StartDraft): void;
  /** Keeps part of what is agreed for the next time. */
  agreeOn(part: Partial<StartDraft>): void;
  /** What was agreed, checked, for a deal from `seed`. Where it cannot be played, the screen tells why. */
  agree(seed: string): SetupOutcome;
  notices(): readonly Notice[];
  /** Whether what was pressed waits for something to be loaded. */
  setLoading(loading: boolean): void;
  /** Tells this instead of what was told before. */
  tell(notices: readonly Notice[]): void;
  /** Reads what can be continued. */
  read(): Promise<void>;
  /** The same when a game was asked for. @param mine whether it was to be had: another tab may play it */
  readFor(id: string, mine: boolean): Promise<void>;
  /** The match with this id, if it is between two games. */
  openMatch(id: string): OpenMatch | null;
  /** Tells what has gone wrong besides. */
  notice(notices: readonly Notice[]): void;
  /** Makes room for a new game. @param own the game that this tab has held until now */
  clearEmpty(own: SavedGame | null): Promise<void>;
  /** Deletes a game, or takes a match off the list, at the second press: a slip of the finger must not lose one. Says what went wrong. */
  deleteWaiting(id: string): Promise<readonly Notice[]>;
  backupText(): Promise<string | null>;
  backupDone(saved: boolean): Notice;
  /** Brings in what a file holds. Says what came of it. */
  restore(file: FileToRead, takeSettings: boolean): Promise<Notice>;
}

/** The state, and what changes it. */
interface Memory {
  readonly state: () => StartState;
  readonly happen: (change: StartChange) => void;
}

/** The start screen, with nothing read yet. */
export function createStartController(ports: StartControllerPorts): StartController {
  const { store, settings, lastScreen } = ports;
  const kept = lastScreen.read();
  const keptSettings = kept?.kind === 'start' ? openSettings(kept.draft) : null;
  let state = startState(draftOf(settings.read()), keptSettings && draftOf(keptSettings), store);
  const memory: Memory = { state: () => state, happen: (change) => { state = startAfter(state, change); } };
  const waiting = waitingPart(memory, ports);
  return {
    screen: () => startModel(state, settings.read().names),
    enter: (notices) => memory.happen({ type: 'entered', notices }),
    notices: () => state.notices,
    setLoading: (loading) => memory.happen({ type: 'loading', loading }),
    tell: (notices) => memory.happen({ type: 'told', notices }),
    notice: (notices) => memory.happen({ type: 'noticed', notices }),
    ...draftPart(memory, settings),
    ...waiting,
    ...backupPart(memory, ports, waiting.read),
  };
}

/** What is being agreed. */
function draftPart({ state, happen }: Memory, settings: KeptSettings): Pick<StartController, 'draft' | 'change' | 'agreeOn' | 'agree'> {
  function agreeOn(part: Partial<StartDraft>): void {
    const draft = { ...state().draft, ...part };
    happen({ type: 'agreed', draft });
    settings.write({ ...draft, names: settings.read().names });
  }
  return {
    draft: () => state().draft,
    change: (draft) => happen({ type: 'edited', draft }),
    agreeOn,
    agree(seed) {
      const { draft } = state();
      // Names are fixed when a game begins; until then those that nobody typed are the language's.
      const players = namedPlayers(draft.players, words().DEFAULT_NAMES);
      const checked = checkNewGame({ ...draft, players, order: 'drawn', seed });
      happen(checked.ok ? { type: 'told', notices: [] } : { type: 'refused', problem: checked.problem });
      if (checked.ok) agreeOn({});
      return checked;
    },
  };
}

type WaitingPart = Pick<StartController, 'read' | 'readFor' | 'openMatch' | 'clearEmpty' | 'deleteWaiting'>;

/** What can be continued. */
function waitingPart({ state, happen }: Memory, ports: StartControllerPorts): WaitingPart {
  const { library } = ports;

  async function read(wanted: string | null = null): Promise<void> {
    try {
      happen({ type: 'read', games: await readWaitingGames(ports, wanted) });
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
): Pick<StartController, 'backupText' | 'backupDone' | 'restore'> {
  const { saveQueue, settings } = ports;
  const backup = later(async () => (await import('../storage/backup/backup')).createBackup(ports));

  function outcome(notice: Notice): Notice {
    happen({ type: 'backup', outcome: notice });
    return notice;
  }

  return {
    async backupText() {
      await saveQueue.settled();
      try {
        return (await backup.get()).text();
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
      if (result.ok && result.settings) happen({ type: 'replaced', draft: draftOf(settings.read()) });
      await readAgain();
      if (!result.ok) return outcome({ kind: 'backupRefused', problem: result.problem });
      return outcome({ kind: 'restored', counts: result.told, settings: result.settings });
    },
  };
}

function openMatch({ between }: StartState, id: string): OpenMatch | null {
  return between.find(({ match }) => match.id === id) ?? null;
}
