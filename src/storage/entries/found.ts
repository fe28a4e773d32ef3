/** Reads what of all that is kept is asked for, in the transaction of whoever changes it or takes it out. */
import type { GameSummary } from '../../session/gameSummary';
import { answer } from '../disk';
import type { Aside, Everything, Which } from '../everything';
import type { At } from './games';

/** What of all that is kept is asked for. @param readDailyAt is handed in: what the start screen has as well would be a file more for it */
export async function foundAt(at: At, which: Which, readDailyAt: (at: At) => Promise<unknown>): Promise<Everything> {
  if (which === 'all') {
    const all = (store: string): Promise<unknown[]> => answer(at(store).getAll());
    const [games, matches, aside, reviews, training, guests, daily] = await Promise.all([
      all('games'), all('series'), answer<Aside[]>(at('aside').getAll()), all('reviews'), all('training'),
      all('guests'), readDailyAt(at),
    ]);
    return { games, matches, aside, reviews, training, guests, daily };
  }
  const keys = 'name' in which ? {
    games: await answer(at('summaries').index('name').getAllKeys(which.name)),
    matches: await answer(at('matchSummaries').index('name').getAllKeys(which.name)),
  } : which;
  const all = async (store: string, ids: readonly IDBValidKey[]): Promise<unknown[]> => {
    const values: unknown[] = await Promise.all(ids.map((id) => answer(at(store).get(id))));
    return values.filter((one) => one !== undefined);
  };
  const [games, matches, reviews, aside] = await Promise.all(
    [all('games', keys.games), all('series', keys.matches), all('reviews', keys.games), answer(at('aside').getAll())]);
  const guests = 'name' in which ? await answer<unknown[]>(at('guests').index('name').getAll(which.name)) : [];
  return { games, matches, reviews, guests, aside };
}

/** The summaries of the games that are asked for by a name. */
export async function summariesFoundAt(at: At, which: Which): Promise<readonly GameSummary[]> {
  return typeof which === 'object' && 'name' in which ? answer(at('summaries').index('name').getAll(which.name)) : [];
}
