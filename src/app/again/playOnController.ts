/** Playing on from a moment of a game that is over: opens the game that is made of it, and leads back to where one came from. */
import type { Seat } from '../../rules/position';
import { defaultNames } from '../../strings/words/start/names';
import type { GameLibrary } from '../gameLibrary';
import type { HistoryController } from '../historyController';
import { STAY, type Answering, type Next } from '../next';
import type { ReplayController } from '../replayController';
import { playedOnFrom } from '../table/practice/playOn';
import type { TableController } from '../table/tableController';
import type { TableGame } from '../table/tableGame';

export interface PlayOnPorts {
  readonly library: Pick<GameLibrary, 'find'>;
  readonly table: Pick<TableController, 'beginWith' | 'leave'>;
  readonly game: Pick<TableGame, 'saved'>;
  readonly history: Pick<HistoryController, 'review'>;
  readonly replay: Pick<ReplayController, 'close'>;
  readonly freshWord: () => string;
  /** Milliseconds since 1970. */
  readonly today: () => number;
}

/** Which moment: the table after so many events of a game, and the seat in whose place somebody plays on. */
export interface MomentOf {
  readonly game: string;
  readonly step: number;
  readonly seat: Seat;
}

export interface PlayOnController extends Answering<'playOnFromHere'> {
  /** Leaves the game that is on for the one from which it is played on. */
  back(): Promise<Next>;
}

export function createPlayOnController({ library, table, game: on, history, replay, freshWord, today }: PlayOnPorts): PlayOnController {
  return {
    async playOnFromHere({ game: id, step, seat }) {
      const { game } = await library.find(id).catch(() => ({ game: null }));
      const made = game && playedOnFrom({ game, step, seat }, { id: freshWord(), names: defaultNames().characters, now: today() });
      // Where the game is gone by now, the history says what there is.
      if (!made) return history.review(id, seat, step);
      replay.close();
      await table.beginWith(made);
      return STAY;
    },
    async back() {
      const from = on.saved()?.from;
      if (!from) return STAY;
      table.leave();
      return history.review(from.game, from.seat, from.step);
    },
  };
}
