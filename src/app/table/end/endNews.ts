/**
 * Finds out what a game is news of to the player of this device. All that they have played before is added up shortly before the game ends,
 * in small pieces: then it is there when the end comes up, and nothing on it moves.
 */
import { createBeforeSum, endNews, type Before } from '../../../history/endNews';
import type { EndNews } from '../../../history/endView';
import { summaryOf, type GameSummary } from '../../../session/gameSummary';
import type { SavedGame } from '../../../session/savedGame';
import type { ViewState } from '../../../session/viewState';
import { pause, type GameLibrary } from '../../gameLibrary';

/** It is added up once the pile has so few tiles left. */
const SOON = 8;
/** So many games are added up at a time, so that the page stays quick. */
const PIECE = 100;

export interface EndNewsPorts {
  readonly library: Pick<GameLibrary, 'list'>;
  /** What the player of this device is called now. */
  readonly me: () => string;
  /** Shows the table anew. */
  readonly showAgain: () => void;
}

export interface EndNewsFinder {
  /** What a game is news of; null while it is on, while that is not known, and where it is news of nothing. */
  of(saved: SavedGame | null, view: Pick<ViewState, 'phase' | 'pile'>): EndNews | null;
}

/** What was asked for a game; `news` is undefined until its end was looked at. */
interface Asked { readonly id: string; before: Before | null; news?: EndNews | null }

/** Nothing is known yet. */
export function createEndNews({ library, me, showAgain }: EndNewsPorts): EndNewsFinder {
  let asked: Asked | null = null;

  async function look(mine: Asked, saved: SavedGame): Promise<void> {
    try {
      mine.before = await before(library, me(), saved);
    } catch {
      // Where games cannot be listed nothing is news.
      return;
    }
    if (asked === mine) showAgain();
  }

  return {
    of(saved, { phase, pile }) {
      if (saved === null || phase === 'order' || (phase === 'playing' && pile > SOON)) return null;
      if (asked?.id !== saved.id) {
        asked = { id: saved.id, before: null };
        void look(asked, saved);
      }
      if (!saved.ended || asked.before === null) return null;
      if (asked.news === undefined) {
        const summary = summaryOf(saved);
        asked.news = summary && endNews(summary, me(), asked.before);
      }
      return asked.news;
    },
  };
}

/** Adds up what was over before a game was saved as it is. Rejects where the disk refuses. */
async function before(library: EndNewsPorts['library'], me: string, { id, savedAt }: SavedGame): Promise<Before> {
  const sum = createBeforeSum(me);
  let after: Pick<GameSummary, 'age' | 'id'> | null = { age: 0 - savedAt, id };
  while (after !== null) {
    await pause();
    const games: readonly GameSummary[] = await library.list({ over: true, after, limit: PIECE });
    sum.add(games);
    after = games.length === PIECE ? games.at(-1) ?? null : null;
  }
  return sum.result();
}
