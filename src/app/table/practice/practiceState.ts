/** What a practice game shows beside the table: the hint, what was missed, how often it was taken back. Pure. */
import { missedBy, type Missed } from '../../../practice/missed';
import { hasDecided } from '../../../practice/takeBack';
import type { Hint } from '../../../practice/hint';
import type { Seat } from '../../../rules/position';
import { readRecord } from '../../../rules/record';
import type { SavedGame } from '../../../session/savedGame';
import type { ViewState } from '../../../session/viewState';
import type { PracticeModel } from '../../../ui/table/practice/practiceModel';

export interface PracticeState {
  readonly hint: PracticeModel['hint'];
  /** How many things that were missed have been told of. */
  readonly told: number;
  /** What was missed last, while it is shown. */
  readonly missed: readonly Missed[];
  readonly takenBack: number;
}

export const NO_PRACTICE: PracticeState = { hint: null, told: 0, missed: [], takenBack: 0 };

/** What happens to it by somebody's hand. */
export type PracticeChange =
  | { readonly type: 'hintAsked' }
  /** Null where there is none to be had. */
  | { readonly type: 'hinted'; readonly hint: Hint | null }
  /** The note was read, and is to go. */
  | { readonly type: 'read' };

/** What is shown after this. */
export function practiceAfter(state: PracticeState, change: PracticeChange): PracticeState {
  switch (change.type) {
    case 'hintAsked': return { ...state, hint: { kind: 'thinking' }, missed: [] };
    case 'hinted':
      if (state.hint?.kind !== 'thinking') return state;
      return { ...state, hint: change.hint ? { kind: 'hint', hint: change.hint } : { kind: 'none' } };
    case 'read': return { ...state, hint: state.hint?.kind === 'thinking' ? state.hint : null, missed: [] };
  }
}

/** A game is opened: what was missed in it before was told then. */
export function practiceOpened(saved: SavedGame, view: ViewState, takenBack: number): PracticeState {
  return saved.setup.practice ? { ...NO_PRACTICE, told: missedIn(saved, view.viewer).length, takenBack } : NO_PRACTICE;
}

/** The table has changed. A hint goes with the choice that it was for; what was missed, when the player plays on. */
export function practiceUpdated(state: PracticeState, saved: SavedGame, before: ViewState | null, view: ViewState): PracticeState {
  if (!saved.setup.practice) return state;
  const missed = missedIn(saved, view.viewer);
  const hint = view.may.place || view.paused ? state.hint : null;
  if (missed.length > state.told) return { ...state, hint, told: missed.length, missed: missed.slice(state.told) };
  const playsOn = before !== null && before.may.place && view.may.draw;
  return { ...state, hint, missed: playsOn ? [] : state.missed };
}

/** What is shown of it; null where the game is not played for practice. */
export function practiceModel(state: PracticeState, saved: SavedGame, view: ViewState): PracticeModel | null {
  if (!saved.setup.practice) return null;
  const { hint, missed, takenBack } = state;
  const events = saved.record['events'];
  const decided = view.viewer !== null && Array.isArray(events) && hasDecided(events, view.viewer);
  const on = view.phase === 'playing' || view.phase === 'lastChance';
  return { hint, missed, takenBack, may: { hint: view.may.place, takeBack: on && decided && !view.paused } };
}

function missedIn({ record }: SavedGame, viewer: Seat | null): readonly Missed[] {
  const replayed = viewer === null ? null : readRecord(record);
  return viewer !== null && replayed?.ok ? missedBy(replayed.record, viewer) : [];
}
