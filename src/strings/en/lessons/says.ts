/** What Pip says in the lessons, in English. What stands between two asterisks is what to do. */
import type { Said, SayKey } from '../../../lessons/says';
import type { Tile } from '../../../rules/board';

type Sentence = string | ((tile: Tile) => string);

const ANYWHERE = {
  'any-tile': (tile) => `${tile} is not the one. Look again, or let me show you.`,
  'any-draw-first': 'A move begins with a tile. **Place one first.**',
  'any-one-tile': 'One tile a move, and yours lies there already.',
  'any-no-run': 'There is no run to call. It takes four tiles in a line, without a gap.',
  'any-missed': 'You drew without a call. **Call first, then draw.**',
  'any-late': 'The time was up. **Call a little sooner.**',
  'any-called': 'Not this time. Read again what I asked for.',
  'any-wait': 'One moment: it is my move.',
  'any-held': 'Your call waits until I have drawn.',
  'any-not-held': (tile) => `You do not have ${tile}. **Choose one of the tiles on your rack.**`,
  'any-other': 'That does not go now. Let me show you what does.',
  'hint-place': (tile) => `**Place ${tile}:** the tile with the ring goes to the square with the ring.`,
  'hint-call': '**Press SNAG!** It is the burst with the ring.',
  'hint-draw': '**Draw:** press the button with the ring.',
} as const satisfies Partial<Record<SayKey, Sentence>>;

const FIRST_THREE = {
  'place-first': 'Hello, I am Pip. These four tiles are yours, and each has its own square. **Place one of them.**',
  'place-draw': 'It fits on its own square alone. **Now draw a tile:** that ends your move, and you have four again.',
  'place-pip': 'My move. I do the same.',
  'place-again': 'Your move again. **Place another tile.**',
  'place-draw-again': '**And draw.**',
  'place-no-run': 'SNAG is for a run, and a run is four tiles in a line. There is none yet.',
  'place-done': 'That is a move: place one, draw one. We take turns until all tiles are played.',
  'runs-gap': 'Three in a line, with a gap. **Which of your tiles fills it?**',
  'runs-gap-tile': (tile) => `${tile} fills no gap. Look at the column of 34, 54 and 64.`,
  'runs-gap-call': 'There is still a gap. It takes four in a line without one. **Fill it first.**',
  'runs-gap-done': 'Four in a line are a run. You pick them up, and whoever has the most tiles at the end wins.',
  'runs-diagonal': 'Diagonals count, too. **Find the gap, and fill it.**',
  'runs-diagonal-tile': (tile) => `${tile} fills no gap. Go from 24 to 35, and on in the same direction.`,
  'runs-diagonal-done': '24, 35, 46, 57: a run goes down to the right, too.',
  'runs-longer': 'Four are enough, and longer is better. **One of your tiles makes a run of five.**',
  'runs-longer-tile': (tile) => `${tile} fills no gap. Start at 73 and go up to the right: 64, a gap, 46, 37.`,
  'runs-longer-done': 'Five tiles! You take a run as long as it is.',
  'runs-mine': 'A run! I call it for you this time.',
  'lines-two': 'A row and a column wait for the same tile. **Place it.**',
  'lines-two-tile': (tile) => `${tile} fills neither. Where does the row of 52, 53 and 54 meet the column of 25, 35 and 45?`,
  'lines-two-done': 'Two runs with one tile. That is seven tiles, because 55 counts once.',
  'lines-most': 'Two of your tiles make a run now. **Place the one that takes more.**',
  'lines-most-one': '88 makes one run of four. Another of your tiles makes three runs at once.',
  'lines-most-tile': (tile) => `${tile} makes no run. Your tiles for the ringed squares do.`,
  'lines-most-done': 'Three runs, ten tiles! Before you place, look in every direction.',
} as const satisfies Partial<Record<SayKey, Sentence>>;

