/** Slapjack, loaded when its card is opened. */
import { pilesApp } from '../piles/app/pilesApp';
import { slapjackShell } from './app/slapjack';

export const createSlapjack = pilesApp(slapjackShell);
