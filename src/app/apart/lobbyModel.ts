/** What the lobby of a table of several devices is drawn from, and what stands beside its game. */
import type { ApartModel } from '../../ui/apart/apartModel';
import type { ApartParts } from './apartParts';
import { tableIn, triedFor, type ApartState } from './apartState';
import { reachOf, type Reach, type Server } from './reach';

/** Where others come to the table: the link for phones, once the server has told its address. */
export function reachIn({ code }: Pick<ApartState, 'code'>, { browser }: ApartParts, server: Server | null): Reach {
  return reachOf(code ?? '', browser.href(), server);
}

/**
 * @param server what it has told of itself; null: nothing yet
 * @param agree asks the table for another game, or other terms
 * @param redraw the terms have come, or something of them was unfolded
 */
export function lobbyModel(
  state: ApartState, parts: ApartParts, server: Server | null,
  agree: (game: string, agreed: Readonly<Record<string, unknown>>) => void, redraw: () => void,
): ApartModel {
  const { client, code, inLobby: _, now: __, agreed: ___, ...shown } = state;
  const { games } = parts;
  const table = tableIn(state);
  return {
    ...shown, ...reachIn(state, parts, server), code, table, line: client?.line ?? { kind: 'opening' }, triedFor: triedFor(state),
    games: games.choices,
    terms: table && games.terms(table.game, table.agreed, (agreed) => {
      if (agreed === null) return redraw();
      agree(table.game, agreed);
    }, redraw),
  };
}
