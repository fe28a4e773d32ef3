/** Sorts the games on a shelf into those that wait, those that are over, and those that cannot be read. */
import type { SavedProblem } from '../setup/problems';
import { openSaved, type OpenedGame } from '../session/savedGame';
import type { Store } from './store';

/** What lies on a shelf of games, by what can be done with it. */
export interface Sorted {
  /** Last saved first, both. */
  readonly waiting: OpenedGame[]; readonly over: OpenedGame[];
  readonly broken: { key: string; value: unknown; problem: SavedProblem }[];
}

/** What can be gone on with, as the store tells it. */
export const unfinishedOf = ({ waiting, over, broken }: Sorted): Awaited<ReturnType<Store['unfinished']>> =>
  ({ games: waiting, broken: broken.map(({ problem }) => problem), finished: over.length });
/** What can be looked at again. */
export const finishedOf = ({ over, broken }: Sorted): Awaited<ReturnType<Store['finished']>> =>
  ({ games: over, broken: broken.map(({ problem }) => problem) });

/** Opens and sorts what lies there. */
export function sortOut(entries: readonly { key: string; value: unknown }[]): Sorted {
  const games: OpenedGame[] = [];
  const broken: Sorted['broken'] = [];
  for (const { key, value } of entries) {
    const opened = openSaved(value);
    if (opened.ok) games.push(opened.game);
    else broken.push({ key, value, problem: opened.problem });
  }
  games.sort((a, b) => b.saved.savedAt - a.saved.savedAt);
  return { waiting: games.filter(({ saved }) => !saved.ended), over: games.filter(({ saved }) => saved.ended), broken };
}
