/** The start screen: who is chosen, the games that wait, and what comes and goes as a file. It answers for what stands on the screen. */
import type { KeptProgress } from '../../lessons/progress';
import { later } from '../../loading/later';
import type { OfflineState } from '../../offline/offlineState';
import type { SavedGame } from '../../session/savedGame';
import { isNoName } from '../../setup/kept/me';
import type { KeptSettings } from '../../setup/kept/settings';
import { cleanText, UNNAMED_ME } from '../../setup/names';
import { newNameProblem } from '../../setup/setup';
import type { SaveQueue } from '../../storage/saveQueue';
import type { Store } from '../../storage/store';
import type { GameLocks } from '../../storage/tabLocks';
import { shownName } from '../../strings/words/grammar';
import type { FileToRead } from '../../ui/commands';
import type { StartNotice } from '../../ui/notice';
import type { Door, StartModel } from '../../ui/start/startModel';
import type { OpenMatch } from '../../storage/openMatches';
import type { DailyKeeper } from '../daily/dailyKeeper';
import type { GameLibrary } from '../gameLibrary';
import { START, type Answering } from '../next';
import type { Presenter } from '../presenter';
import type { Agreement } from '../setup/agreement';
import { agreeAgainst } from '../setup/agreeAgainst';
import { startAfter, startModel, startState, type StartChange, type StartState } from './startState';
import { clearEmptyGames, readWaitingGames } from './waitingGames';

export interface StartControllerPorts {
  readonly store: Store;
  readonly library: GameLibrary;
  readonly locks: GameLocks;
  readonly saveQueue: SaveQueue;
  readonly settings: KeptSettings;
  readonly agreement: Pick<Agreement, 'now' | 'reread' | 'choose' | 'nameMe' | 'agreeOn'>;
  readonly presenter: Pick<Presenter, 'show' | 'screen' | 'tell'>;
  /** A word that nobody had before, for a deal. */
  readonly freshWord: () => string;
  readonly daily: Pick<DailyKeeper, 'today' | 'read'>;
  /** How far somebody has come in the lessons. */
  readonly lessonProgress: Pick<KeptProgress, 'read'>;
  readonly today: () => number;
}

type Asked =
  | 'chooseCharacter' | 'nameMe' | 'playCharacter' | 'deleteWaiting' | 'backupTexts' | 'backupDone' | 'restore';

export interface StartController extends Answering<Asked> {
  screen(): StartModel;
  /** The screen was there, and is left. */
  seen(): void;
  notices(): readonly StartNotice[];
  /** Whether what was pressed waits for something to be loaded. */
  setLoading(loading: boolean): void;
  /** Shows more doors from now on. */
  setDoors(doors: readonly Door[]): void;
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
}

/** The state, and what changes it. */
interface Memory {
  readonly screen: () => StartModel;
  readonly state: () => StartState;
  readonly happen: (change: StartChange) => void;
  /** Shows the screen as it stands now. */
  readonly draw: () => void;
}

/** The start screen, with nothing read yet. */
export function createStartController(ports: StartControllerPorts): StartController {
  let state = startState(ports.store);
  const screen = (): StartModel =>
    startModel(state, ports.agreement.now(), ports.daily.today(), ports.lessonProgress.read().progress.done.length);
  const memory: Memory = {
    screen, state: () => state, happen: (change) => { state = startAfter(state, change); }, draw: () => ports.presenter.show(screen()),
  };
  const waiting = waitingPart(memory, ports);
  return {
    screen,
    seen: () => memory.happen({ type: 'seen' }),
    notices: () => state.notices,
    setLoading: (loading) => memory.happen({ type: 'loading', loading }),
    setDoors: (doors) => memory.happen({ type: 'doors', doors }),
    setUpdate: (update) => memory.happen({ type: 'update', update }),
    tell: (notices) => memory.happen({ type: 'told', notices }),
    notice: (notices) => memory.happen({ type: 'noticed', notices }),
    ...choicePart(memory, ports),
    ...waiting,
    ...backupPart(memory, ports, waiting.read),
  };
}

