/** The names of what is on the table. Those of board, rack, buttons, players and log are a contract with tests and screen readers. */
import type { Tile } from '../../../rules/board';
import type { SeatState, ViewState } from '../../../session/viewState';
import { CHARACTER_WORDS, hiddenCharacter } from '../start/characters';
import { does, possessed, possessive, tileCount } from '../grammar';
import { shownName } from '../../words/grammar';
import { ASKING } from './prompts';

export const TABLE = {
  board: 'Board',
  players: 'Players',
  log: 'What happened',
  orderTiles: 'Face-down tiles',
  orderResult: 'Who starts',
  snag: 'SNAG!',
  draw: 'Draw and end the move',
  count: 'Count the tiles',
  menu: 'Menu',
} as const;

/** The cover on a rack, where more than one person plays. */
export const CURTAIN = {
  up: (name: string) => `${possessive(name)} tiles`,
  how: 'Press to look, or hold and let go over a tile',
  down: 'Hide the tiles',
  faceDown: (tiles: number) => `${tileCount(tiles)}, face down`,
} as const;

/**
 * "34, empty": a square never tells whether its tile is gone or still to come. Only the memory aid tells it:
 * "34, empty, gone for good".
 */
export function squareName(tile: Tile, lies: boolean, justPlayed: boolean, gone = false): string {
  if (!lies) return gone ? `${tile}, empty, gone for good` : `${tile}, empty`;
  return justPlayed ? `${tile}, tile, just played` : `${tile}, tile`;
}

export function rackName(name: string): string {
  return `${possessive(name)} rack`;
}

export function playName(tile: Tile): string {
  return `Play ${tile}`;
}

/** Who holds a seat, in the small line below a name. */
const KIND_WORDS = { local: 'person', remote: 'person', bot: 'computer' } as const;

/** What is left of the pile. */
export function pileCount(tiles: number): string {
  return `${tileCount(tiles)} in the pile`;
}

/** A call by a person whose move it is not. */
export function callName(name: string): string {
  return `${does(name, 'calls', 'call')} SNAG!`;
}

/** "Ann, 17 tiles, to move". A computer with a name of its own also tells which character it plays as. */
export function playerName(player: SeatState, toMove: boolean): string {
  const { name, won, owes } = player;
  const character = hiddenCharacter(player);
  return [name, tileCount(won), toMove && 'to move', owes && 'has a move to lose', character && playsAs(character)]
    .filter(Boolean).join(', ');
}

function playsAs(character: string): string {
  return `plays as ${character}`;
}

/** A face-down tile in the draw for order: "Tile 3", or "Tile 3, 57, Ann's". */
export function orderTileName(index: number, picked: { readonly tile: Tile; readonly name: string } | null): string {
  if (!picked) return `Pick face-down tile ${index + 1}`;
  return `Tile ${index + 1}, ${picked.tile}, ${possessed(picked.name)}`;
}

/** The small line below a name on a player's panel. */
export function status(seat: number, state: ViewState): string {
  const player = state.seats[seat];
  if (!player) return '';
  const own = seat === state.viewer;
  if (state.phase === 'over') return atRest(player);
  if (state.phase === 'lastChance') return 'last chance to call';
  if (state.phase === 'order') return state.order?.picker === seat ? 'picks a tile' : atRest(player);
  if (seat === state.asking?.seat) return ASKING.title;
  if (seat === state.mover) {
    if (state.asking) return 'has ended the move';
    if (player.thinks) return 'computer · thinking';
    if (own && state.may.draw) return !state.may.call || state.lastPlaced === null ? 'now draw' : 'SNAG, or draw';
    return own ? 'your move' : `${KIND_WORDS[player.kind]} · to move`;
  }
  return player.owes ? `${KIND_WORDS[player.kind]} · loses a move` : atRest(player);
}

/** What someone is doing, in the few letters that their edge of the table has room for. */
export function statusAtEdge(seat: number, state: ViewState): string {
  const player = state.seats[seat];
  if (!player || state.phase === 'over') return '';
  if (state.asking) return state.asking.seat === seat ? 'SNAG or pass' : '';
  if (state.phase === 'lastChance') return 'last chance';
  if (state.phase === 'order') return state.order?.picker === seat ? 'picks a tile' : '';
  if (seat !== state.mover) return player.owes ? 'loses a move' : '';
  if (player.thinks) return 'thinking';
  if (!state.may.draw) return player.kind === 'local' ? 'your move' : 'to move';
  return !state.may.call || state.lastPlaced === null ? 'now draw' : 'SNAG, or draw';
}

/** Who someone is while there is nothing else to tell. */
function atRest(player: SeatState): string {
  if (player.level === null) return player.callKey === null ? KIND_WORDS[player.kind] : `calls with ${player.callKey.toUpperCase()}`;
  const character = hiddenCharacter(player);
  return character === null ? `${KIND_WORDS[player.kind]} · ${CHARACTER_WORDS[player.level].trait}` : playsAs(character);
}

/** The picture's few words. */
export const PICTURE_WORDS = {
  name: shownName,
  status,
  statusAtEdge,
  snag: TABLE.snag,
  draw: TABLE.draw,
  count: TABLE.count,
  pileLabel: 'in the pile',
} as const;
