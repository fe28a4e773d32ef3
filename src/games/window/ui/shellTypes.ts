/** Through the Window on its screens, in types. */
import type { KeyAfter } from '../../../strings/say';
import type { CallsShell } from '../../small/ui/callsTypes';
import type { KeptWindow } from '../kept/savedGame';
import type { WindowAgreed } from '../kept/setup';
import type { WindowTypes } from '../table/windowTable';

export interface WindowNames {
  readonly Kept: KeptWindow;
  readonly Played: WindowTypes;
  readonly Agreed: WindowAgreed;
  readonly Says: KeyAfter<'window-pip-'>;
}
export type WindowShell = CallsShell<WindowNames>;
