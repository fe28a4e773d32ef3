/** What the first screen of Snap Back is drawn from, and what is asked for there. */
import type * as shell from '../../../../shell/home/homeModel';
import type { SnapBackShell } from '../shellTypes';

export type HomeModel = shell.HomeModel<SnapBackShell>;
export type HomeAsk = shell.HomeAsk<SnapBackShell>;
export type Complaint = shell.Complaint<SnapBackShell>;
export type { PastGame } from './pastGame';
