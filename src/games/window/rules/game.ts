/** A game of Through the Window as the rules know it, and what may happen next in it. Plain data: no clock, no chance, no list of words. */
import { RANKS, rankOf, type Card } from '../../../cards/card';
import type { CardDeal } from '../../../cards/pack';
import { withMost } from '../../small/rules/most';

export type Seat = number;
export const [MIN_SEATS, MAX_SEATS] = [3, 13];
/** The longest word, in characters; and the cards of each. */
export const WORD_LENGTH = 40;
const EACH = 4;
/** The letter with which the name of each rank begins, from 2 to the ace. */
const NAMES = { en: 'TTFFSSENTJQKA', sv: 'TTFFSSÅNTKDKE' } as const;
export const LETTERS = ['en', 'sv'] as const;
export type Letters = (typeof LETTERS)[number];
export const letterOf = (letters: Letters, card: Card): string => NAMES[letters][(RANKS as readonly string[]).indexOf(rankOf(card))]!;

/** Why a word wins its card, or doesn't. Whoever says what doesn't win is out for that card. */
const VERDICTS = ['list', 'agreed', 'unknown', 'letter', 'used', 'none'] as const;
type Verdict = (typeof VERDICTS)[number];
export interface WindowGame {
  readonly letters: Letters;
  /** The face-down cards of each seat, the next first; and those that nobody has. */
  readonly hands: readonly (readonly Card[])[];
  readonly rest: readonly Card[];
  readonly turn: Seat;
  readonly open: Card | null;
  /** Who has called, the one who has the word first; and who is out for this card. */
  readonly queue: readonly Seat[];
  readonly wrong: readonly Seat[];
  /** For each seat its cards, each with the word that won it. */
  readonly won: readonly (readonly (readonly [Card, string])[])[];
  readonly aside: readonly Card[];
  readonly turned: number;
  readonly over: boolean;
}

export type WindowEvent = readonly ['turn' | 'call', Seat] | readonly ['aside', null] | readonly ['word', Seat, string, Verdict];
export type WindowHappening =
  | { readonly type: 'turned'; readonly seat: Seat; readonly card: Card }
  /** `first`: whether they have the word at once. */
  | { readonly type: 'called'; readonly seat: Seat; readonly first: boolean }
  | { readonly type: 'won' | 'wrong'; readonly seat: Seat; readonly text: string; readonly verdict: Verdict; readonly card: Card }
  | { readonly type: 'aside' }
  | { readonly type: 'ended'; readonly winners: readonly Seat[] };

export type RefusalCode =
  'game-over' | 'unknown-event' | 'bad-event' | 'unknown-seat' | 'card-open' | 'not-your-turn' | 'no-card' | 'out-for-card' | 'called'
  | 'not-first' | 'bad-word' | 'wrong-letter' | 'used-word' | 'bad-verdict' | 'caller-first';
/** The game in types, as it is kept and written down. */
export interface WindowMoves { readonly State: WindowGame; readonly Event: WindowEvent; readonly Happening: WindowHappening }
type Outcome = { readonly ok: false; readonly code: RefusalCode }
  | { readonly ok: true; readonly state: WindowGame; readonly happenings: readonly WindowHappening[] };

/** A game before its first card. The dealer turns it. */
export function startGame(letters: Letters, seats: number, { deck, dealer }: CardDeal): WindowGame {
  const dealt = deck.slice(0, seats * EACH);
  const hands = Array.from({ length: seats }, (_, seat) => dealt.filter((_card, i) => (dealer + 1 + i) % seats === seat));
  return {
    letters, hands, rest: deck.slice(dealt.length), turn: dealer, open: null, queue: [], wrong: [], won: hands.map(() => []), aside: [],
    turned: 0, over: false,
  };
}

const folded = (word: string): string => word.toLowerCase();
const isRight = (verdict: Verdict): boolean => verdict === 'list' || verdict === 'agreed';
/** The words of a game that have won, in lower case. */
export function usedWords(words: readonly string[]): ReadonlySet<string> { return new Set(words.map(folded)); }
/** Whether a text can stand as a word, be it right or wrong. */
export function isWord(word: string): boolean {
  return [...word].length <= WORD_LENGTH && word === word.trim() && word === word.normalize('NFC');
}
/** What is wrong with a word by the rules alone; null: nothing, so that the list and the others have their say. */
export function faultOf({ letters, open, won }: Pick<WindowGame, 'letters' | 'open' | 'won'>, word: string): Verdict | null {
  if (word === '') return 'none';
  if ([...folded(word)][0] !== folded(letterOf(letters, open!))) return 'letter';
  return usedWords(won.flat().map(([, used]) => used)).has(folded(word)) ? 'used' : null;
}

