/** Today's deal on the start screen, and wherever a game of it is named. */
import { noonOf, type DailyDate } from '../../../daily/dates';
import type { TodaysDeal } from '../../../daily/today';
import { formats } from '../../formats';
import { say } from '../../say';

/** A game of today's deal among others: "Today's deal, 21 Nov". */
export function dailyName(date: DailyDate): string {
  return say('today-name', { date: formats().shortDate(noonOf(date)) });
}

/** The door to today's deal. */
export function dailyDoor({ character, standing }: TodaysDeal): { readonly title: string; readonly line: string } {
  const { kind, result, streak } = standing;
  const against = say('today-against', { name: say(`character-${character}`) });
  const row = streak === 0 ? [] : [say('today-in-a-row', { days: streak })];
  const line = (): readonly string[] => {
    switch (kind) {
      case 'new': return streak === 0 ? [say('today-same-tiles'), against] : [against, ...row];
      case 'open': return [against, say('today-waits'), ...row];
      case 'won': return [result ? say('today-won-by', { tiles: tilesTold(result.tiles) }) : say('today-won'), ...row];
      case 'lost': return [result ? outcomeTold(result.tiles) : say('today-unfinished')];
      case 'past': return [say('today-for-fun'), against];
    }
  };
  return { title: say('today-title'), line: line().join(' · ') };
}

/** One's own tiles first: "31–24". */
export function tilesTold([mine, theirs]: readonly [number, number]): string {
  const { number } = formats();
  return `${number(mine)}–${number(theirs)}`;
}

function outcomeTold(both: readonly [number, number]): string {
  const tiles = tilesTold(both);
  return both[0] === both[1] ? say('today-tied', { tiles }) : say('today-lost', { tiles });
}
