/**
 * What of a table may be heard: how many tiles lie where, and who sits there. Which tiles they are is not in it, so that no sound can hang
 * on a run that lies there, or on a rack. Pure.
 */
import type { LitRun, SeatState, ViewState } from '../session/viewState';

export interface AudibleTable extends Pick<ViewState, 'calls' | 'viewer' | 'pile'> {
  readonly seats: readonly Pick<SeatState, 'kind' | 'level' | 'won'>[];
  /** How many tiles lie on the board. */
  readonly lying: number;
  /** How many stand on all racks. */
  readonly onRacks: number;
  /** How long a run lies lit that was taken; null while none does, and undefined where no host keeps time. */
  readonly breath: Pick<LitRun, 'lasts'> | null | undefined;
}

/** What may be heard of a table. */
export function audibleTable({ calls, viewer, pile, seats, board, breath }: ViewState): AudibleTable {
  return {
    calls, viewer, pile, lying: board.length, onRacks: seats.flatMap(({ rack }) => rack).length,
    breath: breath && { lasts: breath.lasts },
    seats: seats.map(({ kind, level, won }) => ({ kind, level, won })),
  };
}
