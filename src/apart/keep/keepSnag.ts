/** Keeps a game of the house's own that a table has played, with the card that it is written on: both or neither. */
import { HOUSE } from '../../games/house';
import { readMatch } from '../../match/savedMatch';
import { fromTable } from '../../session/game/kept/fromTable';
import { snagKept } from '../../session/game/kept/snagKept';
import { namesInOrder, type OpenedGame } from '../../session/savedGame';
import type { Changes, Found } from '../../storage/everything';
import type { AtTable, House, Kept, Over } from './house';
import { cardWith, seriesOf } from './series';

const NOTHING: Changes = { games: [], matches: [], aside: [] };

const idOf = (value: unknown): unknown => (value as { readonly id?: unknown } | null)?.id;

/** Rejects where the disk refuses. */
export async function keepSnag({ id, saved }: Over, { places, card }: AtTable, { store, me, today }: House): Promise<Kept> {
  if (await store.game(id) !== undefined) return { kept: 'there' };
  const first = fromTable(saved, { places, me: me() }, id);
  if (!first.ok) {
    const { problem } = first;
    if (problem.code !== 'unknown-version' || problem.version <= snagKept.version) return { kept: 'refused', code: problem.code };
    await store.change({ games: [id], matches: [] }, ({ aside }) => (aside.some((one) => idOf(one.game) === id) ? NOTHING
      : { ...NOTHING, aside: [{ game: saved, problem, since: today() }] }));
    return { kept: 'later' };
  }
  const { game } = first;
  if (game.saved.id !== id) return { kept: 'refused', code: 'other-game' };
  const { setup } = game.saved;
  const match = seriesOf(card, HOUSE, { id, names: namesInOrder(setup, game.picks), playedFor: setup.playedFor });
  let isNew = false;
  await store.change({ games: [id], matches: [...new Set([match, id])] }, (found) => {
    // Of two tabs the one that comes later finds it there.
    isNew = found.games.length === 0;
    return isNew ? kept(game, match, found) : NOTHING;
  });
  return { kept: isNew ? 'now' : 'there' };
}

/** @param match what it is to be written on */
function kept({ saved, ...game }: OpenedGame, match: string, { matches }: Found): Changes {
  const there = matches.flatMap((value) => {
    const read = readMatch(value);
    return read.ok && read.match.id === match ? read.match : [];
  });
  const card = cardWith(there[0] ?? null, { ...game, saved: { ...saved, match } });
  return { ...NOTHING, games: [{ ...saved, match: card.id }], matches: [card] };
}