const CALLING = {
  'call-make': 'From now on you call for yourself. **First make the run.**',
  'call-make-tile': (tile) => `${tile} makes no run. The row of 54, 55 and 56 goes on at the square with the ring.`,
  'call-call': 'A run! **Press SNAG! before you draw,** or it is not yours.',
  'call-missed': 'You drew without a call. The run was missed, and I took it. Once more: **press SNAG! first.**',
  'call-draw': 'The tiles are yours. **Now draw, to end your move.**',
  'call-done': 'Make it, call it, draw. What you have called, nobody can take from you.',
  'call-miss': 'Now see what it costs to forget the call. **Make a run with 73.**',
  'call-miss-tile': (tile) => `${tile} makes no run. **Place 73,** under 43, 53 and 63.`,
  'call-let': '**This time do not call. Just draw.**',
  'call-called': 'Well seen! But this time let it go. **Draw without a call.**',
  'call-taken': 'You did not call it. So I may …',
  'call-miss-done': 'I took your four tiles. My call cost me my move, so it is your turn. But the tiles are mine.',
  'call-clock': 'In a game you have some seconds to call. **Make the run,** and be ready.',
  'call-clock-tile': (tile) => `${tile} makes no run. Go from 36 to 47 and 58, and on in the same direction.`,
  'call-quick': '**Press SNAG!** The ring around it shows the time that you have left.',
  'call-late': 'The time was up, and I took it. Once more, with more time: **press SNAG!**',
  'call-drew': 'You drew without a call, and I took it. Once more: **press SNAG! first.**',
  'call-clock-done': 'In time! Whoever calls keeps what they made.',
} as const satisfies Partial<Record<SayKey, Sentence>>;

const CLAIMING = {
  'claim-watch': 'Now watch my move.',
  'claim-call': 'I made a run and drew, without a call! Now anybody else may take it. **Press SNAG!**',
  'claim-early': 'There is no run yet. **Wait until I have drawn.**',
  'claim-first': 'A missed run goes to whoever calls it first. **Call before you place.**',
  'claim-done': 'My run is yours! It costs you this move, so I play next. That is a good price for four tiles.',
  'claim-mine': 'Look, three in a column. I call!',
  'claim-false': 'Three are no run. My call was false, and I lose my next move. **Place a tile, and see.**',
  'claim-draw': '**Now draw.** After that it would be my turn.',
  'claim-false-told': 'My move is lost.',
  'claim-false-done': 'You move twice in a row. That is what a false call costs, so call only what you see.',
  'claim-look': 'Look well at what I do now.',
  'claim-gap': 'Is that a run? **If it is, call. If not, place a tile.**',
  'claim-gap-call': 'Two and two, and 46 is missing. That is no run, and in a game it costs a move. **Place a tile.**',
  'claim-gap-done': 'Right: 46 was missing. Look for the gap before you call.',
} as const satisfies Partial<Record<SayKey, Sentence>>;

const REMEMBERING = {
  'empty-watch': 'Watch my move, and remember what I pick up.',
  'empty-choose': 'You can go on from 33 and 43, or from 38 and 48. **Which line can still become a run?**',
  'empty-gone': 'That line needs 53, and 53 is gone: I picked it up. **Take the other line.**',
  'empty-neither': (tile) => `${tile} belongs to neither line. One needs 53, the other 58. **Which of them can still come?**`,
  'empty-draw': 'Right: 58 can still come. **Draw.**',
  'empty-pip': 'You drew 58, of all tiles! But first it is my move.',
  'empty-fill': '**Now make your run.**',
  'empty-fill-tile': (tile) => `${tile} makes no run. **Place 58.**`,
  'empty-call': '**And call it!**',
  'empty-done': 'No empty square tells whether its tile is gone. You remember it, or you play with the memory aid.',
  'safe-choose': 'After three in a line, the next player may make the run. **Which of your tiles helps nobody?**',
  'safe-opens': (tile) => `${tile} makes three in a line. I make four of it, and call. **Try another tile.**`,
  'safe-done': '60 helps nobody. If you cannot make a run, do not prepare one for me.',
  'safe-watch': 'Once more. Watch what I pick up.',
  'safe-never': 'Each of your tiles makes three in a line now. **Place the one whose line can never become a run.**',
  'safe-never-done': '4, 14 and 24 need 34, and 34 is gone. Now you know the whole game. Shall we play?',
} as const satisfies Partial<Record<SayKey, Sentence>>;

/** Every sentence by its key. */
export const LESSON_SENTENCES: Readonly<Record<SayKey, Sentence>> = {
  ...ANYWHERE, ...FIRST_THREE, ...CALLING, ...CLAIMING, ...REMEMBERING,
};

/** What Pip says, in words. */
export function lessonSentence({ key, tile }: Said): string {
  const sentence = LESSON_SENTENCES[key];
  return typeof sentence === 'string' ? sentence : sentence(tile ?? 0);
}
