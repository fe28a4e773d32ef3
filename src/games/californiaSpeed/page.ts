/** California Speed, loaded when its card is opened. */
import { gameAppWith } from '../../shell/app/gameApp';
import '../../ui/styles/laying.css';
import { californiaShell } from './app/california';

export const createCaliforniaSpeed = gameAppWith(californiaShell);
