/** The few colours and the type that the whole table is printed in. */
import type { SeatState } from '../../session/viewState';

export const COLOURS = {
  tableLit: '#1d5a5f', tableDark: '#0b2a30',
  tomato: '#d8452e', tomatoDark: '#a92f1d',
  paper: '#f7ecd2', paperTan: '#efdfb9', ivory: '#fffaf0', ivoryEdge: '#d9c79c',
  mustard: '#e9a92c', mustardEdge: '#b77a10',
  ink: '#14283c', teal: '#1f6f6b', sky: '#7cc0c0', mauve: '#c78bb6',
  wood: '#7b4a2b', woodLit: '#a86b3f',
  pencil: '#27408b',
  glass: '#ffffff14', glassEdge: '#ffffff26',
  /** About what a panel of glass comes to on the table, to cut shapes out of what lies on it. */
  glassOnTable: '#23545a',
} as const;

/** Each seat's colour, by its shape. */
export const SHAPE_COLOURS: Readonly<Record<SeatState['shape'], string>> = {
  circle: COLOURS.tomato, square: COLOURS.sky, triangle: COLOURS.mustard, diamond: COLOURS.mauve,
};

/** Text and numbers; a plain sans serif stands in where the font failed to load. */
export const TEXT_FONT = `'Jost Variable', 'Jost', 'Futura', 'Century Gothic', sans-serif`;
/** The wordmark and SNAG! */
export const SHOW_FONT = `'Chango', 'Cooper Black', 'Arial Black', sans-serif`;

/** A canvas font of the text face. */
export function textFont(weight: number, size: number): string {
  return `${weight} ${size}px ${TEXT_FONT}`;
}

/** A canvas font of the show face. */
export function showFont(size: number): string {
  return `400 ${size}px ${SHOW_FONT}`;
}
