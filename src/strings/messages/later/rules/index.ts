/** Which messages there are, and what each has to be told. Written by `npm run -s messages` from the English ones. */
export interface LaterRules {
  'rules-sign': null; 'rules-title': null; 'rules-brief': null; 'rules-keys': null; 'rules-close': null; 'rules-house': null;
  'rules-licences': null; 'rules-example-name': { lie: string | number; runs: number; takes: string | number; tile: string | number };
  'rules-example-line': { takes: string | number; tile: string | number }; 'rules-brief-move': null; 'rules-brief-run': null;
  'rules-brief-automatic': null; 'rules-brief-call': null; 'rules-brief-ring': null; 'rules-brief-missed': null;
  'rules-brief-claim': { costs: 'no' | 'yes' }; 'rules-brief-too-late': null; 'rules-brief-race': null;
  'rules-brief-quicker': { costs: 'no' | 'yes' }; 'rules-brief-race-missed': null; 'rules-brief-asked': { calls: 'classic' | 'race' };
  'rules-brief-asked-several': { calls: 'classic' | 'race' }; 'rules-brief-asked-claim': { costs: 'no' | 'yes' };
  'rules-brief-false': { penalty: 'lose-move' | 'none' | 'pay-tile' }; 'rules-brief-empty': { aid: 'no' | 'yes' };
  'rules-brief-end-automatic': null; 'rules-brief-end': null; 'rules-aim-title': null; 'rules-aim': null; 'rules-aim-automatic': null;
  'rules-before-title': null; 'rules-before-tiles': null; 'rules-before-order': null; 'rules-before-around': null;
  'rules-before-deal': null; 'rules-move-title': null; 'rules-move-play': null; 'rules-move-classic': null; 'rules-move-race': null;
  'rules-move-automatic': null; 'rules-move-draw': null; 'rules-move-no-clock': null; 'rules-move-clock': { seconds: number };
  'rules-move-last': null; 'rules-runs-title': null; 'rules-runs-line': null; 'rules-runs-gap': null; 'rules-runs-length': null;
  'rules-runs-edge': null; 'rules-several-title': null; 'rules-several': null; 'rules-call-title': null; 'rules-call-race': null;
  'rules-call-quicker': { costs: 'no' | 'yes' }; 'rules-call-maker': null; 'rules-call-others': null; 'rules-call-tie': null;
  'rules-call-aside': null; 'rules-asked-maker': null; 'rules-asked': { calls: 'classic' | 'race' };
  'rules-asked-several': { calls: 'classic' | 'race' }; 'rules-missed-title': null; 'rules-missed': { calls: 'classic' | 'race' };
  'rules-missed-costs': null; 'rules-missed-free': null; 'rules-missed-stays': null; 'rules-missed-stays-asked': null;
  'rules-missed-late': null; 'rules-missed-longer': null; 'rules-missed-every': null; 'rules-false-title': null;
  'rules-false': { penalty: 'lose-move' | 'none' | 'pay-tile' }; 'rules-gone-title': null; 'rules-gone': null; 'rules-gone-aid': null;
  'rules-gone-memory': null; 'rules-end-title': null; 'rules-end': null; 'rules-end-chance': null; 'rules-end-most': null;
  'rules-end-next': null; 'rules-score-title': null; 'rules-score-single': null; 'rules-score-to-100': null; 'rules-score-games': null;
  'rules-score-tied': null;
}
