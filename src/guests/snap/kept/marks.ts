/** The marks of six players: the four of the house, and two that guests have besides. Told apart by shape, colour and letter. */
import { SHAPES } from '../../../setup/players';

export const MARKS = [...SHAPES, 'star', 'hexagon'] as const;
export type Mark = (typeof MARKS)[number];
