/** What somebody is told in their first game, and never again. */
import type { FirstMark } from '../../../layout/beside/firstMarks';

/** The marks beside rack, draw button and burst. */
export const FIRST_MARKS: Readonly<Record<FirstMark, string>> = {
  rack: 'Place a tile on its square',
  draw: 'Draw to end your move',
  burst: 'Four in a row? Call before you draw',
};
