/** Snap Back, loaded when its card is opened. Puts its rooms together. */
import { gameAppWith } from '../../shell/app/gameApp';
// A game's own style sheets come after those of every game.
import '../../ui/styles/edges.css';
import '../../ui/styles/fingerField.css';
import '../../ui/styles/playPanels.css';
import './ui/styles/parts.css';
import './ui/styles/table.css';
import './ui/styles/several.css';
import './ui/styles/replay.css';
import './ui/styles/small.css';
import { snapBackShell } from './app/snapBack';

export const createSnapBack = gameAppWith(snapBackShell);
