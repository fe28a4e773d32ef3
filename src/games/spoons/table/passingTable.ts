/** Who may act when at a table of Spoons or Pig: everybody at once. Pure steps that its host takes, which judges who pressed first. */
import * as v from 'valibot';
import type { Act, Schema, Step, TableOf } from '../../../contract/contract';
import { happened } from '../../../contract/written';
import { DEALT, fifthIn, fromLeft, hasFour } from '../../hands/rules/deal';
import { nextDeck, startDealt, type DealtTable } from '../../hands/table/dealtTable';
import type { KeptPassing, Passing } from '../kept/savedGame';
import { act, mayTake, type PassingEvent, type Seat } from '../rules/game';
import type { PassingView } from './view';

/** Whoever wants to take before anybody may can do nothing for so long, in milliseconds. */
export const LOCKED_MS = 1000;
/** So long it is seen who was last, before the next hand is dealt. */
const SEEN_MS = 5000;

/** `place`: which card of one's hand, from 0. `call`: takes a spoon, or a finger goes to the nose. `on`: passes a card on unseen. */
export type PassingIntent = { readonly kind: 'draw' | 'on' | 'call' } | { readonly kind: 'pass'; readonly place: number };

export const intentForm: Schema<PassingIntent> = v.variant('kind', [
  v.object({ kind: v.picklist(['draw', 'on', 'call']) }),
  v.object({ kind: v.literal('pass'), place: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(DEALT)) }),
]);

interface PassingTable extends DealtTable<KeptPassing> {
  /** For each seat until when it can do nothing. */
  readonly locked: readonly number[];
  /** When this table was taken up. */
  readonly since: number;
}

export interface PlayedPassingTypes extends KeptPassing {
  readonly Table: PassingTable;
  readonly Intent: PassingIntent;
  readonly View: PassingView;
}

type StepOf = Step<PlayedPassingTypes>;
type ActOf = Act<PlayedPassingTypes>;

/** Those of one instant: whoever has four goes before the others, and else whoever sits nearer to the dealer's left, hand by hand. */
function inOrder({ game: { dealer, letters, hands } }: PassingTable, instant: readonly ActOf[]): readonly ActOf[] {
  const order = fromLeft(dealer, letters.length);
  return instant.toSorted(({ place: a }, { place: b }) =>
    Number(hasFour(hands[b]!)) - Number(hasFour(hands[a]!)) || order.indexOf(a) - order.indexOf(b));
}

/** What an act writes down by itself; null: it is raced with, or there is no such card. */
function eventOf({ game: { hands } }: PassingTable, { place: seat, intent }: ActOf): PassingEvent | null {
  if (intent.kind === 'call') return null;
  if (intent.kind !== 'pass') return [intent.kind, seat];
  const card = hands[seat]![intent.place];
  return card === undefined ? null : ['pass', seat, card];
}

export function passingTable({ rules, taking }: Passing): TableOf<PlayedPassingTypes> {
  const happen = (step: StepOf, event: PassingEvent, at: number): StepOf => happened<KeptPassing, PassingTable>(rules, step, event, at);
  const take = (step: StepOf, seat: Seat, at: number): StepOf => {
    const { taken, hands } = step.table.game;
    // Whoever has four, and a fifth card, passes that on with the same press.
    const fifth = taken.length === 0 ? fifthIn(hands[seat]!) : null;
    return happen(fifth === null ? step : happen(step, ['pass', seat, fifth], at), [taking, seat], at);
  };
  return {
    races: ['call'], keepsOrder: true,
    start: (saved, now, beside) =>
      ({ ...startDealt(rules, saved, beside), locked: saved.setup.players.map(() => -Infinity), since: now }),
    seat: (table, place, who) => ({ ...table, setup: rules.reseated(table.setup, place, who) }),
    order(table, doing) {
      const { game, locked } = table;
      const { place, intent, at } = doing;
      if (game.end || !game.isOpen || game.out.includes(place) || at < locked[place]!) return null;
      if (intent.kind === 'call') return game.taken.includes(place) ? null : 'tie';
      const event = eventOf(table, doing);
      return event !== null && act(game, event).ok ? 'atOnce' : null;
    },
    act(table, instant, { isBeaten }) {
      const [first] = instant;
      let step: StepOf = { table, happenings: [] };
      if (first.intent.kind !== 'call') {
        const event = eventOf(table, first);
        return event === null || first.at < table.locked[first.place]! ? step : happen(step, event, first.at);
      }
      const [taken, wrong]: [Seat[], Seat[]] = [[], []];
      for (const press of inOrder(table, instant)) {
        const { place: seat, at } = press;
        const { game, locked } = step.table;
        if (!game.isOpen || game.taken.includes(seat) || at < locked[seat]!) continue;
        if (mayTake(game, seat) || hasFour(game.hands[seat]!)) {
          step = take(step, seat, first.at);
          taken.push(seat);
        } else if (!isBeaten(press)) {
          const next = { ...step.table, locked: locked.with(seat, at + LOCKED_MS) };
          step = { table: next, happenings: [...step.happenings, { type: 'refused', seat }] };
          wrong.push(seat);
        }
      }
      return { ...step, ...taken.length > 0 ? { taken } : {}, ...wrong.length > 0 ? { wrong } : {} };
    },
    due: ({ game: { isOpen, end }, times, since }, quiet) =>
      (isOpen || end ? null : Math.max(quiet, since + SEEN_MS, times.at(-1)! + SEEN_MS)),
    tick: (table, now) => happen({ table, happenings: [] }, ['deal', null, nextDeck(table, table.setup.packs, table.game.played)], now),
    written: ({ events, times }) => ({ events, times }),
    end: ({ game: { end } }) => end?.kind ?? null,
  };
}
