/**
 * Who may import whom: the one table. The lint rule (lint.mjs, beside this file) and its test (tests/architecture.test.ts) read it.
 *
 * A room is a folder of src, or one of the folders beside it; a folder within a room that has a line of its own is a room of its own. The
 * files of a room may import each other, and:
 * - `may`: other rooms ('rules'), or one file of a room ('ai/levels'), as they lie below src;
 * - `packages`: from npm, with their subpaths; 'node:' stands for all that Node brings along;
 * - `files`: what one file of the room may import besides;
 * - `brings`: what it loads by `import()` when somebody wants it, and in no other way: it does not need that, it hands it on.
 * Everything else is forbidden, for types too. A new room has to be entered here before it can import anything.
 */

import { APART_ROOMS } from './apartRooms.mjs';
import { EVENING_ROOMS } from './eveningRooms.mjs';
import { GAME_ROOMS } from './gameRooms.mjs';

/**
 * @typedef {{
 *   why: string, may: string[], packages: string[], files?: Record<string, { may: string[], packages: string[] }>, brings?: string[],
 * }} Room
 * @type {Record<string, Room>}
 */
export const ROOMS = {
  'src/chance': { why: 'Chance from a word, the same everywhere: it knows no game.', may: [], packages: ['pure-rand'] },
  'src/cards': {
    why: 'Playing cards: packs and deals. It knows no game.', may: ['chance'],
    packages: ['valibot'],
  },
  'src/seats': {
    why: 'Who sits at a table, whichever game is played: names, marks, keys, limits and terms. It knows no game.',
    may: ['setup/names', 'setup/players', 'setup/defaultNames', 'setup/seats'],
    packages: ['valibot'],
  },
  'src/outside': { why: 'How JSON and times from outside are read. It knows no game.', may: [], packages: ['valibot'] },
  'src/rules': {
    why: 'SNAG as pure functions. Its deal comes of chance from a word.',
    may: ['chance'], packages: [],
    files: { record: { may: [], packages: ['valibot'] }, options: { may: [], packages: ['valibot'] } },
  },
  'src/race': { why: 'Who pressed first: it knows times and seats, and no game.', may: [], packages: [] },
  'src/cognition': { why: 'How people notice and remember, as formulas: it knows no game.', may: [], packages: ['simple-statistics'] },
  'src/characters': {
    why: 'What the characters are like wherever they sit: it knows no game.', may: ['cognition/noticing'], packages: [],
  },
  'src/loading': { why: 'How parts of the game are loaded late: it knows none of them.', may: [], packages: [] },
  'src/table': { why: 'Who may act and when, as a state machine over the rules.', may: ['rules', 'race'], packages: ['xstate'] },
  'src/ai': {
    why: 'Chooses a tile from what one seat sees. It runs in a worker: no page, no table.',
    may: ['chance', 'rules', 'cognition', 'characters'], packages: ['pure-rand', 'simple-statistics'],
  },
  'src/setup': {
    why: 'What is agreed before a game. What comes from links and settings is checked with valibot.',
    may: ['outside', 'rules', 'ai/levelNames'], packages: ['valibot'],
  },
  'src/daily': {
    why: "Today's deal: which date counts, what is played on it, and the streak. It knows no clock, no screen and no store.",
    may: ['rules', 'race', 'setup', 'ai/levelNames'], packages: ['valibot'],
  },
  'src/match': { why: 'Games in a row and their score card.', may: ['outside', 'rules', 'setup'], packages: ['valibot'] },
  'src/bots': {
    why: "A computer's seat: it sees one seat's view and sends intents. Only it speaks with the worker.",
    may: ['rules', 'loading', 'cognition/noticing', 'ai/levelNames', 'ai/questions', 'table/intents'], packages: ['comlink'],
    // It asks for the address of the worker's script, not for what is in it.
    files: { startWorker: { may: ['../workers/ai.worker'], packages: [] } },
  },
  'src/contract': {
    why: 'What a game is to the house, whichever it is, and how it is written down and read back. No game, no host, no page.',
    may: ['outside', 'chance/drawn', 'race', 'ai/levelNames'], packages: ['valibot'],
  },
  'src/host': {
    why: 'One game being played, whichever it is and wherever: host, port, judge of presses. It knows no game and no page.',
    may: ['outside', 'race', 'chance/drawn', 'contract', 'bots/clock', 'bots/gameClock'], packages: ['valibot'],
  },
  'src/session': {
    why: 'One game: intents in, view state and happenings out.',
    may: [
      'outside', 'chance', 'rules', 'race', 'table', 'setup', 'bots', 'host', 'contract', 'ai/levelNames', 'ai/questions', 'daily/dates',
    ],
    packages: ['valibot'],
  },
  'src/storage': {
    why: 'What lies in IndexedDB. It knows games and matches as they are saved, and no running game.',
    may: [
      'outside', 'rules', 'setup', 'match', 'daily', 'loading', 'session/savedGame', 'session/emptyGame', 'session/gameSummary',
      'training/kept', 'training/progress', 'training/mergeTraining', 'training/trainee', 'review/found', 'review/kept',
      // How a game's rows are merged and lose a name, only that game knows.
      'games/catalogue', 'games/gameEntry', 'games/gameStore',
    ],
    packages: ['fake-indexeddb', 'valibot'],
  },
  'src/offline': {
    why: 'The game without a server, and its updates: it knows files, versions and tabs, and no game.',
    may: ['loading', 'storage/tabLocks'], packages: [],
  },
  'src/practice': {
    why: 'What a practice game tells, and how it is taken back: pure functions of a record and of what one seat sees.',
    may: ['rules', 'ai/questions'], packages: [],
  },
  'src/history': {
    why: 'Looks back at games: replay, review, statistics.',
    may: ['chance', 'rules', 'race', 'setup', 'match', 'daily', 'session', 'ai/levelNames', 'ai/questions'],
    packages: ['simple-statistics'],
  },
  'src/review': {
    why: "What came of one person's moves in a game that is over, from what their seat could see. Pure, but for who asks the adviser.",
    may: [
      'rules', 'ai/levelNames', 'ai/questions', 'ai/judge/claims', 'ai/judge/winChance', 'practice', 'setup/names', 'setup/seats',
      'session/gameLog', 'session/savedGame', 'session/sittersOf', 'history/pastView', 'history/notes',
    ],
    packages: ['simple-statistics'],
    files: { 'kept/openFound': { may: [], packages: ['valibot'] } },
  },
  'src/lessons': {
    why: 'The course: lessons as data, and the host that plays a step of one at the real table. No page, and nothing of SNAG knows it.',
    may: ['outside', 'rules', 'table', 'setup', 'session', 'host', 'contract', 'bots/clock', 'bots/pausableClock', 'bots/breathClock'],
    packages: ['valibot'],
  },
  'src/training': {
    why: 'The training room as pure functions: what is asked, what an answer is worth, what is due. No page, no store, no clock.',
    // The characters' memory is the formula that a person's is held against.
    may: [
      'outside', 'chance', 'rules', 'cognition', 'ai/levelNames', 'ai/levels', 'ai/questions', 'ai/mind/memory', 'ai/reasons',
      'review/found', 'review/reason', 'review/reasons', 'setup/names',
    ],
    packages: ['simple-statistics', 'pure-rand'],
    files: { 'schedule/cardAfter': { may: [], packages: ['ts-fsrs'] }, kept: { may: [], packages: ['valibot'] } },
  },
  ...APART_ROOMS,
  ...EVENING_ROOMS,
  ...GAME_ROOMS,
  'src/shout': {
    why: 'Hears a shouted call in what a microphone gives: the detector is pure and knows no game, no page and no microphone.',
    may: ['outside'], packages: ['valibot'],
  },
  'src/strings': {
    why: 'Every word, for everything that has to be named: it needs the types of what it names.',
    may: [
      'rules', 'setup', 'seats', 'daily', 'session/viewState', 'match/cardState', 'history/pastView', 'history/endView', 'table/intents',
      'ai/levelNames', 'practice/hint', 'practice/missed', 'review/reason', 'review/report', 'review/moment', 'review/accounts',
      'review/turning', 'review/verdict', 'review/band', 'review/again', 'review/found',
      'review/findings/atStep', 'lessons/says', 'layout/beside/firstMarks', 'loading', 'training',
    ],
    // Its messages are Fluent; `messages:` is what the build makes of their files.
    packages: ['@fluent/bundle', 'messages:'],
  },
  'src/layout': {
    why: 'Pure geometry of what a view state shows.',
    may: ['rules', 'session/viewState', 'match/cardState', 'setup/players', 'setup/letters'], packages: [],
  },
  'src/design': {
    why: 'What everything is printed in, as plain data: colours, type faces, portraits.',
    may: ['setup/players', 'session/viewState', 'ai/levelNames'], packages: [],
  },
  'src/view': {
    why: 'Draws view states with Pixi, and decides nothing.',
    may: ['rules', 'design', 'layout', 'session/viewState'], packages: ['pixi.js'],
  },
  'src/sound': {
    why: 'What is heard and felt of the table: cues as pure data, how they are made, and who plays them. It shows nothing.',
    may: ['rules', 'setup', 'session/viewState', 'ai/levelNames', 'layout/draft', 'loading', 'view/motion/times'],
    packages: [], files: { 'synth/loadZzfx': { may: [], packages: ['zzfx'] } },
  },
  'src/ui': {
    why: "The page's elements: they show states, and give back what somebody asked for.",
    may: [
      'rules', 'setup', 'daily', 'session/viewState', 'match/cardState', 'history/pastView', 'history/endView', 'strings', 'design',
      'layout', 'loading', 'shout', 'offline/offlineState', 'practice/hint', 'practice/missed', 'review/reason', 'review/report',
      'review/moment', 'review/accounts', 'review/verdict', 'review/band', 'review/again', 'review/found',
      'review/findings/atStep', 'lessons/says', 'training', 'sound/deviceVoice', 'cards/card',
      'games/gameApp',
      'games/gameEntry', 'games/gameStore', 'apart/messages', 'apart/racing', 'apart/signs', 'apart/seating',
      'apart/tableShown', 'apart/client/door',
      'apart/client/tableClient', 'apart/words', 'seats/marks', 'ai/levelNames',
    ],
    packages: ['lit-html'], files: { 'apart/qr': { may: [], packages: ['lean-qr'] } },
  },
  'src/app': {
    why: 'The screens and the way between them. It knows every room but the picture, which is handed to it.',
    may: [
      'outside', 'rules', 'race', 'table', 'setup', 'match', 'daily', 'bots', 'session', 'storage', 'history', 'strings', 'layout', 'ui',
      'loading', 'offline/offlineState', 'practice', 'review', 'lessons', 'training', 'ai/levelNames', 'ai/questions',
      'games/farSide', 'games/gameApp', 'games/gameEntry', 'games/gameStore', 'games/catalogue', 'games/house', 'evening',
      'evening/page/house', 'apart/code',
      'apart/messages',
      'apart/signs', 'apart/seating', 'apart/tableShown', 'apart/client/door', 'apart/client/lastTable',
      'apart/client/tableClient', 'apart/keep/house',
      'seats/marks',
      'contract/contract', 'host/port',
    ],
    packages: ['valibot'],
  },
  'src/entries': {
    why: 'What is loaded after the start screen: each file puts the rooms of one such part together.',
    may: [
      'ai', 'apart/client', 'apart/keep', 'apart/page', 'apart/tableShown', 'app', 'bots', 'design', 'evening/page', 'evening/ui',
      'games/catalogue', 'games/gameEntry', 'games/house', 'layout', 'loading', 'offline', 'setup', 'shout', 'sound', 'strings', 'ui',
    ],
    packages: [],
    // It asks for the address of the script, not for what is in it.
    files: { shout: { may: ['../workers/shout.worklet'], packages: [] } },
  },
  'src/main': {
    why: 'Puts together what the start screen needs, and says when the rest is loaded: the picture, and the parts in entries.',
    may: [
      'rules', 'setup', 'bots', 'loading', 'storage', 'strings', 'design', 'layout', 'ui', 'view', 'app', 'entries', 'lessons/progress',
    ],
    packages: [],
  },
  workers: {
    why: 'A wire to the computer player; the service worker, which knows files and tabs; and what listens in the audio thread. No game.',
    may: ['ai', 'offline', 'shout/detect/detector', 'shout/messages'], packages: ['comlink', 'serwist'],
  },
  tools: {
    why: 'Programs for the command line: the game without its page.',
    may: [
      'outside', 'chance', 'rules', 'race', 'cognition', 'table', 'ai', 'setup', 'match', 'bots', 'host', 'contract', 'session', 'history',
      'review', 'strings', 'design', 'training', 'games/catalogue', 'games/gameEntry', 'cards', 'characters',
      '../tests/bench', '../tests/long', '../workers/offline',
    ],
    packages: [
      'node:', 'vite', '@serwist/build', 'pure-rand', 'simple-statistics', 'xstate', '@fluent/bundle', '@fluent/syntax', 'messages:',
    ],
    files: {
      // It draws with the browser of the tests.
      appIcons: { may: [], packages: ['@playwright/test'] },
      'serve/welcome': { may: [], packages: ['lean-qr'] },
    },
  },
};
