/** How long each thing at the table takes, in milliseconds of the game's time. For how long presses are waited for, its host knows. */

/** Who can turn no card is out so long after the last one was painted: until then their call may still come. */
export const OUT_MS = 2500;
/** So long what a call came to lies there before a card may be turned. */
export const CALLED_MS = 1200;
