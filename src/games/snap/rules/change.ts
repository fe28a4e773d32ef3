/** Small steps that all acts in a game of Snap are made of. Each takes a game as it stands, and gives it back changed. Pure. */
import type { Card } from '../../../cards/card';
import type { SnapHappening } from './happening';
import { isIn, pileOf, seatsFrom, withoutPiles, type Seat, type SnapGame } from './game';

/** A game on its way through an act, and what has happened in it. */
export interface Change {
  readonly game: SnapGame;
  readonly happenings: readonly SnapHappening[];
}

/** Puts cards in the order that a shuffle gives them, the first to be turned first. */
export type Shuffle = (cards: readonly Card[]) => readonly Card[];

export function happened(change: Change, game: Partial<SnapGame>, ...happenings: readonly SnapHappening[]): Change {
  return { game: { ...change.game, ...game }, happenings: [...change.happenings, ...happenings] };
}

/** An array with one of its items replaced. */
export function withItem<T>(items: readonly T[], at: number, item: T): readonly T[] {
  return items.map((one, i) => (i === at ? item : one));
}

/** Whether a seat has no card but in its open pile, which it may turn over. */
export function mustTurnOver({ options, stocks, piles }: SnapGame, seat: Seat): boolean {
  return options.table === 'B' && stocks[seat]!.length === 0 && piles[seat]!.cards.length > 0;
}

/** Shuffles a seat's open pile, which is its stock from then on. */
export function turnOver(change: Change, seat: Seat, shuffle: Shuffle): Change {
  const { stocks, piles } = change.game;
  const order = shuffle(piles[seat]!.cards);
  return happened(change, { stocks: withItem(stocks, seat, order), piles: withoutPiles(piles, [seat]) },
    { type: 'turnedOver', seat, cards: order.length });
}

/** A seat goes out at this event. Where it was its turn, that passes on. */
export function putOut(change: Change, seat: Seat): Change {
  const { game } = change;
  const out = withItem(game.out, seat, game.events);
  const turn = game.turn === seat ? seatsFrom({ out }, seat)[0] ?? seat : game.turn;
  return happened(change, { out, turn }, { type: 'out', seat });
}

/** Puts those out whose last card lay on a pile that another has taken. */
export function putOutTaken(change: Change, before: SnapGame, taker: Seat, piles: readonly number[]): Change {
  const { options } = before;
  return seatsFrom(change.game, taker).filter((seat) => seat !== taker && isIn(before, seat) && before.stocks[seat]!.length === 0
    && piles.includes(pileOf(before, seat)) && (options.table !== 'A' || before.lastLies[seat]!)
    && (options.table === 'A' || before.piles[seat]!.cards.length > 0)).reduce(putOut, change);
}
