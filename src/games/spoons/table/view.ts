/**
 * A table of Spoons or Pig as some places may see it: the one mask. A hand is for whoever holds it alone, and what waits face down, lies
 * in the stock or on the heap is for nobody.
 */
import type { Card } from '../../../cards/card';
import type { Standing } from '../../../contract/contract';
import type { KeptPassing, TableHappening } from '../kept/savedGame';
import type { DealtTable } from '../../hands/table/dealtTable';
import { isTheirs, viewWith, type HandsSeen } from '../../hands/table/mask';
import { drawableBy, nextOf, seatsIn, type PassingGame, type Seat } from '../rules/game';

export interface SeatSeen {
  readonly letters: number;
  readonly isOut: boolean;
  /** How many cards somebody holds, and which: null to all others, and while the table is covered. */
  readonly cards: number;
  readonly hand: readonly Card[] | null;
  /** How many cards somebody can draw: what waits for them; for the dealer the stock. */
  readonly draws: number;
  /** Who gets what they pass; null: the heap does. */
  readonly next: Seat | null;
  /** As which they took in this hand, from 0; null: they have not. */
  readonly took: number | null;
}

/** How a game lies there. */
export interface PassingSeen extends Pick<PassingGame, 'taking' | 'options' | 'dealer' | 'played'> {
  /** How many spoons still lie there, or noses are free. */
  readonly left: number;
  readonly stock: number;
  readonly heap: number;
  readonly seats: readonly SeatSeen[];
}

export type PassingView = Omit<PassingSeen, 'seats'> & HandsSeen<KeptPassing, SeatSeen>;

/** @param shows whether a seat's hand is shown */
export function seenOf(game: PassingGame, shows: (seat: Seat) => boolean): PassingSeen {
  const { taking, options, dealer, letters, out, hands, taken, played, stock, heap, isOpen } = game;
  return {
    taking, options, dealer, played, left: isOpen ? seatsIn(game).length - 1 - taken.length : 0, stock: stock.length, heap: heap.length,
    seats: letters.map((has, seat) => {
      const isOut = out.includes(seat);
      const at = taken.indexOf(seat);
      return {
        letters: has, isOut, cards: hands[seat]!.length, hand: shows(seat) ? hands[seat]! : null,
        draws: isOut ? 0 : drawableBy(game, seat), next: isOut ? null : nextOf(game, seat), took: at < 0 ? null : at,
      };
    }),
  };
}

/** @param own the seats of a screen's people */
export function viewOf(
  table: DealtTable<KeptPassing>, own: ReadonlySet<Seat>, standing: Pick<Standing<KeptPassing>, 'begun' | 'paused' | 'ended'>,
): PassingView {
  const { game } = table;
  return viewWith<KeptPassing, SeatSeen, PassingSeen>(table, own, standing, {
    isOver: game.end !== null, isOpen: game.isOpen, seen: (shows) => seenOf(game, shows),
  });
}

/** A happening as these places may know it: a card is for whoever holds it alone. */
export function seenHappening(happening: TableHappening, own: ReadonlySet<Seat>): TableHappening {
  const hides = (happening.type === 'drew' || happening.type === 'passed') && !isTheirs(own, happening.seat);
  return hides ? { ...happening, card: null } : happening;
}
