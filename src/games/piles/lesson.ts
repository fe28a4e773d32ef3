/** The lesson of a game of piles, in types. */
import type { Beat, Course } from '../../shell/lesson/course';
import type { PilesTypes } from './rules/family';
import type { PilesShell } from './ui/shellTypes';

export type PilesCourse<T extends PilesTypes> = Course<PilesShell<T>>;
export type PilesBeat<T extends PilesTypes> = Beat<PilesShell<T>>;
