/** Which evening the game at the table is one of, once it is over: that is looked up while the end is shown. */
import { EVENING } from '../../games/house';
import type { SavedGame } from '../../session/savedGame';
import type { Store } from '../../storage/store';
import type { OnwardFrom } from '../../ui/table/tableModel';
import { eveningOf } from './onward';

export interface OnwardFinder {
  /** Null while the game is on, while that is not known, and for a game by itself. */
  of(saved: Pick<SavedGame, 'id' | 'ended'> | null): OnwardFrom | null;
}

interface Asked { readonly id: string; found: OnwardFrom | null }

/** @param showAgain shows the table anew */
export function createOnwardFinder(
  { store, showAgain }: { readonly store: Pick<Store, 'guests'>; readonly showAgain: () => void },
): OnwardFinder {
  let asked: Asked | null = null;

  async function look(mine: Asked): Promise<void> {
    mine.found = await eveningOf(async (rows) => (await (await store.guests()).games(EVENING, rows)).found, mine.id);
    if (mine.found !== null && asked === mine) showAgain();
  }

  return {
    of(saved) {
      if (saved === null || !saved.ended) return null;
      if (asked?.id === saved.id) return asked.found;
      const mine: Asked = { id: saved.id, found: null };
      asked = mine;
      void look(mine);
      return null;
    },
  };
}
