/** What can be wrong with what comes in from outside or is asked at the wrong time: codes and data, for `strings` to say. */
import type { RecordRefusal } from '../rules/record';
import type { TableRefusal } from '../table/intents';

export type { RecordRefusal, TableRefusal };

/** What is wrong with a game that is to be set up. */
export type SetupProblem =
  | { readonly code: 'too-few-players' | 'too-many-players'; readonly players: number }
  | { readonly code: 'no-name'; readonly seat: number }
  | { readonly code: 'long-name'; readonly name: string }
  | { readonly code: 'same-name' | 'computers-name'; readonly name: string }
  | { readonly code: 'bad-seed' }
  | { readonly code: 'unknown-pace'; readonly pace: string };

/** Why a saved game cannot be gone on with. */
export type SavedProblem =
  | { readonly code: 'not-a-save'; readonly where: string }
  | { readonly code: 'bad-picks' }
  | { readonly code: 'not-together' }
  | { readonly code: 'bad-setup'; readonly problem: SetupProblem }
  | { readonly code: 'bad-record'; readonly refusal: RecordRefusal };
