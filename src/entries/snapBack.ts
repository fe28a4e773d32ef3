/** Snap Back, a guest of the house: loaded when its card is opened. Puts its rooms together. */
import '../guests/snapBack/ui/styles/parts.css';
import '../guests/snapBack/ui/styles/table.css';

export { createSnapBack } from '../guests/snapBack/app/snapBack';
