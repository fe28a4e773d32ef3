/** What the screens of every game ask for: each is a value, so that one can see who answers it. */
import type { BestsCommand } from './bests/bestsModel';
import type { HomeCommand } from './home/homeModel';
import type { ReplayCommand } from '../ui/parts/replay/replayState';
import type { ShellTypes, TableOver } from './types';

export type AfterCommand =
  | { readonly kind: 'reviewOf'; readonly seat: number }
  /** `event`: the event to begin at; -1: the beginning. */
  | { readonly kind: 'openReplay'; readonly id: string; readonly event: number }
  /** `name`: whose; null: of whoever played last. */
  | { readonly kind: 'openBests'; readonly name: string | null }
  | { readonly kind: 'playAgain' }
  | { readonly kind: 'home' };

export type LessonCommand =
  /** Begins, goes on, or plays a first game after the end. */
  | { readonly kind: 'lessonOn' }
  | { readonly kind: 'showMe' }
  | { readonly kind: 'leaveLesson' };

/** What every table asks for. @typeParam Act what may be done at it */
export type TableCommandBase<Act> =
  | { readonly kind: 'act'; readonly act: Act }
  /** Opens something over the table, or (null) closes it. The game pauses beneath. */
  | { readonly kind: 'overTable'; readonly over: TableOver | null; readonly at: number }
  | { readonly kind: 'settings' }
  /** Leaves the game, which waits. */
  | { readonly kind: 'leaveTable' }
  /** After the end: another game on the same terms. */
  | { readonly kind: 'playAgain' };

/** What is asked for in every game. */
export type KnownCommand<T extends ShellTypes> =
  HomeCommand<T> | TableCommandBase<T['Act']> | AfterCommand | BestsCommand | ReplayCommand | LessonCommand;

export type ShellCommand<T extends ShellTypes> = KnownCommand<T> | T['TableCommand'];

export type ShellAsk<T extends ShellTypes> = (command: ShellCommand<T>) => unknown;
