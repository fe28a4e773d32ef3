/** The names of what is on the table, as they follow from how it stands. In English they are a contract with tests and screen readers. */
import type { Tile } from '../../../rules/board';
import type { Presence, SeatState, ViewState } from '../../../session/viewState';
import { upper } from '../../formats';
import { say } from '../../say';
import { hisses, shownName, who } from '../grammar';
import { yesNo, type YesNo } from '../yesNo';
import { hiddenCharacter } from '../start/characters';

/**
 * "34, empty": a square never tells whether its tile is gone or still to come. Only the memory aid tells it:
 * "34, empty, gone for good".
 */
export function squareName(tile: Tile, lies: boolean, justPlayed: boolean, gone = false): string {
  if (!lies) return gone ? say('table-square-gone', { tile }) : say('table-square-empty', { tile });
  return justPlayed ? say('table-square-new', { tile }) : say('table-square-tile', { tile });
}

/** A square that a review marks: "66, played", "83, better". */
export function markedName(tile: Tile, mark: 'played' | 'better' | 'danger'): string {
  return say(`report-square-${mark}`, { tile });
}

/** "Ann, 17 tiles, to move". A computer with a name of its own also tells which character it plays as. */
export function playerName(player: SeatState, toMove: boolean): string {
  const character = hiddenCharacter(player);
  return [
    shownName(player.name), say('tile-count', { count: player.won }),
    ...(player.toBeat === undefined ? [] : [say('challenge-chip', { tiles: player.toBeat })]), ...(toMove ? [say('table-to-move')] : []),
    ...(player.owes ? [say('table-owes')] : []), ...(character === null ? [] : [say('table-plays-as', { character })]),
    ...(player.presence ? [whereIs(player.presence)] : []),
  ].join(', ');
}

/** Whose something is, in a name that screen readers and scripts go by: "Ann's rack". */
export function owner(name: string): { readonly you: YesNo; readonly possessive: string } {
  const { you, name: shown } = who(name);
  return { you, possessive: say('table-possessive', { name: shown, hisses: yesNo(hisses(shown)) }) };
}

/** A face-down tile in the draw for order: "Tile 3", or "Tile 3, 57, Ann's". */
export function orderTileName(index: number, picked: { readonly tile: Tile; readonly name: string } | null): string {
  return picked === null ? say('table-order-tile', { index: index + 1 })
    : say('table-order-picked', { ...owner(picked.name), index: index + 1, tile: picked.tile });
}

/** Who holds a seat, for a choice between words. */
function kindOf({ kind }: SeatState): 'bot' | 'person' {
  return kind === 'bot' ? 'bot' : 'person';
}

/** The small line below a name on a player's panel. */
export function status(seat: number, state: ViewState): string {
  const player = state.seats[seat];
  if (!player) return '';
  if (player.presence?.at === 'away') return whereIs(player.presence);
  const kind = kindOf(player);
  if (state.phase === 'over') return atRest(player);
  if (state.phase === 'lastChance') return say('table-status-last-chance');
  if (state.phase === 'order') return state.order?.picker === seat ? say('table-status-picks') : atRest(player);
  if (seat === state.asking?.seat) return say('table-snag-or-pass');
  if (seat !== state.mover) return player.owes ? say('table-status-owes') : atRest(player);
  if (state.asking) return say('table-status-ended');
  if (player.thinks) return say('table-status-thinking');
  const own = seat === state.viewer;
  if (own && state.may.draw) return drawOrCall(state);
  if (own) return say('table-status-your-move');
  // Who plays elsewhere is told of as such otherwise: it goes without saying that they're a person.
  return player.presence ? say('table-edge-to-move') : say('table-status-to-move', { kind });
}

/** What someone is doing, in the few letters that their edge of the table has room for. */
export function statusAtEdge(seat: number, state: ViewState): string {
  const player = state.seats[seat];
  if (!player || state.phase === 'over') return '';
  if (state.asking) return state.asking.seat === seat ? say('table-snag-or-pass') : '';
  if (state.phase === 'lastChance') return say('table-edge-last-chance');
  if (state.phase === 'order') return state.order?.picker === seat ? say('table-status-picks') : '';
  if (seat !== state.mover) return player.owes ? say('table-edge-owes') : '';
  if (player.thinks) return say('table-edge-thinking');
  if (state.may.draw) return drawOrCall(state);
  return player.kind === 'local' ? say('table-status-your-move') : say('table-edge-to-move');
}

/** What the mover can do after their tile. */
function drawOrCall({ may, lastPlaced, callOver = false }: ViewState): string {
  return !may.call || callOver || lastPlaced === null ? say('table-status-draw') : say('table-status-call-or-draw');
}

/** Where somebody is who plays at another device. */
function whereIs(presence: Presence): string {
  switch (presence.at) {
    case 'device': return say('table-presence-device');
    case 'far': return say('table-presence-far', { ms: presence.ms });
    case 'away': return presence.level === null ? say('table-presence-away')
      : say('table-presence-plays', { character: say(`character-${presence.level}`) });
  }
}

/** Who someone is while there is nothing else to tell. */
function atRest(player: SeatState): string {
  const { level, callKey, presence } = player;
  if (presence !== undefined) return whereIs(presence);
  if (level === null) {
    return callKey === null ? say('table-status-kind', { kind: kindOf(player) }) : say('table-status-key', { key: upper(callKey) });
  }
  const character = hiddenCharacter(player);
  return character === null ? say('table-status-character', { trait: say(`profile-trait-${level}`) })
    : say('table-plays-as', { character });
}

/** What the picture says, as it is said now. */
export function pictureWords() {
  return {
    name: shownName, status, statusAtEdge, snag: say('snag-call'), draw: say('table-draw'), count: say('table-count'),
    pileLabel: say('table-pile-label'),
  };
}
