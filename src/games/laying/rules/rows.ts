/**
 * Two rows of stacks, one before each player, and the matches on them: where tops are alike, each of them is marked, and may be covered
 * once, whoever covers its twin. Pure.
 */
import { rankOf, type Card, type Rank } from '../../../cards/card';
import type { Act, Kind, Reasons } from './acting';
import { isTouched, laidLast, other, SEATS, type LayingGame, type Seat, type Stack } from './game';

/** A row of stacks, each bottom to top. */
export type Row = readonly (readonly Card[])[];

export interface RowsGame<Game = unknown> extends LayingGame<Game> {
  /** For each seat the stacks before it. */
  readonly rows: readonly Row[];
  /** The stacks that are marked, in order. */
  readonly open: readonly Stack[];
}

export type RowsHappening =
  | { readonly type: 'laid'; readonly seat: Seat; readonly card: Card; readonly on: Stack; readonly isTied: boolean }
  /** A card went back to the hand: `to` laid theirs first, or the stack is theirs. Nobody sees which card it was. */
  | { readonly type: 'back'; readonly seat: Seat; readonly on: Stack; readonly to: Seat };

export type RowsCode = 'unknown-stack' | 'no-cards' | 'not-marked' | 'no-tie' | 'tie-order';

export const stackAt = ({ rows }: Pick<RowsGame, 'rows'>, [side, place]: Stack): readonly Card[] | undefined => rows[side]?.[place];
export const topAt = (game: Pick<RowsGame, 'rows'>, stack: Stack): Card => stackAt(game, stack)!.at(-1)!;

/** All stacks, in order: the row before seat 0 comes first. */
export function stacksOf({ rows }: Pick<RowsGame, 'rows'>): readonly Stack[] {
  return rows.flatMap((row, side) => row.map((_, place): Stack => [side, place]));
}

/** The stacks whose top has this rank. */
export function stacksOfRank(game: Pick<RowsGame, 'rows'>, rank: Rank): readonly Stack[] {
  return stacksOf(game).filter((stack) => rankOf(topAt(game, stack)) === rank);
}

export function isMarked({ open }: Pick<RowsGame, 'open'>, [side, place]: Stack): boolean {
  return open.some((one) => one[0] === side && one[1] === place);
}

/** The ranks of which a card that has just come to lie open lies beside another. */
export function formedBy(game: Pick<RowsGame, 'rows'>, came: readonly Stack[]): readonly Rank[] {
  return [...new Set(came.map((stack) => rankOf(topAt(game, stack))))].filter((rank) => stacksOfRank(game, rank).length > 1);
}

/** The same game with all marked that the cards on these stacks match, which have just come to lie open. */
export function marking<Game extends RowsGame>(game: Game, came: readonly Stack[]): Game {
  const matched = formedBy(game, came).flatMap((rank) => stacksOfRank(game, rank));
  return { ...game, open: stacksOf(game).filter((stack) => isMarked(game, stack) || isMarked({ open: matched }, stack)) };
}

/** The next card of somebody's hand onto a new stack at the end of the row before them. */
export function ontoRow<Game extends RowsGame>(game: Game, seat: Seat): Game {
  const [card, ...hand] = game.hands[seat]!;
  return { ...game, hands: game.hands.with(seat, hand), rows: game.rows.with(seat, [...game.rows[seat]!, [card!]]) };
}

const stackIn = ({ parts }: Act): Stack => parts[0] as Stack;
const isEmpty = ({ hands }: Pick<RowsGame, 'hands'>, { seat }: Act): boolean => hands[seat]!.length === 0;
const isUnknown = (game: RowsGame, act: Act): boolean => stackAt(game, stackIn(act)) === undefined;

export function laid<Game extends RowsGame>(game: Game, { seat, ...act }: Act): { game: Game; happenings: readonly RowsHappening[] } {
  const [side, place] = stackIn({ seat, ...act });
  const [[card, ...hand], row] = [game.hands[seat]!, game.rows[side]!];
  const covered = {
    ...game, hands: game.hands.with(seat, hand), rows: game.rows.with(side, row.with(place, [...row[place]!, card!])),
    flips: game.flips + 1, open: game.open.filter((one) => one[0] !== side || one[1] !== place),
  };
  return {
    game: marking<Game>(covered, [[side, place]]),
    happenings: [{ type: 'laid', seat, card: card!, on: [side, place], isTied: act.isTied }],
  };
}

/** A card onto a stack, and one that lost the race to it. A tied one is right by what lay before the instant. */
export function layKinds<Game extends RowsGame<Game>>(): Readonly<Record<'lay' | 'back', Kind<Game, RowsHappening, RowsCode>>> {
  const lay: Reasons<Game, RowsCode> = {
    'unknown-stack': isUnknown, 'no-cards': isEmpty, 'not-marked': (game, act) => !isMarked(game, stackIn(act)),
    'no-tie': (game, act) => act.isTied && (isTouched(game, stackIn(act)) || !isMarked(game.before!, stackIn(act))),
  };
  return {
    lay: { parts: [['stack']], races: true, on: 0, reasons: lay, does: laid<Game> },
    back: {
      parts: [['stack']], on: 0,
      reasons: {
        'no-tie': (game, act) => laidLast(game, stackIn(act)) !== other(act.seat), 'no-cards': isEmpty,
        'tie-order': (_, act) => stackIn(act)[0] === act.seat,
      },
      does: (game, act) => ({ game, happenings: [{ type: 'back', seat: act.seat, on: stackIn(act), to: other(act.seat) }] }),
    },
  };
}

/** What a game with rows comes to in a record. */
export interface RowsResult {
  readonly over: boolean;
  readonly winners: readonly Seat[];
  readonly flips: number;
  readonly hands: readonly (readonly Card[])[];
  readonly stacks: readonly Row[];
  readonly open: readonly Stack[];
}

export function rowsResult({ end, flips, hands, rows, open }: RowsGame): RowsResult {
  return { over: end !== null, winners: end?.winners ?? [], flips, hands, stacks: rows, open };
}

export const NO_ROWS: readonly Row[] = SEATS.map(() => []);
