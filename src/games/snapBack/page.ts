/** Snap Back, loaded when its card is opened. Puts its rooms together. */
import '../../shell/styles/parts.css';
import '../../shell/styles/home.css';
import '../../shell/styles/lesson.css';
import '../../shell/styles/replay.css';
import '../../shell/styles/after.css';
import '../../shell/styles/bests.css';
import './ui/styles/parts.css';
import './ui/styles/table.css';
import './ui/styles/several.css';
import './ui/styles/around.css';
import './ui/styles/lesson.css';
import './ui/styles/replay.css';
import './ui/styles/after.css';
import './ui/styles/small.css';
import { thisDevice } from '../../shell/app/device';
import { gameAppWith } from '../../shell/app/gameApp';
import { snapBackShell } from './app/snapBack';
import { DRAFT_KEY } from './kept/draft';

export const createSnapBack = gameAppWith(snapBackShell, thisDevice(() => localStorage, DRAFT_KEY, document));
