/** What the start screen is drawn from. */
import type { TodaysDeal } from '../../daily/today';
import type { OfflineState } from '../../offline/offlineState';
import type { InputSettings } from '../../setup/inputSettings';
import type { Character } from '../../setup/players';
import type { StartNotice } from '../notice';
import type { Command } from '../commands';
import type { DoorIcon } from './doorIcons';
import type { WaitingGame } from './waitingGames';

export interface StartModel {
  readonly kind: 'start';
  /** Who is played against at one press, and about how many minutes that takes. */
  readonly character: Character;
  readonly minutes: number;
  /** What the player of this device is called; null until they have a name. */
  readonly me: string | null;
  /** What stands first: the course, until somebody has finished a game or all lessons here. */
  readonly leads: 'learn' | 'play';
  /** Whether the scene beside it plays at once, or only after a rest. */
  readonly scene: 'plays' | 'still';
  readonly waiting: readonly WaitingGame[];
  /** What went wrong. */
  readonly notices: readonly StartNotice[];
  /** What came of the last file that was saved or read. */
  readonly backup: StartNotice | null;
  /** Today's deal, as it stands. */
  readonly daily: TodaysDeal;
  /** How many finished games there are to look at. */
  readonly past: number;
  /** How many of the lessons are done. */
  readonly lessons: { readonly done: number; readonly of: number };
  /** Doors of which it is known only after the start that there is something behind them. */
  readonly doors: readonly Door[];
  /** Whether what was pressed waits for something to be loaded. */
  readonly loading: boolean;
  /** What there is to tell of a newer version of the game. */
  readonly update: OfflineState['update'];
  /** How people here play with hand and key: for the rules, which tell it. */
  readonly input: InputSettings;
}

/** What is said of a door. */
export interface DoorWords { readonly title: string; readonly line: string }

export interface Door {
  readonly id: 'apart' | 'several' | 'cardTable' | 'daily' | 'learn' | 'training' | 'history';
  readonly icon: DoorIcon;
  readonly command: Command;
  /** What stands on it; null while there is nothing behind it. */
  readonly told: (model: StartModel) => DoorWords | null;
}
