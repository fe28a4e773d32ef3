/** When the game at the table pauses: somebody wants it, or the one who plays here cannot see the table. Pure. */
import type { ViewState } from '../../session/viewState';
import type { Command } from '../../ui/commands';

export interface PauseState {
  /** Whether a dialog lies over the table. */
  readonly dialog: boolean;
  /** Whether the game waits until somebody continues it. */
  readonly waits: boolean;
}

/** Nothing stops a game that begins. */
export const NO_PAUSE: PauseState = { dialog: false, waits: false };

export type PauseCommand = Extract<Command, { readonly kind: 'pause' | 'dialog' | 'outOfSight' }>;

type Seen = Pick<ViewState, 'seats' | 'phase'>;

/** What becomes of it with what was asked for at a table that looks like this. */
export function pauseAfter(state: PauseState, command: PauseCommand, seen: Seen): PauseState {
  switch (command.kind) {
    case 'pause': return { ...state, waits: command.paused };
    case 'dialog': return { ...state, dialog: command.open };
    // Who comes back closes the dialog that they left open: that is enough. All others come back to a cover.
    case 'outOfSight': return isToPause(state, seen) ? state : { ...state, waits: allAreHere(seen) };
  }
}

/** Whether the game is to stand still now. Where only computers play nobody misses anything: it goes on. */
export function isToPause({ dialog, waits }: PauseState, seen: Seen): boolean {
  const people = seen.seats.filter(({ kind }) => kind !== 'bot');
  if (people.length === 0 || seen.phase === 'over') return false;
  return waits || (dialog && people.length === 1 && allAreHere(seen));
}

/** Whether all people of the game sit at this screen. */
function allAreHere({ seats }: Seen): boolean {
  return seats.every(({ kind }) => kind !== 'remote');
}
