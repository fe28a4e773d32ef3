/** What a game has of the device, beside what the house gives it: where drafts and keys are, and what the screen can do. */
import { screenNow, type Screen } from '../../ui/browser/abilities';

export interface Device {
  /** Where it lies what was agreed last, between one visit and the next. It is no game and no result, and is not backed up. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** Where keys are heard; null where there is no page. */
  readonly page: Document | null;
  /** What the screen can do now. */
  readonly screen: () => Screen;
}

/** This one. */
export function thisDevice(): Device {
  return { storage: () => localStorage, page: document, screen: screenNow };
}
