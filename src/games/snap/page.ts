/** Snap, loaded when its card is opened. */
import { pilesApp } from '../piles/app/pilesApp';
import { snapShell } from './app/snap';

export const createSnap = pilesApp(snapShell);
