/** Which key lays a card on which stack: those of whoever plays alone, and own ones of two at one keyboard. */
import { keysOf, type OwnKeys } from '../../../setup/seats/ownKeys';
import { foldedKey } from '../../../setup/tableKeys';
import { aloneAt, peopleOf } from '../../../strings/words/cast';
import { ROW_KEYS, type RowKey } from '../kept/keys';
import { other, type Seat, type Stack } from '../rules/game';
import type { LayingModel, ShownTypes } from './model';

/** Of whoever plays alone, from the left on: eight for the first four of each row, and more where rows grow. */
const ALONE = { far: 'qwertyuiop', near: 'asdfghjkl' } as const;

/** The key with which somebody lays a card on a stack; null: none. */
export function keyAt<T extends ShownTypes>(
  { view, input, sitting }: Pick<LayingModel<T>, 'view' | 'input' | 'sitting'>, seat: Seat, [side, place]: Stack,
): string | null {
  if (!input.singleKeys || view.seats[seat]?.kind !== 'local') return null;
  const row = side === seat ? 'near' : 'far';
  if (aloneAt(view) === seat) return ALONE[row][place] ?? null;
  if (sitting === 'around' || place >= 4) return null;
  const seats = view.seats as readonly (OwnKeys<RowKey> & { readonly kind: 'local' | 'bot' | 'remote' })[];
  // Where rows grow people agree on no keys: there aren't enough for two.
  return seats.every(({ near1 }) => near1 === undefined) ? null : keysOf(ROW_KEYS, seats, `${row}${place + 1}` as RowKey)[seat] ?? null;
}

/** Whose a key is, and for which stack; null: it's nobody's. */
export function stackBy<T extends ShownTypes>(model: LayingModel<T>, key: string): { readonly seat: Seat; readonly on: Stack } | null {
  const pressed = foldedKey(key);
  for (const seat of peopleOf(model.view)) {
    for (const side of [other(seat), seat]) {
      const place = Array.from(ALONE.far).findIndex((_, at) => keyAt(model, seat, [side, at]) === pressed);
      if (place >= 0) return { seat, on: [side, place] };
    }
  }
  return null;
}

