/** What comes of somebody pressing a card of their hand, a pile or a key. A card that goes on both piles waits for the one. Pure. */
import type { Card } from '../../../cards/card';
import { foldedKey } from '../../../setup/tableKeys';
import { aloneAt } from '../../../strings/words/cast';
import type { HandsCommand } from '../../hands/ui/handsParts';
import { SEATS, type Seat } from '../rules/game';
import type { HandsSeen } from '../words/hand';
import type { LayingModel, ShownTypes } from './model';
import { slotsOf } from './slots';

/** A game with two piles and hands that are laid on them. */
export type HandTypes = ShownTypes & { readonly View: HandsSeen };
type Command<T extends HandTypes> = HandsCommand<T>;

/** Whether a card goes onto another. */
export type Fits = (card: Card, top: Card) => boolean;

/** The keys of the two piles. */
export const PILE_KEYS: readonly string[] = ['j', 'k'];

/** A hand by its places; a card that was laid just now has left its own. */
export function slotsAt<T extends HandTypes>({ view, slots, sent = [] }: LayingModel<T>, seat: Seat): readonly (Card | null)[] {
  const away = sent.filter((one) => one.seat === seat).map(({ card }) => card);
  return slotsOf(slots?.[seat] ?? [], view.hands[seat] ?? []).map((card) => (card !== null && away.includes(card) ? null : card));
}

/** The card that waits for its pile. */
export const touchedAt = <T extends HandTypes>({ touched = [] }: LayingModel<T>, seat: Seat): Card | null =>
  touched.find((one) => one.seat === seat)?.card ?? null;

/** The piles on which a card goes. */
export function fitting({ piles }: Pick<HandsSeen, 'piles'>, card: Card, fits: Fits): readonly number[] {
  return SEATS.filter((pile) => piles[pile]!.top !== null && fits(card, piles[pile]!.top));
}

const lays = <T extends HandTypes>(seat: Seat, card: Card, on: number, at: number): Command<T> =>
  ({ kind: 'act', act: { kind: 'lay', card, on, seat, at } } as unknown as Command<T>);

/** @param at when, in the page's milliseconds */
export function pressCard<T extends HandTypes>(model: LayingModel<T>, seat: Seat, card: Card, fits: Fits, at: number): Command<T> {
  if (touchedAt(model, seat) === card) return { kind: 'pick', card: null, seat };
  const on = fitting(model.view, card, fits);
  return on.length > 1 ? { kind: 'pick', card, seat } : lays(seat, card, on[0] ?? 0, at);
}

/** @returns null: no card waits for it */
export function pressPile<T extends HandTypes>(model: LayingModel<T>, seat: Seat, pile: number, at: number): Command<T> | null {
  const card = touchedAt(model, seat);
  return card === null || !slotsAt(model, seat).includes(card) ? null : lays(seat, card, pile, at);
}

/** Fills a hand. */
export const drawn = <T extends HandTypes>(seat: Seat): Command<T> =>
  ({ kind: 'act', act: { kind: 'draw', seat } } as unknown as Command<T>);

/** What a key does for whoever plays alone here. */
export function handKeys<T extends HandTypes>(
  key: string, focus: unknown, model: LayingModel<T>, fits: Fits, at: number,
): Command<T> | null {
  const { view, input } = model;
  const seat = aloneAt(view);
  if (seat === null || view.phase !== 'playing') return null;
  if (key === ' ') return focus === 'button' ? null : drawn(seat);
  if (!input.singleKeys) return null;
  const card = /^[1-5]$/u.test(key) ? slotsAt(model, seat)[Number(key) - 1] ?? null : null;
  if (card !== null) return pressCard(model, seat, card, fits, at);
  const pile = PILE_KEYS.indexOf(foldedKey(key));
  return pile < 0 ? null : pressPile(model, seat, pile, at);
}
