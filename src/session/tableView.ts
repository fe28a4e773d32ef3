/**
 * What SNAG's host tells a screen: the table as the screen's own seats may see it. The only place where hidden tiles are left out: what
 * lies on anybody else's rack is null here, what anybody else draws is null, and of the pile only its height is told.
 */
import { DEFAULT_LEVEL } from '../ai/levelNames';
import { SQUARES, type Tile } from '../rules/board';
import type { HouseRules } from '../rules/options';
import type { Seat } from '../rules/position';
import type { Gone } from '../rules/seatView';
import type { Player } from '../setup/players';
import type { Breath } from '../table/breath';
import type { TableContext } from '../table/gameMachine';
import { ORDER_TILES, seating } from '../table/seating';
import type { LitRun, OrderDraw, Phase, RunningClock, SeatState, TableHappening } from './viewState';

/** A round in which everyone is asked whether they call: who is asked now; null while only computers think it over. */
export interface Round { readonly seat: Seat | null }

export interface TableView {
  readonly phase: Phase;
  /** In order of play, once that has been drawn. Of people, those who hold the screen's own places are `local`, all others `remote`. */
  readonly seats: readonly SeatState[];
  readonly mover: Seat | null;
  /** The tile that the mover has placed in this move. */
  readonly placed: Tile | null;
  /** Whether any tile was placed yet: before that nobody may call. */
  readonly begun: boolean;
  readonly board: readonly Tile[];
  /** The tile that was placed last, while it lies there. */
  readonly lastPlaced: Tile | null;
  readonly gone: readonly Tile[] | null;
  readonly calls: HouseRules['calls'];
  readonly asks: boolean;
  readonly round: Round | null;
  readonly pile: number;
  readonly order: OrderDraw | null;
  /** In the time of whoever tells it. */
  readonly clock: RunningClock | null;
  /** Whether nothing is left to be called in the mover's move; left out where no host keeps time. */
  readonly callOver?: boolean;
  /** The run that lies lit; left out where no host keeps time. */
  readonly breath?: LitRun | null;
  readonly paused: boolean;
  /** At devices of their own: who sees nothing more in the last chance. It is counted when all do; not there before anybody says so. */
  readonly enough?: readonly Seat[];
  /** The computers that had not seen the run that was called last, until the next tile is placed; not there for none. */
  readonly unaware?: readonly Seat[];
}

/** What a table shows of itself. */
export interface Laid {
  readonly table: Pick<TableContext, 'position' | 'picks'>;
  readonly phase: Phase;
  /** In the order in which they sit now. */
  readonly players: readonly Player[];
  readonly lastPlaced: Tile | null;
  /** What was picked up so far, and whether it was agreed to show that. */
  readonly gone: readonly Gone[];
  readonly memoryAid: boolean;
  /** Whether everyone is asked after each move, and the round that is on. */
  readonly asks?: boolean;
  readonly round?: Round | null;
  /** The clock that runs, if any; null in a game that is looked back at. */
  readonly clock?: RunningClock | null;
  /** Whether the mover's call was heard, or somebody was quicker; left out in a game that is looked back at. */
  readonly callOver?: boolean;
  /** The table's breath; left out in a game that is looked back at. */
  readonly breath?: Breath | null;
  readonly paused?: boolean;
  readonly unaware?: readonly Seat[];
}

/** The table for people who may see the racks of the seats in `own`. */
export function tableViewOf(laid: Laid, own: ReadonlySet<Seat>): TableView {
  const { table: { position, picks }, phase, players, lastPlaced, gone, memoryAid, asks = false, round = null, unaware = [] } = laid;
  const order = phase === 'order';
  return {
    phase,
    seats: players.map((player, seat) => seatStateOf(laid, player, seat, own.has(seat))),
    mover: order ? null : position.mover,
    placed: position.placed,
    begun: position.begun,
    board: position.board,
    lastPlaced: lastPlaced !== null && position.board.includes(lastPlaced) ? lastPlaced : null,
    gone: memoryAid ? gone.flatMap(({ tiles }) => tiles).toSorted((a, b) => a - b) : null,
    calls: position.rules.calls,
    asks,
    round,
    pile: order ? SQUARES.length - ORDER_TILES : position.pile.length,
    order: order ? orderDrawOf(picks, players.length) : null,
    clock: laid.clock ?? null,
    ...(laid.callOver === true ? { callOver: true } : {}),
    ...(laid.breath === undefined ? {} : { breath: litRun(laid.breath) }),
    paused: laid.paused ?? false,
    ...(unaware.length > 0 ? { unaware } : {}),
  };
}

function litRun(breath: Breath | null): LitRun | null {
  return breath && { tiles: breath.tiles, by: breath.by, lasts: breath.endsAt - breath.startedAt };
}

function orderDrawOf(picks: TableContext['picks'], players: number): OrderDraw {
  const done = picks.length === players;
  return { tiles: ORDER_TILES, picks, picker: done ? null : picks.length, starter: done ? seating(picks)[0] ?? null : null };
}

function seatStateOf({ table: { position }, phase }: Laid, player: Player, seat: Seat, own: boolean): SeatState {
  const { name, kind, level = DEFAULT_LEVEL, shape = 'circle', callKey = null } = player;
  const bot = kind === 'bot';
  // Before the deal nobody holds tiles: the racks stand empty.
  const rack = phase === 'order' ? [] : position.racks[seat] ?? [];
  return {
    name,
    kind: bot ? 'bot' : own ? 'local' : 'remote',
    shape,
    level: bot ? level : null,
    callKey: own && !bot ? callKey : null,
    won: position.won[seat]?.length ?? 0,
    rack: own && !bot ? rack : rack.map(() => null),
    owes: position.owes[seat] ?? false,
    thinks: bot && phase === 'playing' && position.mover === seat && position.placed === null,
  };
}

/** A happening as people who may see the racks of `own` see it: tiles drawn by others stay hidden. */
export function seenBy(happening: TableHappening, own: ReadonlySet<Seat>): TableHappening {
  return happening.type === 'drew' && !own.has(happening.seat) ? { ...happening, tile: null } : happening;
}
