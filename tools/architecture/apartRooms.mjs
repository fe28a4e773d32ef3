/** The rooms of tables at which everybody sits at a device of their own: the part of the table of rooms (rooms.mjs) that is theirs. */

/** @type {Record<string, import('./rooms.mjs').Room>} */
export const APART_ROOMS = {
  'src/apart': {
    why: 'People each at their own device: what goes to and from a table, and what all may know of it. No game, no page.',
    may: ['outside', 'contract/contract', 'host/port', 'race', 'seats/marks', 'ai/levelNames'], packages: ['valibot'],
    // In types alone: a rack is drawn.
    files: { rack: { may: ['setup/inputSettings'], packages: ['lit-html'] } },
  },
  'src/apart/client': {
    why: "A device's end of a table: its line, its secret, what is known of the table here. No game.",
    may: ['outside', 'contract/contract', 'host/port', 'host/screen', 'apart', 'bots/clock', 'seats/marks', 'ai/levelNames'],
    packages: ['valibot'],
  },
  'src/apart/keep': {
    why: 'A game that a table has played comes among a device’s own: into the store, onto its card. It knows no page.',
    may: [
      'outside', 'apart', 'contract', 'evening', 'rules/scoring', 'match', 'session', 'setup', 'storage', 'training/trainee',
      'games/catalogue', 'games/house', 'games/gameEntry', 'games/gameStore',
    ],
    packages: ['valibot'],
  },
  'src/apart/words': {
    why: 'Chooses among the messages about tables of several devices, for the phones and the big page alike.',
    may: ['apart', 'strings'], packages: [],
  },
  'src/apart/page': {
    why: "The phone's page at a table: joining, waiting, what stands around the rack. No game: a rack is handed to it.",
    may: [
      'apart/code', 'apart/messages', 'apart/racing', 'apart/rack', 'apart/signs', 'apart/seating', 'apart/tableShown', 'apart/client',
      'apart/words', 'outside',
      'contract/contract', 'host/port', 'seats/marks', 'ai/levelNames', 'setup/names', 'setup/players', 'loading', 'strings',
      'ui/ornaments', 'ui/focus', 'ui/parts/play/emblem',
    ],
    packages: ['lit-html', 'valibot'],
  },
  'src/rack': {
    why: "SNAG on a phone as the rack alone: one device's end of the game, drawn without a picture.",
    may: [
      'apart/rack', 'rules', 'session', 'host', 'contract/contract', 'table/intents', 'setup/inputSettings', 'strings', 'ui',
    ],
    packages: ['lit-html'],
  },
  server: {
    why: 'Tables of several devices on a server: doors, lines, journal, around the host of all games. It holds no rule of any game.',
    may: [
      'outside', 'chance', 'race/credit', 'contract', 'host', 'apart', 'ai', 'bots', 'evening', 'seats/marks', 'setup/names',
      'games/catalogue',
      'games/gameEntry',
    ],
    packages: ['node:', 'valibot', 'comlink'],
    files: {
      colyseus: { may: [], packages: ['@colyseus/core', '@colyseus/ws-transport'] },
      measure: { may: [], packages: ['prom-client'] }, log: { may: ['apart/code'], packages: ['pino'] },
      'house/reach': { may: [], packages: ['ioredis'] }, 'house/lease': { may: ['bots'], packages: ['ioredis'] },
      'house/journalStream': { may: [], packages: ['ioredis'] }, 'house/streams': { may: [], packages: ['ioredis'] },
      'house/desk': { may: ['apart'], packages: ['@colyseus/core'] },
      'house/house': { may: ['bots'], packages: ['node:', 'ioredis', '@colyseus/redis-driver', '@colyseus/redis-presence'] },
    },
  },
};
