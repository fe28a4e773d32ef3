/** Which mark of somebody's first game is due now. Pure, and light: the page asks it before there is any table. */
import type { FirstMark } from '../../../layout/beside/firstMarks';
import { chipCalls } from '../../../layout/panels/chipCalls';
import type { Layout } from '../../../layout/types';
import { RUN_LENGTH } from '../../../rules/board';
import type { ViewState } from '../../../session/viewState';
import type { NewcomerModel } from './newcomerModel';

/**
 * The mark whose time it is; null where there is none. Each comes with the act that it is about, and goes when that is done. None tells
 * that a run lies there: the one at the burst comes with the first own tile after which a run can lie there at all.
 */
export function markDue(newcomer: NewcomerModel | null, state: ViewState, layout: Pick<Layout, 'edges'>): FirstMark | null {
  const { may, paused, board, calls, asks, seats } = state;
  if (!newcomer || paused) return null;
  const wanted = (mark: FirstMark): boolean => newcomer.marks.includes(mark);
  if (wanted('chips')) {
    // From the first call that can be right, for about as long as everybody has had a turn.
    const due = may.call && board.length < RUN_LENGTH + seats.length && seats.some((_, seat) => chipCalls(state, layout, seat));
    return due ? 'chips' : null;
  }
  if (may.place) return wanted('rack') ? 'rack' : null;
  if (!may.draw) return null;
  if (wanted('draw')) return 'draw';
  return wanted('burst') && board.length >= RUN_LENGTH && may.call && calls !== 'automatic' && !asks ? 'burst' : null;
}
