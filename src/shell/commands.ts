/** What the screens of every game ask for: each is a value, so that one can see who answers it. */
import type { ReplayCommand } from '../ui/parts/replay/replayState';
import type { DraftOf, ShellTypes, TableOver } from './types';

/** The ways from one screen to another. */
export type Way =
  /** `playAgain`: another game on the same terms. */
  | { readonly kind: 'home' | 'learn' | 'settings' | 'leaveGuest' | 'playAgain' }
  /** The screen after a game. */
  | { readonly kind: 'lookAt'; readonly id: string }
  /** `event`: the event to begin at; -1: the beginning. */
  | { readonly kind: 'openReplay'; readonly id: string; readonly event: number }
  /** `name`: whose; null: of the player of this device. */
  | { readonly kind: 'openBests'; readonly name: string | null };

export type HomeCommand<T extends ShellTypes> =
  | Way
  | { readonly kind: 'draft'; readonly draft: DraftOf<T> }
  | { readonly kind: 'unfold'; readonly seat: number | null }
  | { readonly kind: 'play' }
  /** So many keys of each arrived at the same time. */
  | { readonly kind: 'keysTogether'; readonly each: number }
  /** Opens a table of several devices. */
  | { readonly kind: 'apart' }
  | { readonly kind: 'continueGame'; readonly id: string }
  /** Deletes a game, at the second press. */
  | { readonly kind: 'deleteGame'; readonly id: string }
  /** Lists more games that are over, or that wait. */
  | { readonly kind: 'moreGames'; readonly over: boolean };

export type AfterCommand = Way | { readonly kind: 'reviewOf'; readonly seat: number };

/** `lessonOn` begins, goes on, or plays a first game after the end. */
export type LessonCommand = { readonly kind: 'lessonOn' | 'showMe' | 'leaveLesson' };

/** What every table asks for. @typeParam Act what may be done at it */
export type TableCommandBase<Act> =
  | { readonly kind: 'act'; readonly act: Act }
  /** Opens something over the table, or (null) closes it. The game pauses beneath. */
  | { readonly kind: 'overTable'; readonly over: TableOver | null; readonly at: number }
  | { readonly kind: 'settings' }
  /** Leaves the game, which waits. */
  | { readonly kind: 'leaveTable' }
  | { readonly kind: 'playAgain' };

/** What is asked for in every game. */
export type KnownCommand<T extends ShellTypes> =
  HomeCommand<T> | TableCommandBase<T['Act']> | AfterCommand | ReplayCommand | LessonCommand;

export type ShellCommand<T extends ShellTypes> = KnownCommand<T> | T['TableCommand'];

export type ShellAsk<T extends ShellTypes> = (command: ShellCommand<T>) => unknown;
export type HomeAsk<T extends ShellTypes> = (command: HomeCommand<T>) => unknown;
