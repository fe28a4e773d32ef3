/**
 * The rooms of games: the part of the table of rooms (rooms.mjs, which says how to read it) that is theirs. A folder of src/games with a
 * `page.ts` is a game. It has the rooms of the list below, each a folder or, in a small game, a file: nothing has to be entered for a new
 * one. Other folders there belong to families of games.
 */
import { existsSync, readdirSync } from 'node:fs';
import { FAMILIES } from './familyRooms.mjs';

/** What any room that shows something of a game may use of the page. */
const PAGE = ['strings', 'design', 'ui/parts', 'ui/ornaments', 'ui/browser', 'ui/keyedList', 'ui/table/styled', 'ui/styles'];
/** What is known of people and characters, whichever game they play. */
const PEOPLE = [
  'seats', 'setup/names', 'setup/players', 'setup/defaultNames', 'setup/kept/knownNames', 'setup/kept/me', 'setup/seats',
  'setup/tableKeys',
];

/**
 * The rooms of a game, by their names in its folder; '' is what lies in none of them. What begins with `./` is another of its rooms.
 * @type {Record<string, import('./rooms.mjs').Room>}
 */
const OF_A_GAME = {
  '': {
    why: 'A game as the house loads it: puts its rooms together. Of a small game it may be all.',
    may: [
      'cards', 'chance', 'characters', 'cognition', 'host', 'contract', 'outside', 'bots/clock', 'shell', 'games/gameApp',
      'games/gameStore',
      'games/storageAdapter', 'sound/cue', ...PEOPLE, ...PAGE,
      './rules', './kept', './players', './table', './review', './sound', './lesson', './words', './ui', './app',
    ],
    packages: ['lit-html', 'valibot'],
  },
  rules: {
    why: 'The rules of a game as pure functions. They know cards and chance from a word, and nothing of SNAG.',
    may: ['cards', 'chance'],
    packages: ['valibot'], files: { record: { may: ['contract/record', 'games/dealtRecord', 'outside/fitting'], packages: ['valibot'] } },
  },
  kept: {
    why: 'A game as it is agreed and kept: its terms as data, its form, and what its word deals. No store.',
    may: [
      'cards', 'chance/drawn', 'outside', './rules', 'games/storageAdapter', 'contract/contract', 'contract/record', 'contract/savedGame',
      'seats', 'setup/seats',
      'games/dealtRules', 'games/keptBests', 'games/sharedTerms', 'strings',
    ],
    packages: ['valibot'],
  },
  players: {
    why: "A game's computer players: what they see in, what they do out. No clock, no table, and nothing that is hidden from them.",
    may: ['cards/card', './rules', 'chance', 'cognition', 'characters', 'setup/players'], packages: [],
  },
  lists: {
    why: 'What a game looks up: data from elsewhere, with its licence beside it.', may: [], packages: [],
  },
  table: {
    why: 'Who may act and when at a table: pure steps that the host of all games takes, and the game as one value for it.',
    may: [
      'cards', 'chance', 'characters', 'bots/clock', './rules', './kept', './players', './lists', 'host', 'contract', 'race',
      'shell/table/ownScreen', 'shell/table/acts', 'seats',
      'setup/players', 'setup/names',
    ],
    packages: ['valibot'],
  },
  review: {
    why: 'What came of a game, for each who played. Pure.',
    may: ['cards', './rules', './kept', './table', 'race/times', 'games/keptBests', 'setup/seats/sitters'], packages: [],
  },
  sound: {
    why: 'What is heard of a table, as cues. Pure.', may: ['games/gameApp', './rules', 'sound/cue'], packages: [],
  },
  lesson: {
    why: 'The lesson of a game as data.',
    may: ['cards', './rules', './kept', './lists', './table', './ui/shellTypes', 'shell/lesson/course'], packages: [],
  },
  words: {
    why: 'Chooses among the messages of a game by what they tell.',
    may: [
      'seats', 'shell', 'contract/record', 'cards', './rules', './kept', './review', './table', 'games/gameRecords', 'setup/names',
      'setup/players', 'strings',
    ],
    packages: [],
  },
  ui: {
    why: "A game's page: screens as elements. They show states, and give back what somebody asked for.",
    may: [
      'shell', 'cards', 'games/gameApp', './rules', './kept', './players', './review', './table', './words', ...PEOPLE,
      'layout/shapes/seatPlaces', ...PAGE,
    ],
    packages: ['lit-html'],
  },
  app: {
    why: "A game in the house: what it hands to the screens of all games. It knows all of the game's rooms, and no store.",
    may: [
      'shell', 'contract/record', 'outside', 'games/dealtRules', 'games/gameApp', 'games/gameStore', 'bots/clock', './rules',
      './kept', './players', './table', './review', './lesson', './sound', './words', './ui', ...PEOPLE, 'strings', 'ui/browser',
    ],
    packages: ['lit-html', 'valibot'],
  },
};

const PLACE = new URL('../../src/games/', import.meta.url);

/** The folders of games: those with a page. */
export const GAME_FOLDERS = readdirSync(PLACE).filter((name) => existsSync(new URL(`${name}/page.ts`, PLACE)));

