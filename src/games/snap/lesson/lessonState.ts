/**
 * Where a learner is in the lesson, and what comes next with whatever happens at the table or is done there. Pure. Nothing goes on by
 * itself wherever something is to be read or done: nobody is hurried before they know the game.
 */
import type { Seat } from '../rules/game';
import { CARDS, YOU, type Part } from './course';
import type { SayName } from './says';

/** What the learner is asked for. */
export type Asked = 'begin' | 'turn' | 'call' | 'goOn' | 'play';

/** The moments of the lesson. */
export type Beat =
  /** Nothing is turned yet; or a reload has come back to a part. */
  | 'hello'
  /** It is the learner's turn to turn a card. */
  | 'turn'
  /** Pip turns a card, or calls. */
  | 'watch'
  /** Something lies there to be called, and waits. */
  | 'call'
  /** What came of a call can be looked at, until a press. */
  | 'seen'
  | 'done';

export interface LessonState {
  readonly part: Part;
  readonly beat: Beat;
  readonly said: SayName;
  /** How often Pip has said something: the same again is news, too. */
  readonly times: number;
  /** Whether what is wanted was asked to be shown. */
  readonly hint: boolean;
  /** How many cards are turned. */
  readonly cards: number;
}

/** What happens in the lesson. */
export type LessonChange =
  | { readonly type: 'goOn' }
  | { readonly type: 'flipped'; readonly seat: Seat; readonly cards: number }
  /** What a call came to: it was taken, tied, or wrong. */
  | { readonly type: 'judged' }
  /** The learner would call, or turn a card. What is not wanted is answered and never comes to the table. */
  | { readonly type: 'wouldCall' }
  | { readonly type: 'wouldTurn' }
  | { readonly type: 'showMe' };

const BEFORE: Readonly<Record<Part, number>> = { match: 0, tie: CARDS.match, pot: CARDS.tie, vain: CARDS.pot, end: CARDS.vain };

/** The beginning of the lesson, or of a part of it after a reload. */
export function beginPart(part: Part): LessonState {
  const said = part === 'match' ? 'hello' : part === 'end' ? 'done' : 'back';
  return { part, beat: part === 'end' ? 'done' : 'hello', said, times: 1, hint: false, cards: BEFORE[part] };
}

/** What is asked for now; null while something is shown. */
export function askedIn({ beat }: LessonState): Asked | null {
  switch (beat) {
    case 'hello': return 'begin';
    case 'turn': case 'call': return beat;
    case 'seen': return 'goOn';
    case 'done': return 'play';
    case 'watch': return null;
  }
}

/** The lesson after a change. What does not go then changes nothing. */
export function lessonAfter(state: LessonState, change: LessonChange): LessonState {
  switch (change.type) {
    case 'goOn': return wentOn(state);
    case 'flipped': return flippedIn(state, change.seat, change.cards);
    case 'judged': return state.part === 'end' ? state : says({ ...state, beat: 'seen' }, SEEN[state.part]);
    case 'wouldCall': return calledInVain(state);
    case 'wouldTurn': return turnedInVain(state);
    case 'showMe': return shownHow(state);
  }
}

const SEEN = { match: 'seen', tie: 'seen-tie', pot: 'seen-pot', vain: 'seen-vain' } as const;
const NEXT = { match: 'tie', tie: 'pot', pot: 'vain', vain: 'end' } as const;
/** How each part begins: after the tie Pip turns the next card. */
const BEGINS = {
  match: ['turn', 'turn'], tie: ['turn', 'again'], pot: ['watch', 'pot'], vain: ['turn', 'last'], end: ['done', 'done'],
} as const satisfies Readonly<Record<Part, readonly [Beat, SayName]>>;

function says(state: LessonState, said: SayName): LessonState {
  return { ...state, said, times: state.times + 1, hint: false };
}

function wentOn(state: LessonState): LessonState {
  const { beat, part } = state;
  if (part === 'end' || (beat !== 'hello' && beat !== 'seen')) return state;
  const next = beat === 'hello' ? part : NEXT[part];
  const [begins, said] = BEGINS[next];
  return says({ ...state, part: next, beat: begins }, said);
}

/** What Pip says to each card, where it is something of its own. */
const AT_CARD: Readonly<Record<number, SayName>> = {
  1: 'mine', 2: 'turn-again', 3: 'look', [CARDS.match]: 'call', 5: 'mine', 6: 'keep-looking', [CARDS.tie]: 'call-tie', 8: 'turn-pot',
  9: 'mine', [CARDS.pot]: 'call-pot', 11: 'mine', [CARDS.vain]: 'hm',
};

function flippedIn(state: LessonState, seat: Seat, cards: number): LessonState {
  const waits = cards === CARDS.match || cards === CARDS.tie || cards === CARDS.pot;
  const beat = waits ? 'call' : seat === YOU || cards === CARDS.vain ? 'watch' : 'turn';
  const said = AT_CARD[cards];
  const next = { ...state, beat, cards } as const;
  return said === undefined ? { ...next, hint: false } : says(next, said);
}

/** A call that nothing is to be won with. */
function calledInVain(state: LessonState): LessonState {
  if (state.beat !== 'turn' && state.beat !== 'watch') return state;
  if (state.cards === CARDS.vain) return says(state, 'not-six');
  return says(state, state.cards < 2 ? 'early' : 'not-this');
}

/** A card that is not the learner's to turn now. */
function turnedInVain(state: LessonState): LessonState {
  if (state.beat === 'watch') return says(state, 'my-turn');
  return state.beat === 'call' ? says(state, 'look-first') : state;
}

function shownHow(state: LessonState): LessonState {
  const { beat } = state;
  return beat === 'turn' || beat === 'call' ? { ...says(state, `hint-${beat}`), hint: true } : state;
}
