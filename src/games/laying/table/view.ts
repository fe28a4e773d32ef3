/** What everybody may see of a table at which two lay cards at once: who holds how many, who can do nothing for a moment. Pure. */
import type { Standing } from '../../../contract/contract';
import { seenSeat } from '../../../seats/seenSeat';
import { standingOf, type SmallStanding } from '../../small/table/standing';
import type { KeptLaying } from '../kept/saved';
import type { LayingOptions, Seat, Spot } from '../rules/game';
import type { LayingTable } from './state';

/** What is seen of somebody. `wrong`: on what they laid a card just now that may not lie there; as long, they can do nothing. */
export interface PlaceSeen { readonly left: number; readonly wrong: Spot | null }

export interface LayingView<T extends KeptLaying = KeptLaying> extends SmallStanding {
  readonly seats: readonly (T['Setup']['players'][number] & PlaceSeen)[];
  /** How far it has counted to three, and then cards come; 0: it doesn't. */
  readonly count: number;
  /** A stack that can be covered, since nobody has laid a card for long. */
  readonly hint: Spot | null;
  readonly options: LayingOptions;
}

/** @param own the seats of a screen's people @returns with it whether the cards are covered, since time stands still */
export function seenOf<T extends KeptLaying>(
  { game, setup, locked, count, hint }: LayingTable<T>, own: ReadonlySet<Seat>, now: Standing<T>, left: (seat: Seat) => number,
): { readonly view: LayingView<T>; readonly covered: boolean } {
  const { standing, covered } = standingOf(now, game.flips > 0);
  return {
    covered,
    view: {
      ...standing, count, hint: covered ? null : hint, options: game.options,
      seats: setup.players.map((player, seat) => ({
        ...seenSeat(player, own.has(seat)), left: left(seat), wrong: locked[seat]?.on ?? null,
      })),
    },
  };
}
