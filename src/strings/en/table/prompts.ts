/** What players are asked to do, or told in passing: prompts, the question "SNAG or pass?", banners, and a game that another tab plays. */

import type { HouseRules } from '../../../rules/options';
import type { Tile } from '../../../rules/board';
import { does, secondCount } from '../grammar';

/** The question where everyone is asked whether they call. */
export const ASKING = {
  title: 'SNAG or pass',
  /** @param name null: the only local player */
  question: (name: string | null) => (name === null ? 'SNAG or pass?' : `${name}: SNAG or pass?`),
  snag: 'SNAG!',
  pass: 'Pass',
  /** What must be known of it before the first tile is placed. */
  hint: ' When you have drawn, everyone is asked: SNAG or pass?',
} as const;

/** In the last chance, where several players have one burst. */
export const WHO_CALLED = {
  question: 'Who called SNAG?',
  nobody: 'Nobody',
} as const;

export const BANNER = {
  close: 'Close this message',
  superseded: 'A newer version of SNAG is open in another tab. Reload this page to continue.',
  notLoaded: 'A part of the game did not load. Check your connection and reload this page. Your games are kept.',
  reload: 'Reload',
  saveAll: 'Save all games',
} as const;

/** What a false call costs, for somebody who has made their first, which costs nothing. */
const FROM_NOW_ON: Readonly<Record<HouseRules['falseCall'], string>> = {
  'lose-move': 'This first time it costs you nothing. From now on such a call costs you a move.',
  'pay-tile': 'This first time it costs you nothing. From now on you pay each other player a tile for such a call.',
  none: 'It costs you nothing.',
};

/** What is told in passing of a game that is played for practice, and what marks it wherever it is listed. */
export const PRACTISED = {
  mark: 'Practice',
  /** A hint is asked for while there is no tile to choose. */
  notNow: 'You get a hint when it is your turn to place a tile.',
  nothingToTakeBack: 'There is nothing to take back yet.',
  counted: 'This game is counted. It can no longer be taken back.',
  /** Where the game goes on after something was taken back. */
  placeAgain: 'Taken back. Place a tile.',
  callAgain: 'Taken back. You can still call, or draw.',
} as const;

export const PROMPT = {
  /** @param name null: the only local player */
  pick: (name: string | null) => `${name === null ? 'Pick' : `${name}, pick`} a tile. The lowest goes first.`,
  place: (name: string | null) =>
    `${name === null ? 'Play' : `${name}, play`} a tile: tap it, drag it to its square, or press 1 to 4.`,
  asked: 'Everyone is asked when the move ends: SNAG or pass.',
  lessonsAnew: 'How far you were in the lessons cannot be read, so they begin again.',
  callsSleep: 'Nobody can have four in a line yet: fewer than four tiles lie on the board.',
  firstFalseCall: (falseCall: HouseRules['falseCall']) => `No run there: nowhere do four tiles lie in a line for you to take. ${
    FROM_NOW_ON[falseCall]}`,
  tapAgain: (tile: Tile) => `Tap ${tile} again to play it. Drag it back, or press Escape, to take it back.`,
  notHeld: (tile: Tile) => `You do not have ${tile} on your rack.`,
  held: (maker: string) => `Your call waits. It counts if ${maker} ends the move without calling.`,
  /** @param first null: the only local player */
  starts: (first: string | null) => (first === null ? 'You start.' : `${does(first, 'starts', 'start')}.`),
  /** Somebody has more time to call than usual. */
  firstGame: (seconds: number) => `Your first game: you have ${secondCount(seconds)} to call.`,
  changeSeats: (first: string) => `Change seats: sit where your name is now. ${first} goes first.`,
} as const;

/** The cover on a table at which the game is paused. */
export const PAUSE = {
  title: 'Paused',
  alone: 'No time runs, and nobody plays on without you.',
  several: 'No time runs, and all tiles lie face down.',
  goOn: 'Continue',
} as const;

export const TABS = {
  elsewhere: 'This game is being played in another tab.',
  matchElsewhere: 'This match is open in another tab.',
  takeOver: 'Take over here',
  taken: 'The game continues in another tab. Nothing is lost.',
} as const;

/** What must be known of calling before the first tile is played; nothing by the printed rules. */
export const CALLING_HINT: Readonly<Record<HouseRules['calls'], string>> = {
  classic: '',
  race: ' Anyone may call SNAG the moment a tile lands.',
  automatic: ' Four in a row are taken without a call.',
};
