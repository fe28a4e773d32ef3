/** The pips of a die, in a box of 24 by 24: the inside of an SVG. Drawn by attributes alone; colours are the style sheet's. */
import { svg, type TemplateResult } from 'lit-html';

/** Where pips are: three columns and three rows. */
const AT = [6, 12, 18] as const;

/** The pips of each face as column and row. */
const PIPS = {
  1: [[1, 1]],
  2: [[0, 0], [2, 2]],
  3: [[0, 0], [1, 1], [2, 2]],
  4: [[0, 0], [2, 0], [0, 2], [2, 2]],
  5: [[0, 0], [2, 0], [1, 1], [0, 2], [2, 2]],
  6: [[0, 0], [0, 1], [0, 2], [2, 0], [2, 1], [2, 2]],
} as const satisfies Readonly<Record<number, readonly (readonly [column: 0 | 1 | 2, row: 0 | 1 | 2])[]>>;
export type Face = keyof typeof PIPS;

export function isFace(value: number): value is Face {
  return Object.hasOwn(PIPS, value);
}

export function pips(face: Face): TemplateResult {
  return svg`${PIPS[face].map(([column, row]) => svg`<circle cx=${AT[column]} cy=${AT[row]} r="2.35" />`)}`;
}
