/** The story of the game at the table, from its beginning: kept while something else is looked at over a game that is over. */
import type { TableHappening } from '../../session/viewState';
import { createAnnouncer, type Announcer } from '../announcer';
import type { OpenDialog } from '../dialogs/openDialog';
import type { Screen } from '../screen';
import type { TableModel } from '../table/tableModel';

export interface GameStory extends Pick<Announcer, 'entries'> {
  /**
   * The story goes on, or another begins.
   * @param other whether another screen, or another game, was shown before
   */
  tellStory(screen: Screen, other: boolean, happenings: readonly TableHappening[]): void;
}

/** No game yet. @param dialog where the end of a game comes up */
export function createGameStory(dialog: Pick<OpenDialog, 'reset' | 'showResult'>): GameStory {
  let announcer: Announcer = createAnnouncer();
  let told: TableModel | null = null;
  return {
    entries: () => announcer.entries(),
    tellStory(screen, other, happenings) {
      if (other) dialog.reset();
      if (screen.kind !== 'table') return;
      // Under its review a game lies as it was: what has been told of it stays.
      const isBack = other && screen.end !== null && told?.game === screen.game && told.past === screen.past;
      if (other && !isBack) announcer = createAnnouncer();
      const past = other && !isBack ? screen.past : [];
      told = screen;
      announcer.tell([...past, ...happenings], screen.state, past.length);
      if (other ? screen.state.phase === 'over' : happenings.some(({ type }) => type === 'counted')) dialog.showResult(!other);
    },
  };
}
