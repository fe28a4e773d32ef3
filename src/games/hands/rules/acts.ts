/** Acts on one's own face in games of signals: harmless all the time, and two partners' secret signal. By their numbers, from 0. */

export const ACTS = 8;

/** What two partners agree on: one act, or two in a row; none is a sign of their own, which they give each other in the room. */
export type Signal = readonly number[];
