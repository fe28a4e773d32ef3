/** A table for what listens: states and happenings as a seat is told them, and zzfx without a browser. */
import type { TableHappening, ViewState } from '../../src/session/viewState';
import { SHAPES } from '../../src/setup/players';
import { audibleTable } from '../../src/sound/audibleTable';
import type { Heard } from '../../src/sound/cues';
import type { BuildSamples } from '../../src/sound/synth/tone';

/** Ann, who plays here, against Otto and Pip. */
export function viewState(differs: Partial<ViewState> = {}): ViewState {
  return {
    paused: false, phase: 'playing', viewer: 0, mover: 0, board: [34, 44, 54, 70], lastPlaced: 54, pile: 40, order: null, clock: null,
    gone: null, calls: 'classic', asks: false, asking: null, breath: null,
    may: { pick: false, look: false, place: true, draw: false, call: true, count: false, answer: false },
    seats: (['ann', 'otto', 'pip'] as const).map((name, seat) => ({
      name, kind: name === 'ann' ? 'local' : 'bot', level: name === 'ann' ? null : name, shape: SHAPES[seat]!, won: seat * 4, callKey: null,
      owes: false, thinks: false, rack: name === 'ann' ? [22, 46, 73, 88] : [null, null, null, null],
    })),
    ...differs,
  };
}

/** What happened between two states, at a table where things move. */
export function heardOf(happenings: readonly TableHappening[], state = viewState(), before: ViewState | null = viewState()): Heard {
  return { before: before && audibleTable(before), table: audibleTable(state), happenings, dropped: null, still: false, speed: 1 };
}

/** What zzfx builds samples with, as the game loads it: only the AudioContext that its import opens is made up. */
export async function zzfx(): Promise<BuildSamples> {
  Object.assign(globalThis, { AudioContext: Object });
  const { loadZzfx } = await import('../../src/sound/synth/loadZzfx');
  return (await loadZzfx()).build;
}
