/** Spoons and Pig on their screens, in types. */
import type { KeyAfter } from '../../../strings/say';
import type { HandsShell } from '../../hands/ui/handsParts';
import type { KeptPassing, PlayedPassing } from '../kept/savedGame';
import type { PassingAgreed } from '../kept/setup';
import type { PassingReport, PassingStep } from '../review/report';
import type { PlayedPassingTypes } from '../table/passingTable';

export interface PassingShell extends HandsShell<PlayedPassingTypes, KeptPassing> {
  readonly Agreed: PassingAgreed;
  readonly Played: PlayedPassing;
  readonly Says: KeyAfter<'spoons-pip-'>;
  readonly Report: PassingReport;
  readonly Step: PassingStep;
}
