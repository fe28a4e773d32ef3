/** The replay of a game of Snap Back: its steps, and how long each stays. */
import { openedReplay } from '../../../shell/after/replay';
import type { OpenedSnapBack } from '../kept/savedGame';
import { replaySteps } from '../review/replaySteps';
import { writeRecord } from '../../../host/record';
import { SNAP_BACK_RECORD } from '../rules/record';
import type { ReplayModel } from '../ui/replay/replayModel';

/** How long a step stays while the replay plays on, in milliseconds: what was revealed takes reading, a card is seen at once. */
const STAY_MS = { show: 900, missed: 1800, call: 1100, reveal: 4000 } as const;

/** A game that is looked back at. @param event the event to begin at; -1: the beginning */
export function replayOf({ saved, replayed }: OpenedSnapBack, event: number): ReplayModel {
  return {
    ...openedReplay(replaySteps(replayed), event), players: saved.setup.players,
    ended: saved.ended, record: writeRecord(SNAP_BACK_RECORD, replayed.record, replayed.states.at(-1)!),
  };
}

/** How long the step that is shown stays at the usual speed, in milliseconds. */
export function stayOf({ steps, step }: ReplayModel): number {
  const { event, missed } = steps[step]!;
  return STAY_MS[missed ? 'missed' : event?.[0] ?? 'show'];
}
