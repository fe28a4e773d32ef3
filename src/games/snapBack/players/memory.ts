/**
 * What a computer player has in mind of the cards: those that it saw, and what it recalls of them when a new one comes. Chance hangs on
 * (player, card, moment), so the same player recalls the same however often it is asked.
 */
import { fraction, randomFrom } from '../../../chance/chance';
import { recallChance } from '../../../cognition/recall';
import { BACKS, type Back, type Rank } from '../rules/cards';
import { SECONDS_A_CARD, type CardLevel } from './levels';

/** So many cards before the top card are thought of: the last of them can only be taken for one nearer. */
const IN_MIND = BACKS.length + 1;

/** By how much the threshold is lower for a faint notion: that the card has been there, and not where. */
const FAINT = 0.25;
/** How often such a card seems to have been one place off. */
const FAINT_MISPLACING = 0.5;

/** A card that was seen. */
export interface SeenCard {
  readonly rank: Rank;
  /** The nth card of the game, counted from 1. */
  readonly number: number;
  /** How often it was seen again: each time they see anew where it lies. */
  readonly again: number;
}

/** What a player believes of the top card. */
export interface Belief {
  /** The k-backs that they recall, the nearest first. */
  readonly sure: readonly Back[];
  /** The k-backs that seem likely, where they are not sure of any. */
  readonly faint: readonly Back[];
  /** Places where they recall another card. */
  readonly others: readonly Back[];
}

export const NOTHING_RECALLED: Belief = { sure: [], faint: [], others: [] };

/** The cards in mind after another one was shown. One that is shown a second time, because it came too soon, takes its own place. */
export function withCard(cards: readonly SeenCard[], rank: Rank, number: number): readonly SeenCard[] {
  return [...cards.filter((card) => card.number < number), { rank, number, again: 0 }].slice(-IN_MIND - 1);
}

/** The cards in mind after some of them lay open again. @param numbers which they were */
export function seenAgain(cards: readonly SeenCard[], numbers: (number: number) => boolean): readonly SeenCard[] {
  return cards.map((card) => (numbers(card.number) ? { ...card, again: card.again + 1 } : card));
}

/**
 * What they believe of the top card.
 * @param cards the cards in mind, the top card last
 * @param seed names the player in this game
 */
export function believe(cards: readonly SeenCard[], level: CardLevel, seed: string): Belief {
  const top = cards.at(-1);
  if (!top) return NOTHING_RECALLED;
  const thought = cards.slice(0, -1).toReversed().map((card) => thoughtOf(card, top, level, seed));
  const places = (how: Thought['how'], isLike: boolean): Back[] => BACKS.filter((back) =>
    thought.some((card) => card.back === back && card.how === how && (card.rank === top.rank) === isLike));
  const sure = places('sure', true);
  return { sure, faint: sure.length > 0 ? [] : places('faint', true), others: places('sure', false) };
}

/** A card as it comes to mind: how far back it seems to have been, and how sure that is. */
interface Thought {
  readonly rank: Rank;
  readonly back: number;
  readonly how: 'sure' | 'faint' | 'gone';
}

function thoughtOf(card: SeenCard, top: SeenCard, level: CardLevel, seed: string): Thought {
  const { rank, number, again } = card;
  const { recall: { threshold, noise }, misplacing } = level;
  const back = top.number - number;
  const chance = (limit: number): number => recallChance(back, limit, SECONDS_A_CARD, noise);
  const drawOf = (what: string): number => drawFrom(`${seed}:${what}:${number}`);
  const draw = drawOf(`recall:${top.number}`);
  if (draw < chance(threshold)) return { rank, back: placeOf(back, misplacing, drawOf(`place:${again}`)), how: 'sure' };
  if (draw >= chance(threshold - FAINT)) return { rank, back, how: 'gone' };
  return { rank, back: placeOf(back, FAINT_MISPLACING, drawOf(`faint:${top.number}`)), how: 'faint' };
}

/** Where a card seems to have been. The card before the top card is the one that they have just seen: nobody takes it for another. */
function placeOf(back: number, misplacing: number, draw: number): number {
  if (back === 1 || draw >= misplacing) return back;
  return draw < misplacing / 2 ? back - 1 : back + 1;
}

/** A number from 0 up to but not including 1, the same for the same words. */
export function drawFrom(words: string): number {
  return fraction(randomFrom(words));
}
