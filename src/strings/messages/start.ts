/** Which messages there are, and what each has to be told. Written by `npm run -s messages` from the English ones. */
export interface Start {
  'history-open': null; 'history-failed': null; 'language-unknown': { asked: string | number }; 'name-you': null; 'name-you-inside': null;
  'name-you-object': null; 'name-somebody': null; 'name-somebody-nth': { nth: string | number };
  'name-genitive': { hisses: 'no' | 'yes'; name: string | number }; 'rules-open': null; 'rules-open-name': null; 'settings-open': null;
  'snag-call': null; 'update-waits': null; 'update-take': null; 'update-busy': null; 'update-used': null; 'update-reload': null;
}
