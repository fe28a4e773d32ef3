/** How long each thing at the table takes, in milliseconds of the game's time. */

/** A screen that has not said so long after a card was turned that it is painted says nothing: then it counts from when it was turned. */
export const UNPAINTED_MS = 400;
/** For so long a call that was pressed before a card was painted may still come. Nobody can have seen the card and called it by then. */
export const FINAL_MS = 150;
/** Calls wait so long to be judged, so that an earlier press that is handled later still counts as the earlier one. */
export const SETTLE_MS = 30;
/** A time that is noticed so much too late tells that the page has stood still, and that presses may wait to be handled. */
export const LATE_MS = 1;
/** Who can turn no card is out so long after the last one was painted: until then their call may still come. */
export const OUT_MS = 2500;
/** So long what a call came to lies there before a card may be turned. */
export const TAKEN_MS = 1200;
