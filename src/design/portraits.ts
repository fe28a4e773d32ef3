/**
 * The six characters' faces, as data: flat shapes to be printed one over the other in a box of 48 by 48, from which a circle is cut. Page
 * and picture print them from here, so that a face is the same wherever it is seen. Figures are absolute and lie within the box.
 */
import type { LevelName } from '../ai/levelNames';
import { PALETTE } from './palette';

/** The side of the box that faces are drawn in. */
export const PORTRAIT_SIDE = 48;

/** One printed shape: filled, or a line with round ends, or both. */
export interface PortraitShape {
  /** An SVG path. */
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  /** How wide the line is. */
  readonly width?: number;
}

const {
  ink: INK, paper: PAPER, paperShade: TAN, ivory: IVORY, ivoryEdge: SHADE, tomato: TOMATO, tomatoDeep: BRICK, mustard: MUSTARD,
  mustardEdge: OCHRE, teal: TEAL, sky: SKY, mauve: MAUVE, wood: WOOD, woodLit: OAK, pencil: PENCIL,
} = PALETTE;

const round = (value: number): number => Math.round(value * 100) / 100;

/** The path of an upright oval. */
export function oval(x: number, y: number, across: number, down: number): string {
  const [left, right] = [round(x - across), round(x + across)];
  return `M${left} ${y} A${across} ${down} 0 1 1 ${right} ${y} A${across} ${down} 0 1 1 ${left} ${y} Z`;
}

/** The path of a disc. */
export function disc(x: number, y: number, radius: number): string {
  return oval(x, y, radius, radius);
}

/** The path of a star with its first point at the top. */
export function star(x: number, y: number, points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const [angle, radius] = [(i / points - 0.5) * Math.PI, i % 2 === 0 ? outer : inner];
    return `${round(x + Math.cos(angle) * radius)} ${round(y + Math.sin(angle) * radius)}`;
  });
  return `M${corners.join(' L')} Z`;
}

const ground = (fill: string): PortraitShape => ({ d: 'M0 0 H48 V48 H0 Z', fill });
const line = (d: string, stroke: string, width: number): PortraitShape => ({ d, stroke, width });

/** Freckles, a gap between the teeth, a cap with a propeller, and eyes that are out of the window already. */
const PIP: readonly PortraitShape[] = [
  ground(TEAL),
  { d: 'M8 48 C8 41 15 39 24 39 C33 39 40 41 40 48 Z', fill: MUSTARD },
  { d: 'M19 37 H29 V40 C29 43 19 43 19 40 Z', fill: SHADE },
  { d: disc(11.8, 28.5, 3.2), fill: TAN },
  { d: disc(36.2, 28.5, 3.2), fill: TAN },
  { d: disc(24, 28, 12), fill: TAN },
  { d: 'M11.5 27 C10 18 16 16 24 16 C32 16 38 18 36.5 27 L33 21 L30.5 24 L27.5 21 L24 24 L20.5 21 L17.5 24 L15 21 Z', fill: OAK },
  { d: 'M11 20 C11 12 16 8 24 8 C32 8 37 12 37 20 C29 18 19 18 11 20 Z', fill: TOMATO },
  { d: 'M19 18.6 C19 13 21 8.5 24 8 C27 8.5 29 13 29 18.6 C26 18.3 22 18.3 19 18.6 Z', fill: PAPER },
  line('M24 8 V5', INK, 1.6),
  { d: 'M24 4.6 C20 1.2 14 1.8 12 4.2 C14 6.6 20 7 24 4.6 Z', fill: MUSTARD },
  { d: 'M24 4.6 C28 1.2 34 1.8 36 4.2 C34 6.6 28 7 24 4.6 Z', fill: SKY },
  { d: disc(19, 27.5, 3.3), fill: IVORY },
  { d: disc(29, 27.5, 3.3), fill: IVORY },
  { d: disc(20.7, 26.4, 1.7), fill: INK },
  { d: disc(30.7, 26.4, 1.7), fill: INK },
  { d: disc(24, 30.5, 1.3), fill: TOMATO },
  { d: disc(15.5, 31.6, 0.6), fill: OAK },
  { d: disc(17.3, 32.8, 0.6), fill: OAK },
  { d: disc(32.5, 31.6, 0.6), fill: OAK },
  { d: disc(30.7, 32.8, 0.6), fill: OAK },
  { d: 'M19.5 33.5 H28.5 C28.5 38.2 19.5 38.2 19.5 33.5 Z', fill: BRICK },
  { d: 'M20.6 33.5 H23.2 V35.3 H20.6 Z M24.8 33.5 H27.4 V35.3 H24.8 Z', fill: IVORY },
];

