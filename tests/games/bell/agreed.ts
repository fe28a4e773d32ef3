/** What is agreed before a game of Bell: nothing but who plays. */
import { Agreement, type PlainAgreed } from '../../../src/seats/agreement';
import { PLAIN_KEY } from '../../../src/shell/home/sharedTerms';

export const agreement = new Agreement<PlainAgreed>({
  limits: { least: 2, most: 4, people: 4 }, keys: PLAIN_KEY, terms: {}, storageKey: 'snag-bell',
});
