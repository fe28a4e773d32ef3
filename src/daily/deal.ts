/** What is played on a date: against whom, by which rules, and who starts. It is the same for everybody, whatever they are called. */
import { orderTilesOf } from '../rules/deal';
import { PRINTED_RULES } from '../rules/options';
import type { SeatDraft } from '../setup/players';
import type { GameSetup, Pace } from '../setup/setup';
import { characterOn } from './characters';
import type { DailyDate } from './dates';

/** The seconds to call. */
export const DAILY_SECONDS = 5;

/** The setup of a date's deal. Its seats have the names that were typed, and no others yet. */
export interface DailySetup extends Omit<GameSetup, 'players'> {
  readonly players: readonly SeatDraft[];
}

/**
 * What is agreed for a date's deal. The order of play is drawn by the printed rule, from the tiles that belong to the word: `me` has the
 * first of them, and whoever has the lower one starts.
 * @param me who plays here
 */
export function dailySetup(date: DailyDate, me: SeatDraft, pace: Pace): DailySetup {
  const seats: SeatDraft[] = [me, { kind: 'bot', level: characterOn(date) }];
  return {
    players: meFirst(date) ? seats : seats.toReversed(), order: 'given', seed: date, rules: PRINTED_RULES, callSeconds: DAILY_SECONDS, pace,
    memoryAid: false, playedFor: { kind: 'single' },
  };
}

function meFirst(date: DailyDate): boolean {
  const [mine = 0, others = 0] = orderTilesOf(date);
  return mine < others;
}
