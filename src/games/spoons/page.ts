/** Spoons and Pig, loaded when the card of one of them is opened. */
import { gameAppWith } from '../../shell/app/gameApp';
import '../../ui/styles/hands.css';
import { pigShell, spoonsShell } from './app/passing';

export const createSpoons = gameAppWith(spoonsShell);
export const createPig = gameAppWith(pigShell);
