/** Snap Back, a guest of the house: loaded when its card is opened. Puts its rooms together. */
import '../guests/snapBack/ui/styles/parts.css';
import '../guests/snapBack/ui/styles/table.css';
import '../guests/snapBack/ui/styles/several.css';
import '../guests/snapBack/ui/styles/around.css';
import '../guests/snapBack/ui/styles/lesson.css';
import '../guests/snapBack/ui/styles/replay.css';
import '../guests/snapBack/ui/styles/after.css';
import '../guests/snapBack/ui/styles/home.css';
import '../guests/snapBack/ui/styles/small.css';
import { thisDevice } from '../guests/snapBack/app/device';
import { snapBackWith } from '../guests/snapBack/app/snapBack';

export const createSnapBack = snapBackWith(thisDevice(() => localStorage, document));
