/** The words of the start screen: who plays, and what is agreed before a game. */
import type { PlayedFor } from '../../../rules/scoring';
import { secondsFor, type CallSeconds, type Pace, type Sitting } from '../../../setup/setup';
import type { OwnClock } from '../../../setup/players';
import { YOU, gameCount, inside, list, secondCount, tileCount } from '../grammar';
import { cardCaption } from '../table/scoreCard';

export const START = {
  title: 'SNAG',
  tagline: 'Spot four in a row, and be the first to call it. A game of tiles for two to four players.',
  players: 'Who plays',
  name: (seat: number) => `Name of player ${seat + 1}`,
  kind: (seat: number) => `Player ${seat + 1} is`,
  human: 'human',
  computer: 'computer',
  add: 'Add a player',
  remove: (name: string) => `Remove ${inside(name) || 'this player'}`,
  playedFor: 'Games',
  callTime: 'Time to call',
  pace: 'Pace',
  sitting: 'Seats',
  around: 'Lay the screen flat in the middle. Each player has a rack and a SNAG! at their own edge. This needs a tablet or larger.',
  play: 'Play',
  /** Begins a game against a character at once: "Play Otto". */
  playAgainst: (name: string) => `Play ${name}`,
  against: 'Who you play against',
  more: 'rules, clock, more players',
  back: 'Back',
  loading: 'Getting the table ready …',
  openRacks: 'With more than one human, every rack is covered: look at yours when it is your move.',
  whoCalls: 'To call SNAG, press your own key or touch your own name. On your move you can also use the SNAG! burst.',
  callsAround: 'To call, touch the SNAG! at your own edge or press your own key.',
  whoIsAsked: 'During a move only the player whose move it is can call. After the move everyone is asked in turn.',
  callsWith: 'calls with',
  callKey: (name: string) => `Call key of ${name || 'this player'}`,
  mark: (name: string) => (name === YOU ? 'Your mark' : `Mark of ${name || 'this player'}`),
  ownClock: 'time',
  ownClockOf: (name: string) => (name === YOU ? 'Your call time' : `Call time of ${name || 'this player'}`),
  keyTest: 'Test your keys: hold them all down together.',
  noKeys: 'No key is down',
  goOnTitle: 'Continue where you left off?',
  goOn: 'Continue',
  deleteGame: 'Delete this game',
  deleteGameNow: 'Delete for good',
  game: (names: readonly string[], tiles: number) => `${list(names)}, ${tiles === 0 ? 'no tile played yet' : `${tileCount(tiles)} played`}`,
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

export const PACE_NAMES: Readonly<Record<Pace, string>> = { slow: 'slow', normal: 'normal', fast: 'fast', instant: 'instant' };

export const SITTING_NAMES: Readonly<Record<Sitting, string>> = { beside: 'side by side', around: 'around the screen' };

/** Said where people want to sit around a screen that is too small for it. */
export const TOO_SMALL = 'This screen is too small to sit around, so everyone sits side by side.';
