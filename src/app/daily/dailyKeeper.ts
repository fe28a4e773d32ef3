/**
 * The dates of today's deal that were counted on this device, as they were read last. What cannot be kept counts for as long as the page is
 * open.
 */
import { dailyAfter, NO_DAYS, openDay, type DailyHappening, type DailyState } from '../../daily/dailyState';
import { dateAt, type DailyDate } from '../../daily/dates';
import { dailyGame, todaysDeal, type DailyGame, type TodaysDeal } from '../../daily/today';
import { later } from '../../loading/later';
import type { SavedGame } from '../../session/savedGame';
import type { Store } from '../../storage/store';

export interface DailyKeeper {
  /** Today's deal, by the clock as it is now. */
  today(): TodaysDeal;
  /** What a game is to today's deal; null for one that was not begun as such. */
  gameOf(game: Pick<SavedGame, 'id' | 'daily'>): DailyGame | null;
  /** Reads what is counted. A game that is gone was given up; one that was played to its end in another tab is counted. Never rejects. */
  read(): Promise<void>;
  /** Begins a date with this game. @returns whether it is the first of its date, and so the one that counts */
  begin(game: SavedGame, date: DailyDate): Promise<boolean>;
  /** Takes note of what happened to the game that counts; of any other, nothing. Never rejects. */
  happen(happening: DailyHappening): Promise<void>;
}

export interface DailyKeeperPorts {
  readonly store: Pick<Store, 'daily' | 'changeDaily' | 'beginDaily' | 'game'>;
  readonly today: () => number;
}

/** Replays games, and so needs all the rules: it is loaded where a game is under way. */
const counting = later(() => import('./countDaily'));

export function createDailyKeeper({ store, today }: DailyKeeperPorts): DailyKeeper {
  let state: DailyState = NO_DAYS;

  async function happen(happening: DailyHappening): Promise<void> {
    // It is shown at once: whoever has just won shall not wait for the disk.
    state = dailyAfter(state, happening);
    try {
      state = await store.changeDaily(happening);
    } catch {
      // A banner tells that nothing can be saved.
    }
  }


  return {
    today: () => todaysDeal(state, dateAt(today())),
    gameOf: ({ id, daily }) => (daily === undefined ? null : dailyGame(state, daily, id)),
    async read() {
      try {
        state = await store.daily();
        const open = openDay(state);
        if (!open) return;
        const game = await store.game(open.game);
        const came = game === undefined ? { type: 'givenUp', game: open.game } as const : (await counting.get()).happeningOf(game);
        if (came) await happen(came);
      } catch {
        // It stays as it was known.
      }
    },
    async begin(game, date) {
      try {
        state = await store.beginDaily(game, date);
      } catch {
        state = dailyAfter(state, { type: 'started', date, game: game.id });
      }
      return openDay(state)?.game === game.id;
    },
    happen,
  };
}
