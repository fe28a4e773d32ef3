/** A hand, and cards that lie open in the middle, where one of each is swapped: which is picked, and what is chosen with it. */
import type { TemplateResult } from 'lit-html';
import type { Card } from '../../../cards/card';
import { say } from '../../../strings/say';
import { DEALT } from '../rules/deal';
import { handOf } from './hand';

export interface Swapping {
  readonly hand: readonly Card[] | null;
  readonly board: readonly Card[];
  /** How many cards lie face down in the middle. */
  readonly down: number;
  readonly picked: Card | null;
  /** Whether cards are swapped now. */
  readonly on: boolean;
  readonly keys: boolean;
}

type Chosen = { readonly pick: Card | null } | { readonly take: Card; readonly give: Card };

/** A card is chosen: with one of the other side picked before, they're swapped; the same again is let go. */
export function chosenWith({ hand, board, picked }: Pick<Swapping, 'hand' | 'board' | 'picked'>, card: Card): Chosen {
  const isOwn = hand?.includes(card) === true;
  const other = picked !== null && (isOwn ? board : hand ?? []).includes(picked) ? picked : null;
  if (other === null) return { pick: card === picked ? null : card };
  return isOwn ? { take: other, give: card } : { take: card, give: other };
}

/** The card that a key from 1 on stands for: the hand first, then the board; null: none. */
export function cardOfKey({ hand, board }: Pick<Swapping, 'hand' | 'board'>, key: string): Card | null {
  const place = /^[1-8]$/u.test(key) ? Number(key) - 1 : -1;
  return (place < DEALT ? hand?.[place] : board[place - DEALT]) ?? null;
}

function row(
  { picked, on, keys }: Pick<Swapping, 'picked' | 'on' | 'keys'>, label: string, cards: readonly Card[] | null, count: number,
  does: (card: string) => string, firstKey: number, choose: (card: Card, at: number) => void,
): TemplateResult {
  return handOf({
    label, cards, count, places: count, on, keys, firstKey, does, raised: picked === null ? null : cards?.indexOf(picked) ?? null,
  }, (place, at) => { if (cards !== null && on) choose(cards[place]!, at); });
}

export function boardOf(swapping: Swapping, choose: (card: Card, at: number) => void): TemplateResult {
  const { board, down } = swapping;
  const cards = board.length > 0 ? board : null;
  return row(swapping, say('hands-board'), cards, cards?.length ?? down, (card) => say('hands-take', { card }), DEALT + 1, choose);
}

export function ownHand(swapping: Swapping, hand: readonly Card[], choose: (card: Card, at: number) => void): TemplateResult {
  return row(swapping, say('hands-hand'), hand, DEALT, (card) => say('hands-give', { card }), 1, choose);
}