/** Hair like the SNAG! burst, and the word on her lips. */
const WANDA: readonly PortraitShape[] = [
  ground(MUSTARD),
  { d: star(24, 22, 13, 21.5, 15), fill: TOMATO },
  { d: 'M9 48 C9 42 15 40 24 40 C33 40 39 42 39 48 Z', fill: TEAL },
  { d: 'M20 36 H28 V40 L24 44 L20 40 Z', fill: SHADE },
  { d: 'M13.5 24 C13.5 16 18 13 24 13 C30 13 34.5 16 34.5 24 C34.5 33 29.5 39.5 24 39.5 C18.5 39.5 13.5 33 13.5 24 Z', fill: TAN },
  { d: 'M12.5 24 L13.5 14 L24 9.5 L34.5 14 L35.5 24 L32 16.5 L29 18 L26 14.5 L22.5 18 L19.5 15 L16 18.5 Z', fill: TOMATO },
  { d: disc(19.2, 25.8, 3.6), fill: IVORY },
  { d: disc(28.8, 25.8, 3.6), fill: IVORY },
  { d: disc(19.9, 25.4, 1.9), fill: INK },
  { d: disc(28.1, 25.4, 1.9), fill: INK },
  line('M16.4 21 C17.6 19.6 20 19.4 21.4 20.6 M31.8 20 C30.6 18.6 28 18.6 26.8 20', INK, 1.4),
  { d: 'M18.6 30.4 C21 31.6 27 31.6 29.4 30.4 C30 36 27 38.2 24 38.2 C21 38.2 18 36 18.6 30.4 Z', fill: BRICK },
  { d: 'M19.4 30.7 C22 31.5 26 31.5 28.6 30.7 L28.3 33 C26 33.7 22 33.7 19.7 33 Z', fill: IVORY },
  { d: disc(12.8, 32.5, 2.2), fill: SKY },
  { d: disc(35.2, 32.5, 2.2), fill: SKY },
];

/** A square head that forgets nothing, and a moustache under which much can hide. */
const OTTO: readonly PortraitShape[] = [
  ground(BRICK),
  { d: 'M4 48 C5 40 12 38 18 37.5 H30 C36 38 43 40 44 48 Z', fill: INK },
  { d: 'M18 37 H30 L24 46 Z', fill: IVORY },
  { d: disc(11.5, 20, 4.4), fill: IVORY },
  { d: disc(36.5, 20, 4.4), fill: IVORY },
  { d: disc(11.8, 26, 3), fill: TAN },
  { d: disc(36.2, 26, 3), fill: TAN },
  { d: 'M12.5 16 C12.5 9 16 7 24 7 C32 7 35.5 9 35.5 16 V31 C35.5 36 32 38.5 24 38.5 C16 38.5 12.5 36 12.5 31 Z', fill: TAN },
  line('M20 8.5 C20 5.5 22 4.5 24 5 M25 8 C25 5.5 27.5 5 29 6.5', INK, 1.1),
  line('M16.5 15.6 H21 M27 15.6 H31.5', SHADE, 1.8),
  { d: disc(18.4, 21.5, 4.6), fill: IVORY, stroke: INK, width: 1.5 },
  { d: disc(29.6, 21.5, 4.6), fill: IVORY, stroke: INK, width: 1.5 },
  line('M23 21 H25', INK, 1.5),
  { d: disc(18.4, 22, 1.9), fill: INK },
  { d: disc(29.6, 22, 1.9), fill: INK },
  { d: 'M14.4 21.3 C14.6 15.8 22.2 15.8 22.4 21.3 Z M25.6 21.3 C25.8 15.8 33.4 15.8 33.6 21.3 Z', fill: SHADE },
  { d: 'M24 29 C20 26 12.5 28.5 10.5 35.5 C15.5 37.5 21.5 36.5 24 33 C26.5 36.5 32.5 37.5 37.5 35.5 C35.5 28.5 28 26 24 29 Z', fill: WOOD },
  { d: oval(24, 27.3, 3.4, 2.8), fill: TOMATO },
  { d: 'M24 42 L16.5 38.3 V45.7 Z M24 42 L31.5 38.3 V45.7 Z', fill: MUSTARD },
  { d: disc(24, 42, 1.9), fill: OCHRE },
];

