/**
 * A computer player of Snap Back. It is told what happens, as everybody may know it, and does its own remembering. Pure: the same word and
 * the same happenings give the same player, so that a game that is reloaded has the same one.
 */
import type { Character } from '../../../setup/players';
import type { Claim } from '../rules/cards';
import type { Seat } from '../rules/game';
import type { SnapBackHappening } from '../rules/happening';
import type { Die } from '../rules/result';

/** What a player is told at its seat. */
export interface PlayerFacts {
  readonly character: Character;
  readonly seat: Seat;
  readonly seats: number;
  /** What every die shows at first. */
  readonly die: Die;
  /** The word that its chance hangs on. */
  readonly seed: string;
  /** How many computer players look for the same thing: together they are no quicker than one. */
  readonly watchers: number;
  /** Milliseconds from card to card. */
  readonly pace: number;
}

export interface ComputerPlayer {
  hear(happening: SnapBackHappening): void;
  /** After the last `shown`: how many milliseconds after the card was painted they call it; null: they let it pass. */
  callAfter(): number | null;
  /** After `called`: what they show. */
  claim(): Claim;
}

export type CreatePlayer = (facts: PlayerFacts) => ComputerPlayer;
