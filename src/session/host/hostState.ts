/** All that a host knows of its game beside the table's own workings, and what it knows after something was heard from the table. */
import type { Seat } from '../../rules/position';
import type { Player } from '../../setup/players';
import type { CallSeconds, GameSetup, Pace } from '../../setup/setup';
import type { TableEmission } from '../../table/emissions';
import type { TableContext } from '../../table/gameMachine';
import { seating, type Pick as OrderPick } from '../../table/seating';
import { EMPTY_LOG, logged, pastOf, type GameLog } from '../gameLog';
import { openedBy, type Opened } from './headStart';
import { isSeated, seatedPlayers, type OpenedGame } from '../savedGame';
import type { Phase, TableHappening } from '../viewState';

/** Who sits where. */
export interface Seats {
  /** In the order in which they sit now. */
  readonly players: readonly Player[];
  /** For each seat: which player of the setup sits there now. */
  readonly places: readonly number[];
}

export interface HostState extends Seats {
  /** The table, as it was heard of last. */
  readonly table: Pick<TableContext, 'position' | 'picks' | 'events' | 'clock' | 'breath'>;
  readonly phase: Phase;
  readonly log: GameLog;
  /** When the last tile landed and the turn began, in the computers' time. */
  readonly landedAt: number;
  readonly turnAt: number;
  /** What opened runs to others last. */
  readonly opened: Opened;
  /** The computers that had not seen the run that was called last, until the next tile is placed. */
  readonly unaware: readonly Seat[];
  /** What was agreed on times last: what is changed in a game counts from the next move on. */
  readonly callSeconds: CallSeconds;
  readonly pace: Pace;
}

/** What is heard from the table at one moment. */
export interface Heard {
  readonly context: TableContext;
  readonly phase: Phase;
  readonly emitted: readonly TableEmission[];
}

function seatsOf(setup: GameSetup, picks: readonly OrderPick[]): Seats {
  const drawn = setup.order === 'drawn' && isSeated(setup, picks);
  return {
    players: seatedPlayers(setup, isSeated(setup, picks) ? picks : []),
    places: drawn ? seating(picks) : setup.players.map((_, place) => place),
  };
}

/** A game as it is taken up, before its table is set up. */
export function startState(game: OpenedGame, now: number): HostState {
  const { saved: { setup }, picks, replayed: { position, record: { events } } } = game;
  return {
    table: { position, picks, events, clock: null, breath: null },
    phase: isSeated(setup, picks) ? 'playing' : 'order', ...seatsOf(setup, picks),
    log: logged(EMPTY_LOG, pastOf(game)), landedAt: now, turnAt: now,
    opened: { toldAt: now, unpainted: [], paintedAt: now }, unaware: [],
    callSeconds: setup.callSeconds, pace: setup.pace,
  };
}

/**
 * What is known after this was heard at `now`.
 * @param unaware the computers that had not seen what is called in it
 */
export function afterHearing(
  state: HostState, setup: GameSetup, { context, phase, emitted }: Heard, now: number, unaware: readonly Seat[] = [],
): HostState {
  const happenings = emitted.flatMap(happeningsOf);
  const happened = (type: TableHappening['type']): boolean => happenings.some((happening) => happening.type === type);
  return {
    ...state, table: context, phase,
    ...(context.seated ? seatsOf(setup, context.picks) : {}),
    log: logged(state.log, happenings),
    landedAt: happened('placed') ? now : state.landedAt,
    turnAt: happened('turn') || happened('dealt') ? now : state.turnAt,
    unaware: happened('snagged') ? unaware : happened('placed') ? [] : state.unaware,
    opened: openedBy({ ...state, position: context.position }, emitted, now),
  };
}

/** The happenings in an emission. Calls that wait or came too late are nobody's to know. */
export function happeningsOf(emission: TableEmission): readonly TableHappening[] {
  switch (emission.type) {
    case 'played': return emission.happenings;
    case 'picked': return [{ type: 'picked', ...emission.pick }];
    case 'seated': return [{ type: 'seated', from: emission.from }];
    case 'dealt': return [{ type: 'dealt' }];
    case 'counted': return [{ type: 'counted' }];
    case 'timeUp': return [emission];
    case 'held': case 'beaten': case 'refused': return [];
  }
}

/** Whether the game is saved with it. What is dealt is saved as the game begins, or with the seats that were taken before it. */
export function isKept({ type }: TableEmission): boolean {
  return type !== 'refused' && type !== 'dealt';
}
