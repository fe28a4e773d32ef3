/** Snap, loaded when its card is opened. Puts its rooms together. */
import '../../shell/styles/parts.css';
import '../../shell/styles/home.css';
import '../../shell/styles/lesson.css';
import '../../shell/styles/replay.css';
import '../../shell/styles/after.css';
import '../../shell/styles/bests.css';
import './ui/styles/parts.css';
import './ui/styles/players.css';
import './ui/styles/rules.css';
import './ui/styles/table.css';
import './ui/styles/around.css';
import './ui/styles/lesson.css';
import './ui/styles/replay.css';
import './ui/styles/small.css';
import { thisDevice } from '../../shell/app/device';
import { gameAppWith } from '../../shell/app/gameApp';
import { snapShell } from './app/snap';
import { DRAFT_KEY } from './kept/draft';

export const createSnap = gameAppWith(snapShell, thisDevice(() => localStorage, DRAFT_KEY, document));