/** Those with most cards; none where nobody has won any. */
export function winnersOf({ won }: Pick<WindowGame, 'won'>): readonly Seat[] { return withMost(won.map(({ length }) => length)); }

/** Why an event can't happen, in the order in which it is looked at; null: it can. */
function refusal(game: WindowGame, event: unknown): RefusalCode | null {
  const parts: readonly unknown[] = Array.isArray(event) ? event : [];
  const [kind, seat, word, verdict] = parts as [unknown, Seat, string, Verdict];
  if (game.over) return 'game-over';
  if (kind !== 'turn' && kind !== 'call' && kind !== 'word' && kind !== 'aside') return 'unknown-event';
  const isWhole = parts.length === (kind === 'word' ? 4 : 2) && (kind === 'aside' ? seat === null : Number.isInteger(seat))
    && (kind !== 'word' || (typeof word === 'string' && VERDICTS.includes(verdict)));
  if (!isWhole) return 'bad-event';
  if (kind !== 'aside' && game.won[seat] === undefined) return 'unknown-seat';
  if (kind === 'turn') return game.open !== null ? 'card-open' : seat === game.turn ? null : 'not-your-turn';
  if (game.open === null) return 'no-card';
  if (kind === 'aside') return game.queue.length > 0 ? 'caller-first' : null;
  if (kind === 'call') return game.wrong.includes(seat) ? 'out-for-card' : game.queue.includes(seat) ? 'called' : null;
  if (game.queue[0] !== seat) return 'not-first';
  if (!isWord(word)) return 'bad-word';
  const fault = faultOf(game, word);
  if (isRight(verdict) && fault === 'letter') return 'wrong-letter';
  if (isRight(verdict) && fault === 'used') return 'used-word';
  return fault === verdict || (fault === null && (isRight(verdict) || verdict === 'unknown')) ? null : 'bad-verdict';
}

/** Lets any value happen as the next event, if it may. */
export function apply(game: WindowGame, event: unknown): Outcome {
  const code = refusal(game, event);
  if (code !== null) return { ok: false, code };
  const [kind, seat, word = '', verdict = 'none'] = event as WindowEvent;
  if (kind === 'turn') {
    const [card, ...hand] = game.hands[seat]!;
    const state = { ...game, hands: game.hands.with(seat, hand), open: card!, turned: game.turned + 1 };
    return { ok: true, state, happenings: [{ type: 'turned', seat, card: card! }] };
  }
  const queue = [...game.queue, seat!];
  if (kind === 'call') return { ok: true, state: { ...game, queue }, happenings: [{ type: 'called', seat, first: queue.length === 1 }] };
  const card = game.open!;
  if (kind === 'aside') return closed({ ...game, aside: [...game.aside, card] }, { type: 'aside' });
  if (isRight(verdict)) {
    const won = game.won.with(seat, [...game.won[seat]!, [card, word]]);
    return closed({ ...game, won }, { type: 'won', seat, text: word, verdict, card });
  }
  const told = { type: 'wrong', seat, text: word, verdict, card } as const;
  const state = { ...game, queue: game.queue.slice(1), wrong: [...game.wrong, seat] };
  return state.wrong.length < game.won.length ? { ok: true, state, happenings: [told] }
    : closed({ ...state, aside: [...game.aside, card] }, told, { type: 'aside' });
}

/** The open card has gone to somebody, or aside: the next at the left turns one, as long as there are any. */
function closed(game: WindowGame, ...happenings: readonly WindowHappening[]): Outcome {
  const over = game.hands.every(({ length }) => length === 0);
  const state = { ...game, open: null, queue: [], wrong: [], turn: (game.turn + 1) % game.won.length, over };
  return { ok: true, state, happenings: [...happenings, ...over ? [{ type: 'ended', winners: winnersOf(game) } as const] : []] };
}
