/** Which messages there are, and what each has to be told. Written by `npm run -s messages` from the English ones. */
export interface LaterLaying {
  'laying-after-won': { name: string | number; you: 'no' | 'yes' }; 'laying-after-drawn': null; 'laying-after-stopped': null;
  'laying-after-line': { count: number; time: string | number }; 'laying-review-laid': null; 'laying-review-back': null;
  'laying-review-quickest': null; 'laying-review-usual': null; 'laying-review-note': null;
  'laying-moment-heard': { number: string | number; told: string | number };
  'laying-moment-quick': { card: string | number; name: string | number; time: string | number; you: 'no' | 'yes' };
  'laying-moment-slow': { card: string | number; time: string | number };
  'laying-moment-run': { count: string | number; name: string | number; you: 'no' | 'yes' };
  'laying-moment-back': { genitive: string | number; you: 'no' | 'yes' }; 'laying-moments-none': null;
  'laying-moments-all': { count: number }; 'laying-bests-won': null; 'laying-bests-quickest': null; 'laying-bests-usual': null;
  'laying-bests-share': null; 'laying-bests-plot-usual': null; 'laying-bests-plot-share': null; 'laying-bests-note': null;
  'laying-better-quickest': null; 'laying-better-usual': null; 'laying-better-share': null; 'laying-replay-file-box': null;
  'laying-replay-file-rows': null; 'laying-replay-file-hand': null; 'laying-story-start': { kind: 'hand' | 'other' };
  'laying-story-dealt': null; 'laying-story-turned': { cards: string | number };
  'laying-story-laid': { card: string | number; name: string | number; on: string | number; you: 'no' | 'yes' };
  'laying-story-drew': { count: number; name: string | number; you: 'no' | 'yes' }; 'laying-story-fits': { count: number };
  'laying-story-open': { count: number }; 'laying-story-stopped': null; 'laying-pip-hello': null; 'laying-pip-back': null;
  'laying-pip-count': null; 'laying-pip-match': null; 'laying-pip-twin': null; 'laying-pip-mine': null; 'laying-pip-yours': null;
  'laying-pip-none': null; 'laying-pip-wrong': null; 'laying-pip-chance': null; 'laying-pip-chance-twin': null; 'laying-pip-done': null;
  'laying-pip-not-that': null; 'laying-pip-wait': null; 'laying-pip-hint-match': null; 'laying-pip-hint-twin': null;
  'laying-pip-hint-mine': null; 'laying-pip-hint-chance': null; 'laying-rows-pip-hello': null; 'laying-rows-pip-back': null;
  'laying-rows-pip-turn': null; 'laying-rows-pip-match': null; 'laying-rows-pip-twin': null; 'laying-rows-pip-beat': null;
  'laying-rows-pip-out': null; 'laying-rows-pip-call': null; 'laying-rows-pip-done': null; 'laying-rows-pip-not-that': null;
  'laying-rows-pip-not-call': null; 'laying-rows-pip-wait': null; 'laying-rows-pip-hint-match': null; 'laying-rows-pip-hint-twin': null;
  'laying-rows-pip-hint-call': null; 'laying-hand-pip-hello': null; 'laying-hand-pip-back': null; 'laying-hand-pip-count': null;
  'laying-hand-pip-both': null; 'laying-hand-pip-higher': null; 'laying-hand-pip-lower': null; 'laying-hand-pip-mine': null;
  'laying-hand-pip-draw': null; 'laying-hand-pip-done': null; 'laying-hand-pip-not-that': null; 'laying-hand-pip-wait': null;
  'laying-hand-pip-hint-both': null; 'laying-hand-pip-hint-higher': null; 'laying-hand-pip-hint-lower': null;
  'laying-hand-pip-hint-draw': null; 'laying-record-format': { kind: 'box' | 'hand' | 'rows' }; 'laying-record-seats': null;
  'laying-record-options': { kind: 'hand' | 'other' }; 'laying-refusal-game-over': null; 'laying-refusal-unknown-event': null;
  'laying-refusal-unknown-seat': null; 'laying-refusal-no-tie': null; 'laying-refusal-match-open': null;
  'laying-refusal-unknown-stack': null; 'laying-refusal-no-cards': null; 'laying-refusal-not-marked': null;
  'laying-refusal-tie-order': null; 'laying-refusal-has-cards': null; 'laying-refusal-no-match': null; 'laying-refusal-not-blocked': null;
  'laying-refusal-fill-first': null; 'laying-refusal-bad-talon': null; 'laying-refusal-nothing-to-fill': null;
  'laying-refusal-hand-full': null; 'laying-refusal-stock-empty': null; 'laying-refusal-not-in-hand': null;
  'laying-refusal-does-not-fit': null;
}