/** @type {Record<string, import('./rooms.mjs').Room>} */
const FIXED = {
  'src/shell': {
    why: 'The screens that games share: set-up, table, replay, after the game, lesson, and the way between them. It knows no game.',
    may: [
      'outside', 'apart/rack', 'bots/clock', 'bots/pausableClock', 'host', 'contract', 'games/farSide', 'games/gameApp',
      'games/gameStore', 'games/keptBests', 'games/storageAdapter', 'seats',
      'setup/players', 'setup/names', 'setup/defaultNames', 'setup/kept/me', 'setup/seats',
      'setup/tableKeys', 'sound/cue',
      'strings', 'ui/parts', 'ui/ornaments', 'ui/browser', 'ui/keyedList', 'ui/table/styled', 'ui/styles', 'cards',
      'layout/shapes/seatPlaces',
    ],
    packages: ['lit-html', 'valibot'],
  },
  'src/games': {
    why: 'What the house and a game ask of each other. It knows no game.',
    may: [
      'loading', 'ai/questions', 'apart/rack', 'bots/clock', 'seats/marks', 'contract/contract', 'host/port', 'setup/kept/preferences',
      'setup/names', 'setup/players', 'setup/seats', 'setup/tableKeys', 'sound/cue', 'strings',
    ],
    packages: ['lit-html'],
  },
  'src/games/dealtRecord': {
    why: 'What stands in a record before its events, in every game in which packs are dealt. It knows no game.',
    may: ['cards', 'contract/record', 'outside/fitting'], packages: [],
  },
  'src/games/dealtRules': {
    why: 'Who plays, and how packs are dealt, as the rules of a game say it where it is kept. It knows no game.',
    may: ['cards/pack', 'contract/contract', 'contract/record', 'contract/savedGame', 'seats', 'setup/seats'], packages: [],
  },
  'src/games/sharedTerms': {
    why: 'Terms that games share, as data. It knows no game.', may: ['seats', 'setup/players', 'strings'], packages: [],
  },
  'src/games/storageAdapter': {
    why: "What the house asks of a game's rows without its screens, from the game's value. It knows no game.",
    may: ['games/gameStore', 'games/peopleInGames', 'host', 'contract', 'seats', 'setup/names', 'setup/seats', 'games/keptBests'],
    packages: [],
  },
  'src/games/keptBests': {
    why: "What is kept of somebody's games, and the best of them. Pure, and it knows no game.", may: ['outside', 'strings/say'],
    packages: ['valibot'],
  },
  'src/games/gameRecords': {
    why: "What the replay program asks of a game's records, from the form that they have. It knows no game.",
    may: ['games/gameEntry', 'contract/record', 'outside', 'strings/say'], packages: [],
  },
  'src/games/catalogue': {
    why: 'The one list of games: what the house tells of each before it is loaded, and what brings it.',
    may: ['games/gameApp', 'games/gameEntry', 'games/gameStore', 'games/house'], packages: [],
    brings: [
      'evening/eveningAdapter', 'session/game/snagGame', 'strings/words/refusals/snagRecords', 'shell/after/takesIn', 'rack/snagRack',
      ...GAME_FOLDERS.flatMap((game) =>
        ['page', 'app', 'kept', 'table', 'game', 'storage', 'words', 'rack'].map((room) => `games/${game}/${room}`)),
    ],
  },
  ...FAMILIES,
};

/** The rooms of families of games: whoever may use a room of a game may use the one of this name of any family. */
const FAMILY_ROOMS = Object.keys(FIXED).filter((name) => /^src\/games\/\w+\/\w+$/.test(name)).map((name) => name.slice('src/'.length));

const ofFamilies = (/** @type {string} */ name) => FAMILY_ROOMS.filter((room) => room.endsWith(`/${name}`));

/**
 * The rooms of one game.
 * @param {string} game the name of its folder
 */
function roomsOf(game) {
  return Object.entries(OF_A_GAME).map(([name, room]) => [`src/games/${game}${name === '' ? '' : `/${name}`}`, {
    ...room,
    may: [...ofFamilies(name), ...room.may.flatMap((place) =>
      (place.startsWith('./') ? [`games/${game}/${place.slice(2)}`, ...ofFamilies(place.slice(2))] : [place]))],
  }]);
}

/** What programs that play games have in common. */
const PROGRAM_TOOLS = ['arena', 'commandLine', 'numbers', 'games/characters', 'games/piles'].map((name) => `../tools/${name}`);

/**
 * The program for the command line that plays one game.
 * @param {string} game the name of its folder
 */
function programOf(game) {
  const its = ['rules', 'kept', 'players', 'table'].flatMap((room) => [`games/${game}/${room}`, ...ofFamilies(room)]);
  return [`tools/games/${game}`, {
    why: 'Lets computers play a game against each other.',
    may: ['cards', 'characters', 'host', 'contract', 'race', 'setup', ...its, ...PROGRAM_TOOLS],
    packages: ['node:'],
  }];
}

/** What the programs and tests of a family share. */
const FAMILY_PROGRAMS = {
  'tools/games/piles': {
    why: 'Lets computers play any game of piles against each other.', packages: [],
    may: ['host', 'contract', ...['rules', 'kept', 'table'].flatMap(ofFamilies), '../tools/arena'],
  },
};

/** @type {Record<string, import('./rooms.mjs').Room>} */
export const GAME_ROOMS = {
  ...FIXED, ...FAMILY_PROGRAMS, ...Object.fromEntries([...GAME_FOLDERS.flatMap(roomsOf), ...GAME_FOLDERS.map(programOf)]),
};
