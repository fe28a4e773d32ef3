/** The record of a game of Snap: what stands in it, and what it comes to. How records are read is every game's (host/record). */
import * as v from 'valibot';
import type { Card } from '../../../cards/card';
import { givenOrders, partsOf, type CardEvent } from '../../piles/rules/events';
import type { CardDeal } from '../../../cards/deal';
import { areSameCards, packs } from '../../../cards/pack';
import { namesForm, type ReadRecord, type RecordForm, type RecordOf, type RecordRefusal } from '../../../host/record';
import { fitting } from '../../../outside/fitting';
import { act, type ActKind, type Outcome, type RefusalCode, type SnapAct } from './acts';
import { MAX_SEATS, MIN_SEATS, optionsForm, startGame, TIES, type EndKind, type Seat, type SnapGame, type SnapOptions } from './game';
import type { SnapHappening } from './happening';

export type GameEvent = CardEvent<ActKind>;

export interface RecordHeader extends CardDeal { readonly seats: readonly string[]; readonly options: SnapOptions }

/** `out`: for each seat the event at which it went out, or null. The pot and pools are told by their size and top card. */
export interface GameResult extends Pick<SnapGame, 'out' | 'flips' | 'stocks'> {
  readonly end: EndKind | null;
  readonly winners: readonly Seat[];
  readonly turn: Seat | null;
  readonly piles: readonly (readonly Card[])[];
  readonly pot: readonly [size: number, top: Card] | null;
  readonly pools: readonly (readonly [size: number, top: Card])[];
}

interface SnapRecord {
  readonly Header: RecordHeader;
  readonly State: SnapGame;
  readonly Event: GameEvent;
  readonly Happening: SnapHappening;
  readonly Code: RefusalCode;
  readonly Result: GameResult;
}
export type GameRecord = RecordOf<SnapRecord>;
export type Replayed = ReadRecord<SnapRecord>;
export type SnapRecordRefusal = RecordRefusal<SnapRecord>;

/** The rules that a record names, with what it leaves to the table: at table C nothing is tied. */
const options = v.pipe(
  v.strictObject({ ...optionsForm, ties: v.optional(v.picklist(TIES)) }),
  v.check(({ table, ties }) => table !== 'C' || ties !== 'pot'),
  v.transform(({ ties, ...agreed }): SnapOptions => ({ ...agreed, ties: ties ?? (agreed.table === 'C' ? 'seat' : 'pot') })),
);

/** Lets any value happen as an event of a game, or says why it cannot. */
export function applyEvent(game: SnapGame, event: unknown): Outcome {
  const parts = partsOf(event);
  const given = givenOrders(parts?.orders ?? []);
  // What is no event is of no kind, and refused by it.
  const outcome = act(game, { kind: parts?.kind, seats: parts?.seats ?? [] } as SnapAct, given.shuffle);
  return outcome.ok && !given.areRight() ? { ok: false, code: 'bad-order' } : outcome;
}

const sized = (cards: readonly Card[]): readonly [number, Card] => [cards.length, cards.at(-1)!];

/** What a game has come to. */
export function resultOf({ end, out, flips, turn, stocks, piles, pot, pools }: SnapGame): GameResult {
  return {
    end: end?.kind ?? null, winners: end?.winners ?? [], out, flips, turn: end ? null : turn, stocks,
    piles: piles.map(({ cards }) => cards), pot: pot.length === 0 ? null : sized(pot), pools: pools.map(sized),
  };
}

export const SNAP_RECORD: RecordForm<SnapRecord> = {
  format: 'snap-record',
  header: {
    seats: fitting(namesForm(MIN_SEATS, MAX_SEATS)),
    options: fitting(options),
    deck: (deck, above) => (Array.isArray(deck) && areSameCards(deck, packs(above.options.packs)) ? deck : undefined),
    dealer: (dealer, { seats }) => [...seats.keys()].find((seat) => seat === dealer),
  },
  start: (header) => startGame(header.options, header.seats.length, header),
  apply: applyEvent,
  result: resultOf,
};
