/**
 * Events of card games as they are written down: what happened, who did it, and the orders that its shuffles gave. So a record holds all
 * chance of a game.
 */
import { isCard, type Card } from '../../../cards/card';
import { areSameCards } from '../../../cards/pack';
import { randomFrom, scramble } from '../../../chance/chance';

/** Puts cards in the order that a shuffle gives them, the first to be turned first. */
export type Shuffle = (cards: readonly Card[]) => readonly Card[];

/** The shuffles of one event of a game, one after the other. @param event its number */
export function shuffleAt(seed: string, event: number): Shuffle {
  const random = randomFrom(`shuffle:${seed}:${event}`);
  return (cards) => scramble(cards, random);
}

export type CardEvent<Kind extends string> = readonly [Kind, ...(number | readonly Card[])[]];

/** An event's parts as they came; nobody has looked yet whether they make sense. */
export interface EventParts {
  readonly kind: unknown;
  readonly seats: readonly unknown[];
  readonly orders: readonly (readonly unknown[])[];
}

/** Takes any value apart; null where it has not the form of an event. @param hasOrders whether orders may stand after its seats */
export function partsOf(event: unknown, hasOrders = true): EventParts | null {
  if (!Array.isArray(event)) return null;
  const [kind, ...rest] = event as unknown[];
  const first = hasOrders ? rest.findIndex(Array.isArray) : -1;
  const [seats, orders] = first < 0 ? [rest, []] : [rest.slice(0, first), rest.slice(first)];
  return orders.every(Array.isArray) ? { kind, seats, orders } : null;
}

/** Orders from outside, handed out one for each shuffle. */
export function givenOrders(orders: EventParts['orders']): { readonly shuffle: Shuffle; areRight(): boolean } {
  let [used, areRight] = [0, true];
  return {
    shuffle(cards) {
      const order = orders[used];
      used += 1;
      if (order !== undefined && order.every(isCard) && areSameCards(order, cards)) return order;
      areRight = false;
      return cards;
    },
    areRight: () => areRight && used === orders.length,
  };
}

/** A shuffle whose orders are noted, so that they can be written down. */
export function noted(shuffle: Shuffle): { readonly shuffle: Shuffle; readonly orders: readonly (readonly Card[])[] } {
  const orders: (readonly Card[])[] = [];
  return {
    orders,
    shuffle(cards) {
      const order = shuffle(cards);
      orders.push(order);
      return order;
    },
  };
}
