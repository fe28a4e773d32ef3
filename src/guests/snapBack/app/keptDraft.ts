/** What was agreed last at this device, where the browser keeps it. It is no game and no result: it is not backed up. */
import { keptDraft } from '../kept/draft';
import type { KeptDraft } from './stage';

const KEY = 'snag-snap-back';

export function keptDraftIn(storage: () => Pick<Storage, 'getItem' | 'setItem'>): KeptDraft {
  return {
    read() {
      try {
        return JSON.parse(storage().getItem(KEY) ?? 'null');
      } catch {
        return null;
      }
    },
    write(draft) {
      try {
        storage().setItem(KEY, JSON.stringify({ version: 1, ...keptDraft(draft) }));
      } catch {
        // A browser that keeps nothing is no reason not to play.
      }
    },
  };
}