/** Who plays here, and against whom. */
function choicePart(
  { screen, happen, draw }: Memory, { agreement, freshWord }: StartControllerPorts,
): Answering<'chooseCharacter' | 'nameMe' | 'playCharacter'> {
  return {
    chooseCharacter({ character }) {
      agreement.choose(character);
      draw();
    },
    nameMe({ name }) {
      const typed = cleanText(name.replaceAll(',', ' '));
      const unnamed = isNoName(typed, shownName(UNNAMED_ME));
      const problem = unnamed ? null : newNameProblem(typed);
      happen({ type: 'told', notices: problem ? [{ kind: 'setupRefused', problem }] : [] });
      if (!problem) agreement.nameMe(unnamed ? null : typed);
      draw();
      return problem === null;
    },
    playCharacter() {
      const agreed = agreeAgainst(agreement, freshWord());
      happen({ type: 'told', notices: agreed.ok ? [] : [{ kind: 'setupRefused', problem: agreed.problem }] });
      return agreed.ok ? { to: 'game', setup: agreed.setup, untouched: isUntouched(screen()) } : START;
    },
  };
}

type WaitingPart = Pick<StartController, 'read' | 'readFor' | 'openMatch' | 'clearEmpty' | 'deleteWaiting'>;

/** What can be continued. */
function waitingPart({ state, happen, draw }: Memory, ports: StartControllerPorts): WaitingPart {
  const { library, presenter } = ports;

  async function read(wanted: string | null = null): Promise<void> {
    try {
      const [games] = await Promise.all([readWaitingGames(ports, wanted), ports.daily.read()]);
      happen({ type: 'read', games });
    } catch {
      happen({ type: 'unreadable' });
    }
  }

  /** Deletes at the second press. Says what went wrong. */
  async function deleteSurely(id: string): Promise<readonly StartNotice[]> {
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
    // At the second press: a slip of the finger must not lose a game.
    async deleteWaiting({ id }) {
      presenter.tell(await deleteSurely(id));
      if (presenter.screen()?.kind === 'start') draw();
    },
  };
}

/** What comes and goes as a file. */
function backupPart(
  { happen, draw }: Memory, ports: StartControllerPorts, readAgain: () => Promise<void>,
): Answering<'backupTexts' | 'backupDone' | 'restore'> {
  const { saveQueue, agreement, presenter } = ports;
  const backup = later(async () => (await import('../../storage/backup/backup')).createBackup(ports));

  /** Tells what came of a file: on the start screen, or in passing where another one is shown by now. */
  function told(notice: StartNotice): void {
    happen({ type: 'backup', outcome: notice });
    if (presenter.screen()?.kind === 'start') draw();
    else presenter.tell([notice]);
  }

  async function restored(file: FileToRead, takeSettings: boolean): Promise<StartNotice> {
    await saveQueue.settled();
    const reader = await backup.get().catch(() => null);
    if (!reader) return { kind: 'notLoaded' };
    const result = await reader.read(file, takeSettings);
    if (result.ok) agreement.reread();
    await readAgain();
    if (!result.ok) return { kind: 'backupRefused', problem: result.problem };
    return { kind: 'restored', counts: result.told, settings: result.settings };
  }

  return {
    async backupTexts() {
      await saveQueue.settled();
      try {
        return (await backup.get()).texts();
      } catch {
        happen({ type: 'backup', outcome: { kind: 'notLoaded' } });
        return null;
      }
    },
    backupDone: ({ saved }) => told({ kind: saved ? 'backupSaved' : 'backupNotSaved' }),
    restore: async ({ file, takeSettings }) => told(await restored(file, takeSettings)),
  };
}

/** Whether no game lies here yet. */
export const isUntouched = ({ waiting, past }: StartModel): boolean => waiting.length === 0 && past === 0;

function openMatch({ between }: StartState, id: string): OpenMatch | null {
  return between.find(({ match }) => match.id === id) ?? null;
}
