/** What is asked and told where a game of a table is taken in. Types alone. */
import type { Keeping } from '../../games/gameStore';
import type { Store } from '../../storage/store';
import type { FromTable } from '../messages';
import type { CardRow, EveningShown } from '../tableShown';
import type { KeptIds } from './keptIds';

/** The message, but for its kind. */
export type Over = Omit<Extract<FromTable, { readonly kind: 'over' }>, 'kind'>;

/** What a device knows of the game beside it: the places that it held (`placesOf`), the table's card, and its evening. */
export interface AtTable {
  readonly places: readonly number[];
  readonly card: readonly CardRow[];
  /** The evening that the table plays. */
  readonly evening?: EveningShown | undefined;
}

/** What is kept here, and who is who. */
export interface House extends Pick<Keeping, 'names' | 'remember'> {
  readonly store: Pick<Store, 'game' | 'change' | 'guests' | 'lasting'>;
  /** What the player of this device is called; null while they have no name. */
  readonly me: () => string | null;
  /** Milliseconds since 1970. */
  readonly today: () => number;
  readonly ids: KeptIds;
}

/**
 * What came of it. `there`: it lay here before, or did and was deleted. `later`: a later version wrote it, and it waits for that.
 * `refused`: it isn't whole, or there is nothing to be looked back at. `failed`: the disk refuses, or a part can't be loaded; the table
 * tells of it again.
 */
export type Kept =
  | { readonly kept: 'now' | 'there' | 'later' | 'failed' }
  | { readonly kept: 'refused'; readonly code: string };
