/**
 * The word by which links name the game whose page is the house itself: the start screen has to know it before the catalogue has come,
 * which has its row by this word.
 */
export const HOUSE = 'snag';
