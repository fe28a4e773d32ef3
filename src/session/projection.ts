/** From the table's state to what people see: the only place where hidden tiles are left out. */
import { DEFAULT_LEVEL } from '../ai/levels';
import { SQUARES, type Tile } from '../rules/board';
import type { Position, Seat } from '../rules/position';
import type { Gone } from '../rules/seatView';
import type { TableContext } from '../table/gameMachine';
import { ORDER_TILES } from '../table/seating';
import type { Round } from './callRound';
import type { Player } from '../setup/players';
import { shownRacks, type Phase, type ViewState } from './viewState';

export interface Shown {
  readonly table: Pick<TableContext, 'position' | 'picks' | 'clock'>;
  readonly phase: Phase;
  /** In the order in which they sit now. */
  readonly players: readonly Player[];
  readonly viewer: Seat | null;
  readonly lastPlaced: Tile | null;
  /** Whether the viewer looks at his rack, where he is not the only person. */
  readonly looks: boolean;
  /** What was picked up so far, and whether it was agreed to show that. */
  readonly gone: readonly Gone[];
  readonly memoryAid: boolean;
  /** Whether everyone is asked after each move, and the round that is on. */
  readonly asks?: boolean;
  readonly round?: Round | null;
}

/** The seats that persons at this screen hold. */
function openSeats(players: readonly Player[]): ReadonlySet<Seat> {
  return new Set(players.flatMap(({ kind }, seat) => (kind === 'local' ? [seat] : [])));
}

/** Whose private happenings are told: the one person's at this screen; with more, nobody's. */
export function privateSeats(players: readonly Player[]): ReadonlySet<Seat> {
  const open = openSeats(players);
  return open.size === 1 ? open : new Set();
}

/**
 * Before whom the screen lies: the mover if he is a person, else the person it lay before, else the first.
 */
export function viewerOf(players: readonly Player[], position: Position, before: Seat | null): Seat | null {
  const open = openSeats(players);
  const { mover } = position;
  if (mover !== null && open.has(mover)) return mover;
  return before !== null && open.has(before) ? before : [...open][0] ?? null;
}

/** What is seen of the table now. */
export function viewStateOf({ table, phase, players, viewer, lastPlaced, looks, gone, memoryAid, asks = false, round = null }: Shown): ViewState {
  const { position } = table;
  const playing = phase === 'playing';
  const order = phase === 'order';
  const mine = viewer !== null && viewer === position.mover;
  const picker = order && table.picks.length < players.length ? table.picks.length : null;
  const alone = openSeats(players).size === 1;
  const toPlace = playing && mine && position.placed === null;
  const open = viewer !== null && (alone || (looks && toPlace));
  // Before the deal nobody holds tiles: the racks stand empty.
  const racks = order ? players.map(() => []) : shownRacks(position, new Set(open ? [viewer] : []));
  return {
    phase,
    seats: players.map(({ name, kind, level = DEFAULT_LEVEL, shape = 'circle', callKey = null }, seat) => ({
      name,
      kind,
      shape,
      level: kind === 'bot' ? level : null,
      callKey: alone || asks ? null : callKey,
      won: position.won[seat]?.length ?? 0,
      rack: racks[seat] ?? [],
      owes: position.owes[seat] ?? false,
      thinks: kind === 'bot' && playing && position.mover === seat && position.placed === null,
    })),
    viewer,
    mover: order ? null : position.mover,
    board: position.board,
    lastPlaced: lastPlaced !== null && position.board.includes(lastPlaced) ? lastPlaced : null,
    gone: memoryAid ? gone.flatMap(({ tiles }) => tiles).toSorted((a, b) => a - b) : null,
    calls: position.rules.calls,
    asks,
    asking: round && round.seat !== null ? { seat: round.seat } : null,
    pile: order ? SQUARES.length - ORDER_TILES : position.pile.length,
    order: order ? { tiles: ORDER_TILES, picks: table.picks, picker } : null,
    clock: table.clock,
    may: {
      pick: picker !== null && players[picker]?.kind === 'local',
      look: toPlace && !alone,
      place: toPlace && open,
      draw: playing && mine && position.placed !== null && !round,
      call: viewer !== null && (playing || phase === 'lastChance') && position.begun && position.rules.calls !== 'automatic'
        && (!asks || (mine && position.rules.calls === 'classic' && !round)),
      count: viewer !== null && phase === 'lastChance' && !asks,
      answer: round !== null && round.seat !== null,
    },
  };
}
