/** What is agreed for a game of Snap: its terms and keys, as data; drafts, set-ups, links and rows are made of them. */
import { Agreement, type AgreedTypes } from '../../../seats/agreement';
import type { DraftBase, DraftSeat } from '../../../seats/draftSeats';
import type { Seated, SeatLimits } from '../../../seats/seats';
import type { Sits } from '../../../seats/terms';
import { inSeconds, SITTING, SPOKEN_TERM, UNHURRIED } from '../../../shell/home/sharedTerms';
import { oneDecimal } from '../../../strings/formats';
import { say } from '../../../strings/say';
import { onCard } from '../../../strings/words/setup/atTable';
import { MAX_SEATS, MIN_SEATS, TABLES, TIES, TWO_PACKS_FROM, type SnapOptions, type SnapTable } from '../rules/game';

/** How long a card lies there at least until the next may be turned, and from card to card where a drum turns them, in milliseconds. */
const LEASTS = [500, 800, 1200, 2000] as const;
const BEATS = [1500, 2000, 2500, 3000, 4000] as const;

/** What is played where nobody says otherwise. */
export const USUAL_TERMS = { table: 'B', ties: 'pot', asked: false, least: 800, keys: 'one' } as const;

/** The keys that people have of their own: to call with, and to call the pot with. */
export type OwnKey = 'callKey' | 'potKey';

export type SnapPlayer = Seated<OwnKey>;

export interface SnapSetup extends SnapOptions {
  readonly players: readonly SnapPlayer[];
  /** Whether everybody is asked after each card, and nothing hurries. */
  readonly asked: boolean;
  readonly least: (typeof LEASTS)[number];
  /** Null where everybody turns their own cards. */
  readonly beat: (typeof BEATS)[number] | null;
  /** One key for everything that can be called, or one for Snap and another for the pot. */
  readonly keys: 'one' | 'two';
  readonly sitting?: DraftBase['sitting'];
}

export interface Draft extends Omit<SnapSetup, 'players' | 'packs' | 'beat' | 'sitting'>, DraftBase {
  readonly seats: readonly DraftSeat<OwnKey>[];
  readonly beat: (typeof BEATS)[number];
  /** Where nobody has chosen, as many as so many players take, and a drum as so many people at one keyboard need. */
  readonly packs?: 1 | 2 | undefined;
  readonly drum?: boolean | undefined;
}

export interface SnapAgreed extends AgreedTypes {
  readonly Draft: Draft;
  readonly Setup: SnapSetup;
  readonly Key: OwnKey;
  /** So many players take two packs. */
  readonly Wrong: { readonly code: 'small-pack'; readonly from: number };
}

/** How many can sit down, all of them at one screen. */
const LIMITS: SeatLimits = { least: MIN_SEATS, most: MAX_SEATS, people: MAX_SEATS };

/** The packs that so many players can play a table with, the usual one first. */
function packsFor(table: SnapTable, seats: number): readonly (1 | 2)[] {
  return table !== 'C' && seats >= TWO_PACKS_FROM ? [2] : [1, 2];
}

/** Whether a drum turns the cards: where nobody has chosen it does for more than two people at one keyboard. */
const hasDrum = ({ asked, drum }: Draft, { people, around }: Sits): boolean => !asked && (drum ?? (people > 2 && !around));

const inWords = (ms: number): string => oneDecimal(ms / 1000);

export const agreement = new Agreement<SnapAgreed>({
  limits: LIMITS, storageKey: 'snag-snap',
  // The menu, and what turns a card for whoever's turn it is.
  tableKeys: 'md',
  keys: {
    callKey: {
      usual: ['q', 'p', 'x', 'n', 't', 'k'], wanted: ({ asked }) => !asked, label: (shown) => say('setup-call-key', onCard(shown)),
    },
    potKey: {
      usual: ['w', 'o'], wanted: ({ asked, keys }, people) => !asked && keys === 'two' && people === 2,
      label: (shown) => say('snap-pot-key', { name: shown }), word: () => say('snap-calls-pot-with'),
    },
  },
  seed: { word: 'cards', tooLong: (most) => say('snap-link-cards', { most }) },
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
    asked: {
      ...UNHURRIED, label: () => say('snap-choice-hurry'),
      words: (one) => (one ? { word: say('snap-choice-untimed'), line: say('snap-choice-untimed-line') }
        : { word: say('snap-choice-timed'), line: say('snap-choice-timed-line') }),
    },
    drum: {
      of: [false, true], draftOnly: true, asked: ({ asked }) => !asked, chosen: hasDrum, label: () => say('snap-choice-turning'),
      words: (one) => (one ? { word: say('snap-choice-drum'), line: say('snap-choice-drum-line') }
        : { word: say('snap-choice-own'), line: say('snap-choice-own-line') }),
    },
    beat: {
      of: BEATS, usual: 2500, asked: hasDrum, off: null, within: true, label: () => say('snap-choice-beat'),
      link: {
        word: 'drum', ...inSeconds, with: { drum: true }, also: { off: { drum: false } },
        refused: (found) => say('snap-link-drum', { found }),
      },
      words: (one) => ({ word: inWords(one), spoken: say('snap-choice-seconds-name', { seconds: inWords(one) }) }),
    },
    least: {
      of: LEASTS, usual: USUAL_TERMS.least, asked: (draft, sits) => !draft.asked && !hasDrum(draft, sits), within: true,
      label: () => say('snap-choice-least'),
      words: (one) => ({
        word: say('snap-choice-least-name', { seconds: inWords(one) }),
        spoken: say('snap-choice-seconds-name', { seconds: inWords(one) }),
        line: say('snap-choice-least-line', { seconds: inWords(one) }),
      }),
    },
    packs: {
      of: [1, 2], strict: true, asked: ({ table, seats, packs }) => packsFor(table, seats.length).length > 1 || packs === 1,
      chosen: ({ table, seats, packs }) => packs ?? packsFor(table, seats.length)[0]!, label: () => say('snap-choice-packs'),
      link: { word: 'packs', refused: (found) => say('snap-link-packs', { found }) },
      words: (packs) => ({ word: say('snap-choice-packs-name', { packs }) }),
    },
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
