/** The rooms of games: the part of the table of rooms (rooms.mjs, which says how to read it) that is theirs. */

/** @type {Record<string, import('./rooms.mjs').Room>} */
export const GAME_ROOMS = {
  'src/shell': {
    why: 'The screens that games share: set-up, table, replay, after the game, lesson, and the way between them. It knows no game.',
    may: [
      'outside', 'bots/clock', 'bots/pausableClock', 'host', 'games/gameApp', 'games/gameStore', 'seats',
      'setup/players', 'setup/names', 'setup/defaultNames', 'setup/kept/me', 'setup/kept/knownNames', 'setup/tableKeys', 'sound/cue',
      'strings', 'ui/parts', 'ui/ornaments', 'ui/browser', 'ui/keyedList', 'ui/table/styled', 'ui/styles', 'cards',
      'layout/shapes/seatPlaces',
    ],
    packages: ['lit-html', 'valibot'],
  },
  'src/games': {
    why: 'What the house and a game ask of each other. It knows no game.',
    may: [
      'loading', 'bots/clock', 'setup/kept/preferences', 'setup/names', 'setup/players',
      'setup/tableKeys', 'sound/cue', 'strings',
    ],
    packages: ['lit-html'],
  },
  'src/games/storageAdapter': {
    why: "What the house asks of a game's rows without its screens, from the game's value. It knows no game.",
    may: ['games/gameStore', 'host', 'seats', 'setup/names', 'shell/bests/keptBests'], packages: [],
  },
  'src/games/catalogue': {
    why: 'The one list of games: what the house tells of each before it is loaded, and what brings it.',
    may: ['games/gameApp', 'games/gameEntry', 'host/contract', 'ai/questions'], packages: [],
    brings: [
      'session/game/snagGame', 'games/snap/page', 'games/snap/kept', 'games/snap/table', 'games/snapBack/page', 'games/snapBack/kept',
      'games/snapBack/table',
    ],
  },
  'src/games/piles/rules': {
    why: 'Events of games whose piles are turned over and shuffled anew. Pure, and it knows none of them.', may: ['cards'], packages: [],
  },
  'src/games/piles/ui': {
    why: 'The screens of games at which cards are turned onto piles and called: a family\'s room. It knows none of them.',
    may: ['shell', 'cards', 'setup/tableKeys', 'strings', 'layout/shapes/seatPlaces', 'ui/parts', 'ui/table/styled'],
    packages: ['lit-html'],
  },
  'src/games/snap/page': {
    why: 'Snap as the house loads it: puts its rooms together.', may: ['shell', 'games/snap/app', 'games/snap/kept', 'games/snap/ui'],
    packages: [],
  },
  'src/games/snapBack/page': {
    why: 'Snap Back as the house loads it: puts its rooms together.',
    may: ['shell', 'ui/styles', 'games/snapBack/app', 'games/snapBack/kept', 'games/snapBack/ui'], packages: [],
  },
  'src/games/snap/rules': {
    why: 'Snap as pure functions, at its three tables. It knows cards, and nothing of SNAG.',
    may: ['cards', 'games/piles/rules'], packages: ['valibot'], files: { record: { may: ['host/record'], packages: ['valibot'] } },
  },
  'src/games/snap/kept': {
    why: 'Snap as it is agreed and kept: its terms as data, its form, and its cards by their word. No store.',
    may: [
      'cards', 'games/snap/rules', 'games/storageAdapter', 'host/contract', 'host/savedGame', 'seats', 'shell/bests/keptBests',
      'shell/home/sharedTerms', 'strings',
    ],
    packages: ['valibot'],
  },
  'src/games/snap/players': {
    why: "Snap's computer players: what lies open in, what they call and turn out. No clock, no table, and no card that lies face down.",
    may: ['cards/card', 'games/snap/rules/game', 'characters', 'setup/players'], packages: [],
  },
  'src/games/snap/table': {
    why: 'Who may act and when at a table of Snap: pure steps that the host of all games takes, and Snap as one value for it.',
    may: [
      'cards', 'chance', 'characters', 'games/piles/rules', 'games/snap/rules', 'games/snap/kept', 'games/snap/players', 'host',
      'setup/players', 'shell/table/ownScreen',
    ],
    packages: ['valibot'],
  },
  'src/games/snap/review': {
    why: 'What came of a game of Snap, for each who played. Pure.',
    may: ['cards', 'games/snap/rules', 'games/snap/kept', 'games/snap/table', 'race/times', 'shell/bests/keptBests'],
    packages: [],
  },
  'src/games/snap/sound': {
    why: 'What is heard of a table of Snap, as cues. Pure.', may: ['games/gameApp', 'games/snap/rules', 'sound/cue'], packages: [],
  },
  'src/games/snap/lesson': {
    why: "Snap's lesson as data.",
    may: ['cards', 'games/snap/rules', 'games/snap/kept', 'games/snap/table', 'games/snap/ui/shellTypes', 'shell/lesson/course'],
    packages: [],
  },
  'src/games/snap/words': {
    why: 'Chooses among the messages of Snap by what they tell.',
    may: [
      'seats', 'shell', 'host/record',
      'cards', 'games/snap/rules', 'games/snap/kept', 'games/snap/review', 'games/snap/table', 'setup/names',
      'strings',
    ],
    packages: [],
  },
  'src/games/snap/ui': {
    why: "Snap's page: screens as elements. They show states, and give back what somebody asked for.",
    may: [
      'shell', 'games/piles/ui',
      'cards', 'games/gameApp', 'games/snap/rules', 'games/snap/kept', 'games/snap/review', 'games/snap/table',
      'games/snap/words', 'seats', 'setup/names', 'setup/players', 'setup/defaultNames', 'setup/kept/knownNames', 'setup/tableKeys',
      'strings', 'design', 'ui/parts', 'ui/ornaments', 'ui/browser', 'ui/keyedList', 'ui/table/styled',
    ],
    packages: ['lit-html'],
  },
  'src/games/snap/app': {
    why: "Snap in the house: its screens and the way between them. It knows all of Snap's rooms, and no store.",
    may: [
      'shell', 'seats', 'host/record',
      'outside', 'games/gameApp', 'games/gameStore', 'games/snap/rules', 'games/snap/kept', 'games/snap/players', 'games/snap/table',
      'games/snap/review', 'games/snap/lesson', 'games/snap/sound', 'games/snap/words', 'games/snap/ui', 'bots/clock',
      'host/furtherGame', 'setup/names',
      'setup/players', 'setup/defaultNames', 'setup/kept/me', 'strings', 'ui/browser',
    ],
    packages: ['lit-html', 'valibot'],
  },
  'src/games/snapBack/rules': {
    why: 'Snap Back as pure functions. It knows no other room but chance, and nothing of SNAG.',
    may: ['chance'], packages: [], files: { record: { may: ['host/record'], packages: ['valibot'] } },
  },
  'src/games/snapBack/kept': {
    why: 'Snap Back as it is agreed and kept: its terms as data, and its form. No store.',
    may: [
      'outside', 'games/snapBack/rules', 'games/storageAdapter', 'host/contract', 'host/record', 'host/savedGame', 'seats',
      'shell/bests/keptBests',
      'shell/home/sharedTerms', 'strings',
    ],
    packages: ['valibot'],
  },
  'src/games/snapBack/players': {
    why: "Snap Back's computer players: what happens in, what they do out. No clock, no table, and not the cards that are to come.",
    may: [
      'games/snapBack/rules/cards', 'games/snapBack/rules/game', 'games/snapBack/rules/happening', 'games/snapBack/rules/result',
      'chance', 'cognition', 'characters', 'setup/players',
    ],
    packages: [],
  },
  'src/games/snapBack/table': {
    why: 'Who may act and when at a table of Snap Back: pure steps that the host of all games takes, and Snap Back as one value for it.',
    may: [
      'bots/clock', 'characters/plannedBot', 'games/snapBack/rules', 'games/snapBack/kept', 'games/snapBack/players', 'host', 'race',
      'shell/table/ownScreen', 'seats', 'setup/players',
    ],
    packages: ['valibot'],
  },
  'src/games/snapBack/review': {
    why: 'What came of a game of Snap Back, for each who played. Pure.',
    may: ['games/snapBack/rules', 'games/snapBack/kept', 'race/times', 'shell/bests/keptBests'], packages: [],
  },
  'src/games/snapBack/sound': {
    why: 'What is heard of a table of Snap Back, as cues. Pure.',
    may: ['games/gameApp', 'games/snapBack/rules', 'sound/cue'], packages: [],
  },
  'src/games/snapBack/lesson': {
    why: "Snap Back's lesson as data.",
    may: ['games/snapBack/rules', 'games/snapBack/ui/shellTypes', 'shell/lesson/course'], packages: [],
  },
  'src/games/snapBack/words': {
    why: 'Chooses among the messages of Snap Back by what they tell.',
    may: [
      'seats', 'shell', 'host/record',
      'games/snapBack/rules', 'games/snapBack/kept', 'games/snapBack/review', 'games/snapBack/table',
      'setup/names', 'setup/players', 'strings',
    ],
    packages: [],
  },
  'src/games/snapBack/app': {
    why: "Snap Back in the house: its screens and the way between them. It knows all of Snap Back's rooms, and no store.",
    may: [
      'shell', 'seats', 'host/record',
      'outside', 'games/gameApp', 'games/gameStore', 'games/snapBack/rules', 'games/snapBack/kept', 'games/snapBack/players',
      'games/snapBack/table', 'games/snapBack/review', 'games/snapBack/lesson', 'games/snapBack/sound', 'games/snapBack/words',
      'games/snapBack/ui', 'bots/clock', 'host/furtherGame', 'setup/names', 'setup/players', 'setup/defaultNames', 'setup/kept/me',
      'strings', 'ui/browser',
    ],
    packages: ['lit-html', 'valibot'],
  },
  'src/games/snapBack/ui': {
    why: "Snap Back's page: screens as elements. They show states, and give back what somebody asked for.",
    may: [
      'shell',
      'games/gameApp', 'games/snapBack/rules', 'games/snapBack/kept', 'games/snapBack/review', 'games/snapBack/table',
      'games/snapBack/words', 'games/snapBack/players/levels', 'seats', 'setup/names', 'setup/players',
      'setup/defaultNames', 'setup/kept/knownNames', 'setup/tableKeys', 'strings', 'design', 'ui/parts', 'ui/ornaments', 'ui/browser',
      'ui/keyedList', 'ui/table/styled',
    ],
    packages: ['lit-html'],
  },
};
