/**
 * Who may act when at a table of pairs around a board: pure steps that its host takes, which holds the clock and judges who pressed first.
 * Before each hand pairs agree on signals, and everybody says that they're ready; then boards are counted, turned up, swapped with and put
 * away, until somebody calls. What is called is the game's own.
 */
import * as v from 'valibot';
import { isCard, type Card } from '../../../cards/card';
import type { Act, GameRules, Order, Step, TableOf } from '../../../contract/contract';
import { happened } from '../../../contract/written';
import type { DealtTypes } from '../../dealtRules';
import type { Board } from '../rules/board';
import type { Paired } from '../rules/pairs';
import {
  actForm, afterSaying, agreeingForms, keptAgreeing, maySay, nobodyReady, nothingAgreed, readAgreeing, type Agreeing,
} from './agreeing';
import { AWAY_MS, clockFrom, counted, dueAt, nobodyPassed, type BoardClock } from './boardClock';
import { nextDeck, startDealt, type DealtTable } from './dealtTable';

const card = v.custom<Card>(isCard);

/** What somebody does at any such table; `pass`: they want no more of this board. */
export const pairsForms = [
  ...agreeingForms, v.object({ kind: v.literal('swap'), take: card, give: card }), v.object({ kind: v.literal('pass') }),
  v.object({ kind: v.literal('act'), act: actForm }),
] as const;
type PairsIntent = v.InferOutput<(typeof pairsForms)[number]>;
/** What a game calls has more to it, which only the game knows. */
interface Call { readonly kind: 'call' }

/** A game as far as its table knows it. */
interface PairsState extends Board {
  readonly options: Paired;
  /** Whether a hand is being played; how the hands before ended. */
  readonly open: boolean;
  readonly ends: readonly unknown[];
  readonly over: boolean;
}

type PairsEvent =
  | readonly ['go' | 'away', null] | readonly ['swap', number, Card, Card] | readonly ['act', number, number]
  | readonly ['deal', null, readonly Card[]];

export interface KeptPairs extends DealtTypes {
  /** `patience`: a board that nobody takes from goes away after so many milliseconds. */
  readonly Setup: DealtTypes['Setup'] & { readonly patience: number };
  readonly State: PairsState;
  readonly Event: PairsEvent | readonly [called: string, seat: number, ...more: readonly number[]];
}

export interface PairsTable<Kept extends DealtTypes> extends Agreeing, BoardClock, DealtTable<Kept> {}

interface Types extends KeptPairs {
  readonly Table: PairsTable<KeptPairs>;
  readonly Intent: PairsIntent | Call;
  readonly View: object;
}
type Table = Types['Table'];
type Doing = Pick<Act<Types>, 'place' | 'intent'>;

/** What a game has of its own. @typeParam Kept what of it is kept, as types */
interface Own<T extends DealtTypes & { readonly Intent: { readonly kind: string } }, Kept extends DealtTypes> {
  readonly rules: GameRules<Kept>;
  /** The event that a call is. */
  readonly called: (seat: number, intent: Extract<T['Intent'], Call>) => T['Event'];
  /** Which of several calls of one instant goes first: the lower. */
  readonly before: (intent: Extract<T['Intent'], Call>) => number;
  readonly end: (game: T['State']) => T['Ended'] | null;
}

/** A game has no more events by hands and faces, so that it can be kept whatever somebody does; boards and calls end it after that. */
const MOST_ACTS = 15_000;

const nothing = (table: Table): Step<Types> => ({ table, happenings: [] });
const sits = ({ game: { options }, setup: { players } }: Table) => ({ options, players });

/** A hand from now on: what is counted or waited for in it. */
function onFrom(table: Table, now: number): Table {
  return { ...table, ready: null, ...clockFrom(table.game.up, table.game.hands.length, now) };
}

type Ours = Own<Types, KeptPairs>;

/** Lets something happen that may, and writes it down. @param at when it happened */
function happen({ rules }: Ours, state: Table, event: Types['Event'], at: number): Step<Types> {
  const { table, happenings } = happened<KeptPairs, Table>(rules, nothing(state), event, at);
  const isOver = !table.game.open && state.game.open;
  // What was agreed may be changed between hands, and everybody says again that they're ready.
  return { table: isOver ? { ...table, ready: nobodyReady(table.game.options), count: null } : table, happenings };
}

/** Somebody says something before a hand. Once all are ready, the next is dealt, where the last is over, and the count begins. */
function say(own: Ours, state: Table, seat: number, intent: Parameters<typeof afterSaying>[3], now: number): Step<Types> {
  const said = { ...state, ...afterSaying(state, sits(state), seat, intent) };
  if (!said.ready!.every(Boolean)) return nothing(said);
  if (state.game.open) return nothing(onFrom(said, now));
  const { table, happenings } = happen(own, said, ['deal', null, nextDeck(state, 1, state.game.ends.length)], now);
  return { table: onFrom(table, now), happenings };
}

