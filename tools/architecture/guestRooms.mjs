/** The rooms of other games in the house: the part of the table of rooms (rooms.mjs, which says how to read it) that is theirs. */

/** @type {Record<string, import('./rooms.mjs').Room>} */
export const GUEST_ROOMS = {
  'src/guests': {
    why: 'What the house asks of a guest, and which guests there are. It knows no game.',
    may: [
      'loading', 'bots/clock', 'host/furtherGame', 'seats/peopleInGames', 'setup/kept/preferences', 'setup/names', 'setup/players',
      'setup/tableKeys', 'sound/cue',
    ],
    packages: ['lit-html'],
  },
  'src/guests/snap/rules': {
    why: 'Snap as pure functions, at its three tables. It knows cards, and nothing of SNAG.',
    may: ['cards'], packages: [], files: { record: { may: ['outside'], packages: [] } },
  },
  'src/guests/snap/kept': {
    why: 'Snap as it is kept: its form, checked when it is read, and its cards by their word. No store.',
    may: [
      'outside', 'cards', 'chance', 'guests/snap/rules', 'guests/keeping', 'guests/shelf', 'seats/marks', 'setup/players', 'setup/names',
      'setup/defaultNames',
    ],
    packages: ['valibot'],
  },
  'src/guests/snap/players': {
    why: "Snap's computer players: what lies open in, what they call and turn out. No clock, no table, and no card that lies face down.",
    may: ['cards/card', 'guests/snap/rules/game', 'cognition', 'characters', 'setup/players'], packages: [],
  },
  'src/guests/snap/table': {
    why: 'Who may act and when at a table of Snap: pure steps that the host of all games takes, and Snap as one value for it.',
    may: ['bots/clock', 'cards', 'chance', 'guests/snap/rules', 'guests/snap/kept', 'guests/snap/players', 'host', 'setup/players'],
    packages: [], files: { snapGame: { may: [], packages: ['valibot'] } },
  },
  'src/guests/snap/review': {
    why: 'What came of a game of Snap, for each who played. Pure.',
    may: ['cards', 'guests/snap/rules', 'guests/snap/kept', 'guests/snap/table'], packages: [],
  },
  'src/guests/snap/sound': {
    why: 'What is heard of a table of Snap, as cues. Pure.', may: ['guests/guest', 'guests/snap/rules', 'sound/cue'], packages: [],
  },
  'src/guests/snap/lesson': {
    why: "Snap's lesson: what is played in it as data, where a learner is, and the host that plays it by the real table's steps. No page.",
    may: ['cards', 'guests/snap/rules', 'guests/snap/kept', 'guests/snap/table', 'host', 'bots/clock', 'bots/pausableClock'], packages: [],
  },
  'src/guests/snap/words': {
    why: 'Chooses among the messages of Snap by what they tell.',
    may: [
      'cards', 'guests/catalogue', 'guests/snap/rules', 'guests/snap/kept', 'guests/snap/review', 'guests/snap/table', 'setup/names',
      'strings',
    ],
    packages: [],
  },
  'src/guests/snap/ui': {
    why: "Snap's page: screens as elements. They show states, and give back what somebody asked for.",
    may: [
      'cards', 'guests/guest', 'guests/snap/rules', 'guests/snap/kept', 'guests/snap/review', 'guests/snap/table', 'guests/snap/lesson',
      'guests/snap/words', 'seats/marks', 'setup/names', 'setup/players', 'setup/defaultNames', 'setup/kept/knownNames', 'setup/tableKeys',
      'strings', 'design', 'ui/parts', 'ui/ornaments', 'ui/browser', 'ui/keyedList', 'ui/table/styled',
    ],
    packages: ['lit-html'],
  },
  'src/guests/snap/app': {
    why: "Snap as a guest of the house: its screens and the way between them. It knows all of Snap's rooms, and no store.",
    may: [
      'outside', 'guests/guest', 'guests/shelf', 'guests/snap/rules', 'guests/snap/kept', 'guests/snap/players', 'guests/snap/table',
      'guests/snap/review', 'guests/snap/lesson', 'guests/snap/sound', 'guests/snap/words', 'guests/snap/ui', 'bots/clock',
      'host/furtherGame', 'setup/names',
      'setup/players', 'setup/defaultNames', 'setup/kept/me', 'strings', 'ui/browser',
    ],
    packages: ['lit-html', 'valibot'],
  },
  'src/guests/snapBack/rules': {
    why: 'Snap Back as pure functions. It knows no other room but chance, and nothing of SNAG.',
    may: ['chance'], packages: [], files: { record: { may: [], packages: ['valibot'] } },
  },
  'src/guests/snapBack/kept': {
    why: 'Snap Back as it is kept: its form, checked when it is read. No store.',
    may: [
      'outside', 'guests/snapBack/rules', 'guests/keeping', 'guests/shelf', 'seats/marks', 'setup/players', 'setup/names',
      'setup/defaultNames',
    ],
    packages: ['valibot'],
  },
  'src/guests/snapBack/players': {
    why: "Snap Back's computer players: what happens in, what they do out. No clock, no table, and not the cards that are to come.",
    may: [
      'guests/snapBack/rules/cards', 'guests/snapBack/rules/game', 'guests/snapBack/rules/happening', 'guests/snapBack/rules/result',
      'chance', 'cognition', 'characters', 'setup/players',
    ],
    packages: [],
  },
  'src/guests/snapBack/table': {
    why: 'Who may act and when at a table of Snap Back: pure steps that the host of all games takes, and Snap Back as one value for it.',
    may: [
      'bots/clock', 'guests/snapBack/rules', 'guests/snapBack/kept', 'guests/snapBack/players', 'host', 'race', 'setup/players',
    ],
    packages: [], files: { snapBackGame: { may: [], packages: ['valibot'] } },
  },
  'src/guests/snapBack/review': {
    why: 'What came of a game of Snap Back, for each who played. Pure.',
    may: ['guests/snapBack/rules', 'guests/snapBack/kept'], packages: [],
  },
  'src/guests/snapBack/sound': {
    why: 'What is heard of a table of Snap Back, as cues. Pure.',
    may: ['guests/guest', 'guests/snapBack/rules', 'guests/snapBack/table/view', 'sound/cue'], packages: [],
  },
  'src/guests/snapBack/lesson': {
    why: "Snap Back's lesson: what is played in it as data, where a learner is, and the host that plays it at the real table. No page.",
    may: [
      'guests/snapBack/rules', 'guests/snapBack/kept', 'guests/snapBack/players', 'guests/snapBack/table', 'bots/clock',
      'bots/pausableClock',
    ],
    packages: [],
  },
  'src/guests/snapBack/words': {
    why: 'Chooses among the messages of Snap Back by what they tell.',
    may: [
      'guests/snapBack/rules', 'guests/snapBack/kept', 'guests/snapBack/review', 'guests/snapBack/table', 'guests/snapBack/lesson',
      'setup/names', 'setup/players', 'strings',
    ],
    packages: [],
  },
  'src/guests/snapBack/app': {
    why: "Snap Back as a guest of the house: its screens and the way between them. It knows all of Snap Back's rooms, and no store.",
    may: [
      'outside', 'guests/guest', 'guests/shelf', 'guests/snapBack/rules', 'guests/snapBack/kept', 'guests/snapBack/players',
      'guests/snapBack/table', 'guests/snapBack/review', 'guests/snapBack/lesson', 'guests/snapBack/sound', 'guests/snapBack/words',
      'guests/snapBack/ui', 'bots/clock', 'host/furtherGame', 'setup/names', 'setup/players', 'setup/defaultNames', 'setup/kept/me',
      'strings', 'ui/browser',
    ],
    packages: ['lit-html', 'valibot'],
  },
  'src/guests/snapBack/ui': {
    why: "Snap Back's page: screens as elements. They show states, and give back what somebody asked for.",
    may: [
      'guests/guest', 'guests/snapBack/rules', 'guests/snapBack/kept', 'guests/snapBack/review', 'guests/snapBack/table',
      'guests/snapBack/lesson', 'guests/snapBack/words', 'guests/snapBack/players/levels', 'seats/marks', 'setup/names', 'setup/players',
      'setup/defaultNames', 'setup/kept/knownNames', 'setup/tableKeys', 'strings', 'design', 'ui/parts', 'ui/ornaments', 'ui/browser',
      'ui/keyedList', 'ui/table/styled',
    ],
    packages: ['lit-html'],
  },
};
