/** Through the Window on its screens, in types. */
import type { KeyAfter } from '../../../strings/say';
import type { CallsNames, CallsShell } from '../../small/ui/callsTypes';
import type { KeptWindow } from '../kept/savedGame';
import type { WindowAgreed } from '../kept/setup';
import type { WindowTypes } from '../table/windowTable';

export type WindowNames = CallsNames<KeptWindow, WindowTypes, WindowAgreed, KeyAfter<'window-pip-'>>;
export type WindowShell = CallsShell<WindowNames>;
