/**
 * What the house asks of a guest: another game, which has rooms of its own beside SNAG's. The house opens it from the training room, shows
 * what it draws, keeps what it asks to be kept and comes back to it after a reload; it knows nothing of what is played there.
 */
import type { TemplateResult } from 'lit-html';

/** The guests of the house, in the order in which the training room shows them. */
export const GUESTS = ['snapBack'] as const;
export type GuestName = (typeof GUESTS)[number];

/** A screen of a guest. */
export interface GuestScreen {
  readonly kind: 'guest';
  readonly guest: GuestName;
  /** What a reload of the tab comes back to: plain JSON, which the guest checks when it reads it. */
  readonly kept: unknown;
  /** Whether time runs that a hidden page has to stop, and that a newer version must not cut. */
  readonly isPlaying: boolean;
  draw(): TemplateResult;
}

/** A guest that is in the house. Nothing of it rejects. */
export interface Guest {
  open(): Promise<void>;
  /** Comes back to what a tab showed; to its first screen where that cannot be opened any more. */
  goBackTo(kept: unknown): Promise<void>;
  /** Shows what it shows anew: another language is spoken, something was set. */
  showAgain(): void;
  /** What it showed last was painted. @param at when, in the page's milliseconds */
  painted(at: number): void;
  /** The page is hidden, or seen again. */
  hidden(isHidden: boolean): void;
  /** Nobody looks at it any more. */
  leave(): void;
}
