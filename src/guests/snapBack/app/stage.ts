/** What the controllers of the screens share: what is shown, how it changes, and the way from one to another. */
import type { GuestPorts } from '../../guest';
import type { Draft } from '../kept/draft';
import type { SavedSnapBack } from '../kept/savedGame';
import type { SnapBackAsk } from '../ui/commands';
import type { Screen } from '../ui/table/several/sitting';
import type { GuestChange, GuestState } from './guestState';

/** Where somebody is led next. A controller says it; none of them knows another. */
export type Next =
  /** `draft`: what stood there; without one what was agreed last. `tell`: a sentence in passing. */
  | { readonly to: 'home'; readonly draft?: Draft; readonly tell?: () => string }
  | { readonly to: 'table'; readonly game: SavedSnapBack };

/** What was agreed last, between one visit and the next. */
export interface KeptDraft {
  /** Any value: it is checked where it is used. */
  read(): unknown;
  write(draft: Draft): void;
}

/** What Snap Back has of the device, beside what the house gives it. */
export interface Device {
  readonly kept: KeptDraft;
  /** Where keys are heard; null where there is no page. */
  readonly page: Document | null;
  /** What the screen can do now. */
  readonly screen: () => Screen;
}

export interface Stage {
  readonly ports: GuestPorts;
  readonly device: Device;
  state(): GuestState;
  /** Something has happened: what is shown now is shown. */
  happen(change: GuestChange): void;
  go(next: Next): Promise<void>;
  readonly ask: SnapBackAsk;
  /** @returns whether nobody has been led on or away since: what was waited for comes too late then */
  here(): () => boolean;
}
