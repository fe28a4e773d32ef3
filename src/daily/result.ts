/** What a game of today's deal came to: read from its record alone, so that nobody has to keep count while it is played. */
import { DEFAULT_LEVEL, type LevelName } from '../ai/levelNames';
import { quickestOf } from '../race/times';
import { liveRuns } from '../rules/calls';
import { dealOf } from '../rules/deal';
import { PRINTED_RULES } from '../rules/options';
import type { Seat } from '../rules/position';
import type { GameRecord } from '../rules/record';
import { stepsOf } from '../rules/steps';
import type { GameSetup } from '../setup/setup';
import { characterOn } from './characters';
import { DAILY_SECONDS } from './deal';
import type { DailyDate } from './dates';
import type { DailyResult } from './dailyState';

/** As much of a game that was played to the count as is asked for. */
export interface CountedGame {
  readonly daily?: DailyDate | undefined;
  /** With its players in order of play. */
  readonly setup: GameSetup;
  readonly record: GameRecord;
  /** For each call of the record the milliseconds that it took; null where it took no run, or nobody knows. */
  readonly callTimes?: readonly (number | null)[] | undefined;
}

/**
 * What it came to; null where it was not played as that date's deal is: by its tiles, rules and clock, against its character, and not for
 * practice.
 */
export function dailyResultOf({ daily, setup, record, callTimes = [] }: CountedGame): DailyResult | null {
  const mine = setup.players.findIndex(({ kind }) => kind === 'local');
  if (daily === undefined || mine < 0 || !isDealOf(daily, setup, record)) return null;
  const played = [...stepsOf(record)];
  const won = played.at(-1)?.position.won ?? [];
  const callers = record.events.flatMap(([kind, seat]) => (kind === 'snag' ? seat : []));
  const times = callers.flatMap((caller, i) => (caller === mine ? callTimes[i] ?? [] : []));
  return {
    tiles: [won[mine]?.length ?? 0, won[1 - mine]?.length ?? 0], runs: ownRuns(record, mine),
    quickest: quickestOf(times),
  };
}

function isDealOf(
  date: DailyDate, { players, callSeconds, memoryAid, practice }: GameSetup, { deal, rules, seats }: GameRecord,
): boolean {
  const levels = players.filter(({ kind }) => kind === 'bot').map(({ level = DEFAULT_LEVEL }): LevelName => level);
  const terms = callSeconds === DAILY_SECONDS && !memoryAid && !practice;
  return terms && seats.length === 2 && levels.length === 1 && levels[0] === characterOn(date) && deal.join() === dealOf(date).join()
    && Object.entries(PRINTED_RULES).every(([rule, choice]) => rules[rule as keyof typeof rules] === choice);
}

/** The runs that a seat made, in order of play: whether each was called before the move ended. */
export function ownRuns(record: GameRecord, seat: Seat): readonly boolean[] {
  const runs: boolean[] = [];
  let live = false;
  for (const { event: [kind, by], position, happenings } of stepsOf(record)) {
    if (by !== seat) continue;
    if (kind === 'place') live = liveRuns(position).length > 0;
    else if (live && kind === 'draw') {
      runs.push(false);
      live = false;
    } else if (live && happenings.some(({ type }) => type === 'snagged')) {
      runs.push(true);
      live = false;
    }
  }
  return runs;
}
