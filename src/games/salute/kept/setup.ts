/** What is agreed for a game of Salute the King: its terms and keys, as data; drafts, set-ups, links and rows are made of them. */
import { Agreement, type AgreedTypes } from '../../../seats/agreement';
import type { OwnKey } from '../../../seats/keys';
import type { DraftSeat, Seated } from '../../../seats/seats';
import type { Term } from '../../../seats/terms';
import { say } from '../../../strings/say';
import { onCard } from '../../../strings/words/setup/atTable';
import { packsTerm, SAME, TURNING, USUAL_TURNING, type PilesDraft, type PilesTerms } from '../../piles/kept/terms';
import { SITTING, SPOKEN_TERM } from '../../sharedTerms';
import { MOST_FLIPS } from '../../piles/rules/slaps/slaps';
import { MIN_SEATS, type SaluteOptions } from '../rules/game';
import { COURT, GESTURES, type Gesture, type Trigger } from '../rules/triggers';
import { gestureName, triggerWords } from './wants';

/** So many play at a screen, and so many of them have keys of their own. */
const [MOST_HERE, MOST_AT_KEYS] = [8, 4];

/** What wants the gestures: the four highest cards, what was agreed for each, or what the dealer chooses anew at each game. */
const WANTS = ['court', 'own', 'dealer'] as const;
export const OWN_TRIGGERS: readonly Trigger[] = [
  'A', 'K', 'Q', 'J', 'T', '9', '8', '7', '6', '5', '4', '3', '2', 'prime', 'sum15', 'sum21', 'sum25', 'sum30',
];

/** What is played where nobody says otherwise. A card lies as long as takes to know what it wants. */
export const USUAL_TERMS = {
  ...USUAL_TURNING, least: 1200, wants: 'court', stand: 'A', salute: 'K', bow: 'Q', applaud: 'J', plainTakes: false,
} as const;

export type GestureKey = `${Gesture}Key`;

/** What it agrees besides. */
type SaluteTerms = Readonly<Record<Gesture, Trigger>> & {
  readonly wants: (typeof WANTS)[number];
  readonly plainTakes: boolean;
};

export interface SaluteSetup extends PilesTerms, SaluteTerms { readonly players: readonly Seated<GestureKey>[] }
export interface Draft extends PilesDraft, SaluteTerms { readonly seats: readonly DraftSeat<GestureKey>[] }

export interface SaluteAgreed extends AgreedTypes {
  readonly Draft: Draft;
  readonly Setup: SaluteSetup;
  readonly Key: GestureKey;
  /** Two gestures want the same card. */
  readonly Wrong: { readonly code: 'same-card' };
}

/** Four keys that lie together, for each of as many people as can share a keyboard. */
const CLUSTERS = ['qwas', 'opkl', 'tygh', 'cvbn'] as const;

const keyOf = (gesture: Gesture, nth: number): OwnKey<Draft> => ({
  usual: CLUSTERS.map((keys) => keys[nth]!), wanted: (_, people) => people <= MOST_AT_KEYS,
  label: (shown) => say('salute-key', { ...onCard(shown), gesture }), word: () => gestureName(gesture),
});

/** As a link has it: "10", "k". */
const inLinks = (trigger: Trigger): string => (trigger === 'T' ? '10' : trigger);

const triggerTerm = (gesture: Gesture): Term<Draft, Trigger> => ({
  of: OWN_TRIGGERS, usual: USUAL_TERMS[gesture], strict: true, asked: ({ wants }) => wants === 'own', within: true,
  label: () => gestureName(gesture), words: triggerWords,
  link: { word: gesture, as: inLinks, with: { wants: 'own' }, refused: (found) => say('salute-link-card', { found, word: gesture }) },
});

export const agreement = new Agreement<SaluteAgreed>({
  limits: { least: MIN_SEATS, most: MOST_HERE, people: MOST_HERE }, storageKey: 'snag-salute', ...SAME,
  keys: {
    standKey: keyOf('stand', 0), saluteKey: keyOf('salute', 1), bowKey: keyOf('bow', 2), applaudKey: keyOf('applaud', 3),
  },
  wrong: ({ wants, ...setup }) =>
    (wants === 'own' && new Set(GESTURES.map((gesture) => setup[gesture])).size < GESTURES.length ? { code: 'same-card' } : null),
  wrongText: () => say('salute-wrong-cards'),
  terms: {
    wants: {
      of: WANTS, usual: USUAL_TERMS.wants, strict: true, label: () => say('salute-choice-wants'),
      link: { word: 'wants', refused: (found) => say('salute-link-wants', { found }) },
      words: (wants) => ({ word: say('salute-choice-wants-name', { wants }), line: say('salute-choice-wants-line', { wants }) }),
    },
    stand: triggerTerm('stand'), salute: triggerTerm('salute'), bow: triggerTerm('bow'), applaud: triggerTerm('applaud'),
    plainTakes: {
      of: [false, true], usual: USUAL_TERMS.plainTakes, strict: true, label: () => say('salute-choice-plain'),
      link: { word: 'plain', as: (takes) => (takes ? 'takes' : 'free'), refused: (found) => say('salute-link-plain', { found }) },
      words: (one) => (one ? { word: say('salute-choice-takes'), line: say('salute-choice-takes-line') }
        : { word: say('salute-choice-free'), line: say('salute-choice-free-line') }),
    },
    sitting: SITTING, ...TURNING, least: { ...TURNING.least, usual: USUAL_TERMS.least },
    // Whoever is last is found by a race: nobody can be asked in turn.
    asked: { ...TURNING.asked, of: [false], asked: () => false },
    drum: {
      ...TURNING.drum,
      words: (one) => (one ? TURNING.drum.words(true) : { word: say('piles-choice-own'), line: say('salute-choice-own-line') }),
    },
    packs: packsTerm(() => [1, 2]), spoken: SPOKEN_TERM,
  },
});

/** The rules that were agreed. @param chosen what the dealer has chosen; none before it is dealt */
export function optionsOf({ packs, plainTakes, wants, ...setup }: SaluteSetup, chosen: readonly string[] = []): SaluteOptions {
  const triggers = wants === 'court' ? COURT : wants === 'own' ? GESTURES.map((gesture) => setup[gesture]) : chosen as readonly Trigger[];
  return { packs, flips: MOST_FLIPS, plainTakes, triggers };
}
