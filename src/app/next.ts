/** What comes after something was done: a controller says where the way leads, and the app leads there. */
import type { OpenedGame } from '../session/savedGame';
import type { StartNotice } from '../ui/notice';

export type Next =
  /** Nothing else is shown. */
  | { readonly to: 'stay' }
  /** The start screen, which tells this. */
  | { readonly to: 'start'; readonly notices: readonly StartNotice[] }
  | { readonly to: 'replay'; readonly game: OpenedGame; readonly step: number };

export const STAY: Next = { to: 'stay' };
