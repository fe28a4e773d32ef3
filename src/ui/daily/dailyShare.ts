/** The result of today's deal, given away: a text that says nothing of the tiles, and a link to the deal of the day. */
import type { DailyResult } from '../../daily/dailyState';
import type { DailyDate } from '../../daily/dates';
import type { Character } from '../../setup/players';
import { say } from '../../strings/say';
import { dailyShareText } from '../../strings/words/daily/daily';
import { share, sharedText, type Shared, type ToShare } from '../browser/share';

/** What of a game is told. */
export interface DailyTold {
  readonly date: DailyDate;
  readonly character: Character;
  readonly result: DailyResult;
}

/** @param address where the game is played */
export function toShare({ date, character, result }: DailyTold, address: string): ToShare {
  return {
    title: say('today-title'), text: dailyShareText(date, character, result), url: new URL('?daily', address).href,
  };
}

/** Shares it, as long as a press counts as one. */
export async function shareDaily(told: DailyTold, address = location.href): Promise<Shared> {
  const what = toShare(told, address);
  return { outcome: await share(what), text: sharedText(what) };
}
