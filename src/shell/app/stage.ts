/** What the controllers of a game's screens share: what is shown, how it changes, and the way from one to another. */
import type { GameAppPorts } from '../../games/gameApp';
import { keptJson } from '../../outside/kept';
import { say } from '../../strings/say';
import type { ShellAsk } from '../commands';
import type { ShellGame } from '../shellGame';
import type { DraftOf, ShellTypes } from '../types';
import type { AppChange, AppState } from './appState';
import type { Device } from './device';

/** Where somebody is led next. A controller says it; none of them knows another. */
export type Next<T extends ShellTypes> =
  /** `draft`: what stood there; without one what was agreed last. `tell`: a sentence in passing. */
  | { readonly to: 'home'; readonly draft?: DraftOf<T>; readonly tell?: () => string }
  | { readonly to: 'table'; readonly game: T['Saved'] }
  /** After a game that is over. `whose`: whose review is wanted. `ended`: it ended just now, before everybody's eyes. */
  | { readonly to: 'after'; readonly id: string; readonly whose?: number; readonly ended?: true }
  /** `event`: the event to begin at; -1: the beginning. */
  | { readonly to: 'replay'; readonly id: string; readonly event: number }
  /** `name`: whose; null: of the player of this device. `after`: the game they are opened after; null: none. */
  | { readonly to: 'bests'; readonly name: string | null; readonly after: string | null }
  | { readonly to: 'lesson'; readonly part?: string };

export interface Stage<T extends ShellTypes> {
  readonly game: ShellGame<T>;
  readonly ports: GameAppPorts;
  readonly device: Device;
  state(): AppState<T>;
  /** Something has happened: what is shown now is shown. */
  happen(change: AppChange<T>): void;
  go(next: Next<T>): Promise<void>;
  readonly ask: ShellAsk<T>;
  /** @returns whether nobody has been led on or away since: what was waited for comes too late then */
  here(): () => boolean;
}

/** What was agreed last on this device. @param isKnown whether a name may stand there */
export function keptDraft<T extends ShellTypes>(
  { game: { agreement }, device: { storage } }: Pick<Stage<T>, 'game' | 'device'>, isKnown?: (name: string) => boolean,
): DraftOf<T> {
  return agreement.openDraft(keptJson(storage, agreement.of.storageKey), isKnown);
}

/** What is told in passing of a game that was deleted, or cannot be read. */
export const notThere = (): string => say('shell-not-there');

/** How the table is set on this device. */
export function settingsOf<T extends ShellTypes>(
  { game, ports, device }: Pick<Stage<T>, 'game' | 'ports' | 'device'>,
): Pick<T['Set'], 'input' | 'mirrored' | 'spoken'> {
  return {
    input: ports.input(), mirrored: ports.preferences().hand === 'left', spoken: keptDraft({ game, device }).spoken,
  };
}
