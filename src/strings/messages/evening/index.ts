/** Which messages there are, and what each has to be told. Written by `npm run -s messages` from the English ones. */
export interface Evening {
  'evening-snag': null; 'evening-about': null; 'evening-count': null; 'evening-games': null; 'evening-draw': null;
  'evening-which': { number: string | number }; 'evening-drawn': { game: string | number }; 'evening-up': { game: string | number };
  'evening-down': { game: string | number }; 'evening-too-few': { count: number; least: string | number }; 'evening-waiting': null;
  'evening-over': null; 'evening-continue-named': { when: string | number }; 'evening-look-named': { when: string | number };
  'evening-listed': { done: string | number; games: string | number; names: string | number; when: string | number };
  'evening-delete-named': { when: string | number }; 'evening-card': null; 'evening-game': null; 'evening-total': null;
  'evening-cell': { place: string | number; points: number }; 'evening-not-yet': null; 'evening-skipped': null; 'evening-now': null;
  'evening-leads': { count: number; names: string | number; points: number; you: 'no' | 'yes' };
  'evening-won': { count: number; names: string | number; points: number; you: 'no' | 'yes' }; 'evening-nothing-yet': null;
  'evening-nothing': null; 'evening-next': { game: string | number }; 'evening-on': { game: string | number };
  'evening-play': { game: string | number }; 'evening-go-on': { game: string | number }; 'evening-stopped': { game: string | number };
  'evening-refused': { game: string | number }; 'evening-other': null; 'evening-skip': { game: string | number }; 'evening-end': null;
  'evening-end-now': null; 'evening-again': null; 'evening-print': null; 'evening-back': null; 'evening-look-at': { game: string | number };
  'evening-broken': null; 'evening-card-heard': null; 'evening-set': null; 'evening-put-away': null;
}
