/** What players and their marks are called where nobody has typed a name, or where a name was deleted. */
import type { Shape } from '../../../setup/players';

/** What humans are called until they say otherwise. None is a character's name. */
export const PLAYER_NAMES = ['Player', 'Sally', 'Bo', 'Kim'] as const;

const MARK_NAMES: Readonly<Record<Shape, string>> = {
  circle: 'red circle', square: 'blue square', triangle: 'yellow triangle', diamond: 'pink diamond',
};

/** A mark by its shape and colour: "red circle". */
export function markName(shape: Shape): string {
  return MARK_NAMES[shape];
}

/** What is called a name that was deleted. */
export const SOMEBODY = 'Somebody';

/** Whether a name only stands for one that was deleted. */
export function isSomebody(name: string): boolean {
  return /^Somebody(?: \d+)?$/u.test(name);
}
