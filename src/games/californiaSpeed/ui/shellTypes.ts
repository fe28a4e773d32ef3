/** California Speed on its screens, in types. */
import type { KeyAfter } from '../../../strings/say';
import type { PlayedLaying } from '../../laying/kept/bests';
import type { LayingReport, LayingStep } from '../../laying/review/report';
import type { LayingShell } from '../../laying/ui/model';
import type { CaliforniaAgreed, KeptCalifornia } from '../kept/savedGame';
import type { CaliforniaTypes } from '../table/californiaGame';

export interface CaliforniaShell extends LayingShell<CaliforniaTypes, KeptCalifornia> {
  readonly Agreed: CaliforniaAgreed;
  readonly Played: PlayedLaying;
  readonly Says: KeyAfter<'laying-pip-'>;
  readonly Report: LayingReport;
  readonly Step: LayingStep<KeptCalifornia>;
}
