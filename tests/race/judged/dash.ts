/**
 * Dash: the leanest game with all that races are judged by. In turn one places a tile and draws another; on some tiles lies a run, and
 * whoever calls it first takes it. A call for nothing is fined. It is over with its last tile.
 */
import * as v from 'valibot';
import type { Act, Game, GameTypes, SavedGame, Seated, Step, TableOf } from '../../../src/contract/contract';
import { fromTheLeft } from '../../../src/race/order';

type DashEvent = readonly ['place' | 'draw' | 'take' | 'fine', number];

interface DashState {
  /** For each tile whether a run lies on it. */
  readonly runs: readonly boolean[];
  /** How many tiles lie there. */
  readonly placed: number;
  readonly turn: number;
  /** Whether it is time to draw. */
  readonly draws: boolean;
  /** Whether a run lies there that nobody has taken. */
  readonly isOpen: boolean;
}

interface DashTable { readonly state: DashState; readonly events: readonly DashEvent[] }

export type DashView = Omit<DashState, 'runs'> & { readonly isRun: boolean; readonly isOver: boolean };

export interface DashTypes extends GameTypes {
  readonly Setup: { readonly players: readonly Seated[] };
  readonly Deal: readonly boolean[];
  readonly State: DashState;
  readonly Event: DashEvent;
  readonly Notes: object;
  readonly Table: DashTable;
  readonly Intent: { readonly kind: 'place' | 'draw' | 'call' };
  readonly Happening: { readonly type: DashEvent[0]; readonly place: number };
  readonly View: DashView;
  readonly Ended: 'done';
}

const SEATS = 2;

function isOver({ placed, draws, runs }: DashState): boolean { return placed === runs.length && !draws; }

function applied(state: DashState, [kind, place]: DashEvent): DashState {
  switch (kind) {
    case 'place': return { ...state, placed: state.placed + 1, draws: true, isOpen: state.runs[state.placed]! };
    case 'draw': return { ...state, draws: false, turn: (place + 1) % SEATS };
    case 'take': return { ...state, isOpen: false };
    case 'fine': return state;
  }
}

function happen({ table, ...step }: Step<DashTypes>, kind: DashEvent[0], place: number): Step<DashTypes> {
  const event = [kind, place] as const;
  return {
    ...step, table: { state: applied(table.state, event), events: [...table.events, event] },
    happenings: [...step.happenings, { type: kind, place }],
  };
}

function call(table: DashTable, instant: readonly Act<DashTypes>[], isBeaten: (act: Act<DashTypes>) => boolean): Step<DashTypes> {
  const step: Step<DashTypes> = { table, happenings: [] };
  if (table.state.isOpen) {
    const { place } = fromTheLeft(instant.map((act) => ({ ...act, kind: 'call', seat: act.place })), table.state.turn, SEATS)[0]!;
    return { ...happen(step, 'take', place), taken: [place] };
  }
  const wrong = instant.filter((act) => !isBeaten(act)).map(({ place }) => place);
  return wrong.length === 0 ? step : { ...wrong.reduce((before, place) => happen(before, 'fine', place), step), wrong };
}

const table: TableOf<DashTypes> = {
  races: ['call'],
  start: ({ deal }) => ({ state: dash.init({ players: [] }, deal!), events: [] }),
  order({ state }, { place, intent: { kind } }) {
    if (kind === 'call') return state.placed === 0 || isOver(state) ? null : 'tie';
    return state.turn === place && (kind === 'draw') === state.draws && !isOver(state) ? (kind === 'draw' ? 'ordered' : 'lays') : null;
  },
  act(before, instant, { isBeaten }) {
    const [{ place, intent: { kind } }] = instant;
    if (kind === 'call') return call(before, instant, isBeaten);
    const step = { table: before, happenings: [] };
    const { turn, draws } = before.state;
    // Pressed twice before it was judged.
    if (turn !== place || draws !== (kind === 'draw')) return step;
    return kind === 'draw' ? happen(step, kind, place) : { ...happen(step, kind, place), before };
  },
  due: () => null,
  tick: (before) => ({ table: before, happenings: [] }),
  claims: ({ state }) => state.isOpen,
  written: ({ events }) => ({ events }),
  end: ({ state }) => (isOver(state) ? 'done' : null),
};

const none = (): never => { throw new Error('Dash is played by the judge\'s tests alone'); };

export const dash: Game<DashTypes> = {
  name: 'dash', version: 1, seats: [SEATS, SEATS], table,
  intent: v.object({ kind: v.picklist(['place', 'draw', 'call']) }),
  players: ({ players }) => players,
  init: (_, runs) => ({ runs, placed: 0, turn: 0, draws: false, isOpen: false }),
  view: ({ state }) => ({
    placed: state.placed, turn: state.turn, draws: state.draws, isOpen: state.isOpen, isRun: state.runs[state.placed - 1] === true,
    isOver: isOver(state),
  }),
  seen: (happening) => happening,
  past: () => [],
  decided: (state) => (isOver(state) ? 'done' : null),
  result: () => null,
  readSetup: none, reseated: none, deal: none, drawDeal: none, readDeal: none, readNotes: none, apply: none, bot: none,
};

/** @param runs for each tile whether a run lies on it */
export function begunDash(runs: readonly boolean[], id: string): SavedGame<DashTypes> {
  const players = Array.from({ length: SEATS }, () => ({ kind: 'remote' as const }));
  return { id, setup: { players }, seed: id, deal: runs, luck: ['', ''], events: [], played: 0, ended: null, startedAt: 5, savedAt: 5 };
}
