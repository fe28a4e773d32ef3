/** Which messages there are, and what each has to be told. Written by `npm run -s messages` from the English ones. */
export interface LaterTable {
  'log-picked': { name: string | number; tile: string | number; you: 'no' | 'yes' };
  'log-seated': { name: string | number; others: string | number; you: 'no' | 'yes' }; 'log-dealt': null;
  'log-placed': { name: string | number; tile: string | number; you: 'no' | 'yes' };
  'log-drew': { name: string | number; tile: string | number; you: 'no' | 'yes' };
  'log-drew-hidden': { name: string | number; you: 'no' | 'yes' }; 'log-pile-empty': null;
  'log-ends': { name: string | number; you: 'no' | 'yes' }; 'log-loses': { name: string | number; you: 'no' | 'yes' };
  'log-turn': { name: string | number; you: 'no' | 'yes' }; 'log-time-up': { name: string | number; you: 'no' | 'yes' }; 'log-over': null;
  'log-counted': null; 'log-missed': { count: number; names: string | number };
  'log-calls': { count: number; name: string | number; tiles: string | number; you: 'no' | 'yes' };
  'log-takes': { count: number; name: string | number; tiles: string | number; you: 'no' | 'yes' };
  'log-quicker': { count: number; maker: string | number; name: string | number; tiles: string | number; you: 'no' | 'yes' };
  'log-costs': { name: string | number; you: 'no' | 'yes' };
  'log-uncalled': { name: string | number; tiles: string | number; you: 'no' | 'yes' }; 'log-raced': { times: string | number };
  'log-raced-tied': { ties: string | number; times: string | number }; 'log-race-time': { name: string | number; seconds: string | number };
  'log-race-tied': { name: string | number; seconds: string | number }; 'log-race-made': { name: string | number; you: 'no' | 'yes' };
  'log-race-nearer': { makers: string | number; name: string | number; toYou: 'no' | 'yes'; you: 'no' | 'yes' };
  'log-false-yours-lose-move': null; 'log-false-yours-none': null; 'log-false-yours-pay-tile': { count: number; others: string | number };
  'log-false-yours-cannot-pay': null; 'log-false-lose-move': { name: string | number }; 'log-false-none': { name: string | number };
  'log-false-pay-tile': { count: number; name: string | number; others: string | number };
  'log-false-cannot-pay': { name: string | number }; 'log-count': { counts: string | number };
  'log-count-one': { count: number; name: string | number }; 'log-wins': { count: number; name: string | number; you: 'no' | 'yes' };
  'log-share': { count: number; names: string | number };
}
