/** Whose the one burst of several players side by side is: the mover's, but in the last chance nobody moves. */
import type { Layout } from '../../../layout/types';
import type { ViewState } from '../../../session/viewState';

/** Whether a press on the burst could be that of several players here. */
export function isEverybodys({ phase, seats, asks }: ViewState, { edges }: Pick<Layout, 'edges'>): boolean {
  return phase === 'lastChance' && !asks && edges === undefined && seats.filter(({ kind }) => kind === 'local').length > 1;
}
