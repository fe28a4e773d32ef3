/** The table of a game with two rows of stacks: what lies on it, and what is laid there. */
import * as v from 'valibot';
import type { Card } from '../../../cards/card';
import type { Standing } from '../../../contract/contract';
import type { KeptLaying } from '../kept/saved';
import { isSameSpot, type Seat, type Spot, type Stack } from '../rules/game';
import type { RowsGame } from '../rules/rows';
import type { LaysAtTable, LayingTable, LayingTypes } from './state';
import { seenOf, type LayingView } from './view';

const upTo = (most: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(most));

/** No row is longer than a pack. */
export const stackForm = v.pipe(v.tuple([upTo(1), upTo(51)]), v.readonly());

/** A card is laid on a stack. */
export const layForm = v.object({ kind: v.literal('lay'), on: stackForm });

/** A stack. `top`: null while it is covered. */
export interface StackSeen { readonly top: Card | null; readonly cards: number }

/** How a game lies there. `open`: the stacks that can be covered, where somebody may be told; null: nobody is. */
export interface RowsSeen {
  readonly rows: readonly (readonly StackSeen[])[];
  readonly open: readonly Stack[] | null;
}

export interface KeptRows extends KeptLaying { readonly State: RowsGame }
export interface RowsView<T extends KeptRows = KeptRows> extends LayingView<T>, RowsSeen {}

/** @param isTold whether it is told which stacks can be covered */
export function rowsSeen({ rows, open }: Pick<RowsGame, 'rows' | 'open'>, covered: boolean, isTold: boolean): RowsSeen {
  return {
    rows: rows.map((row) => row.map((cards) => ({ top: covered ? null : cards.at(-1)!, cards: cards.length }))),
    open: isTold && !covered ? open : null,
  };
}

/**
 * @param own the seats of a screen's people
 * @param isSlow whether characters take so long that whoever listens to the cards, one after the other, may ask which of them match
 */
export function rowsView<T extends KeptRows>(
  table: LayingTable<T>, own: ReadonlySet<Seat>, now: Standing<T>, isSlow: boolean,
): RowsView<T> {
  const { game } = table;
  const { view, covered } = seenOf(table, own, now, (seat) => game.hands[seat]!.length);
  return { ...view, ...rowsSeen(game, covered, isSlow) };
}

type LaidTypes = LayingTypes & { readonly State: RowsGame; readonly Intent: v.InferOutput<typeof layForm> };

/** What a game with rows tells its table of cards that are laid. */
export const laidOnRows: Pick<LaysAtTable<LaidTypes>, 'stacks' | 'eventOf' | 'tieTo' | 'lock' | 'forgotten'> = {
  stacks: ({ on }) => [on],
  eventOf: (seat, { on }) => ['lay', seat, on],
  // Whoever it lies before.
  tieTo: (_, on) => (on as Stack)[0],
  lock: ({ lock }) => lock,
  forgotten: ({ open: [first = null] }) => first,
};

export const isOn = (spots: readonly Spot[] | null, spot: Spot): boolean => spots?.some((one) => isSameSpot(one, spot)) === true;
