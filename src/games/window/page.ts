/** Through the Window, loaded when its card is opened. */
import { gameAppWith } from '../../shell/app/gameApp';
import { windowShell } from './app/window';

export const createWindow = gameAppWith(windowShell);
