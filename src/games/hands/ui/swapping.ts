/** A hand, and cards that lie open in the middle, where one of each is swapped: which is picked, and what is chosen with it. */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { Card } from '../../../cards/card';
import { say } from '../../../strings/say';
import type { Board } from '../rules/board';
import { DEALT } from '../rules/deal';
import { handOf } from './hand';
import type { HandsModel, HandsTypes } from './handsParts';
import { stockOf } from './places';

interface Swapping {
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

function boardOf(swapping: Swapping, choose: (card: Card, at: number) => void): TemplateResult {
  const { board, down } = swapping;
  const cards = board.length > 0 ? board : null;
  return row(swapping, say('hands-board'), cards, cards?.length ?? down, (card) => say('hands-take', { card }), DEALT + 1, choose);
}

function ownHand(swapping: Swapping, hand: readonly Card[], choose: (card: Card, at: number) => void): TemplateResult {
  return row(swapping, say('hands-hand'), hand, DEALT, (card) => say('hands-give', { card }), 1, choose);
}

/** A table with a board, as somebody sees it. */
export interface SeenBoard extends Pick<Swapping, 'hand' | 'board' | 'down'> {
  readonly phase: string;
  readonly stock: number;
  /** What is left of "three, two, one"; null: nobody counts. */
  readonly count: number | null;
}
type Types = HandsTypes & { readonly View: SeenBoard };
type Model<T extends Types> = Pick<HandsModel<T>, 'view' | 'picked' | 'input'>;

function swappingIn<T extends Types>({ view: { hand, board, down, phase }, picked, input }: Model<T>): Swapping {
  return { hand, board, down, picked, on: phase === 'swapping' && hand !== null, keys: input.singleKeys && hand !== null };
}

/** What a card that's chosen asks for: it's picked, or swapped with the one that was picked before. */
export function chosenCard<T extends Types>({ view, picked }: Model<T>, seat: number, card: Card, at: number) {
  const chosen = chosenWith({ ...view, picked }, card);
  return 'pick' in chosen ? { kind: 'pick', card: chosen.pick } as const
    : { kind: 'act', act: { kind: 'swap', ...chosen, seat, at } } as const;
}

const middleOf = (board: TemplateResult, stock: number): TemplateResult =>
  html`<div class="hands-middle">${board}${stock === 0 ? html`<div class="hands-stock"></div>` : stockOf(stock)}</div>`;

/** The board in the middle, with the stock and the count. */
export function boardMiddle<T extends Types>(model: Model<T>, choose: (card: Card, at: number) => void): TemplateResult {
  const { down, board, count, stock } = model.view;
  return middleOf(down + board.length === 0 ? html`` : html`<div class="hands-lies">${boardOf(swappingIn(model), choose)}${
    count === null ? nothing : html`<b class="hands-count" aria-hidden="true">${count}</b>`}</div>`, stock);
}

/** The same where it is looked back at. */
export function boardLooked({ board, up, stock }: Pick<Board, 'board' | 'up' | 'stock'>): TemplateResult {
  const lies: Swapping = { hand: null, board: up ? board : [], down: board.length, picked: null, on: false, keys: false };
  return middleOf(html`<div class="hands-lies">${board.length === 0 ? nothing : boardOf(lies, () => {})}</div>`, stock.length);
}

/** The hand of the only person here. */
export function swappingHand<T extends Types>(model: Model<T>, choose: (card: Card, at: number) => void): TemplateResult | typeof nothing {
  const { hand } = model.view;
  return hand === null ? nothing : html`<section class="hands-held">${ownHand(swappingIn(model), hand, choose)}</section>`;
}
