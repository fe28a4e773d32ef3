/** The marks by which up to six players are known, told apart by shape, colour and letter: four for every table, two for larger ones. */
import { SHAPES } from '../setup/players';

export const MARKS = [...SHAPES, 'star', 'hexagon'] as const;
export type Mark = (typeof MARKS)[number];
