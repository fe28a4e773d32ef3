/**
 * What one act does to the table: pure steps that the machine takes. The rules say what an event comes to; here stands only
 * what a table adds to them: picks for order, held calls (rule 5), and calls that came a moment too late.
 */
import type { Tile } from '../rules/board';
import { entitledRuns, liveRuns } from '../rules/calls';
import { applyEvent } from '../rules/game';
import type { GameEvent, Happening, Position, Seat } from '../rules/position';
import type { TableEmission } from './emissions';
import type { Intent, TimeUp } from './intents';
import { inOrder } from '../race/order';
import { ORDER_TILES, type Pick } from './seating';

type Call = Intent & { readonly kind: 'call' };

export interface TableState {
  readonly position: Position;
  readonly picks: readonly Pick[];
  /** Whether the players sit in order of play. */
  readonly seated: boolean;
  /** The game's events so far, as they stand in its record. */
  readonly events: readonly GameEvent[];
  /** Calls by others while the maker may still call. */
  readonly held: readonly Call[];
  /** How many runs were taken at this table, and the position before the last of them. */
  readonly takes: number;
  readonly lastTake: Position | null;
  /** Who has called falsely in the last chance: they are not heard again in it. */
  readonly unheard: readonly Seat[];
  /** Whether the last chance has ended. */
  readonly counted: boolean;
}

/** What a call may be beaten by. */
export interface Rivals {
  /** Whether it came only a moment after the last run that had been taken before this instant. */
  readonly isBeaten: (call: Intent) => boolean;
  /** How many runs had been taken by then: whoever comes after another one, in the same instant, is beaten too. */
  readonly takes: number;
}

export interface Step { readonly state: TableState; readonly told: readonly TableEmission[] }

/** Who placed last; seat 0 before anybody did. */
export function makerOf({ events }: TableState): Seat {
  return events.findLast(([kind]) => kind === 'place')?.[1] ?? 0;
}

/**
 * Whether nothing is left to be called in this move: the mover has called since they placed, right or not, or somebody was quicker. Their
 * time to call is over then, and their move ends when they draw.
 */
export function isCallOver(
  { position: { mover, placed, raced }, events }: { readonly position: Position; readonly events: readonly GameEvent[] },
): boolean {
  if (mover === null || placed === null) return false;
  const sincePlaced = events.slice(events.findLastIndex(([kind]) => kind === 'place') + 1);
  return raced !== null || sincePlaced.some(([kind, seat]) => kind === 'snag' && seat === mover);
}

/** A pick in the draw for order: one face-down tile each, in the order in which they sit. */
export function pick(state: TableState, intent: Intent | TimeUp, tiles: readonly Tile[], seats: number): Step {
  if (intent.kind === 'timeUp') return { state, told: [] };
  const turnDown = (refusal: (TableEmission & { type: 'refused' })['refusal']): Step =>
    ({ state, told: [{ type: 'refused', intent, refusal }] });
  const picker = state.picks.length;
  if (intent.kind !== 'pick' || picker >= seats) return turnDown({ code: 'not-now' });
  if (intent.seat !== picker) return turnDown({ code: 'not-your-pick', picker });
  const { seat, index } = intent;
  const tile = index < ORDER_TILES ? tiles[index] : undefined;
  if (tile === undefined || state.picks.some((earlier) => earlier.index === index)) return turnDown({ code: 'no-such-tile', index });
  const picked = { seat, index, tile };
  return { state: { ...state, picks: [...state.picks, picked] }, told: [{ type: 'picked', pick: picked }] };
}

/** Ends the last chance, for a press or for the clock. */
export function count(state: TableState, intent: Intent | TimeUp): Step {
  if (intent.kind === 'count' || (intent.kind === 'timeUp' && intent.tile === null)) {
    return { state: { ...state, counted: true }, told: [] };
  }
  return intent.kind === 'timeUp' ? { state, told: [] } : { state, told: [{ type: 'refused', intent, refusal: { code: 'game-over' } }] };
}

/** An act of the game. */
export function play(state: TableState, intent: Intent | TimeUp, rivals: Rivals): Step {
  const { position } = state;
  switch (intent.kind) {
    case 'place': return enact(state, ['place', intent.seat, intent.tile], intent);
    case 'draw': return endMove(state, intent.seat, intent, rivals);
    case 'timeUp':
      // A clock that belongs to a move which has ended meanwhile says nothing, nor one that a call has stopped.
      return position.mover !== null && position.placed === intent.tile && !isCallOver(state)
        ? endMove(state, position.mover, intent, rivals) : { state, told: [] };
    case 'call': return callSnag(state, intent, rivals);
    default: return { state, told: [{ type: 'refused', intent, refusal: { code: 'not-now' } }] };
  }
}

