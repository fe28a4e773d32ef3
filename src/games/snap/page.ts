/** Snap, loaded when its card is opened. Puts its rooms together. */
import './ui/styles/parts.css';
import './ui/styles/players.css';
import './ui/styles/rules.css';
import './ui/styles/table.css';
import './ui/styles/around.css';
import './ui/styles/lesson.css';
import './ui/styles/replay.css';
import './ui/styles/small.css';
import './ui/styles/after.css';
import './ui/styles/home.css';
import { thisDevice } from './app/device';
import { snapWith } from './app/snap';

export const createSnap = snapWith(thisDevice(() => localStorage, document));
