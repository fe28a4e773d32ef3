/** Speed on its screens, in types. */
import type { KeyAfter } from '../../../strings/say';
import type { PlayedLaying } from '../../laying/kept/bests';
import type { LayingReport, LayingStep } from '../../laying/review/report';
import type { LayingShell } from '../../laying/ui/model';
import type { SpeedAgreed, KeptSpeed } from '../kept/savedGame';
import type { SpeedTypes } from '../table/speedTable';

export interface SpeedShell extends LayingShell<SpeedTypes, KeptSpeed> {
  readonly Agreed: SpeedAgreed;
  readonly Played: PlayedLaying;
  readonly Says: KeyAfter<'laying-hand-pip-'>;
  readonly Report: LayingReport;
  readonly Step: LayingStep<KeptSpeed>;
}
