/**
 * Where a learner is in the lesson, and what comes next with whatever happens at the table or is done there. Pure. Time stands still
 * wherever something is to be read or done: nobody is hurried before they know the game.
 */
import type { Claim } from '../rules/cards';
import type { Seat } from '../rules/game';
import { CARDS, CLAIMS, YOU, type Part } from './course';
import type { SayName } from './says';

/** What the learner is asked for. */
export type Asked = 'begin' | 'call' | 'choose' | 'goOn' | 'play';

/** The moments of the lesson, in their order. */
export type Beat =
  /** Nothing is dealt yet; or a reload has come back to a part. */
  | 'hello'
  /** Cards go by, and nothing is wanted. */
  | 'watch'
  /** The match lies open and waits for a call. */
  | 'call'
  /** Somebody has called, and the learner has not shown the right number yet. */
  | 'choose'
  /** The right number is chosen: three, two, one. */
  | 'count'
  /** The cards and the numbers lie open, until a press. */
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
}

/** What happens in the lesson. */
export type LessonChange =
  | { readonly type: 'goOn' }
  | { readonly type: 'shown'; readonly number: number }
  | { readonly type: 'called'; readonly seats: readonly Seat[] }
  /** The learner would call, or show a number. What is not wanted is answered and never comes to the table. */
  | { readonly type: 'wouldCall'; readonly mayCall: boolean; readonly holds: boolean }
  | { readonly type: 'chosen'; readonly claim: Claim }
  | { readonly type: 'revealed' }
  | { readonly type: 'showMe' };

/** The beginning of the lesson, or of a part of it after a reload. */
export function beginPart(part: Part): LessonState {
  const said = part === 'match' ? 'hello' : part === 'end' ? 'done' : 'back';
  return { part, beat: part === 'end' ? 'done' : 'hello', said, times: 1, hint: false };
}

/** What is asked for now; null while something is shown. */
export function askedIn({ beat }: LessonState): Asked | null {
  switch (beat) {
    case 'hello': return 'begin';
    case 'call': return 'call';
    case 'choose': return 'choose';
    case 'seen': return 'goOn';
    case 'done': return 'play';
    case 'watch': case 'count': return null;
  }
}

/** The number that the learner has to show in this part. */
function wantedClaim(part: Part): Claim | null {
  return part === 'end' ? null : CLAIMS[part][YOU]!;
}

/** The lesson after a change. What does not go then changes nothing. */
export function lessonAfter(state: LessonState, change: LessonChange): LessonState {
  switch (change.type) {
    case 'goOn': return wentOn(state);
    case 'shown': return shownIn(state, change.number);
    case 'called': return calledIn(state, change.seats);
    case 'wouldCall': return state.beat === 'watch' ? inVain(state, change) : state;
    case 'chosen': return state.beat === 'choose' ? chosenIn(state, change.claim) : state;
    case 'revealed': return state.part === 'end' ? state : says({ ...state, beat: 'seen' }, SEEN[state.part]);
    case 'showMe': return shownHow(state);
  }
}

const SEEN = { match: 'seen', theirs: 'seen-theirs', vain: 'seen-fist' } as const;
const NEXT = { match: 'theirs', theirs: 'vain', vain: 'end' } as const;

function says(state: LessonState, said: SayName): LessonState {
  return { ...state, said, times: state.times + 1, hint: false };
}

function wentOn(state: LessonState): LessonState {
  const { beat, part } = state;
  if (beat === 'hello') return says({ ...state, beat: 'watch' }, part === 'match' ? 'watch' : 'again');
  if (beat !== 'seen' || part === 'end') return state;
  const next = NEXT[part];
  return next === 'end' ? says({ ...state, part: next, beat: 'done' }, 'done') : says({ ...state, part: next, beat: 'watch' }, 'again');
}

function shownIn(state: LessonState, number: number): LessonState {
  switch (number) {
    case CARDS.first: return says(state, 'seventh');
    case CARDS.match: return says({ ...state, beat: 'call' }, 'call');
    case CARDS.pass: return says(state, 'pass');
    case CARDS.theirs: return says(state, 'look');
    case CARDS.vain: return says(state, 'hm');
    default: return state;
  }
}

function calledIn(state: LessonState, seats: readonly Seat[]): LessonState {
  const choose = { ...state, beat: 'choose' } as const;
  if (state.part === 'match') return says(choose, 'choose');
  if (state.part === 'theirs') return says(choose, seats.includes(YOU) ? 'quicker' : 'theirs');
  return says(choose, 'vain');
}

/** A call that nothing is to be won with; one for a match that Pip has not called yet goes to the table. */
function inVain(state: LessonState, { mayCall, holds }: { readonly mayCall: boolean; readonly holds: boolean }): LessonState {
  if (!mayCall) return says(state, 'early');
  if (holds) return state;
  return says(state, state.part === 'match' ? 'not-this' : 'too-far');
}

const NOT_QUITE = { match: 'not-quite', theirs: 'not-quite-theirs', vain: 'was-it' } as const;
/** In the first part the learner has called, and is offered no fist. */
const NO_FIST = { ...NOT_QUITE, theirs: 'no-fist-theirs' } as const;

function chosenIn(state: LessonState, claim: Claim): LessonState {
  if (state.part === 'end') return state;
  if (claim === wantedClaim(state.part)) return says({ ...state, beat: 'count' }, 'right');
  return says(state, claim === 0 ? NO_FIST[state.part] : NOT_QUITE[state.part]);
}

const HINTS = { match: 'hint-choose', theirs: 'hint-theirs', vain: 'hint-fist' } as const;

function shownHow(state: LessonState): LessonState {
  if (state.beat === 'call') return { ...says(state, 'hint-call'), hint: true };
  if (state.beat === 'choose' && state.part !== 'end') return { ...says(state, HINTS[state.part]), hint: true };
  return state;
}