/** A beret, a striped jersey, and the widest eyes at the table. */
const VIOLA: readonly PortraitShape[] = [
  ground(SKY),
  { d: 'M7 48 C8 41 15 39.5 24 39.5 C33 39.5 40 41 41 48 Z', fill: IVORY },
  line('M13 43.4 C19 42 29 42 35 43.4 M10 47 C18 45.4 30 45.4 38 47', PENCIL, 1.5),
  { d: 'M9.5 36 C8 20 12 12 24 12 C36 12 40 20 38.5 36 C38 39.5 33.5 39.5 31 37.5 H17 C14.5 39.5 10 39.5 9.5 36 Z', fill: INK },
  { d: 'M21 34 H27 V40 C27 42 21 42 21 40 Z', fill: SHADE },
  { d: oval(24, 27, 9.8, 11), fill: TAN },
  { d: 'M13.6 26 C13 17 17 14 24 14 C31 14 35 17 34.4 26 C33 21.6 31 20 24 20 C17 20 15 21.6 13.6 26 Z', fill: INK },
  { d: 'M8.5 17.5 C4 10 15 3.6 26 4 C36 4.4 43 9.5 39.5 15 C31 10.8 18 11.6 8.5 17.5 Z', fill: MAUVE },
  line('M25 4.6 L26.2 2', MAUVE, 1.8),
  { d: 'M15.2 27 C16.4 22.8 21.6 22.8 22.8 27 C21.6 30.4 16.4 30.4 15.2 27 Z', fill: IVORY },
  { d: 'M25.2 27 C26.4 22.8 31.6 22.8 32.8 27 C31.6 30.4 26.4 30.4 25.2 27 Z', fill: IVORY },
  { d: disc(19, 26.8, 2.1), fill: TEAL },
  { d: disc(29, 26.8, 2.1), fill: TEAL },
  { d: disc(19, 26.8, 1), fill: INK },
  { d: disc(29, 26.8, 1), fill: INK },
  line('M15.2 26.6 C16.4 22.6 21.4 22.6 22.8 27 M32.8 26.6 C31.6 22.6 26.6 22.6 25.2 27', INK, 1.1),
  line('M18 23 L17.2 21.6 M20.4 23.2 L20.6 21.7 M30 23 L30.8 21.6 M27.6 23.2 L27.4 21.7', INK, 1.1),
  { d: 'M21.3 33.2 C22.3 32 23.4 32.2 24 32.8 C24.6 32.2 25.7 32 26.7 33.2 C25.6 35.2 22.4 35.2 21.3 33.2 Z', fill: TOMATO },
];

