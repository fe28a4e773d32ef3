/** The rooms of an evening of several games: the part of the table of rooms (rooms.mjs, which says how to read it) that is theirs. */

/** @type {Record<string, import('./rooms.mjs').Room>} */
export const EVENING_ROOMS = {
  'src/evening': {
    why: 'Several games in a row by the same players, and the card that counts their places. Pure: it knows no game, no page and no store.',
    may: [
      'chance', 'outside', 'contract', 'ai/levelNames', 'apart/tableShown', 'seats', 'setup/names', 'games/gameStore',
      'games/peopleInGames',
    ],
    packages: ['valibot'],
  },
  'src/evening/page': {
    why: 'An evening in the house: its screens, and the way from one game to the next. Games are handed to it.',
    may: [
      'evening', 'evening/ui', 'outside', 'games/gameApp', 'games/gameStore', 'seats', 'shell/types', 'shell/home', 'setup/names',
      'setup/defaultNames', 'setup/kept/me', 'setup/seats', 'strings', 'ui/parts', 'ui/keyedList',
    ],
    packages: ['lit-html', 'valibot'],
  },
  'src/evening/ui': {
    why: "An evening's card as it is drawn, on the big page, on phones and on paper.",
    may: [
      'evening', 'apart/seating', 'apart/tableShown', 'games/catalogue', 'strings', 'ui/apart/apartCommands',
      'ui/apart/apartModel', 'ui/parts', 'ui/styles',
    ],
    packages: ['lit-html'],
  },
};
