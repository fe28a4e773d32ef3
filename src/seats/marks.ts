/** The marks by which up to six players are known: the four of every table, and two for larger ones. Told apart by shape, colour and letter. */
import { SHAPES } from '../setup/players';

export const MARKS = [...SHAPES, 'star', 'hexagon'] as const;
export type Mark = (typeof MARKS)[number];
