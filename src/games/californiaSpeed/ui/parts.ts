/** The table of California Speed as its screens take it. */
import { say } from '../../../strings/say';
import { rowsParts } from '../../laying/ui/rowsParts';
import { ROW } from '../rules/game';
import type { CaliforniaTypes } from '../table/californiaGame';

export const titleText = (): string => say('laying-title', { kind: 'box' });

export const parts = rowsParts<CaliforniaTypes>({ kind: 'box', title: titleText, least: ROW });
