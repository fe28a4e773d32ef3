/** The record of a game of Snap: the rules that it names, and what it comes to. */
import * as v from 'valibot';
import type { Card } from '../../../cards/card';
import type { Seat } from '../../piles/rules/game';
import { optionsForm, TIES, type EndKind, type SnapGame, type SnapOptions } from './game';

/** `out`: for each seat the event at which it went out, or null. The pot and pools are told by their size and top card. */
export interface GameResult extends Pick<SnapGame, 'out' | 'flips' | 'stocks'> {
  readonly end: EndKind | null;
  readonly winners: readonly Seat[];
  readonly turn: Seat | null;
  readonly piles: readonly (readonly Card[])[];
  readonly pot: readonly [size: number, top: Card] | null;
  readonly pools: readonly (readonly [size: number, top: Card])[];
}

/** The rules that a record names, with what it leaves to the table: at table C nothing is tied. */
export const recordedOptions = v.pipe(
  v.strictObject({ ...optionsForm, ties: v.optional(v.picklist(TIES)) }),
  v.check(({ table, ties }) => table !== 'C' || ties !== 'pot'),
  v.transform(({ ties, ...agreed }): SnapOptions => ({ ...agreed, ties: ties ?? (agreed.table === 'C' ? 'seat' : 'pot') })),
);

const sized = (cards: readonly Card[]): readonly [number, Card] => [cards.length, cards.at(-1)!];

/** What a game has come to. */
export function resultOf({ end, out, flips, turn, stocks, piles, pot, pools }: SnapGame): GameResult {
  return {
    end: end?.kind ?? null, winners: end?.winners ?? [], out, flips, turn: end ? null : turn, stocks,
    piles: piles.map(({ cards }) => cards), pot: pot.length === 0 ? null : sized(pot), pools: pools.map(sized),
  };
}
