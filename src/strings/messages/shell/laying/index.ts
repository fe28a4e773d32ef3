/** Which messages there are, and what each has to be told. Written by `npm run -s messages` from the English ones. */
export interface ShellLaying {
  'laying-choice-lock': null; 'laying-choice-lock-name': { seconds: string | number }; 'laying-choice-lock-none': null;
  'laying-choice-lock-line': { seconds: string | number }; 'laying-choice-lock-none-line': null;
  'laying-link-lock': { found: string | number }; 'laying-choice-slower': null; 'laying-choice-slower-name': { times: number };
  'laying-choice-slower-line': { times: number }; 'laying-link-slow': { found: string | number };
}
