/** What a game that is over came to, for the table's card; the game itself says what that is. */
import type { Game, GameTypes, SavedGame } from '../../src/contract/contract';
import { replayed } from '../../src/contract/record';
import type { CardRow } from '../../src/apart/tableShown';
import { placesOf } from '../../src/evening/points';
import type { GameState } from '../journal/tableState';

/** The row of a game; null: it came to nothing, as one that was stopped. */
export function rowOf(game: Game<GameTypes>, { game: name, saved: kept }: Pick<GameState, 'game' | 'saved'>): CardRow | null {
  const saved = kept as unknown as SavedGame<GameTypes>;
  const result = game.result(replayed(game, saved).states.at(-1), saved.ended);
  if (result === null) return null;
  const names = game.players(saved.setup) as unknown as readonly { readonly name: string }[];
  const players = result.map((one, place) => {
    const { score = null } = one as { readonly score?: number | null };
    return { name: names[place]?.name ?? '', score, won: one.won };
  });
  return { id: saved.id, game: name, players, ...saved.ended === 'stopped' ? {} : { places: placesOf(result) } };
}
