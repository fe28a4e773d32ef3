/** Aggravation on its screens, in types. */
import type { KeyAfter } from '../../../strings/say';
import type { PlayedLaying } from '../../laying/kept/bests';
import type { LayingReport, LayingStep } from '../../laying/review/report';
import type { LayingShell } from '../../laying/ui/model';
import type { AggravationAgreed, KeptAggravation } from '../kept/savedGame';
import type { AggravationTypes } from '../table/aggravationGame';

export interface AggravationShell extends LayingShell<AggravationTypes, KeptAggravation> {
  readonly Agreed: AggravationAgreed;
  readonly Played: PlayedLaying;
  readonly Says: KeyAfter<'laying-rows-pip-'>;
  readonly Report: LayingReport;
  readonly Step: LayingStep<KeptAggravation>;
}
