/**
 * For how long what is pressed and shown is waited for, in milliseconds of the game's time. Over lines that hangs on them (race/lines):
 * there only FINAL_MS and the last three hold.
 */

/** An act waits so long to be judged, so that an earlier press that is handled later still counts as the earlier one. */
export const SETTLE_MS = 30;
/** A screen that has not said so long after something was laid that it is shown says nothing: then it counts from when it was laid. */
export const UNSHOWN_MS = 400;
/**
 * For so long an act that was pressed before something was shown may still come; over lines, nobody pays who presses before their own
 * screen has shown it. Nobody can have seen it and pressed by then.
 */
export const FINAL_MS = 150;

/** A time that is noticed so much too late tells that the page has stood still, and that presses may wait to be handled. */
export const LATE_MS = 1;
/** A press that is announced is waited for no longer than this, whatever was announced, and however often. */
export const EXPECT_MS = 100;

/** What is read aloud is waited for no longer than this, whatever a screen says. */
export const READING_MS = 30_000;
/** No more acts of one place wait to be judged: nobody presses so often in so short a time. */
export const MOST_WAITING = 8;
/** Whose screen had not shown yet that something was taken is beaten so much longer than others: they could not know. */
export const UNAWARE_MS = 400;
