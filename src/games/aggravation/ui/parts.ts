/** The table of Aggravation as its screens take it. */
import { say } from '../../../strings/say';
import { rowsParts } from '../../laying/ui/rowsParts';
import type { AggravationTypes } from '../table/aggravationGame';

/** So many stacks a row has room for at least: it grows with each turn. */
export const LEAST = 5;

export const titleText = (): string => say('laying-title', { kind: 'rows' });

export const parts = rowsParts<AggravationTypes>({ kind: 'rows', title: titleText, least: LEAST });
