/** Which messages there are, and what each has to be told. Written by `npm run -s messages` from the English ones. */
export interface Shell {
  'shell-after-title': null; 'shell-after-again': null; 'shell-after-replay': null; 'shell-after-bests': null; 'shell-after-back': null;
  'shell-review-title': null; 'shell-review-whose': null; 'shell-review-of': { part: string | number; whole: string | number };
  'shell-review-seconds': { time: string | number }; 'shell-moments': null; 'shell-bests-title': null; 'shell-bests-whose': null;
  'shell-bests-none': null; 'shell-bests-percent': { share: string | number };
  'shell-bests-told': { best: string | number; games: number; last: string | number; what: string | number }; 'shell-bests-name-note': null;
  'shell-replay-title': null; 'shell-replay-back': null; 'shell-replay-first': null; 'shell-replay-last': null; 'shell-replay-scrub': null;
  'shell-replay-step-of': { step: string | number; steps: string | number; told: string | number }; 'shell-replay-copy': null;
  'shell-replay-copied': null; 'shell-replay-copy-this': null; 'shell-replay-save': null; 'shell-learn': null; 'shell-choice-spoken': null;
  'shell-choice-spoken-off': null; 'shell-choice-spoken-off-line': null; 'shell-choice-spoken-voice': null;
  'shell-choice-spoken-voice-line': null; 'shell-choice-spoken-reader': null; 'shell-choice-spoken-reader-line': null;
  'shell-wrong-setup': null; 'shell-wrong-nobody': null; 'shell-wrong-seats': { most: string | number };
  'shell-wrong-long': { most: string | number; name: string | number }; 'shell-wrong-same-name': { name: string | number };
  'shell-wrong-key': { key: string | number }; 'shell-wrong-computer': null; 'shell-wrong-nobodys-name': null; 'shell-waiting': null;
  'shell-continue': null; 'shell-continue-name': { when: string | number }; 'shell-look-name': { when: string | number };
  'shell-more': null; 'shell-last-games': null; 'shell-look': null; 'shell-delete': { when: string | number }; 'shell-delete-now': null;
  'shell-not-there': null; 'shell-wrong-few': { least: string | number }; 'shell-wrong-people': { most: string | number };
  'shell-wrong-same-key': { key: string | number }; 'shell-wrong-keys-untested': { count: string | number };
  'shell-keys-elsewhere': { count: string | number; game: string | number }; 'shell-wrong-no-keys': null;
  'shell-link-character': { found: string | number }; 'shell-link-hurry': { found: string | number }; 'shell-lesson': null;
  'shell-lesson-part': { part: string | number; parts: string | number }; 'shell-lesson-begin': null; 'shell-lesson-go-on': null;
  'shell-lesson-show-me': null; 'shell-lesson-play': null; 'shell-lesson-leave': null; 'shell-players': null; 'shell-waits': null;
  'shell-waits-for': { names: string | number }; 'shell-start': null; 'shell-go-on': null; 'shell-menu': null; 'shell-play-again': null;
  'shell-out': null; 'shell-several-sitting': null; 'shell-several-beside': null; 'shell-several-around': null; 'shell-paused': null;
  'shell-paused-line': null; 'shell-rules': null; 'shell-settings': null; 'shell-stop': null; 'shell-stop-yes': null; 'shell-stop-no': null;
  'shell-away': null; 'shell-away-line': null; 'shell-cards': null; 'shell-left': { cards: string | number };
  'shell-pile-of': { cards: number }; 'shell-out-tag': null; 'shell-no-hurry': null; 'shell-turn': null; 'shell-pass': null;
  'shell-several-asked': { deed: 'call' | 'slap'; name: string | number }; 'shell-several-passes': { name: string | number };
  'shell-several-answered': null;
}
