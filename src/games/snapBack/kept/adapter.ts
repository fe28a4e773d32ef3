/** What the house keeps of Snap Back without its screens. Pure. */
import { adapterWith } from '../../storageAdapter';
import { FACES } from '../rules/result';
import { areBests, keptBests } from '../../../shell/bests/keptBests';
import { bestOf, leftOut, mergeBests, openBests, worthsOf } from './bests';
import { draftWithout } from '../../../seats/draftSeats';
import { DRAFT_KEY, openDraft, toDraftStore } from './draft';
import { openSaved, toStore } from './savedGame';

export const { rowOf, adapter } = adapterWith({
  openSaved, toStore, areBests, openBests, keptBests, mergeBests, leftOut,
  draftKey: DRAFT_KEY, draftWithout: (value, isIt) => toDraftStore(draftWithout(openDraft(value), isIt)),
  /** The die at the end of each game that can be compared: `bests.ts` says which. */
  card(bests) {
    const best = bestOf(bests).die;
    return best && { best: best.worth, curve: worthsOf(bests, 'die'), most: FACES.length };
  },
});
