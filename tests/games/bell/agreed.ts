/** What is agreed before a game of Bell: nothing but who plays. */
import { SMALL_KEY, type SmallAgreed } from '../../../src/games/small/kept/agreed';
import { Agreement } from '../../../src/seats/agreement';

export const agreement = new Agreement<SmallAgreed>({
  limits: { least: 2, most: 4, people: 4 }, keys: SMALL_KEY, terms: {}, storageKey: 'snag-bell',
});
