/** What the replay of a game of Snap Back is drawn from, and what is asked for there. */
import type { SnapBackPlayer } from '../../kept/setup';
import type { ReplayStep } from '../../review/replaySteps';
import type { EndedBy } from '../../rules/happening';

export const REPLAY_SPEEDS = [1, 2, 4] as const;
export type ReplaySpeed = (typeof REPLAY_SPEEDS)[number];

export interface ReplayModel {
  readonly kind: 'replay';
  readonly players: readonly SnapBackPlayer[];
  readonly steps: readonly ReplayStep[];
  /** What is shown: the table after so many events. */
  readonly step: number;
  readonly playing: boolean;
  /** How many times as quick as usual it plays. */
  readonly speed: ReplaySpeed;
  readonly ended: EndedBy | null;
  /** The record of the game as one line. */
  readonly record: string;
  /** What came of copying the record: `shown` where the browser cannot copy, and it is shown to be copied by hand. */
  readonly copied: 'no' | 'copied' | 'shown';
}

export type ReplayCommand =
  | { readonly kind: 'toStep'; readonly step: number }
  | { readonly kind: 'playOn'; readonly playing: boolean }
  | { readonly kind: 'setSpeed'; readonly speed: ReplaySpeed }
  | { readonly kind: 'copied'; readonly done: boolean }
  | { readonly kind: 'endReplay' };
