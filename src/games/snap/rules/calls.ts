/** What comes of a call: cards are won, or go to the pot where calls were tied, or whoever was wrong pays. Pure. */
import type { Card } from '../../../cards/card';
import { happened, mustTurnOver, putOut, putOutTaken, turnOver, withItem, type Change, type Shuffle } from './change';
import type { Claim } from './claims';
import { seatsFrom, withoutPiles, type CallKind, type Seat, type SnapGame } from './game';

/** Cards are won, and lie under the winner's stock. @param callers all who called at that instant */
export function take(game: SnapGame, kind: CallKind, taker: Seat, claim: Claim, callers: readonly Seat[], shuffle: Shuffle): Change {
  const { options, piles, pot, pools, stocks, out } = game;
  const fromLeft = (pile: number): number => (pile - taker - 1 + out.length) % out.length;
  const cards: readonly Card[] = [
    ...claim.takesPot ? pot : [],
    ...claim.pools.flatMap((pool) => pools[pool]!),
    ...claim.piles.toSorted((a, b) => fromLeft(a) - fromLeft(b)).flatMap((pile) => piles[pile]!.cards),
  ];
  const won = options.table === 'C' ? cards : shuffle(cards);
  const change = happened({ game, happenings: [] }, {
    stocks: withItem(stocks, taker, [...stocks[taker]!, ...won]),
    piles: withoutPiles(piles, claim.piles),
    pot: claim.takesPot ? [] : pot,
    pools: pools.filter((_, i) => !claim.pools.includes(i)),
    turn: options.table === 'A' ? taker : game.turn,
  }, {
    type: 'took', seat: taker, kind, cards: won.length, callers,
    middle: (claim.takesPot ? pot : pools[claim.pools[0] ?? -1])?.at(-1) ?? null,
    piles: claim.piles.map((pile) => ({ pile, top: piles[pile]!.cards.at(-1)!, below: piles[pile]!.cards.at(-2) ?? null })),
  });
  return putOutTaken(change, game, taker, claim.piles);
}

/** Calls were tied: what they were about lies on the pot, the cards that matched on top, the newest uppermost. */
export function tie(game: SnapGame, kind: CallKind, seats: readonly Seat[], { piles }: Claim): Change {
  const disputed = piles.map((pile) => game.piles[pile]!).toSorted((a, b) => a.toppedAt - b.toppedAt);
  const pot = [...game.pot, ...disputed.flatMap(({ cards }) => cards.slice(0, -1)), ...disputed.map(({ cards }) => cards.at(-1)!)];
  return happened({ game, happenings: [] }, {
    pot, piles: withoutPiles(game.piles, piles), lastLies: game.lastLies.map(() => false),
  }, { type: 'tied', kind, seats, piles, top: pot.at(-1)! });
}

/** Somebody pays a card to each other seat, from their left, as long as they have any. Who cannot pay all is out. */
function payAll(change: Change, seat: Seat, shuffle: Shuffle): Change {
  let now = change;
  for (const to of seatsFrom(change.game, seat).filter((one) => one !== seat)) {
    if (mustTurnOver(now.game, seat)) now = turnOver(now, seat, shuffle);
    if (now.game.stocks[seat]!.length === 0) return putOut(now, seat);
    now = pay(now, seat, to);
  }
  return now;
}

/** A seat's top card goes under another's stock. */
function pay(change: Change, from: Seat, to: Seat): Change {
  const { stocks, lastLies } = change.game;
  const [card, ...left] = stocks[from]!;
  return happened(change, {
    stocks: withItem(withItem(stocks, from, left), to, [...stocks[to]!, card!]),
    lastLies: left.length === 0 ? withItem(lastLies, from, false) : lastLies,
  }, { type: 'paid', from, to });
}

/** At table C who was wrong loses the open pile, which becomes a pool; or a card to the left, if they have none. */
function losePile(change: Change, seat: Seat): Change {
  const { piles, pools, stocks } = change.game;
  const { cards } = piles[seat]!;
  const top = cards.at(-1);
  if (top !== undefined) {
    return happened(change, { piles: withoutPiles(piles, [seat]), pools: [...pools, cards] },
      { type: 'pooled', seat, top, cards: cards.length });
  }
  if (stocks[seat]!.length === 0) return putOut(change, seat);
  const paid = pay(change, seat, seatsFrom(change.game, seat)[0]!);
  return paid.game.stocks[seat]!.length === 0 ? putOut(paid, seat) : paid;
}

/** Wrong calls are paid for, until one is left. @param seats who called, in the order in which they pay */
export function fine(game: SnapGame, kind: CallKind, seats: readonly Seat[], shuffle: Shuffle): Change {
  let change: Change = { game, happenings: [] };
  for (const seat of seats) {
    if (seatsFrom(change.game, seat).length === 1) break;
    change = happened(change, {}, { type: 'wrong', seat, kind });
    change = game.options.table === 'C' ? losePile(change, seat) : payAll(change, seat, shuffle);
  }
  return change;
}
