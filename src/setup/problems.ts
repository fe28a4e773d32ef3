/** What can be wrong with what comes in from outside or is asked at the wrong time: codes and data, for `strings` to say. */
import type { RecordRefusal } from '../rules/record';
import type { Shape } from './players';

/** What is wrong with a game that is to be set up. */
export type SetupProblem =
  | { readonly code: 'too-few-players' | 'too-many-players'; readonly players: number }
  | { readonly code: 'no-name'; readonly seat: number }
  | { readonly code: 'long-name'; readonly name: string }
  | { readonly code: 'same-name' | 'computers-name' | 'nobodys-name'; readonly name: string }
  | { readonly code: 'bad-key'; readonly name: string; readonly key: string }
  | { readonly code: 'same-key'; readonly key: string }
  | { readonly code: 'same-mark'; readonly shape: Shape }
  | { readonly code: 'bad-seed' }
  | { readonly code: 'unknown-pace'; readonly pace: string }
  | { readonly code: 'unknown-rules'; readonly rules: string }
  | { readonly code: 'unknown-aid'; readonly aid: string }
  | { readonly code: 'unknown-clock'; readonly clock: string }
  | { readonly code: 'unknown-practice'; readonly practice: string }
  | { readonly code: 'practice-alone' }
  | { readonly code: 'bad-score'; readonly score: string }
  | { readonly code: 'unknown-character'; readonly character: string };

/** Why a saved game cannot be continued. */
export type SavedProblem =
  | { readonly code: 'not-a-save'; readonly where: string }
  | { readonly code: 'bad-picks' }
  | { readonly code: 'not-together' }
  /** It says that it was counted, and its record stops before that. */
  | { readonly code: 'not-over' }
  | { readonly code: 'bad-times' }
  | { readonly code: 'bad-setup'; readonly problem: SetupProblem }
  | { readonly code: 'bad-record'; readonly refusal: RecordRefusal };

/** Why a number cannot be written on the score card. */
export type CorrectionProblem =
  | { readonly code: 'no-such-cell' }
  | { readonly code: 'not-a-count'; readonly most: number }
  /** Together with the others' that would be more tiles than there are. */
  | { readonly code: 'too-many-tiles'; readonly sum: number; readonly most: number };

/** Why a score card that was kept cannot be continued. Games are counted from 1, as on the card. */
export type MatchProblem =
  | { readonly code: 'not-a-series'; readonly where: string }
  | { readonly code: 'bad-names' | 'bad-marks' }
  | { readonly code: 'too-many-games'; readonly games: number; readonly most: number }
  | { readonly code: 'bad-game'; readonly game: number; readonly problem: 'players' | 'tiles' | 'starter' | 'correction' | 'twice' };

/** Why a file of all that is kept is refused. What stands in it is counted from 1. */
export type BackupFileProblem =
  | { readonly code: 'too-large' | 'row-too-large'; readonly most: number }
  | { readonly code: 'not-json' }
  | { readonly code: 'not-a-house'; readonly where: string }
  | { readonly code: 'unknown-version'; readonly version: number }
  | { readonly code: 'bad-settings' }
  | { readonly code: 'bad-game'; readonly game: number; readonly problem: SavedProblem }
  | { readonly code: 'bad-series'; readonly series: number; readonly problem: MatchProblem }
  | { readonly code: 'twice'; readonly what: 'game' | 'series'; readonly id: string };

/** Why a file is not taken: it is not sound, or this is not the moment for it. */
export type BackupProblem = BackupFileProblem | { readonly code: 'disk-refuses' | 'played-elsewhere' };
