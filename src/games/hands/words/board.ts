/** What is heard of a board, and of one's own cards. Chooses messages. */
import type { Card } from '../../../cards/card';
import { list } from '../../../strings/formats';
import { say } from '../../../strings/say';
import { cardName } from '../../piles/words/cards';

export const cardsText = (cards: readonly Card[]): string => list(cards.map(cardName));

export function boardText(board: readonly Card[]): string { return say('hands-heard-board', { told: cardsText(board) }); }

/** One's own cards and the board, for whoever asks to hear them. @param down how many cards lie face down there */
export function lyingText(
  { hand, board, down }: { readonly hand: readonly Card[] | null; readonly board: readonly Card[]; readonly down: number },
): string {
  return [
    ...hand === null ? [] : [say('hands-heard-hand', { told: cardsText(hand) })],
    ...board.length > 0 ? [boardText(board)] : down > 0 ? [say('hands-heard-down')] : [],
  ].join(' ');
}
