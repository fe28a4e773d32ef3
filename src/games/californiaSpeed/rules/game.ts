/**
 * California Speed: a box of eight stacks, four before each of two players; wherever tops are alike anybody may cover them, with no turns.
 * Whoever has no card left wins. No clock and no chance.
 */
import type { Card } from '../../../cards/card';
import type { CardDeal } from '../../../cards/pack';
import { acting, type Kinds } from '../../laying/rules/acting';
import {
  dealAllToTwo, endOf, NOTHING_DONE, SEATS, type LayingEnd, type LayingOptions, type Seat, type Stack,
} from '../../laying/rules/game';
import {
  layKinds, marking, NO_ROWS, ontoRow, stacksOf, type RowsCode, type RowsGame, type RowsHappening,
} from '../../laying/rules/rows';

/** So many stacks lie before each. */
export const ROW = 4;

export interface CaliforniaGame extends RowsGame<CaliforniaGame> { readonly options: LayingOptions }

export type CaliforniaEvent =
  | readonly ['deal', null] | readonly ['lay' | 'back', Seat, Stack] | readonly ['lay', Seat, Stack, 'tie'];

export type CaliforniaHappening =
  | RowsHappening
  /** For each seat the cards that lie before it now, from place 0 on. */
  | { readonly type: 'dealt'; readonly rows: readonly (readonly Card[])[] }
  | { readonly type: 'ended'; readonly by: LayingEnd['by']; readonly winners: readonly Seat[] };

export type CaliforniaCode = RowsCode | 'match-open';

/** Before the first deal all cards are in the hands. */
export function startGame(options: LayingOptions, deal: CardDeal): CaliforniaGame {
  return { ...NOTHING_DONE, options, hands: dealAllToTwo(deal), rows: NO_ROWS, open: [] };
}

/** Each takes up the row before them, stack by stack as it lies, under the hand, and deals four new. */
function dealt(game: CaliforniaGame): ReturnType<Kinds<CaliforniaGame, CaliforniaHappening, CaliforniaCode>[string]['does']> {
  const hands = game.hands.map((hand, seat) => [...hand, ...game.rows[seat]!.flat()]);
  let next: CaliforniaGame = { ...game, hands, rows: NO_ROWS, open: [], flips: game.flips + 1 };
  for (const seat of SEATS) for (let place = 0; place < ROW; place += 1) next = ontoRow(next, seat);
  return { game: marking(next, stacksOf(next)), happenings: [{ type: 'dealt', rows: next.rows.map((row) => row.flat()) }] };
}

const KINDS: Kinds<CaliforniaGame, CaliforniaHappening, CaliforniaCode> = {
  ...layKinds<CaliforniaGame>(),
  deal: { parts: [[]], isTables: true, reasons: { 'match-open': ({ open }) => open.length > 0 }, does: dealt },
};

/** Lets any value happen as the next event, or says why it can't. */
export const act = acting<CaliforniaGame, CaliforniaHappening, CaliforniaCode>(
  KINDS, ({ flips, hands }) => endOf(flips, SEATS.filter((seat) => hands[seat]!.length === 0)),
);
