/** Which messages there are, and what each has to be told. Written by `npm run -s messages` from the English ones. */
export interface LaterDaily {
  'daily-terms': null; 'daily-terms-same-tiles': { name: string | number }; 'daily-terms-rules': { seconds: number };
  'daily-terms-first': null; 'daily-terms-streak': null; 'daily-play': null; 'daily-continue': null;
  'daily-continue-earlier': { date: string | number }; 'daily-play-for-fun': null; 'daily-play-again-for-fun': null; 'daily-once': null;
  'daily-open': null; 'daily-earlier': { date: string | number }; 'daily-elsewhere': null; 'daily-other-date': null; 'daily-past': null;
  'daily-does-not-count': null; 'daily-won': { tiles: string | number }; 'daily-tied': { tiles: string | number };
  'daily-lost': { tiles: string | number }; 'daily-unfinished': null; 'daily-streak': { days: number };
  'daily-streak-and-best': { best: string | number; days: number }; 'daily-best-streak': { best: number };
  'daily-quickest': { seconds: string | number }; 'daily-runs': { runs: string | number }; 'daily-run-called': null;
  'daily-run-missed': null; 'daily-share': null; 'daily-share-shared': null; 'daily-share-copied': null; 'daily-share-shown': null;
  'daily-share-text': null; 'daily-shared-date': { date: string | number };
  'daily-shared-tiles': { name: string | number; tiles: string | number }; 'daily-shared-quickest': { seconds: string | number };
}
