/**
 * The one list of the games in the house, by the words with which links and records name them, in the order in which they are shown. Page,
 * links, storage, backups, words, hosts and the programs for the command line read it; what a game is made of is loaded when somebody wants
 * that game.
 */
import type { GamePlace } from './gameApp';
import type { Agreed, AppName, GameEntry, GameName, HouseEntry, TrainingGame } from './gameEntry';
import type { StorageAdapter } from './gameStore';
import { EVENING, HOUSE } from './house';

type Catalogue = { readonly [HOUSE]: HouseEntry } & { readonly [G in GameName]: GameEntry<G extends TrainingGame ? true : false> };

const taking = () => import('../shell/after/takesIn');

/** The same with a choice by which everybody is asked; null where it's chosen. */
const asking = (agreed: Agreed, choice: string, asked: unknown): Agreed | null =>
  (agreed[choice] === asked ? null : { ...agreed, [choice]: asked });

export const CATALOGUE: Catalogue = {
  [HOUSE]: {
    page: 'house', words: 'later', players: [2, 4],
    game: async (thinker) => (await import('../session/game/snagGame')).createSnag({ thinker }),
    unhurried: (agreed) => ((agreed['rules'] as { readonly calls?: unknown } | undefined)?.calls === 'automatic' ? null
      : asking(agreed, 'callSeconds', 'asked')),
    records: async () => (await import('../strings/words/refusals/snagRecords')).records,
    rack: async () => (await import('../rack/snagRack')).rack,
  },
  snap: {
    kind: 'seesFirst', players: [2, 6], minutes: 7, art: { down: 0, open: ['9c', '9d'], on: 'tomato' }, trains: false, words: 'snap',
    page: async () => (await import('./snap/page')).createSnap,
    adapter: async () => (await import('./snap/kept/savedGame')).adapter,
    takesIn: async () => (await taking()).takesIn((await import('./snap/app/snap')).snapShell),
    game: async () => (await import('./snap/table/snapGame')).snapGame, unhurried: (agreed) => asking(agreed, 'asked', true),
    records: async () => (await import('./snap/words/records')).records,
    rack: async () => (await import('./snap/rack')).rack,
  },
  slapjack: {
    kind: 'seesFirst', players: [2, 8], minutes: 3, art: { down: 1, open: ['Jh'] }, trains: false, words: 'slapjack',
    page: async () => (await import('./slapjack/page')).createSlapjack,
    adapter: async () => (await import('./slapjack/kept/savedGame')).adapter,
    takesIn: async () => (await taking()).takesIn((await import('./slapjack/app/slapjack')).slapjackShell),
    game: async () => (await import('./slapjack/table/slapjackGame')).slapjackGame, unhurried: (agreed) => asking(agreed, 'asked', true),
    records: async () => (await import('./slapjack/words/records')).records,
    rack: async () => (await import('./slapjack/rack')).rack,
  },
  ratscrew: {
    kind: 'seesFirst', players: [2, 6], minutes: 6, art: { down: 1, open: ['Ks', 'Kh'] }, trains: false, words: 'ratscrew',
    page: async () => (await import('./ratscrew/page')).createRatscrew,
    adapter: async () => (await import('./ratscrew/kept/savedGame')).adapter,
    takesIn: async () => (await taking()).takesIn((await import('./ratscrew/app/ratscrew')).ratscrewShell),
    game: async () => (await import('./ratscrew/table/ratscrewGame')).ratscrewGame, unhurried: (agreed) => asking(agreed, 'asked', true),
    records: async () => (await import('./ratscrew/words/records')).records,
    rack: async () => (await import('./ratscrew/rack')).rack,
  },
  salute: {
    kind: 'seesFirst', players: [3, 8], minutes: 3, art: { down: 1, open: ['Kd'] }, trains: false, words: 'salute',
    page: async () => (await import('./salute/page')).createSalute,
    adapter: async () => (await import('./salute/kept/savedGame')).adapter,
    takesIn: async () => (await taking()).takesIn((await import('./salute/app/salute')).saluteShell),
    game: async () => (await import('./salute/table/saluteGame')).saluteGame,
    records: async () => (await import('./salute/words/records')).records,
    rack: async () => (await import('./salute/rack')).rack,
  },
  window: {
    kind: 'seesFirst', players: [3, 8], minutes: 2, art: { down: 2, open: ['8c'] }, trains: false, words: 'window',
    page: async () => (await import('./window/page')).createWindow,
    adapter: async () => (await import('./window/kept/savedGame')).adapter,
    takesIn: async () => (await taking()).takesIn((await import('./window/app/window')).windowShell),
    game: async () => (await import('./window/table/windowGame')).windowGame,
    records: async () => (await import('./window/words/records')).records,
    rack: async () => (await import('./window/rack')).rack,
  },
  spoons: {
    kind: 'ownHand', players: [3, 8], here: 1, minutes: 8, art: { down: 0, open: ['7h', '7s', '7d', '7c'] }, trains: false,
    words: 'spoons',
    page: async () => (await import('./spoons/page')).createSpoons,
    adapter: async () => (await import('./spoons/kept/savedGame')).spoons.storage.adapter,
    takesIn: async () => (await taking()).takesIn((await import('./spoons/app/passing')).spoonsShell),
    game: async () => (await import('./spoons/table/passingGame')).spoonsGame,
    records: async () => (await import('./spoons/words/records')).spoonsRecords,
    rack: async () => (await import('./spoons/rack')).spoonsRack,
  },
  pig: {
    kind: 'ownHand', players: [3, 8], here: 1, minutes: 5, art: { down: 0, open: ['Qh', 'Qs', 'Qd', 'Qc'] }, trains: false,
    words: 'spoons',
    page: async () => (await import('./spoons/page')).createPig,
    adapter: async () => (await import('./spoons/kept/savedGame')).pig.storage.adapter,
    takesIn: async () => (await taking()).takesIn((await import('./spoons/app/passing')).pigShell),
    game: async () => (await import('./spoons/table/passingGame')).pigGame,
    records: async () => (await import('./spoons/words/records')).pigRecords,
    rack: async () => (await import('./spoons/rack')).pigRack,
  },
  cash: {
    kind: 'ownHand', players: [4, 8], here: 1, pairs: true, minutes: 5, art: { down: 0, open: ['Kh', 'Ks', 'Kd', 'Kc'] }, trains: false,
    words: 'cash',
    page: async () => (await import('./cash/page')).createCash,
    adapter: async () => (await import('./cash/kept/savedGame')).cash.storage.adapter,
    takesIn: async () => (await taking()).takesIn((await import('./cash/app/cash')).cashShell),
    game: async () => (await import('./cash/table/cashGame')).cashGame,
    records: async () => (await import('./cash/words/records')).records,
    rack: async () => (await import('./cash/rack')).rack,
  },
  'california-speed': {
    kind: 'bothHands', players: [2, 2], minutes: 2, art: { down: 0, open: ['7h', '7c'] }, trains: false, words: 'laying',
    page: async () => (await import('./californiaSpeed/page')).createCaliforniaSpeed,
    adapter: async () => (await import('./californiaSpeed/kept/savedGame')).adapter,
    takesIn: async () => (await taking()).takesIn((await import('./californiaSpeed/app/california')).californiaShell),
    game: async () => (await import('./californiaSpeed/table/californiaGame')).californiaGame,
    records: async () => (await import('./californiaSpeed/words/records')).records,
    rack: async () => (await import('./californiaSpeed/rack')).rack,
  },
  speed: {
    kind: 'bothHands', players: [2, 2], minutes: 2, art: { down: 0, open: ['6s', '7d'] }, trains: false, words: 'laying',
    page: async () => (await import('./speed/page')).createSpeed,
    adapter: async () => (await import('./speed/kept/savedGame')).adapter,
    takesIn: async () => (await taking()).takesIn((await import('./speed/app/speed')).speedShell),
    game: async () => (await import('./speed/table/speedGame')).speedGame,
    records: async () => (await import('./speed/words/records')).records,
    rack: async () => (await import('./speed/rack')).rack,
  },
  aggravation: {
    kind: 'bothHands', players: [2, 2], minutes: 2, art: { down: 0, open: ['4h', '9c', '4s'] }, trains: false, words: 'laying',
    page: async () => (await import('./aggravation/page')).createAggravation,
    adapter: async () => (await import('./aggravation/kept/savedGame')).adapter,
    takesIn: async () => (await taking()).takesIn((await import('./aggravation/app/aggravation')).aggravationShell),
    game: async () => (await import('./aggravation/table/aggravationGame')).aggravationGame,
    records: async () => (await import('./aggravation/words/records')).records,
    rack: async () => (await import('./aggravation/rack')).rack,
  },
  'snap-back': {
    kind: 'seesFirst', players: [1, 6], here: 4, minutes: 10, art: { down: 2, open: ['7'] }, best: 'die', trains: true, words: 'snapBack',
    page: async () => (await import('./snapBack/page')).createSnapBack,
    adapter: async () => (await import('./snapBack/kept/savedGame')).adapter,
    takesIn: async () => (await taking()).takesIn((await import('./snapBack/app/snapBack')).snapBackShell),
    game: async () => (await import('./snapBack/table/snapBackGame')).snapBackGameWith(),
    unhurried: (agreed) => asking(agreed, 'untimed', true),
    records: async () => (await import('./snapBack/words/records')).records,
    rack: async () => (await import('./snapBack/rack')).rack,
  },
};

