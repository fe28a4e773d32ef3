/** What is agreed for a game of Spoons or Pig: its terms, as data; drafts, set-ups, links and rows are made of them. */
import type { AgreedTypes } from '../../../seats/agreement';
import type { DraftBase } from '../../../seats/draftSeats';
import type { Seated } from '../../../seats/seats';
import { say } from '../../../strings/say';
import { HandsAgreement, lettersTerm, type NeedsPhones } from '../../hands/kept/agreement';
import { packsTerm } from '../../piles/kept/terms';
import { SPOKEN_TERM } from '../../sharedTerms';
import { MAX_SEATS, SEATS, WORDS, type PassingOptions, type Taking } from '../rules/options';

export interface PassingSetup extends PassingOptions { readonly players: readonly Seated<never>[] }

export interface PassingAgreed extends AgreedTypes {
  readonly Draft: DraftBase & {
    readonly letters: number;
    /** Where nobody has chosen, as many as so many players take. */
    readonly packs?: 1 | 2 | undefined;
  };
  readonly Setup: PassingSetup;
  readonly Key: never;
  /** One pack isn't enough for so many. */
  readonly Wrong: NeedsPhones | { readonly code: 'needs-packs'; readonly most: number };
}

export function agreementOf(taking: Taking, storageKey: string): HandsAgreement<PassingAgreed> {
  return new HandsAgreement<PassingAgreed>({
    seats: SEATS, storageKey,
    terms: {
      letters: lettersTerm(WORDS[taking], (found) => say('spoons-link-letters', { found })),
      packs: packsTerm(({ seats }) => (seats.length > MAX_SEATS[1] ? [2] : [1, 2])), spoken: SPOKEN_TERM,
    },
    wrong: ({ players, packs }) => (players.length > MAX_SEATS[packs] ? { code: 'needs-packs', most: MAX_SEATS[packs] } : null),
    wrongText: ({ most }) => say('spoons-wrong-packs', { most }),
  });
}
