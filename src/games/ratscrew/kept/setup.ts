/** What is agreed for a game of Egyptian Ratscrew: its terms and keys, as data; drafts, set-ups, links and rows are made of them. */
import { Agreement, type AgreedTypes } from '../../../seats/agreement';
import type { DraftSeat, Seated } from '../../../seats/seats';
import type { Term } from '../../../seats/terms';
import { say } from '../../../strings/say';
import { SITTING, SPOKEN_TERM } from '../../sharedTerms';
import {
  CALL_KEY, OUT_OF_TURN, packsTerm, SAME, turnsOwn, TURNING, USUAL_TURNING, type OutOfTurn, type PilesDraft, type PilesTerms,
} from '../../piles/kept/terms';
import { MOST_FLIPS } from '../../piles/rules/slaps/slaps';
import { MAX_SEATS, MIN_SEATS, type RatscrewOptions } from '../rules/game';
import type { Slappable } from '../rules/patterns';

/** The keys that people have of their own: to slap with, and to turn a card with. */
export type OwnKey = 'callKey' | 'turnKey';

const JOKERS = [0, 1, 2, 3, 4] as const;

/** What Ratscrew agrees besides. */
interface RatscrewTerms extends OutOfTurn, Slappable {
  readonly jokers: (typeof JOKERS)[number];
  /** One key for both, or one to slap and another to turn a card. */
  readonly keys: 'one' | 'two';
}

/** What is played where nobody says otherwise. */
export const USUAL_TERMS = { ...USUAL_TURNING, jokers: 0, sandwich: true, runs: false, outOfTurn: false, keys: 'one' } as const;

export interface RatscrewSetup extends PilesTerms, RatscrewTerms { readonly players: readonly Seated<OwnKey>[] }
export interface Draft extends PilesDraft, RatscrewTerms { readonly seats: readonly DraftSeat<OwnKey>[] }

export interface RatscrewAgreed extends AgreedTypes {
  readonly Draft: Draft;
  readonly Setup: RatscrewSetup;
  readonly Key: OwnKey;
  readonly Wrong: never;
}

/** What of two choices is played, off or on, as links say it. */
function onOrOff(which: 'sandwich' | 'runs'): Term<Draft, boolean> {
  return {
    of: [false, true], usual: USUAL_TERMS[which], strict: true, label: () => say(`ratscrew-choice-${which}`),
    link: { word: which, as: (on) => (on ? 'on' : 'off'), refused: (found) => say('ratscrew-link-slaps', { word: which, found }) },
    words: (on) => ({ word: say('ratscrew-choice-counts', { counts: on ? 'yes' : 'no' }), line: say(`ratscrew-choice-${which}-line`) }),
  };
}

export const agreement = new Agreement<RatscrewAgreed>({
  limits: { least: MIN_SEATS, most: MAX_SEATS, people: MAX_SEATS }, storageKey: 'snag-ratscrew', ...SAME,
  keys: {
    callKey: CALL_KEY,
    turnKey: {
      // Each lies far from what the same person slaps with, so that the hands don't meet.
      usual: ['c', 'j', 'e', 'u', 'b', 'y'],
      wanted: ({ asked, keys, drum }, people) => !asked && keys === 'two' && !(drum ?? people > 2),
      label: (shown) => say('ratscrew-turn-key', { name: shown }), word: () => say('ratscrew-turns-with'),
    },
  },
  // What the rules are is part of every result.
  terms: {
    sandwich: onOrOff('sandwich'), runs: onOrOff('runs'),
    sitting: SITTING, ...TURNING, packs: packsTerm(() => [1, 2]),
    jokers: {
      of: JOKERS, usual: USUAL_TERMS.jokers, strict: true, label: () => say('ratscrew-choice-jokers'),
      link: { word: 'jokers', refused: (found) => say('ratscrew-link-jokers', { found }) },
      words: (jokers) => ({ word: say('ratscrew-choice-jokers-name', { jokers }), line: say('ratscrew-choice-jokers-line') }),
    },
    outOfTurn: OUT_OF_TURN,
    keys: {
      of: ['one', 'two'], usual: USUAL_TERMS.keys, asked: turnsOwn, agreed: (draft, sits) => (turnsOwn(draft, sits) ? draft.keys : 'one'),
      label: () => say('ratscrew-choice-keys'), link: { word: 'keys', refused: (found) => say('ratscrew-link-keys', { found }) },
      words: (one) => ({ word: say(`ratscrew-choice-keys-${one}`), line: say(`ratscrew-choice-keys-${one}-line`) }),
    },
    spoken: SPOKEN_TERM,
  },
});

/** The rules that were agreed. */
export function optionsOf(
  { packs, outOfTurn, jokers, sandwich, runs }: Pick<RatscrewSetup, 'packs' | 'outOfTurn' | 'jokers' | 'sandwich' | 'runs'>,
): RatscrewOptions {
  return { packs, flips: MOST_FLIPS, outOfTurn, jokers, sandwich, runs };
}
