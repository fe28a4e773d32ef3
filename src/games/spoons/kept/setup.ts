/** What is agreed for a game of Spoons or Pig: its terms, as data; drafts, set-ups, links and rows are made of them. */
import type { AgreedTypes } from '../../../seats/agreement';
import type { DraftBase } from '../../../seats/draftSeats';
import type { Seated } from '../../../seats/seats';
import type { Term } from '../../../seats/terms';
import { say } from '../../../strings/say';
import { HandsAgreement, needsPhonesText, type NeedsPhones } from '../../hands/kept/agreement';
import { packsTerm } from '../../piles/kept/terms';
import { SPOKEN_TERM } from '../../sharedTerms';
import { MAX_SEATS, SEATS, WORDS, type PassingOptions, type Taking } from '../rules/options';

export interface PassingSetup extends PassingOptions { readonly players: readonly Seated<never>[] }
interface Draft extends DraftBase {
  readonly letters: number;
  /** Where nobody has chosen, as many as so many players take. */
  readonly packs?: 1 | 2 | undefined;
}

/** One pack isn't enough for so many. */
interface NeedsPacks { readonly code: 'needs-packs'; readonly most: number }

export interface PassingAgreed extends AgreedTypes {
  readonly Draft: Draft;
  readonly Setup: PassingSetup;
  readonly Key: never;
  readonly Wrong: NeedsPhones | NeedsPacks;
}

/** Letters put out whoever has so many: the whole word, or its beginning. */
function lettersTerm(taking: Taking): Term<Draft, number> {
  const word = WORDS[taking];
  return {
    of: Array.from(word, (_, i) => word.length - i), usual: word.length, strict: true, label: () => say('spoons-choice-letters'),
    link: { word: 'letters', refused: (found) => say('spoons-link-letters', { found }) },
    words: (letters) => ({ word: word.slice(0, letters), spoken: say('spoons-choice-letters-name', { letters }) }),
  };
}

export function agreementOf(taking: Taking, storageKey: string): HandsAgreement<PassingAgreed> {
  return new HandsAgreement<PassingAgreed>({
    // That several people at one screen need phones is said once they want to play.
    limits: { least: SEATS[0], most: SEATS[1], people: SEATS[1] }, storageKey, keys: {},
    seed: { word: 'cards', tooLong: (most) => say('spoons-link-cards', { most }) },
    terms: {
      letters: lettersTerm(taking), packs: packsTerm(({ seats }) => (seats.length > MAX_SEATS[1] ? [2] : [1, 2])), spoken: SPOKEN_TERM,
    },
    wrong: ({ players, packs }) => (players.length > MAX_SEATS[packs] ? { code: 'needs-packs', most: MAX_SEATS[packs] } : null),
    wrongText: (wrong) => (wrong.code === 'needs-phones' ? needsPhonesText() : say('spoons-wrong-packs', { most: wrong.most })),
  });
}