function eventOf({ called }: Ours, { place, intent }: Doing): Types['Event'] {
  if (intent.kind === 'call') return called(place, intent);
  return intent.kind === 'swap' ? ['swap', place, intent.take, intent.give] : ['act', place, (intent as { readonly act: number }).act];
}

/** Acts of one instant in their order: calls first; of a kind, each in turn from where the stock lies. */
function inOrder(
  { before }: Ours, { game: { stockAt, hands } }: Table, instant: readonly Act<Types>[],
): readonly Act<Types>[] {
  const left = (place: number): number => (place - stockAt + hands.length) % hands.length;
  const rank = ({ intent }: Act<Types>): number => (intent.kind === 'call' ? before(intent) : Infinity);
  return instant.toSorted((a, b) => (rank(a) === rank(b) ? left(a.place) - left(b.place) : rank(a) - rank(b)));
}

/** What is raced for, done one after the other: what one has taken, the next doesn't find any more. */
function race(own: Ours, state: Table, instant: readonly Act<Types>[]): Step<Types> {
  return inOrder(own, state, instant).reduce<Step<Types>>((step, act) => {
    const { happenings, table } = step.table.ready === null ? happen(own, step.table, eventOf(own, act), act.at) : nothing(step.table);
    if (happenings.length === 0) return step;
    // The board is another now, of which anybody may want more.
    const swapped = act.intent.kind === 'swap' ? { ...table, swappedAt: act.at, passed: nobodyPassed(table.game.hands.length) } : table;
    const taken = act.intent.kind === 'act' ? step.taken : [...step.taken ?? [], act.place];
    return { table: swapped, happenings: [...step.happenings, ...happenings], ...taken ? { taken } : {} };
  }, nothing(state));
}

function orderOf(own: Ours, state: Table, { place, intent }: Doing): Order {
  const { game, ready: waits, passed, count, events } = state;
  if (game.over || (events.length >= MOST_ACTS && (intent.kind === 'act' || intent.kind === 'swap'))) return null;
  if (waits !== null) return maySay(state, sits(state), place, intent) ? 'atOnce' : null;
  switch (intent.kind) {
    case 'pass': return game.up && count === null && !passed[place] ? 'ordered' : null;
    case 'act': return 'ordered';
    case 'swap': case 'call': return own.rules.apply(game, eventOf(own, { place, intent })).ok ? 'tie' : null;
    default: return null;
  }
}

function tableWith(own: Ours): TableOf<Types> {
  return {
    races: ['swap', 'call', 'pass', 'act'],
    start(saved, now, beside = {}) {
      const dealt = startDealt(own.rules, saved, beside);
      const { game, events } = dealt;
      const table: Table = { ...dealt, ...nothingAgreed(game.options), ...clockFrom(true, game.hands.length, now) };
      const kept = readAgreeing(beside.open, events);
      return kept === null ? table : kept.ready === null ? onFrom({ ...table, ...kept }, now) : { ...table, ...kept };
    },
    open: (state) => keptAgreeing(state, state.events),
    // Whoever sits down says for themselves that they're ready.
    seat: (state, place, who) =>
      ({ ...state, setup: own.rules.reseated(state.setup, place, who), ready: state.ready && state.ready.with(place, false) }),
    order: (state, doing) => orderOf(own, state, doing),
    act(state, instant, { now }) {
      const [{ place, intent }] = instant;
      switch (intent.kind) {
        case 'signal': case 'ready': return say(own, state, place, intent, now);
        case 'pass': return nothing({ ...state, passed: state.passed.with(place, true) });
        default: return race(own, state, instant);
      }
    },
    due: (state, quiet) => (state.ready !== null || state.game.over ? null : dueAt(state, state.setup.patience, quiet)),
    hurries: ({ game, count }) => game.up && count === null,
    tick(state, now) {
      if (state.count === null) {
        const { table, happenings } = happen(own, state, ['away', null], now);
        return { table: table.ready === null ? onFrom(table, now + AWAY_MS) : table, happenings };
      }
      const count = counted(state.count, now);
      if (count !== null) return nothing({ ...state, count });
      const { table, happenings } = happen(own, state, ['go', null], now);
      return { table: { ...table, count: null, swappedAt: now }, happenings };
    },
    written: ({ events, times }) => ({ events, times }),
    end: ({ game }) => own.end(game),
  };
}

/** The table of such a game. */
export function pairsTable<Kept extends DealtTypes, T extends Kept & { readonly Intent: PairsIntent | Call }>(
  own: Own<T, Kept>,
): TableOf<T> {
  // What a game calls is no matter of this table: it only hands it back.
  return tableWith(own as unknown as Ours) as unknown as TableOf<T>;
}
