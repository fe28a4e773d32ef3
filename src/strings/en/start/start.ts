/** The words of the start screen: who plays, and what is agreed before a game. */
import type { PlayedFor } from '../../../rules/scoring';
import { secondsFor, type CallSeconds } from '../../../setup/setup';
import type { OwnClock } from '../../../setup/players';
import { gameCount, list, number, secondCount, tileCount } from '../grammar';
import { cardCaption } from '../table/scoreCard';

/** How far a game has got. */
function played(tiles: number): string {
  return tiles === 0 ? 'no tile played yet' : `${tileCount(tiles)} played`;
}

export const START = {
  title: 'SNAG',
  tagline: 'Four in a row, and who shouts first?',
  play: 'Play',
  /** Begins a game against a character at once: "Play Otto". */
  playAgainst: (name: string) => `Play ${name}`,
  now: 'Play now',
  against: 'Who you play against',
  more: 'rules, clock, more players',
  loading: 'Getting the table ready …',
  goOnTitle: 'Continue where you left off?',
  goOn: 'Continue',
  deleteGame: 'Delete this game',
  deleteGameNow: 'Delete for good',
  game: (names: readonly string[], tiles: number) => `${list(names)}, ${played(tiles)}`,
  played,
  /** How a game stands: "You 17 · Otto 21". */
  standing: (seats: readonly { readonly name: string; readonly tiles: number }[]) =>
    seats.map(({ name, tiles }) => `${name} ${tiles}`).join(' · '),
  moreWaiting: (games: number) => (games === 1 ? '1 more game waits' : `${number(games)} more games wait`),
  noName: 'Give yourself a name',
  playsAs: (name: string) => `You play as ${name}`,
  yourName: 'Your name',
  nameLater: 'Your games and figures stay yours, whatever you are called.',
  saveName: 'Save',
  closeMatch: 'Remove this match from the list',
  closeMatchNow: 'Remove for good',
  match: (playedFor: PlayedFor, names: readonly string[], games: number) =>
    `${cardCaption(playedFor)}: ${list(names)}, after ${gameCount(games)}`,
  linkRefused: (reason: string) => `This link does not work: ${reason} You can set up a new game here instead.`,
  memoryOnly: 'This browser saves nothing. Games are lost when you close the page.',
  outdated: 'A newer version of SNAG has been used here, so this one cannot open your games. Nothing is lost. Reload this page to get '
    + 'the newer version. Until then nothing is saved.',
  saveFailed: 'The game cannot be saved: the disk is full or does not answer, or the browser does not allow it. You can play on, but do '
    + 'not close the page while this message is here.',
  plain: 'The picture of the table cannot be drawn here. You can play with plain buttons instead.',
} as const;

/** What stands on the doors of the start screen. */
export const DOORS = {
  several: { title: 'At one table', line: '2 to 4 people on this screen, racks hidden' },
  learn: 'Learn SNAG',
  lessons: (done: number, of: number) => (done === 0 ? 'with Pip, two minutes' : `${done} of ${of} lessons`),
  pastGames: (games: number) => `${gameCount(games)} and your figures`,
} as const;

/** A time to call: "5 seconds", "no clock", "everyone is asked". */
export function callTimeName(seconds: CallSeconds | number): string {
  if (seconds === 'asked') return 'everyone is asked';
  return seconds === null ? 'no clock' : secondCount(seconds);
}

/** What one player can be given in place of the time that was agreed: "as agreed", "15 seconds", "no clock". */
export function ownClockName(agreed: CallSeconds, clock: OwnClock | null): string {
  return clock === null ? 'as agreed' : callTimeName(secondsFor(agreed, clock));
}

/** Said where people want to sit around a screen that is too small for it. */
export const TOO_SMALL = 'This screen is too small to sit around, so everyone sits side by side.';
