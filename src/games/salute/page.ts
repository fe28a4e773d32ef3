/** Salute the King, loaded when its card is opened. */
import { pilesApp } from '../piles/app/pilesApp';
import '../../ui/styles/signs.css';
import { saluteShell } from './app/salute';

export const createSalute = pilesApp(saluteShell);
