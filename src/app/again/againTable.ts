/** The table as somebody sees it who tries a move again: as it lay before that move, with what their seat could see then. Pure. */
import type { AgainState } from '../../review/again/again';
import type { Tile } from '../../rules/board';
import type { Outcome, Position, Seat } from '../../rules/position';
import { seatView, type SeatView } from '../../rules/seatView';
import { applyEvent } from '../../rules/game';
import { dealtOf, stepsOf } from '../../rules/steps';
import { EMPTY_LOG, lastPlacedIn, logged, type GameLog } from '../../session/gameLog';
import { viewStateOf } from '../../session/projection';
import { seatedPlayers, type OpenedGame } from '../../session/savedGame';
import { tableViewOf } from '../../session/tableView';
import { NO_ACT, type BoardMarks, type TableHappening, type ViewState } from '../../session/viewState';

/** A move of a person in a game that is over. */
export interface TriedMove {
  readonly game: OpenedGame;
  readonly seat: Seat;
  /** The number of its event in the record, from 0; the tile that was placed with it. */
  readonly event: number;
  readonly placed: Tile;
  /** Which turn of the game it is, from 1, of how many: a turn for each tile that was placed, as everywhere. */
  readonly number: number;
  readonly of: number;
  /** The table before it, and what had happened by then. */
  readonly position: Position;
  readonly log: GameLog;
}

/** What the seat could see before the move, and no more. */
export function viewBefore({ position, seat, log }: TriedMove): SeatView {
  return seatView(position, seat, log);
}

/**
 * The move of a seat that is looked at in a replay.
 * @param step the table before the tile was placed, or the one on which it lies
 * @returns null where the seat's person places nothing there
 */
export function triedMove(game: OpenedGame, seat: Seat, step: number): TriedMove | null {
  const { saved, picks, replayed: { record } } = game;
  const player = seatedPlayers(saved.setup, picks)[seat];
  // A game that is on is nobody's to try.
  if (!saved.ended || !player || player.kind === 'bot') return null;
  const tiles = record.events.flatMap(([kind], event) => (kind === 'place' ? event : []));
  const event = [step - 1, step].find((one) => tiles.includes(one) && record.events[one]![1] === seat);
  if (event === undefined) return null;
  let position = dealtOf(record);
  let log = EMPTY_LOG;
  let number = 0;
  for (const one of stepsOf(record)) {
    const { event: [kind, , tile] } = one;
    if (number === event && kind === 'place') {
      return { game, seat, event, placed: tile!, number: tiles.indexOf(event) + 1, of: tiles.length, position, log };
    }
    position = one.position;
    log = logged(log, one.happenings);
    number += 1;
  }
  return null;
}

/** The table that is shown: as it lay, with the tile that lies on it for now, and marks on what it opened. */
export function againTable(move: TriedMove, state: AgainState): ViewState {
  const { game: { saved, picks }, seat, log } = move;
  const { lies, phase } = state;
  const view = tableViewOf({
    table: { position: lies === null ? move.position : placed(move, lies).position, picks }, phase: 'playing',
    players: seatedPlayers(saved.setup, picks), lastPlaced: lies ?? lastPlacedIn(log), gone: log.gone, memoryAid: saved.setup.memoryAid,
  }, new Set([seat]));
  const marks = marksOf(state);
  return {
    ...viewStateOf(view, { viewer: seat, looks: false }), may: { ...NO_ACT, place: phase === 'asked' }, ...(marks ? { marks } : {}),
  };
}

/** A wrong tile is marked with what it opened; after that the one that was placed in the game, beside the better one. */
function marksOf({ lies, phase, placed: played, verdicts }: AgainState): BoardMarks | null {
  if (lies === null || verdicts === null) return null;
  if (phase === 'asked') return { played: lies, better: null, danger: verdicts.get(lies)?.dangers ?? [] };
  return { played, better: lies === played ? null : lies, danger: verdicts.get(played)?.dangers ?? [] };
}

/** What happens as a tile comes to lie on the board. */
export function happeningsOf(move: TriedMove, tile: Tile): readonly TableHappening[] {
  return placed(move, tile).happenings;
}

function placed({ position, seat }: TriedMove, tile: Tile): Extract<Outcome, { readonly ok: true }> {
  const outcome = applyEvent(position, ['place', seat, tile]);
  if (!outcome.ok) throw new Error(`a tile of the rack cannot be placed: ${outcome.refusal.code}`);
  return outcome;
}
