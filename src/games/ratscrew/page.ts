/** Egyptian Ratscrew, loaded when its card is opened. */
import { pilesApp } from '../piles/app/pilesApp';
import { ratscrewShell } from './app/ratscrew';

export const createRatscrew = pilesApp(ratscrewShell);
