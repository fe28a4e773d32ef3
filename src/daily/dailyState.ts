/** Which dates were counted on this device, and what came of them; the streak follows from that. Pure. */
import { datePlus, type DailyDate } from './dates';

/** What a game of today's deal came to, as it is told to others: it gives nothing of the deal away. */
export interface DailyResult {
  /** The tiles of whoever played here, and of the computer. */
  readonly tiles: readonly [mine: number, theirs: number];
  /** The runs that they made, in order of play: whether each was called in time. */
  readonly runs: readonly boolean[];
  /** The quickest of their calls that took a run, in milliseconds; null where there was none. */
  readonly quickest: number | null;
}

export interface DailyDay {
  readonly date: DailyDate;
  /** The id of the game that was begun first on that date. No other counts. */
  readonly game: string;
  /** `open` while the game can still be played to its end: of the last date alone. */
  readonly outcome: 'open' | 'won' | 'lost';
  /** Kept of the last date only, and null where the game was given up. */
  readonly result: DailyResult | null;
}

export interface DailyState {
  /** In order of time. */
  readonly days: readonly DailyDay[];
}

export const NO_DAYS: DailyState = { days: [] };

export type DailyHappening =
  /** Somebody presses for the game of a date: the one that it is here just now. */
  | { readonly type: 'started'; readonly date: DailyDate; readonly game: string }
  | { readonly type: 'counted'; readonly game: string; readonly result: DailyResult }
  /** The game can no longer be played to its end. */
  | { readonly type: 'givenUp'; readonly game: string };

/** The state after that. What does not count changes nothing. */
export function dailyAfter(state: DailyState, happening: DailyHappening): DailyState {
  const last = state.days.at(-1);
  if (happening.type === 'started') {
    const { date, game } = happening;
    if (last && date <= last.date) return state;
    const before = state.days.map((day): DailyDay => ({ ...day, result: null, outcome: day.outcome === 'open' ? 'lost' : day.outcome }));
    return { days: [...before, { date, game, outcome: 'open', result: null }] };
  }
  if (last?.outcome !== 'open' || last.game !== happening.game) return state;
  const ended: DailyDay = happening.type === 'givenUp' ? { ...last, outcome: 'lost' }
    : { ...last, outcome: isWon(happening.result) ? 'won' : 'lost', result: happening.result };
  return { days: [...state.days.slice(0, -1), ended] };
}

/** A tie is a tie, and not won. */
function isWon({ tiles: [mine, theirs] }: DailyResult): boolean {
  return mine > theirs;
}

/** The game that counts and is not over; null where there is none. */
export function openDay({ days }: DailyState): DailyDay | null {
  const last = days.at(-1);
  return last?.outcome === 'open' ? last : null;
}

/** How a date stands. */
export interface DailyStanding {
  /**
   * `new`: not begun, and counts if it is begun now; `open`, `won`, `lost`: begun; `past`: a later date was counted, so that this one does
   * not count any more.
   */
  readonly kind: 'new' | DailyDay['outcome'] | 'past';
  readonly result: DailyResult | null;
  /** The id of the game that counts for it; null where there is none. */
  readonly game: string | null;
  /** The game of an earlier date that still waits, and is given up once this date's is begun. */
  readonly earlier: DailyDay | null;
  /** How many dates in a row were won, up to this one. While one of them can still be won, it does not break them. */
  readonly streak: number;
  /** The most that ever were. */
  readonly best: number;
}

/** How the date stands on which somebody asks. */
export function standingOn(state: DailyState, date: DailyDate): DailyStanding {
  const { days } = state;
  const last = days.at(-1);
  const today = days.find((day) => day.date === date);
  const open = openDay(state);
  return {
    kind: today?.outcome ?? (last && date < last.date ? 'past' : 'new'), result: today?.result ?? null, game: today?.game ?? null,
    earlier: open && open.date < date ? open : null, streak: streakOf(days, date), best: bestOf(days),
  };
}

function streakOf(days: readonly DailyDay[], date: DailyDate): number {
  const outcomes = new Map(days.map((day) => [day.date, day.outcome]));
  // With a clock set back the streak is what it was on the last date.
  const last = days.at(-1)?.date ?? date;
  let at = last > date ? last : date;
  // Today's can still be won, and so can yesterday's, if it is still open.
  if ((outcomes.get(at) ?? 'open') === 'open') at = datePlus(at, -1);
  if (outcomes.get(at) === 'open') at = datePlus(at, -1);
  let streak = 0;
  for (; outcomes.get(at) === 'won'; at = datePlus(at, -1)) streak += 1;
  return streak;
}

function bestOf(days: readonly DailyDay[]): number {
  let [best, streak, next] = [0, 0, ''];
  for (const { date, outcome } of days) {
    streak = outcome !== 'won' ? 0 : date === next ? streak + 1 : 1;
    next = datePlus(date, 1);
    best = Math.max(best, streak);
  }
  return best;
}
