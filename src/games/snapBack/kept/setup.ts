/** Who plays a game of Snap Back, and how: the bounds of each choice, and the form in which it is agreed and kept. */
import * as v from 'valibot';
import { cleanText } from '../../../setup/names';
import { CHARACTERS, KINDS } from '../../../setup/players';
import { isDie, type Die } from '../rules/result';
import { MARKS } from '../../../seats/marks';

/** How many people can sit at one screen; the other seats are the characters'. */
export const MAX_PEOPLE = 4;

/** From card to card, in milliseconds; in steps of half a second. */
export const PACES = [1500, 2000, 2500, 3000, 3500, 4000] as const;
/** How long a game lasts, in minutes; null: until a true 6, or until somebody stops it. */
export const MINUTES = [3, 5, 10, 20] as const;
export const LENGTHS = [...MINUTES, null] as const;

/** How several people sit at one screen: all before the same edge of it, or around one that lies flat. */
export const SITTINGS = ['beside', 'around'] as const;
export type Sitting = (typeof SITTINGS)[number];

/** What is played where nobody says otherwise. */
export const USUAL_TERMS = { dice: 3, pace: 2500, minutes: 10, untimed: false } as const;

/** A seat as it is read: what of it is not sound is left out alone, and found anew (`seatPlayers`). A name has to be there. */
const playerSchema = v.object({
  name: v.pipe(v.string(), v.maxLength(200), v.transform(cleanText), v.minLength(1)),
  kind: v.picklist(KINDS),
  /** The character that a bot plays as. Once read, bots always have one and nobody else does. */
  level: v.fallback(v.optional(v.picklist(CHARACTERS)), undefined),
  /** Once read, everybody has a mark, and no two the same. */
  shape: v.fallback(v.optional(v.picklist(MARKS)), undefined),
  /** The key to call with where several play at this screen. Once read, no two have the same. */
  callKey: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[\p{L}\p{N}]$/u))), undefined),
  /** Whether it is the player of this device. Once read, at most one says so, and they play at this screen. */
  me: v.fallback(v.optional(v.literal(true)), undefined),
});
export type SeatRead = Readonly<v.InferOutput<typeof playerSchema>>;
export type SnapBackPlayer = SeatRead & { readonly shape: (typeof MARKS)[number] };

/** A set-up as it is read. What the dice show at first is part of every result: it is not guessed. */
export const setupSchema = v.object({
  players: v.pipe(v.array(playerSchema), v.readonly()),
  dice: v.custom<Die>(isDie),
  pace: v.fallback(v.picklist(PACES), USUAL_TERMS.pace),
  minutes: v.fallback(v.nullable(v.picklist(MINUTES)), USUAL_TERMS.minutes),
  /** Whether nothing hurries: after each card everybody is asked. */
  untimed: v.fallback(v.boolean(), USUAL_TERMS.untimed),
  /** How several people sit; without it, as their screen suggests. */
  sitting: v.fallback(v.optional(v.picklist(SITTINGS)), undefined),
});
type SetupRead = Readonly<v.InferOutput<typeof setupSchema>>;
export type SnapBackSetup = Omit<SetupRead, 'players'> & { readonly players: readonly SnapBackPlayer[] };
