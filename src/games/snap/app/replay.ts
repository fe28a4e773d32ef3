/** The replay of a game of Snap: its steps, and how long each stays. */
import { openedReplay } from '../../../shell/after/replay';
import type { OpenedSnap } from '../kept/savedGame';
import { replaySteps } from '../review/replaySteps';
import { writeRecord } from '../../../host/record';
import { SNAP_RECORD } from '../rules/record';
import type { ReplayModel } from '../ui/replay/replayModel';

/** How long a step stays while the replay plays on, in milliseconds: what came of a call takes reading, a card is seen at once. */
const STAY_MS = { card: 900, match: 1800, call: 2600, out: 1400 } as const;

/** A game that is looked back at. @param event the event to begin at; -1: the beginning */
export function replayOf({ saved, replayed }: OpenedSnap, event: number): ReplayModel {
  return {
    ...openedReplay(replaySteps(replayed), event), players: saved.setup.players,
    stopped: saved.ended === 'stopped', record: writeRecord(SNAP_RECORD, replayed.record, replayed.states.at(-1)!),
  };
}

/** How long the step that is shown stays at the usual speed, in milliseconds. */
export function stayOf({ steps, step }: ReplayModel): number {
  const { event, card, callers, matching } = steps[step]!;
  const what = callers.length > 0 ? 'call' : card !== null && matching.length > 0 ? 'match' : event?.[0] === 'out' ? 'out' : 'card';
  return STAY_MS[what];
}
