/**
 * Words that the start screen has to know before the catalogue has come. First, the one by which links name the game whose page is the
 * house itself: the catalogue has its row by this word.
 */
export const HOUSE = 'snag';

/** What lies beside the games, with screens, links and rows of its own, and plays several of them in a row. */
export const EVENING = 'evening';