/** A long face, a fair beard, and nothing to be read in either. */
const HENRIK: readonly PortraitShape[] = [
  ground(PENCIL),
  { d: 'M6 48 C7 42 13 40.5 18 40 H30 C35 40.5 41 42 42 48 Z', fill: IVORY },
  { d: 'M16.5 37 H31.5 V43.5 C31.5 45.5 16.5 45.5 16.5 43.5 Z', fill: PAPER },
  { d: disc(14, 25, 2.4), fill: TAN },
  { d: disc(34, 25, 2.4), fill: TAN },
  { d: 'M14.5 16 C14.5 8 18 6 24 6 C30 6 33.5 8 33.5 16 V30 C33.5 37 29 41 24 41 C19 41 14.5 37 14.5 30 Z', fill: TAN },
  {
    d: 'M13.8 20 C12 9 17 3.5 25 3.5 C33 3.5 36 9 34.2 20 C33.4 16.5 32.6 14.8 32 13.6 C27 14 22 12.6 19.4 10.4 C17.6 13 15 15 13.8 20 Z',
    fill: MUSTARD,
  },
  { d: 'M14 25 C13 36 18 43 24 43 C30 43 35 36 34 25 C33 29.6 30 30.6 24 30.6 C18 30.6 15 29.6 14 25 Z', fill: MUSTARD },
  line('M20.6 34.8 C22.4 35.6 25.6 35.6 27.4 34.8', WOOD, 1.5),
  line('M16.4 19.2 C18 18 20.4 18 22 18.8 M31.6 19.2 C30 18 27.6 18 26 18.8', OCHRE, 1.4),
  { d: 'M16.8 22.4 H22 C21.8 25.6 17 25.6 16.8 22.4 Z M26 22.4 H31.2 C31 25.6 26.2 25.6 26 22.4 Z', fill: IVORY },
  { d: 'M18.2 22.4 H20.6 C20.6 25 18.2 25 18.2 22.4 Z M27.4 22.4 H29.8 C29.8 25 27.4 25 27.4 22.4 Z', fill: INK },
  line('M16.6 22.4 H22 M26 22.4 H31.4', INK, 1.1),
  line('M24 22.8 V27.6 H25.6', OAK, 1.3),
];

/** A tower of white hair with a star in it, and spectacles that miss nothing. */
const ADA: readonly PortraitShape[] = [
  ground(INK),
  { d: 'M8 48 C9 42 15 40.5 24 40.5 C33 40.5 39 42 40 48 Z', fill: TOMATO },
  { d: 'M12.5 31 C9.5 22 11 2 24 2 C37 2 38.5 22 35.5 31 C34 34 14 34 12.5 31 Z', fill: IVORY },
  line('M14.4 13.5 C20 17.5 28 17.5 33.6 13.5 M17.6 7 C21 9.5 27 9.5 30.4 7', SHADE, 1.3),
  { d: 'M20.5 35 H27.5 V41 C27.5 43.5 20.5 43.5 20.5 41 Z', fill: WOOD },
  { d: 'M14.5 26 C14.5 20.5 18 18.5 24 18.5 C30 18.5 33.5 20.5 33.5 26 C33.5 33 29 38.5 24 38.5 C19 38.5 14.5 33 14.5 26 Z', fill: OAK },
  { d: 'M13.4 27 C13.4 19 18 16.8 24 16.8 C30 16.8 34.6 19 34.6 27 C33 22.6 29 21.6 24 21.2 C19 21.6 15 22.6 13.4 27 Z', fill: IVORY },
  { d: 'M11.4 21.8 C15 23.4 19 23.2 23.2 23.8 C23.8 30.4 15.4 32 14.2 26.8 Z', fill: TOMATO },
  { d: 'M36.6 21.8 C33 23.4 29 23.2 24.8 23.8 C24.2 30.4 32.6 32 33.8 26.8 Z', fill: TOMATO },
  line('M22.6 25 H25.4', TOMATO, 1.4),
  { d: 'M15.4 24.6 C17.6 25 19.6 25 21.8 25.2 C21.8 29.4 16.2 30.2 15.4 24.6 Z', fill: IVORY },
  { d: 'M32.6 24.6 C30.4 25 28.4 25 26.2 25.2 C26.2 29.4 31.8 30.2 32.6 24.6 Z', fill: IVORY },
  { d: disc(19.4, 26.4, 1.5), fill: INK },
  { d: disc(28.6, 26.4, 1.5), fill: INK },
  line('M20.5 33.4 C22.5 35.4 26 35.2 28 32.8', BRICK, 1.6),
  { d: star(28.6, 10.6, 4, 5.8, 1.9), fill: MUSTARD },
  line('M17.5 42 C20 45.4 28 45.4 30.5 42', IVORY, 1.8),
];

/** The six faces, by their level. */
export const PORTRAITS: Readonly<Record<LevelName, readonly PortraitShape[]>> = {
  pip: PIP, wanda: WANDA, otto: OTTO, viola: VIOLA, henrik: HENRIK, ada: ADA,
};
