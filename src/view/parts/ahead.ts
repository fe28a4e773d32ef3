/** Which tiles will soon have to be painted at a size that they do not lie in yet: so the first flight need not wait for it. */
import type { Layout } from '../../layout/types';
import type { ViewState } from '../../session/viewState';
import { boardSide, rackSeats, type Face } from '../motion/poses';

/** The faces that may fly or land next, with the sides at which they are then printed. */
export function soonNeeded(state: ViewState, layout: Layout): readonly { readonly face: Face; readonly side: number }[] {
  const small = boardSide(layout);
  const large = Math.max(small, layout.slots[0]?.width ?? 0);
  const open = rackSeats(layout, state).flatMap((seat) => state.seats[seat]?.rack ?? []).filter((tile) => tile !== null);
  const back: Face = { tile: null, tone: 'plain' };
  return [
    ...open.map((tile) => ({ face: { tile, tone: 'plain' } as const, side: small })),
    { face: back, side: small }, { face: back, side: large },
  ];
}
