/** The way from screen to screen: start, table, history, and back; and, after a reload, to the screen that was there before. */
import type { Picture } from '../layout/picture';
import { createSaveQueue } from '../storage/saveQueue';
import type { FileToRead } from '../storage/backup';
import { setupFromLink } from '../setup/links';
import type { KeptSettings } from '../setup/settings';
import { checkSetup } from '../setup/setup';
import { createHistoryController } from './historyController';
import { createReplayController } from './replayController';
import { createStartController } from './startController';
import { createTableController, type TablePorts } from './tableController';
import { words } from '../strings';
import type { PageActions } from '../ui/page';

export interface AppPorts extends TablePorts {
  readonly settings: KeptSettings;
}

export interface App extends Omit<PageActions, 'rules' | 'draft' | 'bringIn'> {
  /** Brings in what a file holds. */
  bringIn(file: FileToRead, takeSettings: boolean): void;
  /** Starts the game that the link asks for, or comes back to the screen that this tab showed, or shows the start screen. */
  enter(query: string): Promise<void>;
  /** Shows what is on the table to a picture that has come only now. */
  meet(picture: Picture): void;
}

/** The house, with nothing shown yet. */
export function createApp(ports: AppPorts): App {
  const { store, locks, clock, page, picture, lay, today, freshWord, bookmark, settings } = ports;
  const keeper = createSaveQueue(store, (isBehind) => page().setBanner(isBehind ? words().START.saveFailed : null));
  const lobby = createStartController({ store, locks, keeper, page, settings, bookmark, today, atTable: () => table.isTaken() });
  const table = createTableController({ ...ports, keeper, lobby });
  const room = createHistoryController({
    store, settings, bookmark, page, openReplay: (game, step) => replay.open(game, step),
  });
  const replay = createReplayController({
    bookmark, clock, page, picture, laidFor: (players) => lay({ players, calls: true, replayed: true }), pace: () => lobby.draft().pace,
  });

  /** Tells over another screen what the start screen would have told. */
  function noteProblems(): void {
    if (lobby.notes().length > 0) page().note(lobby.notes().join(' '));
  }

  /** Comes back to the screen that this tab showed before it was reloaded. */
  async function comeBack(): Promise<void> {
    const screen = bookmark.read();
    if (screen?.kind === 'table') {
      // It reads the shelf itself, so that the game that is wanted is not cleared away.
      await table.goOn(screen.game, 'back');
      if (table.isTaken()) noteProblems();
      return;
    }
    await lobby.read();
    if (screen?.kind === 'history') await room.historyAgain();
    else if (screen?.kind === 'replay') await room.replayAgain(screen.game, screen.step);
    else {
      lobby.show();
      return;
    }
    noteProblems();
  }

  return {
    ...room,
    ...table,
    ...replay,
    endReplay() {
      replay.close();
      room.showList();
    },
    async enter(query) {
      const asked = setupFromLink(query, freshWord);
      if (!asked) return comeBack();
      await lobby.read();
      if (asked.ok) {
        table.begin(asked.setup);
        noteProblems();
        return;
      }
      lobby.tell([...lobby.notes(), words().START.linkRefused(words().setupSentence(asked.problem))]);
      lobby.enter();
    },
    meet(late) {
      if (table.isTaken()) table.meet(late);
      else replay.attachPicture(late);
    },
    change: lobby.change,
    play() {
      const checked = checkSetup({ ...lobby.draft(), order: 'drawn', seed: freshWord() });
      lobby.complain(checked.ok ? null : words().setupSentence(checked.problem));
      if (!checked.ok) {
        lobby.show();
        return;
      }
      lobby.agree(lobby.draft());
      table.begin(checked.setup);
    },
    goOn: (id) => void table.goOn(id),
    takeOver: (id) => void table.goOn(id, 'steal'),
    forget: lobby.forget,
    everything: lobby.everything,
    bringIn: lobby.bringIn,
    moved: lobby.moved,
    leave() {
      replay.close();
      table.leave();
      lobby.tell([]);
      void lobby.read().then(lobby.enter);
    },
  };
}
