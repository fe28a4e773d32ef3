/** Whether the game waits until somebody at this screen has read who starts by the draw for order. Pure. */
import type { ViewState } from '../../../session/viewState';

export function waitsForReader({ order, viewer, paused }: Pick<ViewState, 'order' | 'viewer' | 'paused'>): boolean {
  return order !== null && order.starter !== null && viewer !== null && !paused;
}
