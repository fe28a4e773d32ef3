/** What comes of somebody pressing a stack: a card is laid on it; or whoever has none left touches it, and calls with the second. Pure. */
import type { Card } from '../../../cards/card';
import type { HandsCommand } from '../../hands/ui/handsParts';
import { isSameSpot, type Seat, type Stack } from '../rules/game';
import type { LayingModel, RowsTypes } from './model';

/** The stacks that somebody here has touched, as far as the card still lies there. */
export function touchedBy<T extends RowsTypes>({ view, touched = [] }: LayingModel<T>, seat: Seat): readonly Stack[] {
  const cards = touched.filter((one) => one.seat === seat).map(({ card }) => card);
  return view.rows.flatMap((row, side) => row.flatMap(({ top }, place): Stack[] =>
    (top !== null && cards.includes(top) ? [[side, place]] : [])));
}

/** Whether somebody has no card left, and calls by what they touch. */
export const calls = <T extends RowsTypes>({ view }: Pick<LayingModel<T>, 'view'>, seat: Seat): boolean =>
  view.phase === 'playing' && view.seats[seat]!.left === 0;

/** @param at when, in the page's milliseconds @returns null: nothing comes of it */
export function pressOn<T extends RowsTypes>(model: LayingModel<T>, seat: Seat, on: Stack, at: number): HandsCommand<T> | null {
  const act = (made: object): HandsCommand<T> => ({ kind: 'act', act: { ...made, seat, at } } as unknown as HandsCommand<T>);
  if (!calls(model, seat)) return act({ kind: 'lay', on });
  const touched = touchedBy(model, seat);
  const [first] = touched;
  if (touched.length === 1 && first !== undefined && !isSameSpot(first, on)) return act({ kind: 'call', on: [first, on] });
  const card: Card | null = model.view.rows[on[0]]?.[on[1]]?.top ?? null;
  return card === null ? null : { kind: 'pick', card: touched.length === 1 ? null : card, seat };
}
