/** Which messages there are, and what each has to be told. Written by `npm run -s messages` from the English ones. */
export interface Cash {
  'cash-after-won': { names: string | number }; 'cash-after-real': null; 'cash-after-boards': null; 'cash-after-stopped': null;
  'cash-after-line': { count: number; time: string | number }; 'cash-review-calls': null; 'cash-review-fours': null;
  'cash-review-read': null; 'cash-moment-heard': { number: string | number; told: string | number }; 'cash-moments-none': null;
  'cash-moments-all': { count: number }; 'cash-bests-cashed': null; 'cash-bests-right': null; 'cash-bests-plot-cashed': null;
  'cash-bests-note': null; 'cash-better-cashed': null; 'cash-better-right': null; 'cash-replay-file': null;
  'cash-story-start': { name: string | number; you: 'no' | 'yes' }; 'cash-story-board': { told: string | number };
  'cash-story-swapped': { card: string | number; name: string | number; other: string | number; you: 'no' | 'yes' };
  'cash-story-away': null; 'cash-title': null; 'cash-about': null; 'cash-choice-letters': null; 'cash-choice-match': null;
  'cash-choice-match-line': null; 'cash-choice-hand': null; 'cash-choice-hand-line': null; 'cash-choice-patience': null;
  'cash-choice-patience-name': { seconds: string | number }; 'cash-wrong-odd': null; 'cash-link-letters': { found: string | number };
  'cash-link-patience': { found: string | number }; 'cash-pip-hello': null; 'cash-pip-back': null; 'cash-pip-signal': null;
  'cash-pip-ready': null; 'cash-pip-count': null; 'cash-pip-swap': null; 'cash-pip-act': null; 'cash-pip-hm': null; 'cash-pip-cash': null;
  'cash-pip-again': null; 'cash-pip-ready-again': null; 'cash-pip-watch': null; 'cash-pip-call': null; 'cash-pip-counter': null;
  'cash-pip-done': null; 'cash-pip-wait': null; 'cash-pip-other-signal': null; 'cash-pip-other-swap': null; 'cash-pip-other-face': null;
  'cash-pip-early': null; 'cash-pip-hint-signal': null; 'cash-pip-hint-ready': null; 'cash-pip-hint-swap': null; 'cash-pip-hint-act': null;
  'cash-pip-hint-call': null; 'cash-press-cash': null; 'cash-press-counter': null; 'cash-shout': null; 'cash-shout-counter': null;
  'cash-counter-at': { names: string | number }; 'cash-counter-short': { names: string | number }; 'cash-keys': null;
  'cash-head-match': null; 'cash-head-hand': null; 'cash-prompt-count': { count: string | number }; 'cash-prompt-swap': null;
  'cash-prompt-look-on': null; 'cash-prompt-start': null; 'cash-told-cash': { name: string | number; you: 'no' | 'yes' };
  'cash-told-counter': { name: string | number; names: string | number; you: 'no' | 'yes' };
  'cash-told-four': { name: string | number; you: 'no' | 'yes' }; 'cash-told-not-four': { name: string | number; you: 'no' | 'yes' };
  'cash-told-neither': null; 'cash-told-real': null; 'cash-told-letter': { names: string | number }; 'cash-record-format': null;
  'cash-record-seats': null; 'cash-record-options': null; 'cash-refusal-game-over': null; 'cash-refusal-unknown-event': null;
  'cash-refusal-bad-event': null; 'cash-refusal-unknown-seat': null; 'cash-refusal-deal-first': null; 'cash-refusal-board-up': null;
  'cash-refusal-board-down': null; 'cash-refusal-not-on-board': null; 'cash-refusal-not-in-hand': null; 'cash-refusal-unknown-act': null;
  'cash-refusal-unknown-pair': null; 'cash-refusal-own-pair': null; 'cash-refusal-too-early': null; 'cash-refusal-hand-open': null;
  'cash-refusal-bad-deck': null; 'cash-brief-pairs': null; 'cash-brief-swap': null; 'cash-brief-away': null; 'cash-brief-signal': null;
  'cash-brief-cash': null; 'cash-brief-counter': null; 'cash-brief-letters': null; 'cash-brief-hand': null; 'cash-rules-deal-title': null;
  'cash-rules-deal': null; 'cash-rules-deal-ready': null; 'cash-rules-swap-title': null; 'cash-rules-swap': null;
  'cash-rules-swap-tie': null; 'cash-rules-away': { seconds: string | number }; 'cash-rules-signal-title': null; 'cash-rules-signal': null;
  'cash-rules-signal-room': null; 'cash-rules-signal-watch': null; 'cash-rules-calls-title': null; 'cash-rules-calls': null;
  'cash-rules-calls-cash': null; 'cash-rules-calls-counter': null; 'cash-rules-end-title': null; 'cash-rules-end-cash': null;
  'cash-rules-end-real': null; 'cash-rules-end-letters': null; 'cash-rules-end-hand': null; 'cash-rules-where-title': null;
  'cash-rules-where': null;
}
