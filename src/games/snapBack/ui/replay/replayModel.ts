/** What the replay of a game of Snap Back is drawn from. */
import type { ReplayBase } from '../../../../shell/types';
import type { SnapBackPlayer } from '../../kept/setup';
import type { ReplayStep } from '../../review/replaySteps';
import type { EndedBy } from '../../rules/happening';

export interface ReplayModel extends ReplayBase {
  readonly players: readonly SnapBackPlayer[];
  readonly steps: readonly ReplayStep[];
  readonly ended: EndedBy | null;
  /** The record of the game as one line. */
  readonly record: string;
}
