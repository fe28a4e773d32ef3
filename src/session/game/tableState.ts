/** All that SNAG's table knows beside the machine, and what it knows after the machine has told something. Plain data, pure. */
import { entitledRuns } from '../../rules/calls';
import type { Tile } from '../../rules/board';
import type { Place } from '../../contract/contract';
import type { Position, Seat } from '../../rules/position';
import { plyOf, type OpenPast } from '../../rules/seatView';
import { isAsked, type GameSetup } from '../../setup/setup';
import type { Player } from '../../setup/players';
import type { TableTimes } from '../../table/context';
import type { TableEmission } from '../../table/emissions';
import { contextOf, isOver, type PlayedTable, type TableStep } from '../../table/playedTable';
import { seating, type Pick as OrderPick } from '../../table/seating';
import { pastAfter } from '../gameLog';
import { isSeated, seatedPlayers } from '../savedGame';
import type { Phase, TableHappening } from '../viewState';
import type { Asking } from './asking/asking';
import { openedBy, type Opened } from './headStart';
import type { SnagHappening } from './intents';
import type { Enough } from './lastChance';
import { racesAfter, type Races, type Timing } from './races';

/** Who sits where. */
export interface Seats {
  /** In the order in which they sit now. */
  readonly players: readonly Player[];
  /** For each seat: which player of the setup sits there now. */
  readonly places: readonly Place[];
}

/** What a computer has seen to be called, once so many tiles were placed. */
interface Looked { readonly ply: number; readonly sees: readonly Tile[] }

export interface SnagTable extends Seats {
  readonly setup: GameSetup;
  readonly played: PlayedTable;
  /** For how long what begins now lasts, by what is agreed. */
  readonly timesOf: (table: Pick<SnagTable, 'setup' | 'players' | 'callSeconds' | 'pace'>) => TableTimes;
  /** What happened in the open, and a position does not tell. */
  readonly past: OpenPast;
  /** When the last tile landed and the turn began: as if no run had lain lit. */
  readonly landedAt: number;
  readonly turnAt: number;
  /** When runs lay lit at this table, but for the one that does so now. */
  readonly lit: readonly { readonly from: number; readonly to: number }[];
  /** What opened runs to others last. */
  readonly opened: Opened;
  readonly looked: ReadonlyMap<Seat, Looked>;
  /** The computers that had not seen the run that was called last, until the next tile is placed. */
  readonly unaware: readonly Seat[];
  readonly races: Races;
  /** Null where nobody is asked. */
  readonly asking: Asking | null;
  /** Who has seen enough in the last chance. */
  readonly enough: Enough;
  /** What was agreed on times last: what is changed in a game counts from the next move on. */
  readonly callSeconds: GameSetup['callSeconds'];
  readonly pace: GameSetup['pace'];
  /** How often something was noted beside the events. */
  readonly noted: number;
}

/** A table, and what has happened at it. */
export interface Happened { readonly table: SnagTable; readonly happenings: readonly SnagHappening[] }

/** Who sits where in a game that has come to these picks. */
export function seatsOf(setup: GameSetup, picks: readonly OrderPick[]): Seats {
  const drawn = setup.order === 'drawn' && isSeated(setup, picks);
  return {
    players: seatedPlayers(setup, isSeated(setup, picks) ? picks : []),
    places: drawn ? seating(picks) : setup.players.map((_, place) => place),
  };
}

export function phaseOf({ played }: Pick<SnagTable, 'played'>): Phase {
  const { seated, position } = contextOf(played);
  if (isOver(played)) return 'over';
  if (!seated) return 'order';
  return position.mover === null ? 'lastChance' : 'playing';
}

/** How much of the game had been played by a moment of it: while a run lay lit it stood still. */
export function unlitTime({ lit, played }: Pick<SnagTable, 'lit' | 'played'>, at: number): number {
  const { breath } = contextOf(played);
  const all = breath ? [...lit, { from: breath.startedAt, to: Infinity }] : lit;
  return at - all.reduce((lost, { from, to }) => lost + Math.max(0, Math.min(to, at) - from), 0);
}

