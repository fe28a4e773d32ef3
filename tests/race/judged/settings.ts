/** Over which lines people race in the simulation of the judge, and how somebody lies there. */
import type { Lie, Line } from './device';

export const HERE: Line = { name: '0', delay: 0, jitter: 1 };

/** By how long a message takes there and back, in milliseconds. */
export const LINES: readonly Line[] = [
  HERE,
  { name: '40', delay: 20, jitter: 8 },
  { name: '180', delay: 90, jitter: 15 },
  { name: '120 ± 50', delay: 60, jitter: 50 },
  { name: '330', delay: 165, jitter: 15 },
];

/** A line of which half a message's time is chance: the judge makes no promise of it, and the long program tells how it fares. */
export const ROUGH: Line = { name: '120, very rough', delay: 14, jitter: 58 };

/** Always: whoever won for it pays until nothing is left. */
export const BY_200: Lie = { name: 'lies by 200', sooner: () => 200 };
/** Where they were slow, by as much as pays; where they were so quick that they win anyway they are credited less, to have it later. */
export const WHEN_IT_PAYS: Lie = { name: 'lies when it pays', sooner: (reaction) => (reaction > 430 ? 60 : reaction < 300 ? -40 : 0) };
/** Nothing bounds that: what is measured says of such a line that it is so long. */
export const LATE_PONGS: Lie = { name: 'lies, pongs 200 late', sooner: () => 200, pong: 200 };
