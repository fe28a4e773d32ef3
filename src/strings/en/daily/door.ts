/** The words of today's deal on the start screen, and wherever a game of it is named. */
import { noonOf, type DailyDate } from '../../../daily/dates';
import type { TodaysDeal } from '../../../daily/today';
import { number, shortDate } from '../grammar';
import { CHARACTER_WORDS } from '../start/characters';

const TITLE = "Today's deal";

/** A game of today's deal among others: "Today's deal, 21 Nov". */
export function dailyName(date: DailyDate): string {
  return `${TITLE}, ${shortDate(noonOf(date))}`;
}

/** How many dates in a row were won: "3 in a row". */
export function inARow(streak: number): string {
  return `${number(streak)} in a row`;
}

/** The door to today's deal. */
export function dailyDoor({ character, standing }: TodaysDeal): { readonly title: string; readonly line: string } {
  const { kind, result, streak } = standing;
  const against = `against ${CHARACTER_WORDS[character].name}`;
  const row = streak === 0 ? [] : [inARow(streak)];
  const line = (): readonly string[] => {
    switch (kind) {
      case 'new': return streak === 0 ? ['the same tiles for everybody, once a day', against] : [against, ...row];
      case 'open': return [against, 'your game waits', ...row];
      case 'won': return [result ? `won ${tilesTold(result.tiles)}` : 'won', ...row];
      case 'lost': return [result ? outcomeTold(result.tiles) : 'not played to the end'];
      case 'past': return ['for fun', against];
    }
  };
  return { title: TITLE, line: line().join(' · ') };
}

/** One's own tiles first: "31–24". */
export function tilesTold([mine, theirs]: readonly [number, number]): string {
  return `${number(mine)}–${number(theirs)}`;
}

function outcomeTold(tiles: readonly [number, number]): string {
  return tiles[0] === tiles[1] ? `a tie, ${tilesTold(tiles)}` : `lost ${tilesTold(tiles)}`;
}
