/** Bell as the house holds a game: one value. */
import * as v from 'valibot';
import { fraction, randomFrom } from '../../../src/chance/chance';
import type { Game, GameTypes, SavedGame, Seated, Step, TableOf } from '../../../src/contract/contract';
import { reseatedPlayers } from '../../../src/setup/seats/reseated';
import { plannedBot } from '../../../src/characters/plannedBot';
import type { SmallAgreed } from '../../../src/games/small/kept/agreed';
import { MARKS } from '../../../src/seats/marks';
import { agreement } from './agreed';
import { applyBell, inHand, isOver, MOST, startBell, type BellDeal, type BellEvent, type BellHappening, type BellState } from './rules';

/** At the table: since when it is silent, and when each event happened. */
interface BellTable {
  readonly state: BellState;
  readonly waits: readonly number[];
  readonly events: readonly BellEvent[];
  readonly times: readonly number[];
  readonly since: number;
}

export interface BellView {
  readonly rings: number;
  readonly isRinging: boolean;
  readonly turned: readonly (readonly number[])[];
  readonly early: readonly number[];
  /** For each place the number in its hand; null where it is not one's own, or others look, too. */
  readonly hands: readonly (number | null)[];
}

export interface BellTypes extends GameTypes {
  readonly Setup: SmallAgreed['Setup'];
  readonly Deal: BellDeal;
  readonly State: BellState;
  readonly Event: BellEvent;
  readonly Notes: { readonly times: readonly number[] };
  readonly Table: BellTable;
  readonly Intent: { readonly kind: 'press' };
  readonly Happening: BellHappening;
  readonly View: BellView;
  readonly Ended: 'full';
}

const intent = v.object({ kind: v.literal('press') });

const integers = v.array(v.pipe(v.number(), v.integer()));
const dealForm = v.object({ numbers: v.array(v.pipe(integers, v.length(MOST))), waits: v.pipe(integers, v.minLength(1)) });

function happen(table: BellTable, event: BellEvent, at: number): Step<BellTypes> {
  const outcome = applyBell(table.state, event);
  if (!outcome.ok) return { table, happenings: [] };
  const times = [...table.times, Math.max(at, table.times.at(-1) ?? 0)];
  return { table: { ...table, state: outcome.state, events: [...table.events, event], times, since: at }, happenings: outcome.happenings };
}

/** Whether only this place looks: several people before one screen would see each other's hands. */
function isAlone(own: ReadonlySet<number>, place: number): boolean { return own.size === 1 && own.has(place); }

const table: TableOf<BellTypes> = {
  races: ['press'],
  start(saved, now) {
    const deal = saved.deal ?? bell.deal(saved.setup, saved.seed);
    let state = startBell(deal);
    for (const event of saved.events) {
      const outcome = applyBell(state, event);
      if (outcome.ok) ({ state } = outcome);
    }
    return { state, waits: deal.waits, events: saved.events, times: saved.times, since: now };
  },
  order: ({ state }) => (isOver(state) ? null : 'tie'),
  act(at, instant, { isBeaten }) {
    const [first] = instant;
    if (at.state.isRinging) return { ...happen(at, ['take', first.place], first.at), taken: [first.place] };
    const wrong = instant.filter((act) => !isBeaten(act)).map(({ place }) => place);
    return wrong.reduce<Step<BellTypes>>((step, place) => {
      const next = happen(step.table, ['early', place], first.at);
      return { table: { ...next.table, since: at.since }, happenings: [...step.happenings, ...next.happenings], wrong };
    }, { table: at, happenings: [] });
  },
  due: ({ state, waits, since }, quiet) =>
    (isOver(state) || state.isRinging ? null : Math.max(quiet, since + waits[state.rings % waits.length]!)),
  tick: (before, now) => ({ ...happen(before, ['ring'], now), before }),
  shown: (at, time) => ({ ...at, times: at.times.with(at.times.length - 1, time) }),
  claims: () => false,
  written: ({ events, times }) => ({ events, times }),
  end: ({ state }) => (isOver(state) ? 'full' : null),
};

export const bell: Game<BellTypes> = {
  name: 'bell', version: 1, seats: [agreement.of.limits.least, agreement.of.limits.most], intent, table,
  players: ({ players }) => players,
  readSetup: (value) => agreement.read(value),
  reseated: (setup, place, who) => ({ ...setup, players: reseatedPlayers(setup.players, place, who) }),
  deal(setup, seed) {
    const random = randomFrom(`bell:${seed}`);
    return this.drawDeal(setup, { below: (n) => Math.floor(fraction(random) * n) });
  },
  drawDeal: ({ players }, { below }) => ({
    numbers: players.map(() => Array.from({ length: MOST }, () => 1 + below(90))),
    waits: Array.from({ length: 20 }, () => 1000 + below(3001)),
  }),
  readDeal: ({ players }, value) => {
    const parsed = v.safeParse(dealForm, value);
    return parsed.success && parsed.output.numbers.length === players.length ? parsed.output : null;
  },
  readNotes(kept, { length: events }) {
    const parsed = v.safeParse(v.object({ times: v.pipe(v.array(v.number()), v.length(events)) }), kept);
    return parsed.success ? parsed.output : { times: Array.from({ length: events }, () => 0) };
  },
  init: (_, deal) => startBell(deal),
  apply: applyBell,
  decided: (state) => (isOver(state) ? 'full' : null),
  view: ({ state }, own) => ({
    rings: state.rings, isRinging: state.isRinging, turned: state.turned, early: state.early,
    hands: state.turned.map((__, place) => (isAlone(own, place) ? inHand(state, place) : null)),
  }),
  seen: (happening, own) => (happening.type === 'drew' && !isAlone(own, happening.place) ? { ...happening, number: null } : happening),
  bot({ luck }, ports) {
    const random = randomFrom(luck);
    return plannedBot(ports, ({ view, since }) => (view.isRinging
      ? [{ at: since + 250 + 500 * fraction(random), intent: { kind: 'press' } }] : []));
  },
  result(state, ended) {
    if (!isOver(state)) return ended === null ? null : state.turned.map(() => ({ won: false }));
    const sums = state.turned.map((numbers) => numbers.reduce((sum, one) => sum + one, 0));
    return sums.map((sum) => ({ won: sum === Math.max(...sums) }));
  },
};

/** A game of Bell before its first bell. */
export function begunBell(kinds: readonly Seated[], seed: string): SavedGame<BellTypes> {
  const players = kinds.map(({ kind }, i) => ({
    name: `Seat ${i}`, kind, shape: MARKS[i]!, ...kind === 'bot' ? { level: 'otto' } as const : {},
  }));
  return {
    id: seed, setup: { players }, seed, luck: players.map((_, place) => `luck ${seed} ${place}`), events: [], times: [], played: 0,
    ended: null, startedAt: 5, savedAt: 5,
  };
}
