/** Who plays a game of Snap, and how: the bounds of each choice, and the form in which it is agreed and kept. */
import * as v from 'valibot';
import { MAX_SEATS, MIN_SEATS, optionsForm, TWO_PACKS_FROM, type SnapOptions, type SnapTable } from '../rules/game';
import { sittingForm } from '../../../seats/draftSeats';
import { seatsForm, type Seated, type SeatLimits } from '../../../seats/seats';

/** How many people can sit at one screen: all of them. */
export const MAX_PEOPLE = MAX_SEATS;

/** How long a card lies there at least until the next may be turned, in milliseconds. */
export const LEASTS = [500, 800, 1200, 2000] as const;
/** From card to card where a drum turns them, in milliseconds. */
export const BEATS = [1500, 2000, 2500, 3000, 4000] as const;

/** One key for everything that can be called, or one for Snap and another for the pot. */
export const KEYS = ['one', 'two'] as const;

/** What is played where nobody says otherwise. */
export const USUAL_TERMS = { table: 'B', ties: 'pot', asked: false, least: 800, keys: 'one' } as const;
export const USUAL_BEAT = 2500;

/** The packs that so many players can play a table with, the usual one first. */
export function packsFor(table: SnapTable, seats: number): readonly (1 | 2)[] {
  return table !== 'C' && seats >= TWO_PACKS_FROM ? [2] : [1, 2];
}

/** The keys that people have of their own: to call with, and to call the pot with. */
export const OWN_KEYS = ['callKey', 'potKey'] as const;
export type OwnKey = (typeof OWN_KEYS)[number];

/** How many can sit down. */
export const LIMITS: SeatLimits = { least: MIN_SEATS, most: MAX_SEATS, people: MAX_PEOPLE };

export type SnapPlayer = Seated<OwnKey>;

/** A set-up as it is read. What the rules are is part of every result: it is not guessed. */
export const setupSchema = v.object({
  players: seatsForm(OWN_KEYS),
  ...optionsForm,
  /** Whether everybody is asked after each card, and nothing hurries. */
  asked: v.fallback(v.boolean(), USUAL_TERMS.asked),
  least: v.fallback(v.picklist(LEASTS), USUAL_TERMS.least),
  /** From card to card where a drum turns them; null where everybody turns their own. */
  beat: v.fallback(v.nullable(v.picklist(BEATS)), null),
  keys: v.fallback(v.picklist(KEYS), USUAL_TERMS.keys),
  /** How several people sit; without it, as their screen suggests. */
  sitting: sittingForm,
});
type SetupRead = Readonly<v.InferOutput<typeof setupSchema>>;
export type SnapSetup = Omit<SetupRead, 'players'> & { readonly players: readonly SnapPlayer[] };

/** The rules that were agreed. Who asks in turn, or plays table C, has no pot for ties. */
export function optionsOf({ table, packs, ties, asked }: Pick<SnapSetup, 'table' | 'packs' | 'ties' | 'asked'>): SnapOptions {
  return { table, packs, ties: asked || table === 'C' ? 'seat' : ties };
}
