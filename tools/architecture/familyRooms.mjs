import { SMALL_ROOMS } from './smallRooms.mjs';

/**
 * The rooms of families of games: the part of the table of rooms (rooms.mjs, which says how to read it) that is theirs. What several games
 * have in common lies there, and knows none of them.
 * @type {Record<string, import('./rooms.mjs').Room>}
 */
export const FAMILIES = {
  'src/games/hands/rules': {
    why: "What all games know in which each has a hand of four that nobody else may see: a family's room. It knows none of them. Pure.",
    may: ['cards'], packages: [],
  },
  'src/games/hands/kept': {
    why: 'What is agreed before any game with hands: that everybody needs a phone. No store.',
    may: ['seats', 'setup/seats', 'games/piles/kept', 'strings'], packages: [],
  },
  'src/games/hands/table': {
    why: 'Who sees a hand at any table, what pairs agree on in secret, how far a game is there, and how hands are dealt anew. Pure.',
    may: ['cards', 'chance/drawn', 'contract', 'games/dealtRules', 'games/hands/rules', 'seats'], packages: ['valibot'],
  },
  'src/games/hands/review': {
    why: 'What a review of any game with hands goes through. Pure.', may: ['contract/contract', 'contract/savedGame'], packages: [],
  },
  'src/games/hands/players': {
    why: 'How a character plays with a hand, in any game: what it keeps, and what it notices. No clock, no table.',
    may: ['cards/card', 'chance', 'characters', 'cognition', 'games/hands/rules', 'setup/players'], packages: [],
  },
  'src/games/hands/words': {
    why: 'Chooses among the messages of games with hands by what they tell.',
    may: [
      'cards/card', 'contract/record', 'games/dealtRecord', 'games/gameEntry', 'games/gameRecords', 'games/hands/rules',
      'games/piles/words', 'shell', 'strings',
    ],
    packages: [],
  },
  'src/games/hands/app': {
    why: "A game with hands as the shell takes it, made of the game's one value. It knows all rooms of the family, and no store.",
    may: [
      'shell', 'contract', 'games/dealtRecord', 'games/dealtRules', 'games/keptBests', 'games/hands/kept', 'games/hands/table',
      'games/hands/ui', 'strings',
    ],
    packages: ['lit-html'],
  },
  'src/games/hands/ui': {
    why: 'The screens of games with hands: a table of elements, the hand on it and on a phone, and who sits around.',
    may: [
      'shell', 'apart/rack', 'cards', 'contract', 'games/gameApp', 'games/hands/rules', 'games/hands/kept', 'games/hands/words',
      'games/piles/words', 'seats', 'setup/tableKeys', 'strings', 'layout/shapes/seatPlaces', 'ui/parts', 'ui/table/styled',
    ],
    packages: ['lit-html'],
  },
  'src/games/laying/rules': {
    why: "What all games know in which two lay cards at once: a family's room. It knows none of them. Pure.",
    may: ['cards', 'contract/record', 'games/dealtRecord', 'outside/fitting'], packages: ['valibot'],
  },
  'src/games/laying/kept': {
    why: 'What is agreed and kept of any game in which two lay cards at once: terms as data. No store.',
    may: [
      'cards', 'games/laying/rules', 'games/storageAdapter', 'contract/contract', 'contract/record', 'contract/savedGame', 'seats',
      'setup/seats', 'games/dealtRules', 'games/keptBests', 'games/sharedTerms', 'games/piles/kept', 'strings',
    ],
    packages: ['valibot'],
  },
  'src/games/laying/players': {
    why: 'How a character lays cards with no turns, in any game: when it notices what can be covered, and what it forgets. No clock.',
    may: ['cards/card', 'games/laying/rules', 'chance', 'cognition', 'characters', 'setup/players'], packages: [],
  },
  'src/games/laying/table': {
    why: 'Who may lay a card at any table at which two lay cards at once, and what everybody sees of it. Pure.',
    may: [
      'cards', 'characters', 'contract', 'games/hands/table', 'games/small/table', 'games/laying/rules', 'games/laying/kept',
      'games/laying/players', 'host/judge/waits', 'race', 'seats', 'setup/players',
    ],
    packages: ['valibot'],
  },
  'src/games/laying/review': {
    why: 'What came of any game in which two lay cards at once, for each of them. Pure.',
    may: ['cards', 'contract/savedGame', 'games/laying/rules', 'games/laying/kept', 'race/times', 'games/keptBests', 'setup/seats/sitters'],
    packages: [],
  },
  'src/games/laying/sound': {
    why: 'What is heard of any table at which two lay cards at once, as cues. Pure.', may: ['games/gameApp', 'sound/cue'], packages: [],
  },
  'src/games/laying/words': {
    why: 'Chooses among the messages of games in which two lay cards at once by what they tell.',
    may: [
      'cards', 'contract/record', 'games/gameRecords', 'games/laying/rules', 'games/laying/kept', 'games/laying/table',
      'games/laying/review', 'games/piles/words', 'shell', 'strings',
    ],
    packages: [],
  },
  'src/games/laying/ui': {
    why: 'The screens of games in which two lay cards at once: a box for each of them, their keys, and a step of a replay.',
    may: [
      'shell', 'apart/rack', 'cards', 'contract', 'games/hands/ui', 'games/laying/rules', 'games/laying/kept', 'games/laying/table',
      'games/laying/words', 'games/piles/words', 'setup/seats', 'setup/tableKeys', 'strings', 'ui/browser', 'ui/parts',
      'ui/table/styled',
    ],
    packages: ['lit-html'],
  },
  'src/games/laying/app': {
    why: 'What comes after a game in which two lay cards at once, as the shell takes it. It knows all rooms of the family, and no store.',
    may: [
      'shell', 'contract/savedGame', 'games/laying/kept', 'games/laying/review', 'games/laying/words', 'setup/seats/sitters', 'strings',
    ],
    packages: ['lit-html'],
  },
  'src/games/piles/rules': {
    why: "What all games know at which cards are turned onto piles and called: a family's room. It knows none of them. Pure.",
    may: ['cards', 'chance', 'contract/record', 'games/dealtRecord', 'outside/fitting', 'seats', 'setup/players'], packages: ['valibot'],
  },
  'src/games/piles/kept': {
    why: 'What is agreed and kept of any game of piles: terms as data, bests, and games by their word. No store.',
    may: [
      'cards', 'chance', 'games/piles/rules', 'games/storageAdapter', 'contract/contract', 'contract/savedGame', 'seats', 'setup/seats',
      'games/dealtRules', 'games/keptBests',
      'games/sharedTerms', 'strings',
    ],
    packages: ['valibot'],
  },
  'src/games/piles/table': {
    why: 'Who may act and when at any table of piles, what everybody sees of it, and computers that watch it. Pure.',
    may: [
      'cards', 'chance', 'characters', 'games/piles/rules', 'games/piles/kept', 'host', 'contract', 'seats', 'setup/players',
      'shell/table/ownScreen', 'shell/table/acts',
    ],
    packages: ['valibot'],
  },
  'src/games/piles/review': {
    why: 'What came of any game of piles, for each who played. Pure.',
    may: [
      'cards', 'games/piles/rules', 'games/piles/kept', 'games/piles/table', 'race/times', 'games/keptBests', 'setup/seats/sitters',
    ],
    packages: [],
  },
  'src/games/piles/words': {
    why: 'Chooses among the messages of games of piles by what they tell; what a game says itself is handed in.',
    may: [
      'cards', 'games/piles/rules', 'games/piles/kept', 'games/piles/table', 'games/piles/review', 'contract/record', 'shell', 'sound/cue',
      'strings',
    ],
    packages: [],
  },
  'src/games/piles/sound': {
    why: 'What is heard of any table of piles, as cues. Pure.',
    may: ['games/gameApp', 'games/piles/rules', 'games/piles/words', 'sound/cue'], packages: [],
  },
  ...SMALL_ROOMS,
  'src/games/piles/ui': {
    why: 'The screens of games of piles: a table of elements, its keys, and a step of its replay.',
    may: [
      'shell', 'apart/rack', 'cards', 'games/piles/rules', 'games/piles/kept', 'games/piles/table', 'games/piles/review',
      'games/piles/words', 'seats', 'ui/styles', 'setup/seats', 'setup/tableKeys', 'strings', 'layout/shapes/seatPlaces', 'ui/browser',
      'ui/parts', 'ui/table/styled',
    ],
    packages: ['lit-html'],
  },
  'src/games/piles/lesson': {
    why: 'The lesson of any game of piles, as far as it is the same: who sits there, what is dealt, what one key means.',
    may: ['cards', 'games/piles/rules', 'games/piles/ui/shellTypes', 'shell/lesson/course'],
    packages: [],
  },
  'src/games/piles/app': {
    why: "A game of piles as the shell takes it, made of the game's one value. It knows all rooms of the family, and no store.",
    may: [
      'shell', 'games/gameApp', 'contract/record', 'games/piles/rules', 'games/piles/kept', 'games/piles/table', 'games/piles/review',
      'games/piles/sound', 'games/piles/lesson', 'games/piles/words', 'games/piles/ui', 'setup/seats/sitters', 'strings', 'ui/styles',
    ],
    packages: ['lit-html'],
  },
};
