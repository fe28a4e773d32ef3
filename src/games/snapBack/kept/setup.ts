/** What is agreed for a game of Snap Back: its terms and keys, as data; drafts, set-ups, links and rows are made of them. */
import { Agreement, type AgreedTypes } from '../../../seats/agreement';
import type { DraftBase } from '../../../seats/draftSeats';
import type { DraftSeat, Seated } from '../../../seats/seats';
import { inSeconds, SITTING, SPOKEN_TERM, UNHURRIED } from '../../sharedTerms';
import { formats } from '../../../strings/formats';
import { say } from '../../../strings/say';
import { onCard } from '../../../strings/words/setup/atTable';
import { MAX_SEATS, type StartDice } from '../rules/game';
import { FACES, type Die } from '../rules/result';

/** From card to card, in milliseconds; in steps of half a second. */
const PACES = [1500, 2000, 2500, 3000, 3500, 4000] as const;
/** How long a game lasts, in minutes; null: until a true 6, or until somebody stops it. */
const LENGTHS = [3, 5, 10, 20, null] as const;

/** What is played where nobody says otherwise. */
export const USUAL_TERMS = { dice: 3, pace: 2500, minutes: 10, untimed: false, row: true } as const;

/** `start`: the die that they begin with, where it is one of their own. */
export type SnapBackPlayer = Seated<'callKey'> & { readonly start?: Die | undefined };

interface Agreed {
  readonly dice: Die;
  readonly pace: (typeof PACES)[number];
  readonly minutes: (typeof LENGTHS)[number];
  /** Whether nothing hurries: after each card everybody is asked. */
  readonly untimed: boolean;
  /** Whether it is seen where the last six cards lie, face down, or only remembered. */
  readonly row: boolean;
}

export interface SnapBackSetup extends Agreed { readonly players: readonly SnapBackPlayer[]; readonly sitting?: DraftBase['sitting'] }

export interface Draft extends Agreed, DraftBase { readonly seats: readonly DraftSeat<'callKey'>[] }

export interface SnapBackAgreed extends AgreedTypes {
  readonly Draft: Draft;
  readonly Setup: SnapBackSetup;
  readonly Key: 'callKey';
  readonly Wrong: never;
}

const inWords = (ms: number): string => formats().number(ms / 1000, 1);

export const agreement = new Agreement<SnapBackAgreed>({
  // At one screen no more people can sit; the other seats are the characters'.
  limits: { least: 1, most: MAX_SEATS, people: 4 }, storageKey: 'snag-snap-back',
  // The digits show numbers after a call.
  tableKeys: 'sdlm0123456',
  // Where nothing hurries everybody is asked, and nobody needs a key.
  keys: {
    callKey: { usual: ['q', 'p', 'x', 'n'], wanted: ({ untimed }) => !untimed, label: (shown) => say('setup-call-key', onCard(shown)) },
  },
  seed: { word: 'cards', tooLong: (most) => say('snap-back-link-cards', { most }) },
  terms: {
    sitting: SITTING,
    untimed: {
      ...UNHURRIED, label: () => say('snap-back-choice-hurry'),
      words: (one) => (one ? { word: say('snap-back-choice-untimed'), line: say('snap-back-choice-untimed-line') }
        : { word: say('snap-back-choice-timed'), line: say('snap-back-choice-timed-line') }),
    },
    pace: {
      of: PACES, usual: USUAL_TERMS.pace, asked: ({ untimed }) => !untimed, within: true, label: () => say('snap-back-choice-pace'),
      link: { word: 'pace', ...inSeconds, refused: (found) => say('snap-back-link-pace', { found }) },
      words: (one) => ({ word: inWords(one), spoken: say('snap-back-choice-pace-name', { seconds: inWords(one) }) }),
    },
    // What the dice show at first is part of every result. Whoever has a lower die than the others has an easier game.
    dice: {
      of: FACES, usual: USUAL_TERMS.dice, strict: true, label: () => say('snap-back-choice-dice'),
      each: { word: () => say('snap-back-start'), label: (shown) => say('snap-back-start-of', onCard(shown)) },
      link: { word: 'dice', number: true, refused: (found) => say('snap-back-link-dice', { found }) },
      words: (die) => ({ word: formats().number(die), line: say('snap-back-choice-dice-line', { die }) }),
    },
    row: {
      of: [true, false], usual: USUAL_TERMS.row, label: () => say('snap-back-choice-row'),
      link: { word: 'row', as: (one) => (one ? 'on' : 'off'), refused: (found) => say('snap-back-link-row', { found }) },
      words: (one) => (one ? { word: say('snap-back-choice-row-shown'), line: say('snap-back-choice-row-shown-line') }
        : { word: say('snap-back-choice-row-hidden'), line: say('snap-back-choice-row-hidden-line') }),
    },
    minutes: {
      of: LENGTHS, usual: USUAL_TERMS.minutes, label: () => say('snap-back-choice-length'),
      link: { word: 'minutes', as: (minutes) => String(minutes ?? 'none'), refused: (found) => say('snap-back-link-minutes', { found }) },
      words: (minutes) => (minutes === null ? { word: say('snap-back-choice-endless'), line: say('snap-back-choice-endless-line') } : {
        word: say('snap-back-choice-minutes', { minutes }), spoken: say('snap-back-choice-minutes-name', { minutes }),
        line: say('snap-back-choice-minutes-line', { minutes }),
      }),
    },
    spoken: SPOKEN_TERM,
  },
});

/** What the dice show at first. */
export function startDice({ players, dice }: Pick<SnapBackSetup, 'players' | 'dice'>): StartDice {
  const own = players.map(({ start }) => start ?? dice);
  return own.every((die) => die === own[0]) ? own[0] ?? dice : own;
}
