/** Aggravation, loaded when its card is opened. */
import { gameAppWith } from '../../shell/app/gameApp';
import '../../ui/styles/laying.css';
import { aggravationShell } from './app/aggravation';

export const createAggravation = gameAppWith(aggravationShell);
