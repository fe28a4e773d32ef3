/** The one list of what the house tells of its guests before any of them is loaded: where each is shown, who can play it, for how long. */
import { GUESTS, type GuestName, type GuestPlace } from './guest';

/** What kind of game it is: those of a kind lie together on the card table. */
export type GuestKind = 'seesFirst';

export interface GuestEntry {
  readonly kind: GuestKind;
  /** How many play it at least and at most, people and computers together. */
  readonly players: readonly [least: number, most: number];
  /** About how many minutes a game takes as it is set up at first: as computers play it with each other (`tools/run.mjs`). */
  readonly minutes: number;
  /** Whether it trains what SNAG asks for: then its card lies in the training room, too. */
  readonly trains: boolean;
}

export const CATALOGUE = {
  snap: { kind: 'seesFirst', players: [2, 6], minutes: 7, trains: false },
  'snap-back': { kind: 'seesFirst', players: [1, 6], minutes: 10, trains: true },
} as const satisfies Readonly<Record<GuestName, GuestEntry>>;

/** Those whose cards lie in the training room, too. */
export type TrainingGuest = { [G in GuestName]: (typeof CATALOGUE)[G]['trains'] extends true ? G : never }[GuestName];

export function trains(guest: GuestName): guest is TrainingGuest {
  return CATALOGUE[guest].trains;
}

/** The guests whose cards lie somewhere, in order. */
export function guestsIn(place: GuestPlace): readonly GuestName[] {
  return GUESTS.filter((guest) => place === 'cardTable' || trains(guest));
}
