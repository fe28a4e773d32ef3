/** Who plays a game of Snap Back, and how: the bounds of each choice, and the form in which it is agreed and kept. */
import * as v from 'valibot';
import { MAX_SEATS, type StartDice } from '../rules/game';
import { isDie, type Die } from '../rules/result';
import { sittingForm } from '../../../seats/draftSeats';
import { seatsForm, type Seated, type SeatLimits } from '../../../seats/seats';

/** How many people can sit at one screen; the other seats are the characters'. */
export const MAX_PEOPLE = 4;

/** From card to card, in milliseconds; in steps of half a second. */
export const PACES = [1500, 2000, 2500, 3000, 3500, 4000] as const;
/** How long a game lasts, in minutes; null: until a true 6, or until somebody stops it. */
export const MINUTES = [3, 5, 10, 20] as const;
export const LENGTHS = [...MINUTES, null] as const;

/** What is played where nobody says otherwise. */
export const USUAL_TERMS = { dice: 3, pace: 2500, minutes: 10, untimed: false, row: true } as const;

/** The key that people have of their own, to call with. */
export const OWN_KEYS = ['callKey'] as const;
export type OwnKey = (typeof OWN_KEYS)[number];

/** How many can sit down. */
export const LIMITS: SeatLimits = { least: 1, most: MAX_SEATS, people: MAX_PEOPLE };

/** `start`: the die that they begin with, where it is one of their own. */
export type SnapBackPlayer = Seated<OwnKey> & { readonly start?: Die | undefined };

/** A set-up as it is read. What the dice show at first is part of every result: it is not guessed. */
export const setupSchema = v.object({
  players: v.pipe(seatsForm(OWN_KEYS), v.everyItem(({ start }) => start === undefined || isDie(start))),
  dice: v.custom<Die>(isDie),
  pace: v.fallback(v.picklist(PACES), USUAL_TERMS.pace),
  minutes: v.fallback(v.nullable(v.picklist(MINUTES)), USUAL_TERMS.minutes),
  /** Whether nothing hurries: after each card everybody is asked. */
  untimed: v.fallback(v.boolean(), USUAL_TERMS.untimed),
  /** Whether it is seen where the last six cards lie, face down, or only remembered. */
  row: v.fallback(v.boolean(), USUAL_TERMS.row),
  /** How several people sit; without it, as their screen suggests. */
  sitting: sittingForm,
});
type SetupRead = Readonly<v.InferOutput<typeof setupSchema>>;
export type SnapBackSetup = Omit<SetupRead, 'players'> & { readonly players: readonly SnapBackPlayer[] };

/** What the dice show at first. */
export function startDice({ players, dice }: Pick<SnapBackSetup, 'players' | 'dice'>): StartDice {
  const own = players.map(({ start }) => start ?? dice);
  return own.every((die) => die === own[0]) ? own[0] ?? dice : own;
}
