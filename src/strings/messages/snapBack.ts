/** Which messages there are, and what each has to be told. Written by `npm run -s messages` from the English ones. */
export interface SnapBack {
  'snap-back-title': null; 'snap-back-leave': null; 'snap-back-snap': null; 'snap-back-cards': null; 'snap-back-players': null;
  'snap-back-back': { back: string | number }; 'snap-back-same': null; 'snap-back-card': { rank: string | number };
  'snap-back-die': { face: string | number }; 'snap-back-time-left': { time: string | number };
  'snap-back-every': { seconds: string | number }; 'snap-back-no-hurry': null; 'snap-back-has-chosen': null; 'snap-back-called-tag': null;
  'snap-back-your-best': { die: string | number }; 'snap-back-best': { die: string | number };
  'snap-back-remembers': { back: string | number }; 'snap-back-shows': { claim: string | number }; 'snap-back-shows-a-fist': null;
  'snap-back-ready': null; 'snap-back-waits': null; 'snap-back-first-cards': null; 'snap-back-first-cards-untimed': null;
  'snap-back-seen-before': null; 'snap-back-next-comes': null; 'snap-back-asked': null;
  'snap-back-calls': { name: string | number; you: 'no' | 'yes' }; 'snap-back-call-together': { names: string | number };
  'snap-back-choose': { called: string | number }; 'snap-back-shows-fist': null; 'snap-back-shows-back': { back: string | number };
  'snap-back-once-more': null; 'snap-back-was': { backs: string | number }; 'snap-back-was-not': null;
  'snap-back-result-call-fist': { die: string | number }; 'snap-back-result-call-fist-least': null;
  'snap-back-result-call-wrong': { die: string | number }; 'snap-back-result-call-wrong-least': null;
  'snap-back-result-nothing': { die: string | number }; 'snap-back-result-beyond': { die: string | number };
  'snap-back-result-missed': { die: string | number }; 'snap-back-result-missed-least': null;
  'snap-back-result-below': { die: string | number }; 'snap-back-result-up': { die: string | number }; 'snap-back-result-up-most': null;
  'snap-back-over-six': { count: number; names: string | number }; 'snap-back-over-time': null; 'snap-back-over-stopped': null;
  'snap-back-start': null; 'snap-back-go-on': null; 'snap-back-next-card': null; 'snap-back-pass': null; 'snap-back-how-far': null;
  'snap-back-fist': null; 'snap-back-choose-back': { back: string | number }; 'snap-back-choose-fist': null; 'snap-back-menu': null;
  'snap-back-after': null; 'snap-back-play-again': null; 'snap-back-out': null; 'snap-back-paused': null; 'snap-back-paused-line': null;
  'snap-back-rules': null; 'snap-back-settings': null; 'snap-back-stop': null; 'snap-back-stop-sure': null; 'snap-back-stop-yes': null;
  'snap-back-stop-no': null; 'snap-back-away': null; 'snap-back-away-line': null; 'snap-back-rule-cards': null; 'snap-back-rule-call': null;
  'snap-back-rule-show': null; 'snap-back-rule-up': null; 'snap-back-rule-stays': null; 'snap-back-rule-down': null;
  'snap-back-rule-end': null; 'snap-back-keys': null; 'snap-back-read-dice': { dice: string | number };
  'snap-back-read-die': { die: string | number; name: string | number };
  'snap-back-read-minutes': { minutes: number; seconds: string | number }; 'snap-back-read-seconds': { seconds: number };
  'snap-back-read-no-time': null; 'snap-back-said-back': { back: string | number; rank: string | number };
  'snap-back-said-shown': { claim: number; name: string | number }; 'snap-back-said-up': { die: string | number; what: string | number };
  'snap-back-said-down': { die: string | number; what: string | number }; 'snap-back-said-all': { all: string | number };
}
