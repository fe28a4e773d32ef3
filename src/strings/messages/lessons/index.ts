/** Which messages there are, and what each has to be told. Written by `npm run -s messages` from the English ones. */
export interface Lessons {
  'lesson-panel': null; 'lesson-heading': { number: string | number; title: string | number };
  'lesson-all': { number: string | number; of: string | number; title: string | number }; 'lesson-show-me': null; 'lesson-leave': null;
  'lesson-go-on': null; 'lesson-next': null; 'lesson-praise': null; 'lesson-ended': { number: string | number; of: string | number };
  'lesson-graduated': null; 'lesson-joy': null; 'lesson-graduation': null; 'lesson-play': null; 'lesson-to-challenge': null;
  'lesson-list': null; 'lesson-list-note': null; 'lesson-done': null; 'lesson-now': null; 'lesson-close': null;
  'lesson-keys': { call: string | number; draw: string | number; place: string | number }; 'lesson-title-place': null;
  'lesson-title-runs': null; 'lesson-title-lines': null; 'lesson-title-call': null; 'lesson-title-claim': null; 'lesson-title-empty': null;
  'lesson-title-safe': null; 'lesson-note-place': null; 'lesson-note-runs': null; 'lesson-note-lines': null; 'lesson-note-call': null;
  'lesson-note-claim': null; 'lesson-note-empty': null; 'lesson-note-safe': null; 'pip-any-tile': { tile: string | number };
  'pip-any-draw-first': null; 'pip-any-one-tile': null; 'pip-any-no-run': null; 'pip-any-missed': null; 'pip-any-late': null;
  'pip-any-called': null; 'pip-any-wait': null; 'pip-any-held': null; 'pip-any-not-held': { tile: string | number }; 'pip-any-other': null;
  'pip-hint-place': { tile: string | number }; 'pip-hint-call': null; 'pip-hint-draw': null; 'pip-place-first': null;
  'pip-place-draw': null; 'pip-place-pip': null; 'pip-place-again': null; 'pip-place-draw-again': null; 'pip-place-no-run': null;
  'pip-place-done': null; 'pip-runs-gap': null; 'pip-runs-gap-tile': { tile: string | number }; 'pip-runs-gap-call': null;
  'pip-runs-gap-done': null; 'pip-runs-diagonal': null; 'pip-runs-diagonal-tile': { tile: string | number }; 'pip-runs-diagonal-done': null;
  'pip-runs-longer': null; 'pip-runs-longer-tile': { tile: string | number }; 'pip-runs-longer-done': null; 'pip-runs-snag': null;
  'pip-runs-again': null; 'pip-lines-two': null; 'pip-lines-two-tile': { tile: string | number }; 'pip-lines-two-done': null;
  'pip-lines-most': null; 'pip-lines-most-one': null; 'pip-lines-most-tile': { tile: string | number }; 'pip-lines-call': null;
  'pip-lines-most-done': null; 'pip-call-make': null; 'pip-call-make-tile': { tile: string | number }; 'pip-call-call': null;
  'pip-call-missed': null; 'pip-call-draw': null; 'pip-call-done': null; 'pip-call-miss': null;
  'pip-call-miss-tile': { tile: string | number }; 'pip-call-let': null; 'pip-call-called': null; 'pip-call-taken': null;
  'pip-call-miss-done': null; 'pip-call-clock': null; 'pip-call-clock-tile': { tile: string | number }; 'pip-call-quick': null;
  'pip-call-late': null; 'pip-call-drew': null; 'pip-call-clock-done': null; 'pip-claim-watch': null; 'pip-claim-call': null;
  'pip-claim-early': null; 'pip-claim-first': null; 'pip-claim-done': null; 'pip-claim-mine': null; 'pip-claim-false': null;
  'pip-claim-draw': null; 'pip-claim-false-told': null; 'pip-claim-false-done': null; 'pip-claim-look': null; 'pip-claim-gap': null;
  'pip-claim-gap-call': null; 'pip-claim-gap-done': null; 'pip-empty-watch': null; 'pip-empty-choose': null; 'pip-empty-gone': null;
  'pip-empty-neither': { tile: string | number }; 'pip-empty-draw': null; 'pip-empty-pip': null; 'pip-empty-fill': null;
  'pip-empty-fill-tile': { tile: string | number }; 'pip-empty-call': null; 'pip-empty-done': null; 'pip-safe-choose': null;
  'pip-safe-opens': { tile: string | number }; 'pip-safe-done': null; 'pip-safe-watch': null; 'pip-safe-never': null;
  'pip-safe-never-done': null;
}
