/** What the replay of a game of Snap is drawn from. */
import type { ReplayBase } from '../../../../shell/types';
import type { ReplayStep } from '../../review/replaySteps';
import type { Drawn } from '../../../../ui/parts/play/emblem';

export interface ReplayModel extends ReplayBase {
  readonly players: readonly Drawn[];
  readonly steps: readonly ReplayStep[];
  /** Whether somebody stopped the game before its rules had ended it. */
  readonly stopped: boolean;
  /** The record of the game as one line. */
  readonly record: string;
}
