/** What the first screen of Snap is drawn from, and what is asked for there. */
import type * as shell from '../../../../shell/home/homeModel';
import type { SnapShell } from '../shellTypes';

export type HomeModel = shell.HomeModel<SnapShell>;
export type HomeAsk = shell.HomeAsk<SnapShell>;
export type Complaint = shell.Complaint<SnapShell>;
export type { PastGame } from './pastGame';
