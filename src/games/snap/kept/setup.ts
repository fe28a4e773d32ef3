/** What is agreed for a game of Snap: its terms and keys, as data; drafts, set-ups, links and rows are made of them. */
import { Agreement, type AgreedTypes } from '../../../seats/agreement';
import type { DraftSeat, Seated } from '../../../seats/seats';
import { SITTING, SPOKEN_TERM } from '../../sharedTerms';
import { say } from '../../../strings/say';
import { CALL_KEY, packsTerm, SAME, TURNING, USUAL_TURNING, type PilesDraft, type PilesTerms } from '../../piles/kept/terms';
import { MAX_SEATS, MIN_SEATS, TABLES, TIES, TWO_PACKS_FROM, type SnapOptions, type SnapTable } from '../rules/game';

/** What is played where nobody says otherwise. */
export const USUAL_TERMS = { ...USUAL_TURNING, table: 'B', ties: 'pot', keys: 'one' } as const;

/** The keys that people have of their own: to call with, and to call the pot with. */
export type OwnKey = 'callKey' | 'potKey';

export type SnapPlayer = Seated<OwnKey>;

/** What Snap agrees besides. */
interface SnapTerms extends Omit<SnapOptions, 'packs'> {
  /** One key for everything that can be called, or one for Snap and another for the pot. */
  readonly keys: 'one' | 'two';
}

export interface SnapSetup extends PilesTerms, SnapTerms { readonly players: readonly SnapPlayer[] }

export interface Draft extends PilesDraft, SnapTerms { readonly seats: readonly DraftSeat<OwnKey>[] }

export interface SnapAgreed extends AgreedTypes {
  readonly Draft: Draft;
  readonly Setup: SnapSetup;
  readonly Key: OwnKey;
  /** So many players take two packs. */
  readonly Wrong: { readonly code: 'small-pack'; readonly from: number };
}

/** The packs that so many players can play a table with, the usual one first. */
function packsFor(table: SnapTable, seats: number): readonly (1 | 2)[] {
  return table !== 'C' && seats >= TWO_PACKS_FROM ? [2] : [1, 2];
}

export const agreement = new Agreement<SnapAgreed>({
  // All of them may sit at one screen.
  limits: { least: MIN_SEATS, most: MAX_SEATS, people: MAX_SEATS }, storageKey: 'snag-snap', ...SAME,
  keys: {
    callKey: CALL_KEY,
    potKey: {
      usual: ['w', 'o'], wanted: ({ asked, keys }, people) => !asked && keys === 'two' && people === 2,
      label: (shown) => say('snap-pot-key', { name: shown }), word: () => say('snap-calls-pot-with'),
    },
  },
  wrong: ({ players, table, packs }) =>
    (packsFor(table, players.length).includes(packs) ? null : { code: 'small-pack', from: TWO_PACKS_FROM }),
  wrongText: ({ from }) => say('snap-wrong-pack', { from }),
  // What the rules are is part of every result.
  terms: {
    table: {
      of: TABLES, usual: USUAL_TERMS.table, strict: true, label: () => say('snap-choice-table'),
      link: { word: 'rules', refused: (found) => say('snap-link-rules', { found }) },
      words: (table) => ({ word: say('snap-choice-table-name', { table }), line: say('snap-choice-table-line', { table }) }),
    },
    sitting: SITTING,
    ...TURNING,
    packs: packsTerm(({ table, seats }) => packsFor(table, seats.length)),
    ties: {
      of: TIES, usual: USUAL_TERMS.ties, strict: true, asked: ({ asked, table }) => !asked && table !== 'C',
      label: () => say('snap-choice-ties'), link: { word: 'ties', refused: (found) => say('snap-link-ties', { found }) },
      words: (ties) => ({ word: say('snap-choice-ties-name', { ties }), line: say('snap-choice-ties-line', { ties }) }),
    },
    keys: {
      of: ['one', 'two'], usual: USUAL_TERMS.keys, asked: ({ asked }, { people }) => !asked && people <= 2,
      agreed: ({ keys }, { people }) => (people > 2 ? 'one' : keys), label: () => say('snap-choice-keys'),
      link: { word: 'keys', refused: (found) => say('snap-link-keys', { found }) },
      words: (one) => ({ word: say(`snap-choice-keys-${one}`), line: say(`snap-choice-keys-${one}-line`) }),
    },
    spoken: SPOKEN_TERM,
  },
});

/** The rules that were agreed. Who asks in turn, or plays table C, has no pot for ties. */
export function optionsOf({ table, packs, ties, asked }: Pick<SnapSetup, 'table' | 'packs' | 'ties' | 'asked'>): SnapOptions {
  return { table, packs, ties: asked || table === 'C' ? 'seat' : ties };
}
