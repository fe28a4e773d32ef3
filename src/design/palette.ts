/**
 * The few colours that everything is printed in: the one place where a colour is written down. The picture imports them; the page's
 * style sheets have them as custom properties, by way of palette.css. What is to be see-through is one of them made thinner.
 */
import type { Shape } from '../setup/players';

export const PALETTE = {
  /** The table that everything lies on. */
  table: '#123f45', tableLit: '#1d5a5f', tableDeep: '#0b2a30',
  /** About what a panel of glass comes to on the table, to cut shapes out of what lies on it. */
  tableGlass: '#23545a',
  /** Behind an open dialog. */
  backdrop: '#061a1e',
  tomato: '#d8452e', tomatoDeep: '#a92f1d',
  /** Tomato beneath small letters: 4.5 to 1 against ivory. The other is for when a pointer is over it. */
  tomatoRead: '#c93d27', tomatoHover: '#b83520',
  /** The folds of the curtain, between which tomato lies. */
  curtainDeep: '#8f2717', curtainLit: '#e0563f', curtainShade: '#c23a24',
  paper: '#f7ecd2', paperShade: '#efdfb9',
  /** The sheets of score card and pad. */
  sheet: '#fffdf6',
  ivory: '#fffaf0', ivoryEdge: '#d9c79c',
  mustard: '#e9a92c', mustardEdge: '#b77a10',
  /** The rims of tiles, ivory and lit: 3 to 1 against the squares that they lie on. */
  tileRim: '#8a6a35', tileRimLit: '#96640c',
  /** Ink for text; softer for what matters less, on the screen and printed. */
  ink: '#14283c', inkSoft: '#45576a', inkPrinted: '#33475b',
  teal: '#1f6f6b', sky: '#7cc0c0', mauve: '#c78bb6', leaf: '#9cc45f', iris: '#a7b0ee', ash: '#dfe4e8', sand: '#e3b98f',
  /** The light colours of the seats, darker: on paper they are told from it so. */
  skyOnPaper: '#4fa3a3', mustardOnPaper: '#c98810', mauveOnPaper: '#b9699d', leafOnPaper: '#57812a', irisOnPaper: '#5b66b8',
  wood: '#7b4a2b', woodLit: '#a86b3f',
  /** What is pencilled on paper; lighter where the game is still on: 4.5 to 1 as well. */
  pencil: '#27408b', pencilLight: '#5f70a8',
  /** Shadows and veils: never printed as they are. */
  black: '#000000', white: '#ffffff',
} as const;

export type Colour = keyof typeof PALETTE;
export type Palette = Readonly<Record<Colour, string>>;

/** What is printed darker where more contrast is wanted: 7 to 1 for all that is read. */
export const STRONGER = {
  tableLit: '#17494e', tableGlass: PALETTE.tableDeep,
  tomatoDeep: '#80200f', tomatoRead: '#80200f', tomatoHover: '#6b190b',
  inkSoft: PALETTE.ink, inkPrinted: PALETTE.ink, teal: '#0f4a46', pencilLight: PALETTE.pencil,
} as const satisfies Partial<Palette>;

/** The box with more contrast. */
export const STRONG_PALETTE: Palette = { ...PALETTE, ...STRONGER };

/** Each seat's colour, by its shape. */
export const SHAPE_COLOURS: Readonly<Record<Shape, string>> = {
  circle: PALETTE.tomato, square: PALETTE.sky, triangle: PALETTE.mustard, diamond: PALETTE.mauve,
};

/** Red, green and blue of a colour, as CSS writes them: "20 40 60". */
export function channels(colour: Colour, palette: Palette = PALETTE): string {
  return [1, 3, 5].map((start) => Number.parseInt(palette[colour].slice(start, start + 2), 16)).join(' ');
}

/** A colour made see-through. @param alpha from 0, not to be seen, to 1 */
export function thin(colour: Colour, alpha: number): string {
  return `rgb(${channels(colour)} / ${alpha})`;
}

/** Clear glass: what is off, or not anybody's move now. */
export const GLASS = thin('white', 0.0784);
export const GLASS_EDGE = thin('white', 0.149);
