/** What is agreed for games with a hand of one's own that nobody else may see: at one screen one person plays, alone. */
import { Agreement, type AgreedTypes, type SetupProblem } from '../../../seats/agreement';
import type { Complaint } from '../../../seats/seats';
import { peopleIn } from '../../../setup/seats/ownKeys';
import { say } from '../../../strings/say';

/** What is wrong where several people sit at one screen: each needs a phone. */
export interface NeedsPhones { readonly code: 'needs-phones' }

/** The same in a sentence. */
export const needsPhonesText = (): string => say('hands-needs-phones');

/** Its `wrongText` is asked about `NeedsPhones`, too. */
export class HandsAgreement<T extends AgreedTypes> extends Agreement<T> {
  /** As of every game; and where all else will do, several people at one screen are told that each needs a phone. */
  override complaint(setup: T['Setup']): Complaint<SetupProblem<T>> | null {
    const needs: NeedsPhones | null = peopleIn(setup.players) > 1 ? { code: 'needs-phones' } : null;
    return super.complaint(setup) ?? (needs && { problem: needs as SetupProblem<T>, seat: null });
  }
}

/** The seats of a draft with the first of its people alone: all others go. */
export function aloneIn<Seat extends { readonly kind: 'local' | 'bot' }>(seats: readonly Seat[]): readonly Seat[] {
  const first = seats.findIndex(({ kind }) => kind === 'local');
  return seats.filter(({ kind }, i) => kind === 'bot' || i === first);
}
