/** Which messages there are, and what each has to be told. Written by `npm run -s messages` from the English ones. */
import type { Later } from './later';
import type { LaterPast } from './later-past';
import type { LaterRules } from './later-rules';
import type { LaterTable } from './later-table';
import type { Lessons } from './lessons';
import type { Start } from './start';

export interface Messages extends Later, LaterPast, LaterRules, LaterTable, Lessons, Start {}
