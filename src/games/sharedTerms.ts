/** Terms that games share, as data. */
import { SPOKEN, type DraftBase, type Spoken } from '../seats/draftSeats';
import { SITTINGS, type Sitting } from '../setup/players';
import type { Term } from '../seats/terms';
import { say } from '../strings/say';

/** How several people sit at one screen; where nobody has chosen, as the screen suggests. */
export const SITTING: Term<DraftBase, Sitting> = {
  of: SITTINGS, asked: (_, { people }) => people > 1, chosen: (_, { around }) => (around ? 'around' : 'beside'),
  agreed: ({ sitting }) => sitting, label: () => say('shell-several-sitting'), words: (one) => ({ word: say(`shell-several-${one}`) }),
};

/** How what happens comes to whoever does not see it. Nothing is played by it. */
export const SPOKEN_TERM: Term<DraftBase, Spoken> = {
  of: SPOKEN, usual: 'off', draftOnly: true, label: () => say('shell-choice-spoken'),
  words: (one) => ({ word: say(`shell-choice-spoken-${one}`), line: say(`shell-choice-spoken-${one}-line`) }),
};

/** Whether nothing hurries. In links it is the hurry that is on or off. */
export const UNHURRIED = {
  of: [false, true], usual: false,
  link: {
    word: 'hurry', as: (unhurried: boolean) => (unhurried ? 'off' : 'on'), refused: (found: string) => say('shell-link-hurry', { found }),
  },
} as const;

/** Milliseconds that links and the screen tell in seconds. */
export const inSeconds = { as: (ms: number) => String(ms / 1000), number: true } as const;
