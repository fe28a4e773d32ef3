/** Which messages there are, and what each has to be told. Written by `npm run -s messages` from the English ones. */
export interface Speed {
  'speed-choice-refill': null; 'speed-choice-refill-name': { refill: 'auto' | 'key' };
  'speed-choice-refill-line': { refill: 'auto' | 'key' }; 'speed-link-refill': { found: string | number };
}
