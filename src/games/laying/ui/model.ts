/**
 * What the screen of a table shows at which two lay cards at once, beside what its host tells: the backs of cards that somebody here has
 * laid, until the judge says what comes of them. Pure.
 */
import type { Card } from '../../../cards/card';
import type { GameTypes } from '../../../contract/contract';
import type { SetBase, TableChange } from '../../../shell/types';
import type { TableAct } from '../../../shell/table/acts';
import { after, type HandsModel, type HandsParts, type HandsShell } from '../../hands/ui/handsParts';
import { isSameSpot, type Seat, type Spot } from '../rules/game';
import type { RowsView } from '../table/rowsTable';
import type { LayingTypes } from '../table/state';
import type { LayingView } from '../table/view';
import { slotsAfter } from './slots';

/** A card that somebody here has laid: its back lies there. `at`: when, in the page's milliseconds. */
export interface Sent { readonly seat: Seat; readonly on: Spot; readonly card?: Card; readonly at: number }

/** A game as its screens know it. */
export type ShownTypes = LayingTypes & { readonly View: LayingView };
/** The same where two rows of stacks lie. */
export type RowsTypes = ShownTypes & { readonly View: RowsView };

/** A card that somebody here has touched: one to be laid, or on whose stack they may call. */
export interface Touched { readonly seat: Seat; readonly card: Card }

interface Here {
  readonly sent?: readonly Sent[];
  readonly touched?: readonly Touched[];
  /** For each seat its hand by the places where its cards lie: one that was laid leaves its place empty until another comes. */
  readonly slots?: readonly (readonly (Card | null)[])[] | undefined;
}
export interface LayingSet extends SetBase, Here {}
export interface LayingModel<T extends ShownTypes> extends HandsModel<T>, Here {}

/** @typeParam Kept what of it is kept, as types */
export interface LayingShell<T extends ShownTypes, Kept extends GameTypes & Pick<T, 'Setup'> = T> extends HandsShell<T, Kept> {
  readonly Set: LayingSet;
  readonly Table: LayingModel<T>;
}

/** No judge is waited for longer, in milliseconds: what nobody has heard of by then was dropped on its way. */
const LOST_MS = 1500;

/** What tells what became of a card that was laid, by the happening's type. */
const SETTLES: readonly string[] = ['laid', 'back', 'wrong', 'late'];

/** The backs that lie on after something was told. */
function sentAfter<T extends ShownTypes>(
  sent: readonly Sent[], { view, happenings, now }: TableChange<LayingShell<T>> & { readonly type: 'told' },
): readonly Sent[] {
  if (view.phase !== 'playing') return [];
  const settled = happenings.filter(({ type }) => SETTLES.includes(type)) as readonly object[] as readonly Omit<Sent, 'at'>[];
  return sent.filter(({ seat, on, at }) =>
    now - at < LOST_MS && !settled.some((one) => one.seat === seat && isSameSpot(one.on, on)));
}

/** What becomes of the screen as soon as somebody here lays a card; null: nothing. */
export function laidHere<T extends ShownTypes>(
  model: LayingModel<T>, act: TableAct<T>,
): { readonly type: 'set'; readonly set: Here } | null {
  const { view, sent = [] } = model;
  const { kind, seat, on, card, at } = act as { readonly kind: string; readonly seat: Seat; readonly at?: number } & Partial<Sent>;
  // Whoever has called stands by it until it's judged.
  if (kind === 'call') return { type: 'set', set: { touched: (model.touched ?? []).filter((one) => one.seat !== seat) } };
  if (kind !== 'lay' || on === undefined || at === undefined || view.phase !== 'playing' || view.paused) return null;
  if (view.seats[seat]!.wrong !== null || view.seats[seat]!.left === 0) return null;
  const others = sent.filter((one) => one.seat !== seat || !isSameSpot(one.on, on));
  return { type: 'set', set: {
    sent: [...others, { seat, on, at, ...card ? { card } : {} }], touched: (model.touched ?? []).filter((one) => one.seat !== seat),
  } };
}

/** What was touched and still is after something was told. */
function touchedAfter<T extends ShownTypes>(
  touched: readonly Touched[], { view, happenings }: TableChange<LayingShell<T>> & { readonly type: 'told' },
): readonly Touched[] {
  if (view.phase !== 'playing') return [];
  return touched.filter(({ seat }) => !happenings.some((one) => SETTLES.includes(one.type) && 'seat' in one && one.seat === seat));
}

/** What becomes of its screen. */
export function afterAll<T extends ShownTypes>(
  parts: HandsParts<T>, model: LayingModel<T>, change: TableChange<LayingShell<T>>,
): LayingModel<T> {
  const { touched = [], sent = [] } = model;
  if (change.type === 'pick' && change.seat !== undefined) {
    const { seat, card } = change;
    return { ...model, touched: [...touched.filter((one) => one.seat !== seat), ...card === null ? [] : [{ seat, card }]] };
  }
  const next = after<T>(parts, model, change);
  if (change.type !== 'told') return next;
  // What was told of a stack that nobody had seen holds until it's covered.
  const isSeen = model.view.hint !== null && change.view.hint === null && next.news === model.news;
  const slots = slotsAfter(model.slots, change.view);
  return {
    ...next, ...isSeen ? { news: '' } : {}, sent: sentAfter(sent, change), touched: touchedAfter(touched, change),
    ...slots ? { slots } : {},
  };
}
