/** Which messages there are, and what each has to be told. Written by `npm run -s messages` from the English ones. */
export interface ShellHands {
  'hands-needs-phones': null; 'hands-alone': null; 'hands-hand': null; 'hands-waiting': { count: string | number };
  'hands-to': { name: string | number }; 'hands-to-heap': null; 'hands-letters': { word: string | number }; 'hands-letters-none': null;
  'hands-place': { has: string | number; name: string | number }; 'hands-choice-letters': null;
  'hands-choice-letters-name': { letters: number }; 'hands-stock': { count: number }; 'hands-story-stopped': null; 'hands-swipe': null;
  'hands-faces': null; 'hands-board': null; 'hands-give': { card: string | number }; 'hands-take': { card: string | number };
  'hands-enough': null; 'hands-tag-enough': null; 'hands-heard-board': { told: string | number }; 'hands-heard-down': null;
  'hands-heard-hand': { told: string | number }; 'signals-act': { act: number }; 'signals-acted': { act: number; name: string | number };
  'signals-acted-you': { act: number }; 'signals-agreed': { acts: string | number }; 'signals-agreed-own': null; 'signals-own': null;
  'signals-ready': null; 'signals-tag-partner': null; 'signals-tag-ready': null; 'signals-choose': { name: string | number };
  'signals-blind': { name: string | number }; 'signals-keep': null; 'signals-give': { acts: string | number }; 'signals-give-own': null;
}
