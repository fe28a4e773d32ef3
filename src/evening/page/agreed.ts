/** What is agreed before an evening: who plays, and which games. Its seats are drafted, named and kept as those of every game are. */
import { Agreement, type AgreedTypes } from '../../seats/agreement';
import type { DraftBase } from '../../seats/draftSeats';
import type { Seated } from '../../seats/seats';
import type { ShellTypes } from '../../shell/types';
import { AGREED_KEY } from '../eveningAdapter';
import { FEWEST_SEATS, MOST_SEATS } from '../keptEvening';

interface EveningAgreed extends AgreedTypes {
  readonly Draft: DraftBase;
  readonly Setup: { readonly players: readonly Seated<never>[] };
  readonly Key: never;
  /** Nothing of the kind: which games fit is told before anybody plays. */
  readonly Wrong: { readonly code: string };
}

/** As the seats of its set-up know it. */
export interface EveningTypes extends ShellTypes { readonly Agreed: EveningAgreed }

export const agreement = new Agreement<EveningAgreed>({
  limits: { least: FEWEST_SEATS, most: MOST_SEATS, people: MOST_SEATS }, keys: {}, terms: {}, storageKey: AGREED_KEY,
});
