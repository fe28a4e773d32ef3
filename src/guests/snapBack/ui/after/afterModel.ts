/** What the screen after a game of Snap Back is drawn from, and what is asked for there. */
import type { SnapBackPlayer } from '../../kept/setup';
import type { SnapBackReport } from '../../review/report';
import type { Seat } from '../../rules/game';
import type { EndedBy } from '../../rules/happening';

export interface AfterModel {
  readonly kind: 'after';
  /** The game. */
  readonly id: string;
  readonly players: readonly SnapBackPlayer[];
  readonly report: SnapBackReport;
  /** How it ended; null where it is not known. */
  readonly ended: EndedBy | null;
  /** How long was played, in milliseconds. */
  readonly played: number;
  /** Whose review it is. */
  readonly whose: Seat;
}

export type AfterCommand =
  | { readonly kind: 'reviewOf'; readonly seat: Seat }
  /** `event`: the event to begin at. */
  | { readonly kind: 'openReplay'; readonly id: string; readonly event: number }
  | { readonly kind: 'playAgain' }
  | { readonly kind: 'home' };
