/** Snap Back, a guest of the house: loaded when its card is opened. Puts its rooms together. */
export { createSnapBack } from '../guests/snapBack/app/snapBack';
