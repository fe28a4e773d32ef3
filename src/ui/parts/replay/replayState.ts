/** What every replay has, whichever game it is of, and what moves it. */

export const REPLAY_SPEEDS = [1, 2, 4] as const;
export type ReplaySpeed = (typeof REPLAY_SPEEDS)[number];

/** What every replay has. */
export interface ReplayBase {
  readonly kind: 'replay';
  readonly steps: readonly unknown[];
  /** What is shown: the table after so many events. */
  readonly step: number;
  readonly playing: boolean;
  /** How many times as quick as usual it plays. */
  readonly speed: ReplaySpeed;
  /** What came of copying the record: `shown` where the browser cannot copy, and it is shown to be copied by hand. */
  readonly copied: 'no' | 'copied' | 'shown';
}

/** What moves a replay. */
export type ReplayMove =
  /** Shows the table after so many events; those beyond the ends mean the ends. */
  | { readonly kind: 'toStep'; readonly step: number }
  | { readonly kind: 'playOn'; readonly playing: boolean }
  /** How quick it plays on. */
  | { readonly kind: 'setSpeed'; readonly speed: ReplaySpeed }
  /** Whether its record was copied. */
  | { readonly kind: 'copied'; readonly done: boolean };
export type ReplayCommand = ReplayMove | { readonly kind: 'endReplay' };