/** @param counts when the call counts: later than it was pressed, if it was held until the move ended */
function callSnag(state: TableState, intent: Call, rivals: Rivals, counts = intent.at): Step {
  const { position } = state;
  const { seat } = intent;
  if (state.unheard.includes(seat)) return { state, told: [{ type: 'refused', intent, refusal: { code: 'called-in-vain' } }] };
  const { mover, placed } = position;
  const entitled = entitledRuns(position, seat).length > 0;
  if (isVoid(state, { ...intent, at: counts }, rivals)) return { state, told: [beaten(intent)] };
  if (position.rules.calls === 'classic' && mover !== null && placed !== null && seat !== mover) {
    const again = state.held.some((call) => call.seat === seat);
    if (again) return { state, told: [] };
    return { state: { ...state, held: [...state.held, intent] }, told: [{ type: 'held', seat, maker: mover }] };
  }
  const step = enact(state, ['snag', seat], intent);
  if (step.state === state) return step;
  // The maker has called: the calls that were held are void (rule 5).
  const own = mover === seat && placed !== null;
  return {
    state: {
      ...step.state, held: own ? [] : state.held,
      ...entitled ? { takes: state.takes + 1, lastTake: position } : {},
    },
    told: own && entitled ? [...step.told, ...state.held.map(beaten)] : step.told,
  };
}

/** Whether a call is for a run that is taken, and came only a moment later: in the maker's move too it is not held until it is false. */
export function isVoid(state: TableState, call: Call, rivals: Rivals): boolean {
  const { position, unheard } = state;
  return !unheard.includes(call.seat) && entitledRuns(position, call.seat).length === 0 && liveRuns(position).length === 0
    && wasTooLate(state, call, rivals);
}

function beaten({ seat, at }: Call): TableEmission {
  return { type: 'beaten', seat, at };
}

/** Whether a call was for the run that was taken last, and came only a moment too late. */
function wasTooLate({ lastTake, takes }: TableState, call: Call, rivals: Rivals): boolean {
  if (lastTake === null || (takes === rivals.takes && !rivals.isBeaten(call))) return false;
  // A run that its maker took in time was there for all to see, though only the maker could call it.
  return liveRuns(lastTake).length > 0 || entitledRuns(lastTake, call.seat).length > 0;
}

/** The draw, and then the calls that were held: they count in the order in which they came, the moment the move ends. */
function endMove(state: TableState, seat: Seat, intent: Intent | TimeUp, rivals: Rivals): Step {
  const ended = enact(state, ['draw', seat], intent);
  if (ended.state === state) return ended;
  let next: TableState = { ...ended.state, held: [] };
  const told: TableEmission[] = [...(intent.kind === 'timeUp' ? [{ type: 'timeUp', seat } as const] : []), ...ended.told];
  for (const call of inOrder(state.held, seat, state.position.racks.length)) {
    // They count the moment the move ends: the next caller has had no more time than that to see the run taken.
    const step = callSnag(next, call, rivals, intent.at);
    next = step.state;
    told.push(...step.told);
  }
  return { state: next, told };
}

/**
 * Who has called falsely with what came of some events, if that was in the last chance: before it a false call costs a move, in it there
 * is no move to lose, and one could try again and again.
 * @param before the position before those events
 */
function vainCalls(before: Position, happenings: readonly Happening[]): readonly Seat[] {
  return before.mover === null ? happenings.flatMap((happening) => (happening.type === 'falseCall' ? [happening.seat] : [])) : [];
}

/** Who has called falsely in the last chance of a game that has come to `position`. @param happened what came of each of its events */
export function unheardIn(position: Position, events: readonly GameEvent[], happened: readonly (readonly Happening[])[]): readonly Seat[] {
  return vainCalls(position, happened.slice(events.findLastIndex(([kind]) => kind === 'draw') + 1).flat());
}

function enact(state: TableState, event: GameEvent, intent: Intent | TimeUp): Step {
  const outcome = applyEvent(state.position, event);
  if (outcome.ok) {
    const unheard = [...state.unheard, ...vainCalls(state.position, outcome.happenings)];
    return {
      state: { ...state, position: outcome.position, events: [...state.events, event], unheard },
      told: [{ type: 'played', event, happenings: outcome.happenings, at: intent.at }],
    };
  }
  return { state, told: intent.kind === 'timeUp' ? [] : [{ type: 'refused', intent, refusal: outcome.refusal }] };
}
