/** What this screen can do now: a window can change. */
import type { SitsAround } from '../../../kept/draft';
import { sittingOf, type Screen } from './sitting';

export function screenNow(): Screen {
  return { width: innerWidth, height: innerHeight, touched: matchMedia('(pointer: coarse)').matches };
}

/** Whether the people of a draft sit around this screen. */
export const sitsAround: SitsAround = ({ seats, sitting }) =>
  sittingOf(sitting, seats.filter(({ kind }) => kind === 'local').length, screenNow()) === 'around';
