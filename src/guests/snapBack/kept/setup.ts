/** Who plays a game of Snap Back, and how: the form in which it is agreed and kept, and the bounds of each choice. */
import * as v from 'valibot';
import { CHARACTERS } from '../../../setup/players';
import { MAX_SEATS } from '../rules/game';
import { isDie, type Die } from '../rules/result';
import { MARKS } from './marks';

/** How many people can sit at one screen; the other seats are the characters'. */
export const MAX_PEOPLE = 4;

/** From card to card, in milliseconds; in steps of half a second. */
export const PACES = [1500, 2000, 2500, 3000, 3500, 4000] as const;
/** How long a game lasts, in minutes; null: until a true 6, or until somebody stops it. */
const MINUTES = [3, 5, 10, 20] as const;
export const LENGTHS = [...MINUTES, null] as const;

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

const playerSchema = v.object({
  name,
  kind: v.picklist(['local', 'bot']),
  /** The character that a bot plays as. */
  level: v.optional(v.picklist(CHARACTERS)),
  shape: v.picklist(MARKS),
  /** The key to call with where several play at this screen. */
  callKey: v.optional(v.pipe(v.string(), v.regex(/^[\p{L}\p{N}]$/u))),
  /** Whether it is the player of this device. */
  me: v.optional(v.literal(true)),
});
export type SnapBackPlayer = Readonly<v.InferOutput<typeof playerSchema>>;

export const setupSchema = v.object({
  players: v.pipe(v.array(playerSchema), v.minLength(1), v.maxLength(MAX_SEATS), v.readonly()),
  dice: v.custom<Die>(isDie),
  pace: v.picklist(PACES),
  minutes: v.nullable(v.picklist(MINUTES)),
  /** Whether nothing hurries: after each card everybody is asked. */
  untimed: v.boolean(),
});
export type SnapBackSetup = Readonly<v.InferOutput<typeof setupSchema>>;

export const USUAL_TERMS = { dice: 3, pace: 2500, minutes: 10, untimed: false } as const satisfies Omit<SnapBackSetup, 'players'>;
