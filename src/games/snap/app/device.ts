/** What Snap has of the device, beside what the house gives it: what was agreed last, where keys are heard, what the screen can do. */
import { parseJson } from '../../../outside/json';
import { DRAFT_KEY, toDraftStore, type Draft } from '../kept/draft';
import type { Screen } from '../ui/table/several/sitting';
import { screenNow } from '../ui/table/several/screenNow';

/** What was agreed last, between one visit and the next. It is no game and no result, and is not backed up. */
export interface KeptDraft {
  /** Any value: it is checked where it is used. */
  read(): unknown;
  write(draft: Draft): void;
}

export interface Device {
  readonly kept: KeptDraft;
  /** Where keys are heard; null where there is no page. */
  readonly page: Document | null;
  /** What the screen can do now. */
  readonly screen: () => Screen;
}

export function thisDevice(storage: () => Pick<Storage, 'getItem' | 'setItem'>, page: Document): Device {
  return { kept: keptDraftIn(storage), page, screen: screenNow };
}

export function keptDraftIn(storage: () => Pick<Storage, 'getItem' | 'setItem'>): KeptDraft {
  return {
    read() {
      try {
        return parseJson(storage().getItem(DRAFT_KEY) ?? 'null');
      } catch {
        return null;
      }
    },
    write(draft) {
      try {
        storage().setItem(DRAFT_KEY, JSON.stringify(toDraftStore(draft)));
      } catch {
        // A browser that keeps nothing is no reason not to play.
      }
    },
  };
}
