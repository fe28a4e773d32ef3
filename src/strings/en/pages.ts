/** The words of the screens and dialogs around the table. */
import type { PlayedFor } from '../../rules/scoring';
import { secondsFor, type CallSeconds, type Pace, type Sitting } from '../../setup/setup';
import type { OwnClock, Shape } from '../../setup/players';
import { cardCaption } from './card';
import { count, list } from './lists';

export const START = {
  title: 'SNAG',
  tagline: 'Four in a row, and who calls first? A game of tiles for two to four.',
  players: 'Who plays',
  name: (seat: number) => `Name of player ${seat + 1}`,
  kind: (seat: number) => `Player ${seat + 1} is`,
  human: 'human',
  computer: 'computer',
  add: 'Add a player',
  remove: (name: string) => `Take ${name || 'this player'} off`,
  playedFor: 'Played for',
  callTime: 'Time to call',
  pace: 'Pace',
  sitting: 'People sit',
  around: 'Lay the screen flat in the middle: each has rack and SNAG! at his own edge. It needs a tablet or larger.',
  play: 'Play',
  rules: 'Rules in brief',
  openRacks: 'With more than one person every rack lies behind a curtain: look at yours when it is your move.',
  whoCalls: 'Each calls SNAG with a key of his own, or by touching his own name; whose move it is by the burst, too.',
  callsAround: 'Each calls by the SNAG! at his own edge, or with a key of his own.',
  whoIsAsked: 'Nobody calls by himself but the one who moves: when a move has ended, everyone is asked in turn.',
  callsWith: 'calls with',
  callKey: (name: string) => `The key with which ${name || 'this player'} calls`,
  mark: (name: string) => `Mark of ${name || 'this player'}`,
  ownClock: 'time',
  ownClockOf: (name: string) => `The time that ${name || 'this player'} has to call`,
  keyTest: 'Try your keys, all held down together:',
  noKeys: 'none is down',
  goOnTitle: 'Go on where you left off?',
  goOn: 'Go on',
  forget: 'Delete this game',
  forgetNow: 'Delete for good',
  game: (names: readonly string[], tiles: number) => `${list(names)}, ${tiles === 0 ? 'no tile played yet' : `${count(tiles, 'tile')} played`}`,
  forgetSeries: 'Take this series off the list',
  forgetSeriesNow: 'Take it off for good',
  series: (playedFor: PlayedFor, names: readonly string[], games: number) => `${cardCaption(playedFor)} of ${list(names)}, after ${count(games, 'game')}`,
  linkRefused: (reason: string) => `That link cannot be played: ${reason} Here is a fresh start instead.`,
  memoryOnly: 'This browser keeps nothing for later, so a game is lost when the page is closed.',
  saveFailed: 'The game cannot be saved just now: the disk is full, or refuses. It goes on, but is lost when the page is closed before it can be saved.',
  plain: 'The picture of the table cannot be drawn here. The game is played with plain buttons instead.',
} as const;

/** What persons are called until they say otherwise. None is a character's name. */
export const PLAYER_NAMES = ['Player', 'Sally', 'Bo', 'Kim'] as const;

const MARK_NAMES: Readonly<Record<Shape, string>> = { circle: 'circle, red', square: 'square, blue', triangle: 'triangle, yellow', diamond: 'diamond, pink' };

/** A mark by its shape and colour: "circle, red". */
export function markName(shape: Shape): string {
  return MARK_NAMES[shape];
}

/** A time to call: "5 seconds", "no clock", "everyone is asked". */
export function callTimeName(seconds: CallSeconds | number): string {
  if (seconds === 'asked') return 'everyone is asked';
  return seconds === null ? 'no clock' : count(seconds, 'second');
}

/** What one person can be given in the place of the time that was agreed: "as agreed", "15 seconds", "no clock". */
export function ownClockName(agreed: CallSeconds, clock: OwnClock | null): string {
  if (clock === null) return 'as agreed';
  const seconds = secondsFor(agreed, clock);
  return callTimeName(seconds);
}

export const PACE_NAMES: Readonly<Record<Pace, string>> = { slow: 'slow', normal: 'normal', fast: 'fast', instant: 'instant' };

export const SITTING_NAMES: Readonly<Record<Sitting, string>> = { beside: 'side by side', around: 'around the screen' };

/** Said where people want to sit around a screen that is too small for it. */
export const TOO_SMALL = 'This screen is too small to sit around: here all sit side by side.';

export const MENU = {
  title: 'Menu',
  goOn: 'Back to the game',
  newGame: 'New game',
  leave: 'Leave the table',
  leaveNote: 'The game is saved: you can go on with it later.',
  rules: 'Rules in brief',
  copyLink: 'Copy a link to this deal',
  copyRecord: 'Copy the record',
  copyText: 'Copy the game as text',
  text: 'Text to copy',
  copied: 'Copied.',
  notCopied: 'The browser does not let it be copied. Here it is:',
} as const;

export const RESULT = {
  title: 'Game over',
  again: 'Play again',
  next: 'Next game',
  newMatch: 'New series',
  look: 'Look at the board',
  leave: 'Back to the start',
} as const;

/** The keys that answer, where everyone is asked. */
export const ANSWER_KEYS = 'S or P';

/** The keys that call. */
export const CALL_KEYS = 'S or Space';

export const RULES = {
  title: 'Rules in brief',
  close: 'Close',
  keysTitle: 'Keys',
  keys: [
    ['1 2 3 4', 'play that tile of your rack'],
    [CALL_KEYS, 'call SNAG'],
    ['D or Enter', 'draw and end the move'],
    [ANSWER_KEYS, 'SNAG or pass, when you are asked'],
    ['L', 'look at your tiles, where several play at one screen'],
    ['Arrow keys', 'look around the board, once it has the focus'],
    ['M', 'menu'],
  ],
  orderTitle: 'Who begins',
  order: 'Each player picks a face-down tile. The lowest number goes first, the others sit to the left in rising order.',
} as const;

/** The question where everyone is asked whether he calls. */
export const ASKING = {
  title: 'SNAG or pass',
  question: (name: string) => `${name}: SNAG or pass?`,
  snag: 'SNAG!',
  pass: 'Pass',
  /** What must be known of it before the first tile is placed. */
  hint: ' When you have drawn, everyone is asked: SNAG or pass?',
} as const;

/** What is asked of a person over the rack, or in passing. */
export const BANNER = { close: 'Close this message' } as const;

export const PROMPT = {
  pick: (name: string) => `${name}, pick a tile: the lowest goes first.`,
  place: (name: string) => `${name}, play a tile: tap it, drag it to its square, or press 1 to 4.`,
  asked: 'Everyone is asked when the move ends: SNAG or pass.',
  held: (maker: string) => `Your call waits: it counts if ${maker} ends the move without calling.`,
  changeSeats: (first: string) => `Change seats: each sits where his name stands now. ${first} goes first.`,
} as const;