/** Every game of the house. */
export const ALL_GAMES = Object.entries<HouseEntry | GameEntry>(CATALOGUE);

/** Those with a card on the card table. */
export const GAMES = ALL_GAMES.flatMap(([name, { page }]) => (page === 'house' ? [] : [name as GameName]));

export function isGame(value: unknown): value is GameName {
  return (GAMES as readonly unknown[]).includes(value);
}

/** Whether two lay cards at once in it, with no turns. */
export function laysCards(game: string): boolean { return isGame(game) && CATALOGUE[game].kind === 'bothHands'; }

/** What keeps rows in the house: the games with a card, and evenings. */
export const APPS: readonly AppName[] = [...GAMES, EVENING];

export function isApp(value: unknown): value is AppName {
  return (APPS as readonly unknown[]).includes(value);
}

/** Brings what is asked of the rows that it keeps. Rejects where it cannot be loaded. */
export async function adapterFor(app: AppName): Promise<StorageAdapter> {
  return app === EVENING ? (await import('../evening/eveningAdapter')).eveningAdapter : CATALOGUE[app].adapter();
}

/** Whether its card lies in the training room, too. */
export function trains(game: GameName): game is TrainingGame {
  return CATALOGUE[game].trains;
}

/** The games whose cards lie somewhere, in order. */
export function gamesIn(place: GamePlace): readonly GameName[] {
  return GAMES.filter((game) => place === 'cardTable' || trains(game));
}
