/** Until when a card can be called, as the ring around a burst shows it; and whether the next card waits for a press. */
import { FIRST_CARDS } from '../../rules/cards';
import type { SnapBackView } from '../../table/view';
import type { RingTime } from '../../../../ui/parts/play/runsOut';
import type { SnapBackTableModel } from './tableModel';

/** Where nothing hurries the first cards, and those that were called, wait for a press. */
export function waitsForPress({ untimed, phase, mayCall }: SnapBackView): boolean {
  return untimed && phase === 'dealing' && !mayCall;
}

/** The time until the next card; while nobody may call no time has to be watched. */
export function ringOf({ view: { shown, pace, untimed, paused, mayCall }, still = false }: SnapBackTableModel): RingTime | null {
  return untimed || shown <= FIRST_CARDS || !mayCall ? null : { of: String(shown), lasts: pace, runs: !paused && !still };
}
