/**
 * What is played in the lesson: two at a table, cards that come of a word like any others, and what Pip does with them. The rules say what
 * comes of it.
 */
import type { PlayableSnapBack } from '../kept/savedGame';
import type { SnapBackSetup } from '../kept/setup';
import type { Claim } from '../rules/cards';
import type { GameEvent, Seat } from '../rules/game';

/** Who sits where. */
export const YOU: Seat = 0;
export const PIP: Seat = 1;

/**
 * The word of the cards 3 8 10 9 5 7, 6 7 3 6 8: the eighth was 2 back and the tenth 3 back. The ninth and the eleventh were here too, but
 * longer ago than six cards.
 */
export const SEED = 'lesson 10788';

/** The cards by their number, at which the lesson has something to say. */
export const CARDS = { first: 7, match: 8, pass: 9, theirs: 10, vain: 11 } as const;

/** What is shown at the calls: what the learner has to show, and what Pip does. */
export const CLAIMS: { readonly [K in 'match' | 'theirs' | 'vain']: readonly [you: Claim, pip: Claim] } = {
  match: [2, 0], theirs: [3, 3], vain: [0, 5],
};

/** The parts of the lesson. A reload comes back to the beginning of one. */
export const PARTS = ['match', 'theirs', 'vain', 'end'] as const;
export type Part = (typeof PARTS)[number];

const shows = (count: number): GameEvent[] => Array.from({ length: count }, () => ['show']);

/** What has happened when a part begins. */
const BEFORE: { readonly [P in Part]: readonly GameEvent[] } = {
  match: [],
  theirs: [...shows(CARDS.match), ['call', YOU], ['reveal', CLAIMS.match]],
  vain: [...shows(CARDS.match), ['call', YOU], ['reveal', CLAIMS.match], ...shows(CARDS.theirs - CARDS.match), ['call', PIP],
    ['reveal', CLAIMS.theirs]],
  end: [...shows(CARDS.match), ['call', YOU], ['reveal', CLAIMS.match], ...shows(CARDS.theirs - CARDS.match), ['call', PIP],
    ['reveal', CLAIMS.theirs], ...shows(CARDS.vain - CARDS.theirs), ['call', PIP], ['reveal', CLAIMS.vain]],
};

/** A slow game that begins low, so that a match 2 back is worth something. */
export function lessonSetup(name: string, pip: string): SnapBackSetup {
  return {
    players: [
      { name, kind: 'local', shape: 'circle', me: true },
      { name: pip, kind: 'bot', level: 'pip', shape: 'square' },
    ],
    dice: 2, pace: 2000, minutes: null, untimed: false, row: true,
  };
}

/** The game as it stands when a part begins. */
export function gameBefore(part: Part, setup: SnapBackSetup): PlayableSnapBack {
  const events = BEFORE[part];
  return {
    // Nothing is left to chance: Pip does what the lesson says.
    id: `lesson-${part}`, setup, seed: SEED, luck: setup.players.map(() => ''), events, played: 0,
    callTimes: events.filter(([kind]) => kind === 'call').map(() => null), ended: null, startedAt: 0, savedAt: 0,
  };
}

