/** What the screen after a game of Snap is drawn from. */
import type { AfterBase } from '../../../../shell/types';
import type { BestName } from '../../kept/bests';
import type { SnapReport } from '../../review/report';
import type { Drawn } from '../../../../ui/parts/play/emblem';

export interface AfterModel extends AfterBase {
  readonly players: readonly Drawn[];
  readonly report: SnapReport;
  /** Whether calls were timed: not where everybody was asked. */
  readonly timed: boolean;
  /** How long was played, in milliseconds. */
  readonly played: number;
  /** What the only person has bettered of what was known of them; nothing where several play. */
  readonly bettered: readonly BestName[];
}
