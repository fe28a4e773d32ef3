/** Why an event of a game with hands can't happen: what each kind is made of, and reasons by their code, in the order of records. Pure. */
import { isCard, type Card } from '../../../cards/card';
import { areSameCards } from '../../../cards/pack';

/** An event: its kind, whose it is (null: the table's), and more. */
type Event = readonly [kind: string, seat: number | null, ...more: readonly unknown[]];
type Part = (part: unknown) => boolean;

/** What stands in an event after its kind: a whole number, nothing, a card, cards. */
export const PART = {
  count: (value) => Number.isInteger(value), none: (value) => value === null, card: isCard,
  cards: (value) => Array.isArray(value) && value.every(isCard),
} as const satisfies Readonly<Record<string, Part>>;

/** A game as far as every game with hands has it. */
interface Dealt { readonly over: boolean; readonly open: boolean; readonly hands: readonly unknown[] }

/** Whether a reason applies, by its code. */
export type Reasons<State> = Readonly<Record<string, (state: State, event: Event) => boolean>>;

/** What comes before a game's own reasons. @param forms what each kind is made of */
function firstReasons(forms: Readonly<Record<string, readonly Part[]>>) {
  return {
    'game-over': ({ over }) => over,
    'unknown-event': (_, event) => !Array.isArray(event) || !Object.hasOwn(forms, String(event[0])),
    'bad-event': (_, [kind, ...parts]) => parts.length !== forms[kind]!.length || !forms[kind]!.every((fits, i) => fits(parts[i])),
    'unknown-seat': ({ hands }, [, seat]) => seat !== null && hands[seat] === undefined,
    'deal-first': ({ open }, [kind]) => !open && kind !== 'deal',
  } as const satisfies Reasons<Dealt>;
}

/** What comes after them, of a new hand. */
function lastReasons(cards: readonly Card[]) {
  return {
    'hand-open': ({ open }, [kind]) => open && kind === 'deal',
    'bad-deck': (_, [kind, , deck]) => kind === 'deal' && !areSameCards(deck as readonly Card[], cards),
  } as const satisfies Reasons<Dealt>;
}

/**
 * Tells why any value can't be the next event, by the first reason that applies; null: it can.
 * @param forms what stands in an event of each kind after its name
 * @param own a game's own reasons, looked at where the event is whole and a hand is open
 * @param cards what a hand is dealt from
 */
export function refusalsOf<State extends Dealt, Own extends string>(
  forms: Readonly<Record<string, readonly Part[]>>, own: Readonly<Record<Own, (state: State, event: Event) => boolean>>,
  cards: readonly Card[],
) {
  const reasons = { ...firstReasons(forms), ...own, ...lastReasons(cards) };
  type Code = keyof ReturnType<typeof firstReasons> | Own | keyof ReturnType<typeof lastReasons>;
  return (state: State, event: unknown): Code | null =>
    (Object.keys(reasons) as Code[]).find((code) => (reasons as Reasons<State>)[code]!(state, event as Event)) ?? null;
}
