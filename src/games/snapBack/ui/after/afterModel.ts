/** What the screen after a game of Snap Back is drawn from. */
import type { AfterBase } from '../../../../shell/types';
import type { BestName } from '../../kept/bests';
import type { SnapBackPlayer } from '../../kept/setup';
import type { SnapBackReport } from '../../review/report';
import type { EndedBy } from '../../rules/happening';

export interface AfterModel extends AfterBase {
  readonly players: readonly SnapBackPlayer[];
  readonly report: SnapBackReport;
  /** How it ended; null where it is not known. */
  readonly ended: EndedBy | null;
  /** How long was played, in milliseconds. */
  readonly played: number;
  /** What the only person has bettered of what was known of them; nothing where several play. */
  readonly bettered: readonly BestName[];
}
