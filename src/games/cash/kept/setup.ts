/** What is agreed for a game of Cash: its terms, as data; drafts, set-ups, links and rows are made of them. */
import type { AgreedTypes } from '../../../seats/agreement';
import type { DraftBase } from '../../../seats/draftSeats';
import type { Seated } from '../../../seats/seats';
import { oneDecimal } from '../../../strings/formats';
import { say } from '../../../strings/say';
import { HandsAgreement, type NeedsPhones } from '../../hands/kept/agreement';
import { inSeconds, SPOKEN_TERM } from '../../sharedTerms';
import { oppositePairs } from '../../hands/rules/pairs';
import type { CashOptions } from '../rules/game';
import { SEATS } from '../rules/record';

/** A board that nobody takes from goes away after so many milliseconds. */
const PATIENCE = [3000, 5000, 8000] as const;
export const USUAL_TERMS = { letters: true, patience: PATIENCE[0] } as const;

interface CashTerms { readonly letters: boolean; readonly patience: (typeof PATIENCE)[number] }
export interface CashSetup extends CashTerms { readonly players: readonly Seated<never>[] }

export interface CashAgreed extends AgreedTypes {
  readonly Draft: DraftBase & CashTerms;
  readonly Setup: CashSetup;
  readonly Key: never;
  readonly Wrong: NeedsPhones | { readonly code: 'odd-seats' };
}

export const agreement = new HandsAgreement<CashAgreed>({
  seats: SEATS, storageKey: 'snag-cash',
  terms: {
    letters: {
      of: [true, false], usual: USUAL_TERMS.letters, strict: true, label: () => say('cash-choice-letters'),
      link: { word: 'letters', as: (on) => (on ? 'on' : 'off'), refused: (found) => say('cash-link-letters', { found }) },
      words: (on) => (on ? { word: say('cash-choice-match'), line: say('cash-choice-match-line') }
        : { word: say('cash-choice-hand'), line: say('cash-choice-hand-line') }),
    },
    patience: {
      of: PATIENCE, usual: USUAL_TERMS.patience, label: () => say('cash-choice-patience'),
      link: { word: 'patience', ...inSeconds, refused: (found) => say('cash-link-patience', { found }) },
      words: (ms) => ({ word: oneDecimal(ms / 1000), spoken: say('cash-choice-patience-name', { seconds: oneDecimal(ms / 1000) }) }),
    },
    spoken: SPOKEN_TERM,
  },
  wrong: ({ players }) => (players.length % 2 === 0 ? null : { code: 'odd-seats' }),
  wrongText: () => say('cash-wrong-odd'),
});

/** The rules that were agreed: partners sit opposite. */
export function optionsOf({ letters, players }: Pick<CashSetup, 'letters' | 'players'>): CashOptions {
  return { letters, pairs: oppositePairs(players.length) };
}
