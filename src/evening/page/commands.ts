/** What the screens of an evening ask for. */
import type { DraftBase } from '../../seats/draftSeats';

export type EveningCommand = AtSetup | AtCard;

type AtSetup =
  | { readonly kind: 'draft'; readonly draft: DraftBase }
  | { readonly kind: 'unfold'; readonly seat: number | null }
  | { readonly kind: 'count'; readonly count: number }
  /** Chooses the game of a line; null: it is drawn. */
  | { readonly kind: 'choose'; readonly line: number; readonly game: string | null }
  | { readonly kind: 'move'; readonly line: number; readonly by: 1 | -1 }
  | { readonly kind: 'draw' | 'play' | 'leave' | 'settings' | 'home' | 'print' }
  | { readonly kind: 'open'; readonly id: string }
  /** Deletes an evening, at the second press. Its games stay. */
  | { readonly kind: 'delete'; readonly id: string }
  | { readonly kind: 'more'; readonly over: boolean };

/** What is asked of the evening whose card is shown. */
export type AtCard =
  /** Begins the next game, or goes on with it; leaves it out; puts another in its place; ends the evening, at the second press. */
  | { readonly kind: 'next' | 'skip' | 'end' }
  | { readonly kind: 'replace'; readonly game: string }
  /** Shows how a game went. */
  | { readonly kind: 'lookAt'; readonly line: number };

export type EveningAsk = (command: EveningCommand) => void;
