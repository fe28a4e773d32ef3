/** What is asked of whoever has the table now: a game, a lesson, or a move that is tried again. */
import type { Act } from '../../session/viewState';
import type { Pace } from '../../setup/setup';
import type { PauseCommand } from './pause';

export interface Playing {
  /** What somebody does. `at`: when the key or finger went down. */
  act(act: Act, at: number): void;
  /** Pauses it or lets it go on, where what was asked for comes to that. */
  pause(command: PauseCommand): void;
  /** All that was shown so far is painted by now. */
  painted(): void;
  setPace(pace: Pace): void;
  /** Shows the table as it stands now: something beside it has changed. */
  showAgain(): void;
}
