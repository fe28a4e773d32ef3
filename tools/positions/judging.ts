/** Racks judged with any work: what positions are made with, and what they are held against. */
import { chancesOfTiles } from '../../src/ai/judge/chances';
import { reasonsFor } from '../../src/ai/reasons';
import { unseenTiles } from '../../src/ai/search/fromView';
import type { Work } from '../../src/ai/search/monteCarlo';
import { randomFrom } from '../../src/chance/chance';
import type { SeatView } from '../../src/rules/seatView';
import type { PackedPosition } from '../../src/training/positions/shippedPositions';
import { ranking, type JudgedRack } from '../../src/training/safe/conditions';

/** A view's rack as it is judged with so much work. */
export function judgedRack(view: SeatView, work: Work, seed: string): JudgedRack {
  const { chances, errors } = chancesOfTiles(view, work, randomFrom(seed));
  const reasons = reasonsFor(view, unseenTiles(view));
  return { errors, tiles: view.rack.map((tile, i) => ({ tile, chance: chances[i]!, reasons: reasons[i]! })) };
}

/** A rack as a position states it: only the differences to the best tile have an error. */
export function statedRack(view: SeatView, { chances, errors }: Pick<PackedPosition, 'chances' | 'errors'>): JudgedRack {
  const reasons = reasonsFor(view, unseenTiles(view));
  const tiles = view.rack.map((tile, i) => ({ tile, chance: chances[i]! / 1000, reasons: reasons[i]! }));
  const [best] = ranking({ tiles });
  return { tiles, errors: tiles.map((_, i) => tiles.map((__, j) => (i === best ? errors[j]! / 1000 : 0))) };
}
