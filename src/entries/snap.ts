/** Snap, a guest of the house: loaded when its card is opened. Puts its rooms together. */
import '../guests/snap/ui/styles/parts.css';
import '../guests/snap/ui/styles/players.css';
import '../guests/snap/ui/styles/rules.css';
import '../guests/snap/ui/styles/table.css';
import '../guests/snap/ui/styles/around.css';
import '../guests/snap/ui/styles/lesson.css';
import '../guests/snap/ui/styles/replay.css';
import '../guests/snap/ui/styles/small.css';
import '../guests/snap/ui/styles/after.css';
import '../guests/snap/ui/styles/home.css';
import { thisDevice } from '../guests/snap/app/device';
import { snapWith } from '../guests/snap/app/snap';

export const createSnap = snapWith(thisDevice(() => localStorage, document));
