/**
 * The one list of the games in the house beside SNAG, by the words with which links and records name them, in the order in which they are
 * shown. The card table, links, storage, backups and words read it; what a game is made of is loaded when somebody wants that game.
 */
import type { Thinker } from '../ai/questions';
import type { Game, GameTypes } from '../host/contract';
import type { GamePlace } from './gameApp';
import type { GameEntry, GameName, TrainingGame } from './gameEntry';

type Catalogue = { readonly [G in GameName]: GameEntry<G extends TrainingGame ? true : false> };

export const CATALOGUE: Catalogue = {
  snap: {
    kind: 'seesFirst', players: [2, 6], minutes: 7, trains: false, words: 'snap',
    app: async () => (await import('./snap/page')).createSnap,
    adapter: async () => (await import('./snap/kept/savedGame')).adapter,
  },
  'snap-back': {
    kind: 'seesFirst', players: [1, 6], minutes: 10, trains: true, words: 'snapBack',
    app: async () => (await import('./snapBack/page')).createSnapBack,
    adapter: async () => (await import('./snapBack/kept/savedGame')).adapter,
  },
};

/**
 * What a host plays: every game of the house as one value, SNAG among them, with nothing of a page.
 * @param thinker what SNAG's computer players think with: worked out elsewhere, in a thread of its own
 */
export const HOSTED: { readonly [G in GameName | 'snag']: (thinker: Thinker) => Promise<Game<GameTypes>> } = {
  snag: async (thinker) => (await import('../session/game/snagGame')).createSnag({ thinker }),
  snap: async () => (await import('./snap/table/snapGame')).snapGame,
  'snap-back': async () => (await import('./snapBack/table/snapBackGame')).snapBackGameWith(),
};

export const GAMES = Object.keys(CATALOGUE) as readonly GameName[];

export function isGame(value: unknown): value is GameName {
  return (GAMES as readonly unknown[]).includes(value);
}

/** Whether its card lies in the training room, too. */
export function trains(game: GameName): game is TrainingGame {
  return CATALOGUE[game].trains;
}

/** The games whose cards lie somewhere, in order. */
export function gamesIn(place: GamePlace): readonly GameName[] {
  return GAMES.filter((game) => place === 'cardTable' || trains(game));
}
