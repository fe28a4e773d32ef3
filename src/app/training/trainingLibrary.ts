/** What questions are made of here: the games and positions that ship, and games that were played here. */
import type { Library, TrainingGame } from '../../training/library';
import { shippedGames } from '../../training/positions/shippedGames';
import { shippedPositions } from '../../training/positions/shippedPositions';
import type { GameLibrary } from '../gameLibrary';

/** So many of the latest own games are looked through. */
const OWN_GAMES = 12;

/**
 * Gathers them. Own games that cannot be read are passed over: those that ship are always there.
 * @param slipped own games that somebody slipped in, by their ids: however old they are, they are among them
 */
export async function gatherLibrary(library: Pick<GameLibrary, 'list' | 'find'>, slipped: readonly string[]): Promise<Library> {
  const [records, shipped, own] = await Promise.all([
    shippedGames(), shippedPositions(), ownGames(library, slipped).catch((): TrainingGame[] => []),
  ]);
  const games = records.map((record, game): TrainingGame => ({ source: { kind: 'shipped', game }, record }));
  return { games: [...own, ...games], shipped, positions: [] };
}

async function ownGames(library: Pick<GameLibrary, 'list' | 'find'>, slipped: readonly string[]): Promise<TrainingGame[]> {
  const latest = await library.list({ over: true, limit: OWN_GAMES });
  const ids = [...new Set([...latest.map(({ id }) => id), ...slipped])];
  const games = await Promise.all(ids.map(async (id): Promise<TrainingGame[]> => {
    const found = await library.find(id).catch(() => null);
    const record = found?.game?.replayed.record;
    return record ? [{ source: { kind: 'own', game: id }, record }] : [];
  }));
  return games.flat();
}
