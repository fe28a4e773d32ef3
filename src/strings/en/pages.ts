/** The words of the screens and dialogs around the table. */
import type { CallSeconds, Pace } from '../../session/setup';
import { count, list } from './lists';

export const START = {
  title: 'SNAG',
  tagline: 'Four in a row, and who calls first? A game of tiles for two to four.',
  players: 'Who plays',
  name: (seat: number) => `Name of player ${seat + 1}`,
  kind: (seat: number) => `Player ${seat + 1} is`,
  person: 'person',
  computer: 'computer',
  add: 'Add a player',
  remove: (name: string) => `Take ${name || 'this player'} off`,
  callTime: 'Time to call',
  pace: 'Pace',
  play: 'Play',
  rules: 'Rules in brief',
  openRacks: 'With more than one person the racks lie open to all at this screen. Whose move it is calls with the SNAG! burst, the others by touching their own name.',
  goOnTitle: 'Go on where you left off?',
  goOn: 'Go on',
  forget: 'Delete this game',
  forgetNow: 'Delete for good',
  game: (names: readonly string[], tiles: number) => `${list(names)}, ${tiles === 0 ? 'no tile played yet' : `${count(tiles, 'tile')} played`}`,
  linkRefused: (reason: string) => `That link cannot be played: ${reason} Here is a fresh start instead.`,
  memoryOnly: 'This browser keeps nothing for later, so a game is lost when the page is closed.',
  saveFailed: 'The game could not be saved just now. It goes on, but may be lost when the page is closed.',
  plain: 'The picture of the table cannot be drawn here. The game is played with plain buttons instead.',
} as const;

export const PLAYER_NAMES = ['Player', 'Sally', 'Henrik', 'Bo'] as const;

export function callTimeName(seconds: CallSeconds): string {
  return seconds === null ? 'no clock' : count(seconds, 'second');
}

export const PACE_NAMES: Readonly<Record<Pace, string>> = { slow: 'slow', normal: 'normal', fast: 'fast', instant: 'instant' };

export const MENU = {
  title: 'Menu',
  goOn: 'Back to the game',
  newGame: 'New game',
  leave: 'Leave the table',
  leaveNote: 'The game is saved: you can go on with it later.',
  rules: 'Rules in brief',
  copyLink: 'Copy a link to this deal',
  copyRecord: 'Copy the record',
  text: 'Text to copy',
  copied: 'Copied.',
  notCopied: 'The browser does not let it be copied. Here it is:',
} as const;

export const RESULT = {
  title: 'Game over',
  again: 'Play again',
  look: 'Look at the board',
  leave: 'Back to the start',
} as const;

export const RULES = {
  title: 'Rules in brief',
  close: 'Close',
  lines: [
    'On your move, place one of your four tiles on the square with its number, then draw a new one.',
    'Four or more tiles in an unbroken line across, up and down or diagonally are a run. One tile can complete several at once.',
    'If you complete a run, call SNAG before you draw: the tiles are yours, and leave the board for good. The ring around the burst shows the time you have; when it is empty, the move ends by itself.',
    'If you draw without calling, you have missed it. Now anyone else may call and take it; who does so before the next tile is placed loses his own next move for it.',
    'Call SNAG without a run to take, and you lose a move.',
    'An empty square does not tell whether its tile is gone or still to come. Remember!',
    'When all tiles are played there is a last chance to call. The most tiles win.',
  ],
  keysTitle: 'Keys',
  keys: [
    ['1 2 3 4', 'play that tile of your rack'],
    ['S or Space', 'call SNAG'],
    ['D or Enter', 'draw and end the move'],
    ['Arrow keys', 'look around the board, once it has the focus'],
    ['M', 'menu'],
  ],
  orderTitle: 'Who begins',
  order: 'Each player picks a face-down tile. The lowest number goes first, the others sit to the left in rising order.',
} as const;

/** What is asked of a person over the rack, or in passing. */
export const PROMPT = {
  pick: (name: string) => `${name}, pick a tile: the lowest goes first.`,
  place: (name: string) => `${name}, play a tile: tap it, drag it to its square, or press 1 to 4.`,
  held: (maker: string) => `Your call waits: it counts if ${maker} ends the move without calling.`,
} as const;
