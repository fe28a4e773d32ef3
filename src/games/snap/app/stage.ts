/** What the controllers of the screens share: what is shown, how it changes, and the way from one to another. */
import type { GameAppPorts } from '../../gameApp';
import type { Draft } from '../kept/draft';
import type { SavedSnap } from '../kept/savedGame';
import type { Part } from '../lesson/course';
import type { Seat } from '../rules/game';
import type { SnapAsk } from '../ui/commands';
import type { Device } from './device';
import type { AppChange, AppState } from './appState';

/** Where somebody is led next. A controller says it; none of them knows another. */
export type Next =
  /** `draft`: what stood there; without one what was agreed last. `tell`: a sentence in passing. */
  | { readonly to: 'home'; readonly draft?: Draft; readonly tell?: () => string }
  | { readonly to: 'table'; readonly game: SavedSnap }
  /** After a game that is over. `whose`: whose review is wanted. `ended`: it ended just now, before everybody's eyes. */
  | { readonly to: 'after'; readonly id: string; readonly whose?: Seat; readonly ended?: true }
  /** `event`: the event to begin at; -1: the beginning. */
  | { readonly to: 'replay'; readonly id: string; readonly event: number }
  /** `name`: whose; null: of the player of this device. `after`: the game they are opened after; null: none. */
  | { readonly to: 'bests'; readonly name: string | null; readonly after: string | null }
  | { readonly to: 'lesson'; readonly part?: Part };

export interface Stage {
  readonly ports: GameAppPorts;
  readonly device: Device;
  state(): AppState;
  /** Something has happened: what is shown now is shown. */
  happen(change: AppChange): void;
  go(next: Next): Promise<void>;
  readonly ask: SnapAsk;
  /** @returns whether nobody has been led on or away since: what was waited for comes too late then */
  here(): () => boolean;
}
