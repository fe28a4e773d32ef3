/** What everybody may see of the table. Face-down cards stay behind: this is the one place where they could get out. */
import type { Card } from '../../../cards/card';
import { isOpen } from '../rules/claims';
import { isIn } from '../rules/game';
import { isAsking, type Lying } from './tableState';
import type { PileShown, SnapView } from './view';

function shown(cards: readonly Card[]): PileShown {
  return { top: cards.at(-1) ?? null, below: cards.at(-2) ?? null, cards: cards.length };
}

export function viewOf(table: Lying): SnapView {
  const { game, answers, setup: { asked } } = table;
  const { options, stocks, piles, pot, pools, flips, turn, flipper, end } = game;
  return {
    phase: end ? 'over' : isAsking(table) ? 'asked' : 'playing', options,
    seats: stocks.map((stock, seat) => ({ stock: stock.length, isOut: !isIn(game, seat), answered: answers[seat] !== null })),
    piles: piles.map(({ cards }) => shown(cards)), pot: shown(pot), pools: pools.map(shown),
    flips, turn: end ? null : turn, flipper,
    mayCall: end === null && !asked && isOpen(game), end,
  };
}
