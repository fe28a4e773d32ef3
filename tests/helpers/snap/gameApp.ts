/** Snap in a house of its own, for tests: a shelf in memory, time that jumps, and frames that are painted as things are shown. */
import { gameAppWith } from '../../../src/shell/app/gameApp';
import { housed, SCREEN, type HousedSnapBack, type Kept } from '../snapBack/gameApp';
import { snapShell } from './snap';

export { nothingKept } from '../snapBack/gameApp';

export function housedSnap(kept: Kept): HousedSnapBack {
  return housed(kept, false, (storage, page) =>
    gameAppWith(snapShell, { storage: () => storage, page, screen: () => SCREEN }));
}
