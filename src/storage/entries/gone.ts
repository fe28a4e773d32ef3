/** What goes for good, with all that belongs to it, and what is put aside. */
import type { GameSummary } from '../../session/gameSummary';
import { answer } from '../disk';
import type { Aside } from '../everything';
import type { At } from './games';
import { clearGameRows } from './gamesOfTable';
import { removeSlips } from './training';

/** Takes games away: what was found in them goes with them, and so do the slips that were made of them. */
export async function removeGames(at: At, ids: readonly string[]): Promise<void> {
  for (const id of ids) for (const store of ['games', 'summaries', 'reviews']) at(store).delete(id);
  await removeSlips(at, ids);
}

/** Takes away whatever belongs to no game that waits. @param over the keys of the games that are over, and of all matches */
export async function clearAt(
  at: At, over: readonly IDBValidKey[], matches: readonly IDBValidKey[], waiting: readonly GameSummary[],
): Promise<void> {
  const kept = new Set<unknown>(waiting.map(({ match }) => match));
  for (const store of ['aside', 'reviews', 'training']) at(store).clear();
  await clearGameRows(at);
  for (const id of over) for (const store of ['games', 'summaries']) at(store).delete(id);
  for (const id of matches.filter((one) => !kept.has(one))) for (const store of ['series', 'matchSummaries']) at(store).delete(id);
}

/** Puts aside what lies there and cannot be read. */
export async function layAside(at: At, objectStore: 'games' | 'series', id: string, why: Omit<Aside, 'game'>): Promise<void> {
  const game: unknown = await answer(at(objectStore).get(id));
  if (game !== undefined) at('aside').add({ game, ...why });
  at(objectStore).delete(id);
  at(objectStore === 'games' ? 'summaries' : 'matchSummaries').delete(id);
}

/** Puts what lies aside as it is from now on, in the order in which it was found in this transaction; null: it goes. */
export async function putAsideNow(at: At, now: readonly (Aside | null)[]): Promise<void> {
  const keys = await answer(at('aside').getAllKeys());
  for (const [i, one] of now.entries()) {
    if (one === null) at('aside').delete(keys[i]!);
    else at('aside').put(one, keys[i]!);
  }
}
