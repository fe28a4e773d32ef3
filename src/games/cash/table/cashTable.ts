/** Who may act when at a table of Cash: pure steps that its host takes, which holds the clock and judges who pressed first. */
import type { Act, Order, Step, TableOf } from '../../../contract/contract';
import { happened } from '../../../contract/written';
import { afterSaying, keptAgreeing, maySay, nobodyReady, nothingAgreed, readAgreeing } from '../../hands/table/agreeing';
import { AWAY_MS, clockFrom, counted, dueAt, nobodyPassed } from '../../hands/table/boardClock';
import { nextDeck, startDealt } from '../../hands/table/dealtTable';
import { cash, endOf, type KeptCash } from '../kept/savedGame';
import { apply, type CashEvent } from '../rules/game';
import type { CashTable } from './state';
import type { CashTypes } from './view';

const { rules } = cash;
type CashStep = Step<CashTypes>;
const nothing = (table: CashTable): CashStep => ({ table, happenings: [] });
const sits = ({ game: { options }, setup: { players } }: CashTable) => ({ options, players });

/** A game has no more events by hands and faces, so that it can be kept whatever somebody does; boards and calls end it after that. */
const MOST_ACTS = 15_000;

/** Lets something happen that may, and writes it down. @param at when it happened */
function happen(state: CashTable, event: CashEvent, at: number): CashStep {
  const { table, happenings } = happened<KeptCash, CashTable>(rules, nothing(state), event, at);
  const isOver = !table.game.open && state.game.open;
  // What was agreed may be changed between hands, and everybody says again that they're ready.
  return { table: isOver ? { ...table, ready: nobodyReady(table.game.options), count: null } : table, happenings };
}

/** A hand from now on: what is counted or waited for in it. */
function onFrom(table: CashTable, now: number): CashTable {
  return { ...table, ready: null, ...clockFrom(table.game.up, table.game.hands.length, now) };
}

/** Somebody says something before a hand. Once all are ready, the next is dealt, where the last is over, and the count begins. */
function say(state: CashTable, seat: number, intent: Parameters<typeof afterSaying>[3], now: number): CashStep {
  const { game } = state;
  const said = { ...state, ...afterSaying(state, sits(state), seat, intent) };
  if (!said.ready!.every(Boolean)) return nothing(said);
  if (game.open) return nothing(onFrom(said, now));
  const { table, happenings } = happen(said, ['deal', null, nextDeck(state, 1, game.ends.length)], now);
  return { table: onFrom(table, now), happenings };
}

const kind = ({ intent }: Act<CashTypes>): number => (intent.kind !== 'call' ? 2 : intent.pair === null ? 0 : 1);

/** Acts of one instant in their order: calls first, Cash before Counter cash; of a kind, each in turn from where the stock lies. */
function inOrder({ game: { stockAt, hands } }: CashTable, instant: readonly Act<CashTypes>[]): readonly Act<CashTypes>[] {
  const left = ({ place }: Act<CashTypes>): number => (place - stockAt + hands.length) % hands.length;
  return instant.toSorted((a, b) => kind(a) - kind(b) || left(a) - left(b));
}

/** The event that an act is; null: it's none. */
function eventOf({ place, intent }: Pick<Act<CashTypes>, 'place' | 'intent'>): CashEvent | null {
  switch (intent.kind) {
    case 'swap': return ['swap', place, intent.take, intent.give];
    case 'act': return ['act', place, intent.act];
    case 'call': return intent.pair === null ? ['cash', place] : ['counter', place, intent.pair];
    default: return null;
  }
}

/** What is raced for, done one after the other: what one has taken, the next doesn't find any more. */
function race(state: CashTable, instant: readonly Act<CashTypes>[]): CashStep {
  return inOrder(state, instant).reduce<CashStep>((step, act) => {
    const { happenings, table } = step.table.ready === null ? happen(step.table, eventOf(act)!, act.at) : nothing(step.table);
    if (happenings.length === 0) return step;
    // The board is another now, of which anybody may want more.
    const swapped = act.intent.kind === 'swap' ? { ...table, swappedAt: act.at, passed: nobodyPassed(table.game.hands.length) } : table;
    const taken = act.intent.kind === 'act' ? step.taken : [...step.taken ?? [], act.place];
    return { table: swapped, happenings: [...step.happenings, ...happenings], ...taken ? { taken } : {} };
  }, nothing(state));
}

function orderOf(state: CashTable, { place, intent }: Pick<Act<CashTypes>, 'place' | 'intent'>): Order {
  const { game, ready: waits, passed, count, events } = state;
  if (game.over || (events.length >= MOST_ACTS && (intent.kind === 'act' || intent.kind === 'swap'))) return null;
  if (waits !== null) return maySay(state, sits(state), place, intent) ? 'atOnce' : null;
  switch (intent.kind) {
    case 'pass': return game.up && count === null && !passed[place] ? 'ordered' : null;
    case 'act': return 'ordered';
    case 'swap': case 'call': return apply(game, eventOf({ place, intent })).ok ? 'tie' : null;
    default: return null;
  }
}

export const cashTable: TableOf<CashTypes> = {
  races: ['swap', 'call', 'pass', 'act'],
  start(saved, now, beside = {}) {
    const { open } = beside;
    const dealt = startDealt(rules, saved, beside);
    const { game, events } = dealt;
    const table: CashTable = { ...dealt, ...nothingAgreed(game.options), ...clockFrom(true, game.hands.length, now) };
    const kept = readAgreeing(open, events);
    return kept === null ? table : kept.ready === null ? onFrom({ ...table, ...kept }, now) : { ...table, ...kept };
  },
  open: (state) => keptAgreeing(state, state.events),
  seat(state, place, who) {
    // Whoever sits down says for themselves that they're ready.
    return { ...state, setup: rules.reseated(state.setup, place, who), ready: state.ready && state.ready.with(place, false) };
  },
  order: orderOf,
  act(state, instant, { now }) {
    const [{ place, intent }] = instant;
    switch (intent.kind) {
      case 'signal': case 'ready': return say(state, place, intent, now);
      case 'pass': return nothing({ ...state, passed: state.passed.with(place, true) });
      default: return race(state, instant);
    }
  },
  due: (state, quiet) => (state.ready !== null || state.game.over ? null : dueAt(state, state.setup.patience, quiet)),
  hurries: ({ game, count }) => game.up && count === null,
  tick(state, now) {
    if (state.count === null) {
      const { table, happenings } = happen(state, ['away', null], now);
      return { table: table.ready === null ? onFrom(table, now + AWAY_MS) : table, happenings };
    }
    const count = counted(state.count, now);
    if (count !== null) return nothing({ ...state, count });
    const { table, happenings } = happen(state, ['go', null], now);
    return { table: { ...table, count: null, swappedAt: now }, happenings };
  },
  written: ({ events, times }) => ({ events, times }),
  end: ({ game }) => endOf(game),
};
