/** What a game has of the device, beside what the house gives it: what was agreed last, where keys are heard, what the screen can do. */
import { parseJson } from '../../outside/json';
import { screenNow, type Screen } from '../table/sitting';

/** What was agreed last, between one visit and the next. It is no game and no result, and is not backed up. */
export interface KeptDraft {
  /** Any value: it is checked where it is used. */
  read(): unknown;
  /** @param draft as it is kept: plain JSON */
  write(draft: unknown): void;
}

export interface Device {
  readonly kept: KeptDraft;
  /** Where keys are heard; null where there is no page. */
  readonly page: Document | null;
  /** What the screen can do now. */
  readonly screen: () => Screen;
}

/** @param key where what was agreed last lies in the storage */
export function thisDevice(storage: () => Pick<Storage, 'getItem' | 'setItem'>, key: string, page: Document): Device {
  return { kept: keptDraftIn(storage, key), page, screen: screenNow };
}

export function keptDraftIn(storage: () => Pick<Storage, 'getItem' | 'setItem'>, key: string): KeptDraft {
  return {
    read() {
      try {
        return parseJson(storage().getItem(key) ?? 'null');
      } catch {
        return null;
      }
    },
    write(draft) {
      try {
        storage().setItem(key, JSON.stringify(draft));
      } catch {
        // A browser that keeps nothing is no reason not to play.
      }
    },
  };
}
