/** Today's deal: how it stands and what came of it, in sentences, and as it is told to others. */
import type { DailyResult } from '../../../daily/dailyState';
import { noonOf, type DailyDate } from '../../../daily/dates';
import type { Character } from '../../../setup/players';
import { formats, seconds } from '../../formats';
import { say } from '../../say';
import { tilesTold } from '../start/today';

/** "Saturday 21 November". */
export function dailyDate(date: DailyDate): string {
  return formats().longDate(noonOf(date));
}

/** "against Otto". */
export function dailyAgainst(character: Character): string {
  return say('today-against', { name: say(`character-${character}`) });
}

/** What is agreed for it and how it counts, a sentence each. @param callSeconds the seconds to call */
export function dailyTerms(character: Character, callSeconds: number): readonly string[] {
  return [
    say('daily-terms-same-tiles', { name: say(`character-${character}`) }), say('daily-terms-rules', { seconds: callSeconds }),
    say('daily-terms-first'), say('daily-terms-streak'),
  ];
}

/** What came of it: "You won 31–24.", "You didn’t finish this game…" */
export function dailyOutcome(result: DailyResult | null): string {
  if (result === null) return say('daily-unfinished');
  const [mine, theirs] = result.tiles;
  const tiles = tilesTold(result.tiles);
  return mine > theirs ? say('daily-won', { tiles }) : mine === theirs ? say('daily-tied', { tiles }) : say('daily-lost', { tiles });
}

/** The dates that were won in a row, and the most that ever were: "Streak: 3 days (your best: 12)". */
export function dailyStreak(streak: number, best: number): string {
  if (streak === 0) return say('daily-best-streak', { best });
  return best > streak ? say('daily-streak-and-best', { days: streak, best }) : say('daily-streak', { days: streak });
}

/** The game of an earlier date that waits: what becomes of it. */
export function dailyEarlier(date: DailyDate): string {
  return say('daily-earlier', { date: formats().shortDate(noonOf(date)) });
}

/** What continues it. */
export function dailyGoOnEarlier(date: DailyDate): string {
  return say('daily-continue-earlier', { date: formats().shortDate(noonOf(date)) });
}

/** The quickest call: "Your quickest call took 0.8 s." */
export function dailyQuickest(milliseconds: number): string {
  return say('daily-quickest', { seconds: quick(milliseconds) });
}

/** "0.8"; with two places where one would leave nothing. */
function quick(milliseconds: number): string {
  return seconds(milliseconds, milliseconds < 100 ? 2 : 1);
}

/** One's own runs, as they are heard: "Your runs: called, called, missed". */
export function dailyRuns(runs: readonly boolean[]): string {
  return say('daily-runs', { runs: runs.map((called) => (called ? say('daily-run-called') : say('daily-run-missed'))).join(', ') });
}

/**
 * What is told to others, and gives nothing of the deal away: "SNAG 21 Nov · 31–24 v Otto · ▮▮▯▮▮ · quickest 0.8 s". One's own
 * tiles first; a run that was called is ▮, one that was missed ▯.
 */
export function dailyShareText(date: DailyDate, character: Character, { tiles, runs, quickest }: DailyResult): string {
  return [
    say('daily-shared-date', { date: formats().shortDate(noonOf(date)) }),
    say('daily-shared-tiles', { tiles: tilesTold(tiles), name: say(`character-${character}`) }),
    ...(runs.length === 0 ? [] : [runs.map((called) => (called ? '▮' : '▯')).join('')]),
    ...(quickest === null ? [] : [say('daily-shared-quickest', { seconds: quick(quickest) })]),
  ].join(' · ');
}
