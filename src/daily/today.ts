/** Today's deal as it stands on a date, for whoever shows it. */
import type { Character } from '../setup/players';
import { characterOn } from './characters';
import { standingOn, type DailyResult, type DailyStanding, type DailyState } from './dailyState';
import type { DailyDate } from './dates';

export interface TodaysDeal {
  readonly date: DailyDate;
  readonly character: Character;
  readonly standing: DailyStanding;
}

export function todaysDeal(state: DailyState, date: DailyDate): TodaysDeal {
  return { date, character: characterOn(date), standing: standingOn(state, date) };
}

/** A game that was begun as the deal of a date, as it is shown at its table. */
export interface DailyGame {
  readonly date: DailyDate;
  readonly character: Character;
  /** Whether it is the one that counts for its date. */
  readonly counts: boolean;
  /** Null while it is on, and where it does not count. */
  readonly result: DailyResult | null;
  /** How many dates in a row were won, up to this one. */
  readonly streak: number;
}

/** @param date as whose deal the game with this id was begun */
export function dailyGame(state: DailyState, date: DailyDate, id: string): DailyGame {
  const day = state.days.find((one) => one.game === id && one.date === date);
  const counts = day !== undefined && (day.outcome === 'open' || day.result !== null);
  return { date, character: characterOn(date), counts, result: day?.result ?? null, streak: standingOn(state, date).streak };
}
