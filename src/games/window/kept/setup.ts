/** What is agreed for a game of Through the Window, as data; drafts, set-ups, links and rows are made of it. */
import { Agreement } from '../../../seats/agreement';
import type { DraftBase } from '../../../seats/draftSeats';
import { languageTag, say } from '../../../strings/say';
import { inSeconds, SPOKEN_TERM } from '../../sharedTerms';
import { SAME } from '../../piles/kept/terms';
import { SMALL_KEY, type SmallAgreed } from '../../small/kept/agreed';
import { LETTERS, MIN_SEATS, type Letters } from '../rules/game';

/** At the screen no more people have room for their bursts. */
const MOST = 8;
/** How long whoever has the word may take to say it, in milliseconds. */
const TIMES = [6000, 12_000, 24_000] as const;
interface Terms { readonly letters: Letters; readonly time: (typeof TIMES)[number] }
export interface WindowAgreed extends SmallAgreed {
  readonly Draft: DraftBase & Pick<Terms, 'time'> & { readonly letters?: Letters | undefined };
  readonly Setup: SmallAgreed['Setup'] & Terms;
}

/** The letters of the language that is spoken now. */
export function usualLetters(): Letters { return LETTERS.find((one) => languageTag().startsWith(one)) ?? 'en'; }

export const agreement = new Agreement<WindowAgreed>({
  limits: { least: MIN_SEATS, most: MOST, people: MOST }, storageKey: 'snag-window', keys: SMALL_KEY, ...SAME,
  terms: {
    // Which word is right hangs on it.
    letters: {
      of: LETTERS, strict: true, chosen: ({ letters }) => letters ?? usualLetters(), label: () => say('window-choice-letters'),
      link: { word: 'letters', refused: (found) => say('window-link-letters', { found }) },
      words: (one) => ({ word: say(`window-choice-letters-${one}`), line: say(`window-choice-letters-${one}-line`) }),
    },
    time: {
      of: TIMES, usual: TIMES[0], label: () => say('window-choice-time'),
      words: (time) => ({ word: say('window-choice-time-name', { count: time / 1000 }) }),
      link: { word: 'time', ...inSeconds, refused: (found) => say('window-link-time', { found }) },
    },
    spoken: SPOKEN_TERM,
  },
});
