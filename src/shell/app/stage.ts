/** What the controllers of a game's screens share: what is shown, how it changes, and the way from one to another. */
import type { GameAppPorts } from '../../games/gameApp';
import { keptJson } from '../../outside/kept';
import { say } from '../../strings/say';
import type { Screen } from '../../ui/browser/abilities';
import type { ShellAsk } from '../commands';
import type { ShellGame } from '../shellGame';
import type { DraftOf, ShellTypes } from '../types';
import type { KeptScreen, ShellScreen, ShellScreens } from './appState';

/** Where somebody is led next: a controller says it, and none of them knows another. What a reload comes back to, or else: */
export type Next<T extends ShellTypes> =
  | Exclude<KeptScreen, { readonly screen: 'home' | 'table' | 'after' }>
  /** `draft`: what stands there; without one what was agreed last. `tell`: a sentence in passing. */
  | { readonly screen: 'home'; readonly draft?: DraftOf<T>; readonly tell?: () => string }
  | { readonly screen: 'table'; readonly saved: T['Saved'] }
  /** `ended`: it ended just now, before everybody's eyes. */
  | { readonly screen: 'after'; readonly game: string; readonly whose?: number; readonly ended?: true };

/** What a game has of the device, beside what the house gives it. */
export interface Device {
  /** Where it lies what was agreed last, between one visit and the next. It is no game and no result, and is not backed up. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** Where keys are heard; null where there is no page. */
  readonly page: Document | null;
  /** What the screen can do now. */
  readonly screen: () => Screen;
}

export interface Stage<T extends ShellTypes> {
  readonly game: ShellGame<T>;
  readonly ports: GameAppPorts;
  readonly device: Device;
  /** The screen of a kind, if that is the one that is shown. */
  shown<K extends keyof ShellScreens<T>>(kind: K): ShellScreens<T>[K] | null;
  /** Shows a screen. @param game what is played or looked at there; without it what was until now */
  show(screen: ShellScreen<T> | null, game?: T['Saved'] | null): void;
  /** Shows what becomes of the screen of a kind. Where another is shown, it comes too late. */
  change<K extends keyof ShellScreens<T>>(kind: K, after: (screen: ShellScreens<T>[K]) => ShellScreens<T>[K]): void;
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

/** A game as it is kept; null where it is not there any more, or cannot be read. */
export async function keptGame<T extends ShellTypes>(
  { game, ports }: Pick<Stage<T>, 'game' | 'ports'>, id: string,
): Promise<T['Opened'] | null> {
  const row = await ports.shelf.game(id);
  const opened = row && game.openSaved(row.value);
  return opened?.ok === true ? opened.game : null;
}

/** What is told in passing of a game that was deleted, or cannot be read. */
export const notThere = (): string => say('shell-not-there');

/** How the table is set on this device. */
export function settingsOf<T extends ShellTypes>(stage: Pick<Stage<T>, 'game' | 'ports' | 'device'>): Partial<T['Set']> {
  const { input, preferences } = stage.ports;
  return { input: input(), mirrored: preferences().hand === 'left', spoken: keptDraft(stage).spoken } as Partial<T['Set']>;
}
