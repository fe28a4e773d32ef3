/** Snap, loaded when its card is opened. Puts its rooms together. */
import { gameAppWith } from '../../shell/app/gameApp';
// A game's own style sheets come after those of every game.
import './ui/styles/replay.css';
import { snapShell } from './app/snap';

export const createSnap = gameAppWith(snapShell);
