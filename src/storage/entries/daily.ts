/** The dates of today's deal that were counted on this device, as they lie in the data base. */
import { dailyAfter, type DailyHappening, type DailyState } from '../../daily/dailyState';
import { keptDaily, openDaily } from '../../daily/keptDaily';
import type { DailyDate } from '../../daily/dates';
import type { SavedGame } from '../../session/savedGame';
import { answer, inTransaction, type Database } from '../disk';
import { GAMES, putGame, summing, type At } from './games';

/** Where they lie: one entry of the object store of what is known of this device's player. */
const KEY = 'daily';

export interface DailyStore {
  /** The dates of today's deal that were counted here; none, where what lies there is not sound. */
  daily(): Promise<DailyState>;
  /**
   * Takes note of what happened to today's deal, in one step: of two tabs that begin at once, one is first.
   * @returns what is counted now
   */
  changeDaily(happening: DailyHappening): Promise<DailyState>;
  /** The same for the game of a date that begins: it is kept together with the note, and only where it is the first. */
  beginDaily(game: SavedGame, date: DailyDate): Promise<DailyState>;
}

/** With no date counted, where what lies there is not sound. */
const kept = async (at: At): Promise<DailyState> => openDaily(await readDailyAt(at));

export function dailyPart(db: Database): DailyStore {
  return {
    daily: () => inTransaction(db, ['device'], 'readonly', kept),
    changeDaily: (happening) => inTransaction(db, ['device'], 'readwrite', async (at, transaction) => {
      const before = await kept(at);
      const after = dailyAfter(before, happening);
      if (after !== before) putDaily(at, after);
      // A page that is being left hears no more.
      transaction.commit?.();
      return after;
    }),
    async beginDaily(game, date) {
      const { summaryOf } = await summing.get();
      return inTransaction(db, [...GAMES, 'device'], 'readwrite', async (at, transaction) => {
        const before = await kept(at);
        const after = dailyAfter(before, { type: 'started', date, game: game.id });
        if (after !== before) {
          putDaily(at, after);
          putGame(at, game, summaryOf(game));
        }
        transaction.commit?.();
        return after;
      });
    },
  };
}

/** As it lies there, not checked; undefined where there is nothing. */
export function readDailyAt(at: At): Promise<unknown> {
  return answer<unknown>(at('device').get(KEY));
}

export function putDaily(at: At, state: DailyState): void {
  at('device').put(keptDaily(state), KEY);
}
