/** Which messages there are, and what each has to be told. Written by `npm run -s messages` from the English ones. */
export interface Calls {
  'calls-none': null; 'calls-alone': { name: string | number };
  'calls-before': { first: string | number; ms: string | number; other: string | number }; 'calls-tied': { names: string | number };
  'calls-line': { ms: string | number; name: string | number; you: 'no' | 'yes' };
  'calls-uncredited': { genitive: string | number; ms: string | number; you: 'no' | 'yes' };
}
