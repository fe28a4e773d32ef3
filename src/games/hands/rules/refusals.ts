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

/** A game as far as every game with hands has it. `open`: a hand is being played. */
interface Stands { readonly over: boolean; readonly open: boolean; readonly seats: number }

/** Whether a reason applies, by its code. */
export type Reasons<State> = Readonly<Record<string, (state: State, event: Event) => boolean>>;

/** What comes before a game's own reasons. @param forms what each kind is made of */
function firstReasons(forms: Readonly<Record<string, readonly Part[]>>) {
  return {
    'game-over': ({ over }) => over,
    'unknown-event': (_, event) => !Array.isArray(event) || !Object.hasOwn(forms, String(event[0])),
    'bad-event': (_, [kind, ...parts]) => parts.length !== forms[kind]!.length || !forms[kind]!.every((fits, i) => fits(parts[i])),
    'unknown-seat': ({ seats }, [, seat]) => seat !== null && (seat < 0 || seat >= seats),
    'deal-first': ({ open }, [kind]) => !open && kind !== 'deal',
  } as const satisfies Reasons<Stands>;
}

/** What comes after them, of a new hand. */
const LAST_REASONS = {
  'hand-open': ({ open }, [kind]) => open && kind === 'deal',
  'bad-deck': ({ cards }, [kind, , deck]) => kind === 'deal' && !areSameCards(deck as readonly Card[], cards),
} as const satisfies Reasons<Stands & { readonly cards: readonly Card[] }>;

/** The first of these reasons that applies; null: none does. */
function firstOf<State, Code extends string>(
  reasons: Readonly<Record<Code, (state: State, event: Event) => boolean>>, state: State, event: Event,
): Code | null {
  return (Object.keys(reasons) as Code[]).find((code) => reasons[code](state, event)) ?? null;
}

/**
 * Tells why any value can't be the next event, by the first reason that applies; null: it can.
 * @param forms what stands in an event of each kind after its name
 * @param own a game's own reasons, looked at where the event is whole and a hand is open
 * @param stands how a game stands, and the cards that a hand is dealt from
 */
export function refusalsOf<State, Own extends string>(
  forms: Readonly<Record<string, readonly Part[]>>, own: Readonly<Record<Own, (state: State, event: Event) => boolean>>,
  stands: (state: State) => Stands & { readonly cards: readonly Card[] },
) {
  const first = firstReasons(forms);
  return (state: State, event: unknown) => {
    const [now, given] = [stands(state), event as Event];
    return firstOf(first, now, given) ?? firstOf(own, state, given) ?? firstOf(LAST_REASONS, now, given);
  };
}
