/** What is agreed for a game of Slapjack: its terms and key, as data; drafts, set-ups, links and rows are made of them. */
import { Agreement, type AgreedTypes } from '../../../seats/agreement';
import type { DraftSeat, Seated } from '../../../seats/seats';
import { SITTING, SPOKEN_TERM } from '../../sharedTerms';
import {
  CALL_KEY, OUT_OF_TURN, packsTerm, SAME, TURNING, USUAL_TURNING, type OutOfTurn, type PilesDraft, type PilesTerms,
} from '../../piles/kept/terms';
import { MOST_FLIPS, type SlapsOptions } from '../../piles/rules/slaps/slaps';
import { MAX_SEATS, MIN_SEATS, TWO_PACKS_FROM } from '../rules/game';

export type OwnKey = 'callKey';

/** What is played where nobody says otherwise. A card lies as long as a jack has to, so that nothing tells them apart. */
export const USUAL_TERMS = { ...USUAL_TURNING, least: 1200, outOfTurn: false } as const;

export interface SlapjackSetup extends PilesTerms, OutOfTurn { readonly players: readonly Seated<OwnKey>[] }
export interface Draft extends PilesDraft, OutOfTurn { readonly seats: readonly DraftSeat<OwnKey>[] }

export interface SlapjackAgreed extends AgreedTypes {
  readonly Draft: Draft;
  readonly Setup: SlapjackSetup;
  readonly Key: OwnKey;
  readonly Wrong: never;
}

export const agreement = new Agreement<SlapjackAgreed>({
  limits: { least: MIN_SEATS, most: MAX_SEATS, people: MAX_SEATS }, storageKey: 'snag-slapjack', ...SAME,
  keys: { callKey: { ...CALL_KEY, usual: [...CALL_KEY.usual, 'z', 'h'] } },
  terms: {
    sitting: SITTING, ...TURNING, least: { ...TURNING.least, of: [1200, 2000], usual: USUAL_TERMS.least },
    packs: packsTerm(({ seats }) => (seats.length >= TWO_PACKS_FROM ? [2, 1] : [1, 2])),
    outOfTurn: OUT_OF_TURN, spoken: SPOKEN_TERM,
  },
});

/** The rules that were agreed. */
export function optionsOf({ packs, outOfTurn }: Pick<SlapjackSetup, 'packs' | 'outOfTurn'>): SlapsOptions {
  return { packs, flips: MOST_FLIPS, outOfTurn };
}
