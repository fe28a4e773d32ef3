/** Who plays a game of Snap, and how: the bounds of each choice, and the form in which it is agreed and kept. */
import * as v from 'valibot';
import { cleanText } from '../../../setup/names';
import { CHARACTERS, KINDS } from '../../../setup/players';
import { MAX_SEATS, TABLES, TIES, TWO_PACKS_FROM, type SnapOptions, type SnapTable } from '../rules/game';
import { MARKS } from '../../../seats/marks';

/** How many people can sit at one screen: all of them. */
export const MAX_PEOPLE = MAX_SEATS;

/** How long a card lies there at least until the next may be turned, in milliseconds. */
export const LEASTS = [500, 800, 1200, 2000] as const;
/** From card to card where a drum turns them, in milliseconds. */
export const BEATS = [1500, 2000, 2500, 3000, 4000] as const;

/** One key for everything that can be called, or one for Snap and another for the pot. */
export const KEYS = ['one', 'two'] as const;

/** How several people sit at one screen: all before the same edge of it, or around one that lies flat. */
export const SITTINGS = ['beside', 'around'] as const;
export type Sitting = (typeof SITTINGS)[number];

/** What is played where nobody says otherwise. */
export const USUAL_TERMS = { table: 'B', ties: 'pot', asked: false, least: 800, keys: 'one' } as const;
export const USUAL_BEAT = 2500;

/** The packs that so many players can play a table with, the usual one first. */
export function packsFor(table: SnapTable, seats: number): readonly (1 | 2)[] {
  return table !== 'C' && seats >= TWO_PACKS_FROM ? [2] : [1, 2];
}

/** A seat as it is read: what of it is not sound is left out alone, and found anew (`seatPlayers`). A name has to be there. */
const playerSchema = v.object({
  name: v.pipe(v.string(), v.maxLength(200), v.transform(cleanText), v.minLength(1)),
  kind: v.picklist(KINDS),
  /** The character that a bot plays as. Once read, bots always have one and nobody else does. */
  level: v.fallback(v.optional(v.picklist(CHARACTERS)), undefined),
  /** Once read, everybody has a mark, and no two the same. */
  shape: v.fallback(v.optional(v.picklist(MARKS)), undefined),
  /** The keys to call with where several play at this screen, and to call the pot with. Once read, none is there twice. */
  callKey: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[\p{L}\p{N}]$/u))), undefined),
  potKey: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[\p{L}\p{N}]$/u))), undefined),
  /** Whether it is the player of this device. Once read, at most one says so, and they play at this screen. */
  me: v.fallback(v.optional(v.literal(true)), undefined),
});
export type SeatRead = Readonly<v.InferOutput<typeof playerSchema>>;
export type SnapPlayer = SeatRead & { readonly shape: (typeof MARKS)[number] };

/** A set-up as it is read. What the rules are is part of every result: it is not guessed. */
export const setupSchema = v.object({
  players: v.pipe(v.array(playerSchema), v.readonly()),
  table: v.picklist(TABLES),
  packs: v.picklist([1, 2]),
  ties: v.picklist(TIES),
  /** Whether everybody is asked after each card, and nothing hurries. */
  asked: v.fallback(v.boolean(), USUAL_TERMS.asked),
  least: v.fallback(v.picklist(LEASTS), USUAL_TERMS.least),
  /** From card to card where a drum turns them; null where everybody turns their own. */
  beat: v.fallback(v.nullable(v.picklist(BEATS)), null),
  keys: v.fallback(v.picklist(KEYS), USUAL_TERMS.keys),
  /** How several people sit; without it, as their screen suggests. */
  sitting: v.fallback(v.optional(v.picklist(SITTINGS)), undefined),
});
type SetupRead = Readonly<v.InferOutput<typeof setupSchema>>;
export type SnapSetup = Omit<SetupRead, 'players'> & { readonly players: readonly SnapPlayer[] };

/** The rules that were agreed. Who asks in turn, or plays table C, has no pot for ties. */
export function optionsOf({ table, packs, ties, asked }: Pick<SnapSetup, 'table' | 'packs' | 'ties' | 'asked'>): SnapOptions {
  return { table, packs, ties: asked || table === 'C' ? 'seat' : ties };
}
