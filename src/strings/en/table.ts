/** The names of what is on the table. Those of board, rack, buttons, players and log are a contract with tests and screen readers. */
import type { Tile } from '../../rules/board';
import type { SeatState, ViewState } from '../../session/viewState';
import { count, possessive } from './lists';

export const TABLE = {
  board: 'Board',
  players: 'Players',
  log: 'What happened',
  orderTiles: 'Face-down tiles',
  snag: 'SNAG!',
  draw: 'Draw and end the move',
  count: 'Count the tiles',
  menu: 'Menu',
} as const;

/** "34, empty": a square never tells whether its tile is gone or still to come. */
export function squareName(tile: Tile, lies: boolean, justPlayed: boolean): string {
  if (!lies) return `${tile}, empty`;
  return justPlayed ? `${tile}, tile, just played` : `${tile}, tile`;
}

export function rackName(name: string): string {
  return `${possessive(name)} rack`;
}

export function playName(tile: Tile): string {
  return `Play ${tile}`;
}

/** What is left of the pile. */
export function pileCount(tiles: number): string {
  return `${count(tiles, 'tile')} in the pile`;
}

/** A call by a person before whom the screen does not lie now. */
export function callName(name: string): string {
  return `${name} calls SNAG!`;
}

/** "Ann, 17 tiles, to move". */
export function playerName({ name, won, owes }: SeatState, toMove: boolean): string {
  return [name, count(won, 'tile'), toMove && 'to move', owes && 'has a move to lose'].filter(Boolean).join(', ');
}

/** A face-down tile in the draw for order: "Tile 3", or "Tile 3, 57, Ann's". */
export function orderTileName(index: number, picked: { readonly tile: Tile; readonly name: string } | null): string {
  return picked ? `Tile ${index + 1}, ${picked.tile}, ${possessive(picked.name)}` : `Pick face-down tile ${index + 1}`;
}

/** The small line below a name on a player's panel. */
export function status(seat: number, state: ViewState): string {
  const player = state.seats[seat];
  if (!player) return '';
  const own = seat === state.viewer;
  if (state.phase === 'over') return player.kind;
  if (state.phase === 'lastChance') return 'last chance to call';
  if (state.phase === 'order') return state.order?.picker === seat ? 'picks a tile' : player.kind;
  if (seat === state.mover) {
    if (player.thinks) return 'computer · thinks';
    if (state.lastPlaced !== null && own && state.may.draw) return 'SNAG, or draw';
    return own ? 'your move' : `${player.kind} · to move`;
  }
  return player.owes ? `${player.kind} · loses a move` : player.kind;
}

/** The picture's few words. */
export const PICTURE_WORDS = {
  status,
  snag: TABLE.snag,
  draw: TABLE.draw,
  count: TABLE.count,
  pileLabel: 'in the pile',
} as const;
