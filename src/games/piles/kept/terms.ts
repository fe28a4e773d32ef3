/** What is agreed for any game of piles, as data: how cards are turned, with how many packs, and with which key somebody calls. */
import type { DraftBase } from '../../../seats/draftSeats';
import type { Agreed, AgreedTypes } from '../../../seats/agreement';
import type { OwnKey } from '../../../seats/keys';
import type { Sits, Term, Terms } from '../../../seats/terms';
import { inSeconds, UNHURRIED } from '../../sharedTerms';
import { oneDecimal } from '../../../strings/formats';
import { say } from '../../../strings/say';
import { onCard } from '../../../strings/words/setup/atTable';

/** How long a card lies there at least until the next may be turned, and from card to card where a drum turns them, in milliseconds. */
const LEASTS = [500, 800, 1200, 2000] as const;
const BEATS = [1500, 2000, 2500, 3000, 4000] as const;

/** What is played where nobody says otherwise. */
export const USUAL_TURNING = { asked: false, least: 800 } as const;

export interface PilesDraft extends DraftBase {
  readonly asked: boolean;
  readonly least: (typeof LEASTS)[number];
  readonly beat: (typeof BEATS)[number];
  /** Where nobody has chosen, as many as so many players take, and a drum as so many people at one keyboard need. */
  readonly packs?: 1 | 2 | undefined;
  readonly drum?: boolean | undefined;
}

/** What a set-up has of it. */
export interface PilesTerms extends Pick<PilesDraft, 'asked' | 'least' | 'sitting'> {
  /** Null where everybody turns their own cards. */
  readonly beat: PilesDraft['beat'] | null;
  readonly packs: 1 | 2;
}

/** Whether a drum turns the cards: where nobody has chosen it does for more than two people at one keyboard. */
const hasDrum = ({ asked, drum }: PilesDraft, { people, around }: Sits): boolean => !asked && (drum ?? (people > 2 && !around));

/** Whether players turn their own cards, at any moment: neither does a drum, nor is everybody asked. */
export function turnsOwn(draft: PilesDraft, sits: Sits): boolean { return !draft.asked && !hasDrum(draft, sits); }

const inWords = (ms: number): string => oneDecimal(ms / 1000);

/** How cards are turned. */
export const TURNING: Pick<Terms<PilesDraft>, 'asked' | 'drum' | 'beat' | 'least'> = {
  asked: {
    ...UNHURRIED, label: () => say('piles-choice-hurry'),
    words: (one) => (one ? { word: say('piles-choice-untimed'), line: say('piles-choice-untimed-line') }
      : { word: say('piles-choice-timed'), line: say('piles-choice-timed-line') }),
  },
  drum: {
    of: [false, true], draftOnly: true, asked: ({ asked }) => !asked, chosen: hasDrum, label: () => say('piles-choice-turning'),
    words: (one) => (one ? { word: say('piles-choice-drum'), line: say('piles-choice-drum-line') }
      : { word: say('piles-choice-own'), line: say('piles-choice-own-line') }),
  },
  beat: {
    of: BEATS, usual: 2500, asked: hasDrum, off: null, within: true, label: () => say('piles-choice-beat'),
    link: {
      word: 'drum', ...inSeconds, with: { drum: true }, also: { off: { drum: false } },
      refused: (found) => say('piles-link-drum', { found }),
    },
    words: (one) => ({ word: inWords(one), spoken: say('piles-choice-seconds-name', { seconds: inWords(one) }) }),
  },
  least: {
    of: LEASTS, usual: USUAL_TURNING.least, asked: turnsOwn, within: true,
    label: () => say('piles-choice-least'),
    words: (one) => ({
      word: say('piles-choice-least-name', { seconds: inWords(one) }),
      spoken: say('piles-choice-seconds-name', { seconds: inWords(one) }),
      line: say('piles-choice-least-line', { seconds: inWords(one) }),
    }),
  },
};

/** How many packs are played with. @param packsFor those that will do, the usual number first */
export function packsTerm<Draft extends DraftBase & Pick<PilesDraft, 'packs'>>(
  packsFor: (draft: Draft) => readonly (1 | 2)[],
): Term<Draft, 1 | 2> {
  return {
    of: [1, 2], strict: true, asked: (draft) => packsFor(draft).length > 1 || draft.packs === 1,
    chosen: (draft) => draft.packs ?? packsFor(draft)[0]!, label: () => say('piles-choice-packs'),
    link: { word: 'packs', refused: (found) => say('piles-link-packs', { found }) },
    words: (packs) => ({ word: say('piles-choice-packs-name', { packs }) }),
  };
}

/** The house rule by which cards can be turned out of turn. Where a drum turns them, or everybody is asked, nobody can. */
export interface OutOfTurn { readonly outOfTurn: boolean }

export const OUT_OF_TURN: Term<PilesDraft & OutOfTurn, boolean> = {
  of: [false, true], usual: false, strict: true, asked: turnsOwn, agreed: (draft, sits) => draft.outOfTurn && turnsOwn(draft, sits),
  label: () => say('piles-choice-out-of-turn'),
  link: {
    word: 'outofturn', as: (allowed) => (allowed ? 'on' : 'off'), refused: (found) => say('piles-link-out-of-turn', { found }),
  },
  words: (one) => (one ? { word: say('piles-choice-dead'), line: say('piles-choice-dead-line') }
    : { word: say('piles-choice-nobody'), line: say('piles-choice-nobody-line') }),
};

/** The key to call with. */
export const CALL_KEY: OwnKey<PilesDraft> = {
  usual: ['q', 'p', 'x', 'n', 't', 'k'], wanted: ({ asked }) => !asked, label: (shown) => say('setup-call-key', onCard(shown)),
};

/** What else of an agreement is the same for all. */
export const SAME: Pick<Agreed<AgreedTypes>, 'tableKeys' | 'seed'> = {
  // The menu, and what turns a card for whoever's turn it is.
  tableKeys: 'md', seed: { word: 'cards', tooLong: (most) => say('piles-link-cards', { most }) },
};
