/** What the screen after a game of Snap Back is drawn from. */
import type { BestName } from '../../kept/bests';
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
  /** What the only person has bettered of what was known of them; nothing where several play. */
  readonly bettered: readonly BestName[];
  /** Whose review it is. */
  readonly whose: Seat;
  /** Whether it came up by itself, as the game ended: nobody has aimed at anything in it before it was there. */
  readonly cameUp: boolean;
  /** What is celebrated as it comes up, by confetti that was thrown then, in the page's milliseconds; null: nothing. */
  readonly party: { readonly thrownAt: number } | null;
}
