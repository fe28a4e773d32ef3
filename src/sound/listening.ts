/** What is heard and felt of the table as it is told, one thing after another: the state of a listener, and what becomes of it. Pure. */
import type { Draft } from '../layout/draft';
import type { Tile } from '../rules/board';
import type { Update, ViewState } from '../session/viewState';
import { DROP_PATIENCE } from '../view/motion/times';
import { audibleTable } from './audibleTable';
import { effect, type Cue } from './cue';
import { cuesOf } from './cues';
import { pulseOf, type Pulse } from './pulses';

export interface Listening {
  /** The table as it was told last; null while there is none. */
  readonly view: ViewState | null;
  /** The tile that somebody here holds over the table. */
  readonly held: Tile | null;
  /** The tile that they let go of last, and when, in the page's milliseconds. */
  readonly dropped: { readonly tile: Tile; readonly at: number } | null;
}

export const NOTHING_HEARD: Listening = { view: null, held: null, dropped: null };

/** What is told of the table. */
export type Told =
  /** `still`: whether nothing moves. `speed`: how fast the picture moves. `now`: in the page's milliseconds. */
  | { readonly type: 'shown'; readonly update: Update; readonly still: boolean; readonly speed: number; readonly now: number }
  | { readonly type: 'drafted'; readonly draft: Draft; readonly now: number }
  /** No table is shown any more. */
  | { readonly type: 'left' };

/** What there is to hear and to feel after something was told. */
export interface Sounding {
  readonly listening: Listening;
  readonly cues: readonly Cue[];
  readonly pulse: Pulse | null;
  /** Whether what still sounds belongs to a table that is not shown any more. */
  readonly cut: boolean;
}

/** Listens to what is told. */
export function heard(listening: Listening, told: Told): Sounding {
  switch (told.type) {
    case 'shown': return shown(listening, told);
    case 'drafted': return drafted(listening, told);
    case 'left': return { listening: NOTHING_HEARD, cues: [], pulse: null, cut: true };
  }
}

/** Whether a replay went to another step without playing what lies between. Nobody has a seat in it. */
function jumped(before: ViewState | null, { state, happenings }: Update): boolean {
  if (before === null || state.viewer !== null || happenings.length > 0) return false;
  return state.board.join() !== before.board.join() || state.pile !== before.pile || state.phase !== before.phase;
}

function shown({ view: before, held, dropped }: Listening, { update, still, speed, now }: Told & { type: 'shown' }): Sounding {
  const letGo = held ?? (dropped !== null && now - dropped.at < DROP_PATIENCE ? dropped.tile : null);
  const { state, happenings } = update;
  const all = { before: before && audibleTable(before), table: audibleTable(state), happenings, still, speed, dropped: letGo };
  return {
    listening: { view: state, held, dropped: happenings.length > 0 ? null : dropped },
    cues: cuesOf(all), pulse: pulseOf(all), cut: jumped(before, update),
  };
}

function drafted({ view, held, dropped }: Listening, { draft, now }: Told & { type: 'drafted' }): Sounding {
  const tile = draft.held?.tile ?? null;
  const takenUp = view !== null && tile !== null && tile !== held;
  return {
    listening: { view, held: tile, dropped: tile === null && held !== null ? { tile: held, at: now } : tile === null ? dropped : null },
    cues: takenUp ? [effect('takenUp')] : [], pulse: null, cut: false,
  };
}
