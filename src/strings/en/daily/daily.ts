/** The words of today's deal: its screen, its part of the end of a game, and what is told to others. */
import type { DailyResult } from '../../../daily/dailyState';
import { noonOf, type DailyDate } from '../../../daily/dates';
import type { Character } from '../../../setup/players';
import { longDate, number, seconds, secondCount, shortDate } from '../grammar';
import { CHARACTER_WORDS } from '../start/characters';
import { inARow, tilesTold } from './door';

export const DAILY = {
  title: "Today's deal",
  terms: 'How it counts',
  play: 'Play',
  goOn: 'Continue',
  forFun: 'Play it for fun',
  again: 'Play it again for fun',
  share: 'Share the result',
  runs: 'Your runs',
  elsewhere: "You have begun today's deal in another tab.",
  otherDate: 'It is another day by now, and this is its deal.',
  once: 'Only your first game of the day counts.',
  open: 'Your game waits. It counts for this date, whenever you end it.',
  shared: 'The result is on its way.',
  copied: 'The result is copied. Now send it to a friend.',
  shown: 'The browser does not allow sharing. Copy this by hand:',
  text: 'Text to copy',
  doesNotCount: 'This game does not count.',
} as const;

/** "Saturday 21 November". */
export function dailyDate(date: DailyDate): string {
  return longDate(noonOf(date));
}

/** "against Otto". */
export function dailyAgainst(character: Character): string {
  return `against ${CHARACTER_WORDS[character].name}`;
}

/** What is agreed for it and how it counts, a sentence each. @param callSeconds the seconds to call */
export function dailyTerms(character: Character, callSeconds: number): readonly string[] {
  const { name } = CHARACTER_WORDS[character];
  return [
    `Everybody gets the same tiles today. What ${name} makes of them can differ.`,
    `You play by the printed rules, with ${secondCount(callSeconds)} to call.`,
    'Only your first game of the day counts. You can leave it and continue later, even after midnight. If you never finish it, it is '
      + 'not won.',
    'Each day that you win adds one to your streak. A day without a win ends it.',
  ];
}

/** What came of it: "You won 31–24.", "You did not finish this one." */
export function dailyOutcome(result: DailyResult | null): string {
  if (result === null) return 'You did not finish this one, so it is not won.';
  const [mine, theirs] = result.tiles;
  const tiles = tilesTold(result.tiles);
  return mine > theirs ? `You won ${tiles}.` : mine === theirs ? `A tie, ${tiles}. That is not won.` : `You lost ${tiles}.`;
}

/** The dates that were won in a row, and the most that ever were: "3 in a row (your best: 12)". */
export function dailyStreak(streak: number, best: number): string {
  if (streak === 0) return `Your best streak: ${inARow(best)}`;
  return best > streak ? `${inARow(streak)} (your best: ${number(best)})` : inARow(streak);
}

/** A later date was counted, as when a clock was set back. */
export function dailyPast(): string {
  return 'A later date has been counted on this device, so this one does not count any more.';
}

/** The game of an earlier date that waits: what becomes of it. */
export function dailyEarlier(date: DailyDate): string {
  return `Your game of ${shortDate(noonOf(date))} still waits. It counts until you begin today's.`;
}

/** What continues it. */
export function dailyGoOnEarlier(date: DailyDate): string {
  return `Continue ${shortDate(noonOf(date))}`;
}

/** The quickest call: "Your quickest call took 0.8 s." */
export function dailyQuickest(milliseconds: number): string {
  return `Your quickest call took ${quick(milliseconds)}.`;
}

/** "0.8 s"; with two places where one would leave nothing. */
function quick(milliseconds: number): string {
  return `${seconds(milliseconds, milliseconds < 100 ? 2 : 1)} s`;
}

/** One's own runs, as they are heard: "Your runs: called, called, missed". */
export function dailyRuns(runs: readonly boolean[]): string {
  return `${DAILY.runs}: ${runs.map((called) => (called ? 'called' : 'missed')).join(', ')}`;
}

/**
 * What is told to others, and gives nothing of the deal away: "SNAG 21 Nov · 31–24 v Otto · ▮▮▯▮▮ · quickest 0.8 s". One's own
 * tiles first; a run that was called is ▮, one that was missed ▯.
 */
export function dailyShareText(date: DailyDate, character: Character, { tiles, runs, quickest }: DailyResult): string {
  return [
    `SNAG ${shortDate(noonOf(date))}`, `${tilesTold(tiles)} v ${CHARACTER_WORDS[character].name}`,
    ...(runs.length === 0 ? [] : [runs.map((called) => (called ? '▮' : '▯')).join('')]),
    ...(quickest === null ? [] : [`quickest ${quick(quickest)}`]),
  ].join(' · ');
}
