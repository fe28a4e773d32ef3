/** What this screen can do now: a window can change, and fingers are felt by some screens alone. */
import type { Screen } from './sitting';

export function screenNow(): Screen {
  return {
    width: innerWidth, height: innerHeight, touched: matchMedia('(pointer: coarse)').matches, fingers: navigator.maxTouchPoints,
  };
}
