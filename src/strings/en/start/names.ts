/** What players and their marks are called where nobody has typed a name, or where a name was deleted. */
import type { DefaultNames } from '../../../setup/defaultNames';
import type { Shape } from '../../../setup/players';
import { CHARACTER_WORDS } from './characters';

/** What humans are called until they say otherwise. None is a character's name. */
export const PLAYER_NAMES = ['Player', 'Sally', 'Bo', 'Kim'] as const;

/** What players are called where nobody has typed a name. */
export const DEFAULT_NAMES: DefaultNames = { humans: PLAYER_NAMES, characters: CHARACTER_WORDS };

const MARK_NAMES: Readonly<Record<Shape, string>> = {
  circle: 'red circle', square: 'blue square', triangle: 'yellow triangle', diamond: 'pink diamond',
};

/** A mark by its shape and colour: "red circle". */
export function markName(shape: Shape): string {
  return MARK_NAMES[shape];
}
