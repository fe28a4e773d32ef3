/** Cash, loaded when its card is opened. */
import { gameAppWith } from '../../shell/app/gameApp';
import '../../ui/styles/hands.css';
import '../../ui/styles/faces.css';
import { cashShell } from './app/cash';

export const createCash = gameAppWith(cashShell);
