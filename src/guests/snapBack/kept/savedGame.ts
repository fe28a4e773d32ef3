/** A game of Snap Back as it is saved: who plays, the word of its cards, and all that has happened. */
import type { GameEvent } from '../rules/game';
import type { EndedBy } from '../rules/happening';
import type { SnapBackSetup } from './setup';

export interface SavedSnapBack {
  readonly id: string;
  readonly setup: SnapBackSetup;
  /** The word that cards and computer players' chance hang on. */
  readonly seed: string;
  readonly events: readonly GameEvent[];
  /** How long was played, in milliseconds, pauses left out. */
  readonly played: number;
  /** For each `call` among the events how long its first caller took from the painted card, in milliseconds; null where nobody counted. */
  readonly callTimes: readonly (number | null)[];
  readonly ended: EndedBy | null;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly savedAt: number;
}
