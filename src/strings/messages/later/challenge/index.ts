/** Which messages there are, and what each has to be told. Written by `npm run -s messages` from the English ones. */
export interface LaterChallenge {
  'challenge-title': { by: string | number; named: 'no' | 'yes' };
  'challenge-won': { by: string | number; named: 'no' | 'yes'; names: string | number; others: string | number; tiles: string | number };
  'challenge-tied': { by: string | number; named: 'no' | 'yes'; names: string | number; tiles: number };
  'challenge-lost': { by: string | number; most: string | number; named: 'no' | 'yes'; names: string | number; tiles: string | number };
  'challenge-open': { by: string | number; named: 'no' | 'yes'; names: string | number };
  'challenge-several': { results: string | number; tiles: string | number }; 'challenge-several-open': null; 'challenge-play': null;
  'challenge-learn': null; 'challenge-same-tiles': null; 'challenge-same-tiles-alone': null; 'challenge-pace': { pace: string | number };
  'challenge-clock': { seconds: number }; 'challenge-no-clock': null;
  'challenge-to-beat': { by: string | number; named: 'no' | 'yes'; tiles: number }; 'challenge-chip': { tiles: string | number };
  'challenge-end-won': { best: 'no' | 'yes'; by: string | number; named: 'no' | 'yes'; theirs: string | number; yours: number };
  'challenge-end-tied': { best: 'no' | 'yes'; by: string | number; named: 'no' | 'yes'; yours: number };
  'challenge-end-lost': { best: 'no' | 'yes'; by: string | number; named: 'no' | 'yes'; theirs: string | number; yours: number };
}
