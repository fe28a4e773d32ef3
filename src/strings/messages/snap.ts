/** Which messages there are, and what each has to be told. Written by `npm run -s messages` from the English ones. */
export interface Snap {
  'snap-rank': { rank: 'A' | 'J' | 'K' | 'Q' | 'T' }; 'snap-card': { name: string | number; suit: 'c' | 'd' | 'h' | 's' };
  'snap-record-format': null; 'snap-record-seats': { least: string | number; most: string | number }; 'snap-record-options': null;
  'snap-record-deck': null; 'snap-record-dealer': null; 'snap-record-events': null; 'snap-record-times': null;
  'snap-refusal-unknown-event': null; 'snap-refusal-unknown-seat': null; 'snap-refusal-seat-out': null; 'snap-refusal-not-turn': null;
  'snap-refusal-out-first': null; 'snap-refusal-not-out': null; 'snap-refusal-nothing-open': null; 'snap-refusal-bad-order': null;
  'snap-refusal-game-over': null;
}
