/** What Cash is on its screens, in types. */
import type { KeyAfter } from '../../../strings/say';
import type { HandsShell } from '../../hands/ui/handsParts';
import type { KeptCash, PlayedCash } from '../kept/savedGame';
import type { CashAgreed } from '../kept/setup';
import type { CashReport, CashStep } from '../review/report';
import type { CashTypes } from '../table/view';

export interface CashShell extends HandsShell<CashTypes, KeptCash> {
  readonly Agreed: CashAgreed;
  readonly Played: PlayedCash;
  readonly Says: KeyAfter<'cash-pip-'>;
  readonly Report: CashReport;
  readonly Step: CashStep;
}
