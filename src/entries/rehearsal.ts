/** Goes the way into a first game once before anybody does, while the start screen lies there and nothing else is to be done. */
import { simplestPlayer } from '../ai/simplest';
import { rehearsal } from '../app/table/unseen/rehearsal';
import { BARE_TABLE } from '../layout/shapes/none';
import { layoutIn } from '../layout/tableLayout';
import { idle } from '../loading/idle';
import { windowSize } from '../ui/browser/windowSize';
import { drawsUnseen } from '../ui/table/unseen/drawUnseen';

/** @param isFree whether nobody plays or is about to: the first who does ends it */
export async function rehearse(isFree: () => boolean): Promise<void> {
  await idle();
  const draw = drawsUnseen(layoutIn(windowSize(), { ...BARE_TABLE, players: 2, calls: true }));
  for (const _ of rehearsal(simplestPlayer, draw)) {
    await idle();
    if (!isFree()) return;
  }
}