/** When it will be, in that time, at a moment of the game's that is to come. */
export function unlitDue({ lit, played }: Pick<SnagTable, 'lit' | 'played'>, time: number): number {
  const { breath } = contextOf(played);
  return time - lit.reduce((lost, { from, to }) => lost + to - from, 0) - (breath ? breath.endsAt - breath.startedAt : 0);
}

/** The happenings in an emission. Calls that came too late are nobody's to know, a refusal and a call that waits only their seat's. */
function happeningsOf(emission: TableEmission, { players, places, asking }: SnagTable): readonly SnagHappening[] {
  const to = (seat: Seat): Place => places[seat] ?? seat;
  switch (emission.type) {
    case 'played': return emission.happenings.map((one) => (one.type === 'drew' ? { ...one, place: to(one.seat) } : one));
    case 'picked': return [{ type: 'picked', ...emission.pick }];
    case 'seated': return [{ type: 'seated', from: emission.from }];
    case 'dealt': return [{ type: 'dealt' }];
    case 'counted': return [{ type: 'counted' }];
    case 'timeUp': return [emission];
    case 'beaten': return [];
    case 'held': return asking ? [] : [{ ...emission, place: to(emission.seat) }];
    case 'refused': {
      const { intent: { seat }, refusal } = emission;
      return players[seat]?.kind === 'bot' ? [] : [{ type: 'refused', seat, refusal, place: to(seat) }];
    }
  }
}

/** Who of the computers had not seen a run that is called: neither who called nor who had missed it, but who could have seen it too. */
function unawareOf({ looked }: SnagTable, before: Position, { seat: caller, runs }: TableHappening & { readonly type: 'snagged' }): Seat[] {
  const took = new Set([caller, ...runs.flatMap(({ maker, missed }) => (missed ? [maker] : []))]);
  const ply = plyOf(before);
  return [...looked].flatMap(([seat, { ply: at, sees }]) => {
    const overlooked = at === ply && runs.some(({ squares }) => !squares.every((tile) => sees.includes(tile)));
    return !took.has(seat) && overlooked ? [seat] : [];
  });
}

export function timingOf(table: SnagTable, now: number): Timing {
  const { setup, players } = table;
  return { now, unlitTime: (at) => unlitTime(table, at), seats: players.length, timed: !isAsked(setup), calls: setup.rules.calls };
}

/** The table after the machine has taken a step. */
export function afterStep(before: SnagTable, { table: played, told }: TableStep, now: number): Happened {
  const was = contextOf(before.played).breath;
  const is = contextOf(played).breath;
  const lit = was && was !== is ? [...before.lit, { from: was.startedAt, to: now }] : before.lit;
  const start: Happened = { table: { ...before, played, lit }, happenings: [] };
  const position = contextOf(before.played).position;
  return told.reduce((happened, emission) => afterEmission(happened, emission, position, now), start);
}

/** @param before the position before the step */
function afterEmission({ table, happenings }: Happened, emission: TableEmission, before: Position, now: number): Happened {
  const news = happeningsOf(emission, table);
  const open = news as readonly TableHappening[];
  const { races, told } = racesAfter(table.races, emission, timingOf(table, now));
  const snagged = open.find((happening) => happening.type === 'snagged');
  const happened = (type: TableHappening['type']): boolean => open.some((happening) => happening.type === type);
  const unlit = unlitTime(table, now);
  const context = contextOf(table.played);
  return {
    table: {
      ...table, races, noted: table.noted + told.length, past: pastAfter(table.past, open),
      ...(emission.type === 'seated' ? seatsOf(table.setup, context.picks) : {}),
      landedAt: happened('placed') ? unlit : table.landedAt,
      turnAt: happened('turn') || happened('dealt') ? unlit : table.turnAt,
      unaware: snagged ? unawareOf(table, before, snagged) : happened('placed') ? [] : table.unaware,
      looked: emission.type === 'seated' ? new Map() : table.looked,
      opened: openedBy(table, context.position, emission, unlit),
    },
    happenings: [...happenings, ...told, ...news],
  };
}

/** Whether somebody who is no computer could call now. */
export function hasRivals({ players, played }: SnagTable): boolean {
  return players.some(({ kind }, seat) => kind !== 'bot' && entitledRuns(contextOf(played).position, seat).length > 0);
}
