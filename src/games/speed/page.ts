/** Speed, loaded when its card is opened. */
import { gameAppWith } from '../../shell/app/gameApp';
import '../../ui/styles/laying.css';
import { speedShell } from './app/speed';

export const createSpeed = gameAppWith(speedShell);
