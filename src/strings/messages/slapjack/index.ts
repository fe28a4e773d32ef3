/** Which messages there are, and what each has to be told. Written by `npm run -s messages` from the English ones. */
export interface Slapjack {
  'slapjack-call-named': null; 'slapjack-moment-missed': null; 'slapjack-replay-file': null; 'slapjack-story-jack': null;
  'slapjack-story-wrong': null; 'slapjack-story-flips': null; 'slapjack-title': null; 'slapjack-about': null;
  'slapjack-past-game': { cards: number; when: string | number }; 'slapjack-pip-hello': null; 'slapjack-pip-back': null;
  'slapjack-pip-turn': null; 'slapjack-pip-mine': null; 'slapjack-pip-turn-again': null; 'slapjack-pip-call': null;
  'slapjack-pip-seen': null; 'slapjack-pip-again': null; 'slapjack-pip-keep-looking': null; 'slapjack-pip-hm': null;
  'slapjack-pip-seen-vain': null; 'slapjack-pip-slap-in': null; 'slapjack-pip-done': null; 'slapjack-pip-early': null;
  'slapjack-pip-not-this': null; 'slapjack-pip-not-king': null; 'slapjack-pip-my-turn': null; 'slapjack-pip-look-first': null;
  'slapjack-pip-hint-turn': null; 'slapjack-pip-hint-call': null; 'slapjack-press-slap': null;
  'slapjack-several-slaps': { name: string | number }; 'slapjack-head': { packs: number }; 'slapjack-prompt-slap': null;
  'slapjack-prompt-bare': null; 'slapjack-record-format': null; 'slapjack-record-seats': { least: string | number; most: string | number };
  'slapjack-record-options': null; 'slapjack-refusal-game-over': null; 'slapjack-refusal-unknown-event': null;
  'slapjack-refusal-bad-seat': null; 'slapjack-refusal-pile-owed': null; 'slapjack-refusal-no-cards': null;
  'slapjack-refusal-not-your-turn': null; 'slapjack-refusal-empty-pile': null; 'slapjack-refusal-shut-out': null;
  'slapjack-refusal-not-owed': null; 'slapjack-brief-turn': null; 'slapjack-brief-asked': null; 'slapjack-brief-slap': null;
  'slapjack-brief-dead': null; 'slapjack-brief-false': null; 'slapjack-brief-out': null; 'slapjack-brief-end': null;
  'slapjack-rules-aim-title': null; 'slapjack-rules-aim': null; 'slapjack-rules-before-title': null;
  'slapjack-rules-before-cards': { packs: number }; 'slapjack-rules-before-begins': null; 'slapjack-rules-turn-title': null;
  'slapjack-rules-turn': null; 'slapjack-rules-turn-next': null; 'slapjack-rules-turn-least': { seconds: string | number };
  'slapjack-rules-turn-drum': { seconds: string | number }; 'slapjack-rules-turn-asked': null; 'slapjack-rules-dead': null;
  'slapjack-rules-slap-title': null; 'slapjack-rules-slap': null; 'slapjack-rules-won': null; 'slapjack-rules-cover': null;
  'slapjack-rules-tie': null; 'slapjack-rules-press': null; 'slapjack-rules-false-title': null; 'slapjack-rules-false': null;
  'slapjack-rules-false-own': null; 'slapjack-rules-false-beaten': null; 'slapjack-rules-out-title': null; 'slapjack-rules-out': null;
  'slapjack-rules-out-back': null; 'slapjack-rules-out-false': null; 'slapjack-rules-out-chance': null; 'slapjack-rules-end-title': null;
  'slapjack-rules-end': null; 'slapjack-rules-end-last': { timed: 'no' | 'yes' }; 'slapjack-rules-end-flips': null;
}
