/** Which messages there are, and what each has to be told. Written by `npm run -s messages` from the English ones. */
export interface StartRefusals {
  'broken-game': { reason: string | number }; 'broken-format': { where: string | number }; 'broken-all-of-it': null; 'broken-picks': null;
  'broken-not-together': null; 'broken-not-over': null; 'broken-times': null; 'broken-card': { reason: string | number };
  'broken-card-names': null; 'broken-card-marks': null; 'broken-card-too-many-games': { games: number; most: string | number };
  'broken-card-game': { game: string | number; problem: 'correction' | 'players' | 'starter' | 'tiles' | 'twice' };
  'problem-too-few-players': null; 'problem-too-many-players': null; 'problem-no-name': { number: string | number };
  'problem-long-name': { name: string | number }; 'problem-same-name': { name: string | number };
  'problem-computers-name': { name: string | number }; 'problem-nobodys-name': { name: string | number };
  'problem-bad-key': { key: string | number; name: string | number }; 'problem-same-key': { key: string | number };
  'problem-same-mark': { mark: string | number }; 'problem-bad-seed': null; 'problem-practice-alone': null;
  'problem-unknown-pace': { pace: string | number };
  'problem-unknown-rules': { choices: string | number; presets: string | number; rules: string | number };
  'problem-unknown-aid': { aid: string | number }; 'problem-unknown-practice': { practice: string | number };
  'problem-unknown-clock': { clock: string | number };
  'problem-unknown-character': { character: string | number; characters: string | number }; 'problem-link': { reason: string | number };
  'record-too-large': { bytes: string | number }; 'record-not-json': null;
  'record-not-a-record': { found: string | number; missing: 'no' | 'yes'; what: 'part' | 'whole'; where: string | number };
  'record-unknown-version': { version: string | number }; 'record-unknown-starter': { last: string | number; starter: string | number };
  'record-deal-count': { count: string | number }; 'record-deal-not-a-tile': { tile: string | number };
  'record-deal-twice': { tile: string | number }; 'record-illegal-event': { event: string | number; reason: string | number };
  'record-result-differs': null; 'refusal-quoted': { text: string | number }; 'refusal-endlessly-nested': null;
  'refusal-seat': { seat: string | number }; 'refusal-unknown-event': { event: string | number };
  'refusal-unknown-seat': { last: string | number; seat: string | number }; 'refusal-unknown-tile': { tile: string | number };
  'refusal-game-over': null; 'refusal-not-your-move': { mover: string | number; name: string | number; you: 'mover' | 'no' | 'other' };
  'refusal-already-placed': { name: string | number; tile: string | number; you: 'no' | 'yes' };
  'refusal-not-in-rack': { name: string | number; tile: string | number; you: 'no' | 'yes' };
  'refusal-place-first': { name: string | number; you: 'no' | 'yes' }; 'refusal-nothing-placed': null; 'refusal-no-calls': null;
  'refusal-makers-call': { name: string | number; you: 'no' | 'yes' }; 'refusal-called-in-vain': null; 'refusal-not-now': null;
  'refusal-not-your-pick': { name: string | number; you: 'no' | 'yes' }; 'refusal-no-such-tile': null; 'restore-saved': null;
  'restore-not-saved': null; 'restore-added': { what: string | number }; 'restore-settings': null;
  'restore-further': { what: string | number }; 'restore-mended': { what: string | number }; 'restore-aside': { count: string | number };
  'restore-here': { what: string | number }; 'restore-nothing-new': null; 'restore-games': { count: number };
  'restore-cards': { count: number }; 'restore-refused': { reason: string | number }; 'restore-too-large': { megabytes: string | number };
  'restore-not-json': null; 'restore-not-a-backup': { where: string | number }; 'restore-unknown-version': { version: string | number };
  'restore-bad-settings': null; 'restore-bad-game': { number: string | number; reason: string | number };
  'restore-bad-card': { number: string | number; reason: string | number }; 'restore-twice': { id: string | number; what: 'card' | 'game' };
  'restore-played-elsewhere': null; 'restore-disk-refuses': null;
}
