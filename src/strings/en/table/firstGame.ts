/** What somebody is told in their first game, and never again. */
import type { FirstMark } from '../../../layout/beside/firstMarks';
import { secondCount } from '../grammar';

/** The marks beside rack, draw button and burst. */
export const FIRST_MARKS: Readonly<Record<FirstMark, string>> = {
  rack: 'Place a tile on its square',
  draw: 'Draw to end your move',
  burst: 'Four in a row? Call before you draw',
};

/** More time to call than usual. */
export function firstGameTime(seconds: number): string {
  return `Your first game: you have ${secondCount(seconds)} to call.`;
}
