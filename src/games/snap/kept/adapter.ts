/** What the house keeps of Snap without its screens. Pure. */
import { adapterWith } from '../../storageAdapter';
import { areBests, keptBests } from '../../../shell/bests/keptBests';
import { bestOf, leftOut, mergeBests, openBests, worthsOf } from './bests';
import { draftWithout } from '../../../seats/draftSeats';
import { DRAFT_KEY, openDraft, toDraftStore } from './draft';
import { openSaved, toStore } from './savedGame';

const percent = (share: number): number => Math.round(share * 100);

export const { rowOf, adapter } = adapterWith({
  openSaved, toStore, areBests, openBests, keptBests, mergeBests, leftOut,
  draftKey: DRAFT_KEY, draftWithout: (value, isIt) => toDraftStore(draftWithout(openDraft(value), isIt)),
  /** The share of matches called in each game that had enough of them, in per cent. */
  card(bests) {
    const best = bestOf(bests).share;
    return best && { best: percent(best.worth), curve: worthsOf(bests, 'share').map(percent), most: 100 };
  },
});
