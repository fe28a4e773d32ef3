/** How several people sit at this screen, by what was agreed and what the screen can do. */
import type { Sitting } from '../../seats/draftSeats';

/** What a screen can do. */
export interface Screen {
  /** The window, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Whether it is played with fingers first of all. */
  readonly touched: boolean;
  /** How many fingers it can feel at the same time. */
  readonly fingers: number;
}

/** The shorter side of a window around which two people can sit, and more than two, in CSS pixels. */
const ROOM = { two: 320, more: 600 } as const;

/** What this screen can do now: a window can change, and fingers are felt by some screens alone. */
export function screenNow(): Screen {
  return {
    width: innerWidth, height: innerHeight, touched: matchMedia('(pointer: coarse)').matches, fingers: navigator.maxTouchPoints,
  };
}

/** Whether a window has room for people around it. @param people how many they are */
function canSitAround(people: number, { width, height }: Pick<Screen, 'width' | 'height'>): boolean {
  return people > 1 && Math.min(width, height) >= (people === 2 ? ROOM.two : ROOM.more);
}

/** How people sit. Where nothing was agreed a screen that is touched lies flat. */
export function sittingOf(agreed: Sitting | undefined, people: number, screen: Screen): Sitting {
  return (agreed ?? (screen.touched ? 'around' : 'beside')) === 'around' && canSitAround(people, screen) ? 'around' : 'beside';
}
