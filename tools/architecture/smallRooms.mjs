/** The rooms of small games: a part of the table of rooms of families (familyRooms.mjs). */

/** @type {Record<string, import('./rooms.mjs').Room>} */
export const SMALL_ROOMS = {
  'src/games/small/rules': {
    why: 'The record of a small game with one pack, as far as it is the same.',
    may: ['cards', 'contract/record', 'games/dealtRecord', 'outside/fitting'],
    packages: ['valibot'],
  },
  'src/games/small/table': {
    why: 'How far a small game is at its table, and how people there say what counts. Pure.', may: ['contract'], packages: ['valibot'],
  },
  'src/games/small/kept': {
    why: 'What is agreed before any small game, what is kept of those dealt from one pack, and what somebody’s calls came to.',
    may: ['cards', 'contract/contract', 'games/dealtRules', 'games/keptBests', 'seats', 'setup/seats', 'strings'], packages: ['valibot'],
  },
  'src/games/small/review': {
    why: 'What came of a small game at which open cards are called, for each who played. Pure.',
    may: ['contract', 'games/small/kept', 'race/times', 'setup/seats/sitters'], packages: [],
  },
  'src/games/small/words': {
    why: 'Chooses among the messages of such games by what they tell.', may: ['games/small/review', 'shell', 'strings'], packages: [],
  },
  'src/games/small/sound': {
    why: 'What is heard of such a game, as cues. Pure.', may: ['games/small/review', 'sound/cue'], packages: [],
  },
  'src/games/small/ui': {
    why: 'The table of games at which everybody presses one thing, and their types: the room of a family. It knows none of them.',
    may: [
      'games/small/kept', 'games/small/review', 'shell', 'apart/rack', 'host', 'contract', 'seats', 'setup/seats', 'setup/tableKeys',
      'strings', 'ui/parts', 'ui/styles',
    ],
    packages: ['lit-html'],
  },
  'src/games/small/app': {
    why: 'Such a game as the shell takes it, made of its one value. It knows all rooms of the family, and no store.',
    may: [
      'cards', 'shell', 'contract', 'games/piles/ui', 'games/small/kept', 'games/small/review', 'games/small/sound', 'games/small/words',
      'games/small/ui', 'seats',
      'setup/seats/sitters', 'strings', 'ui/styles',
    ],
    packages: ['lit-html'],
  },
};
