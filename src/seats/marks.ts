/** The marks by which up to eight players are known, told apart by shape, colour and letter: four for every table, four for larger ones. */
import { SHAPES } from '../setup/players';

export const MARKS = [...SHAPES, 'star', 'hexagon', 'cross', 'moon'] as const;
export type Mark = (typeof MARKS)[number];
