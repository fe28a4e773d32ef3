/** Which messages there are, and what each has to be told. Written by `npm run -s messages` from the English ones. */
export interface LaterSmall {
  'small-after-line': { cards: number; time: string | number }; 'small-after-has': { has: string | number; name: string | number };
  'small-review-cards': null; 'small-review-wrong': null; 'small-review-quickest': null; 'small-review-usual': null;
  'small-review-note': null; 'small-moments-all': { count: string | number }; 'small-moments-none': null;
  'small-moment-heard': { card: string | number; told: string | number };
  'small-moment-timed': { time: string | number; told: string | number }; 'small-better-cards': null; 'small-better-share': null;
  'small-better-quickest': null; 'small-better-call-time': null; 'small-best-cards': null; 'small-best-share': null;
  'small-best-quickest': null; 'small-best-call-time': null; 'small-bests-won': null; 'small-bests-note': null; 'small-plot-cards': null;
  'small-plot-time': null; 'small-story-start': { name: string | number; you: 'no' | 'yes' }; 'small-stopped-here': null;
  'small-past-game': { cards: number; when: string | number };
}
