/** What is agreed for any game in which two lay cards at once, as data. */
import type { Agreed, AgreedTypes } from '../../../seats/agreement';
import type { DraftBase } from '../../../seats/draftSeats';
import type { Terms } from '../../../seats/terms';
import { oneDecimal } from '../../../strings/formats';
import { say } from '../../../strings/say';
import { SAME } from '../../piles/kept/terms';
import { inSeconds, SITTING, SPOKEN_TERM } from '../../sharedTerms';
import { LOCKS, SEATS, type LayingOptions } from '../rules/game';

/** By how much longer characters take over everything than they would. */
const SLOWER = [1, 2, 4] as const;

export interface LayingTerms extends LayingOptions { readonly slower: (typeof SLOWER)[number] }

/** What every such set-up has of it. */
export interface LayingSetup extends LayingTerms { readonly sitting?: DraftBase['sitting'] }
export type LayingDraft = DraftBase & LayingTerms;

export const USUAL_TERMS = { lock: LOCKS[0], slower: SLOWER[0] } as const;

/** The terms that all have. */
export const LAYING: Terms<LayingDraft> = {
  sitting: SITTING,
  // It stands in the record.
  lock: {
    of: LOCKS, usual: USUAL_TERMS.lock, strict: true, label: () => say('laying-choice-lock'),
    link: { word: 'lock', ...inSeconds, refused: (found) => say('laying-link-lock', { found }) },
    words: (ms) => (ms === 0 ? { word: say('laying-choice-lock-none'), line: say('laying-choice-lock-none-line') }
      : {
        word: say('laying-choice-lock-name', { seconds: oneDecimal(ms / 1000) }),
        line: say('laying-choice-lock-line', { seconds: oneDecimal(ms / 1000) }),
      }),
  },
  slower: {
    of: SLOWER, usual: USUAL_TERMS.slower, asked: ({ seats }) => seats.some(({ kind }) => kind === 'bot'),
    label: () => say('laying-choice-slower'),
    link: { word: 'slow', number: true, refused: (found) => say('laying-link-slow', { found }) },
    words: (times) => ({ word: say('laying-choice-slower-name', { times }), line: say('laying-choice-slower-line', { times }) }),
  },
  spoken: SPOKEN_TERM,
};

/** What else of an agreement is the same for all: two play. */
export const TWO: Pick<Agreed<AgreedTypes>, 'limits' | 'tableKeys' | 'seed' | 'together'> = {
  // Hands are quick: while one finger is still down others are.
  ...SAME, tableKeys: 'm', together: 4, limits: { least: SEATS.length, most: SEATS.length, people: SEATS.length },
};
