/** Snap played by computers as fast as it goes, on any terms. */
import { shuffledPacks } from '../../../src/cards/pack';
import type { CreatePlayer } from '../../../src/games/piles/table/types';
import type { SavedSnap, SnapTypes } from '../../../src/games/snap/kept/savedGame';
import { USUAL_TERMS, type SnapSetup } from '../../../src/games/snap/kept/setup';
import type { SnapGame, SnapOptions } from '../../../src/games/snap/rules/game';
import { snapAtTable } from '../../../src/games/snap/table/snapGame';
import type { Character } from '../../../src/setup/players';
import { playPiles, type PlayedGame as PlayedPilesGame } from '../piles/play';

export interface PlayedTerms {
  readonly players: readonly Character[];
  readonly options: SnapOptions;
  readonly seed: string;
  readonly dealer?: number;
  readonly asked?: boolean;
  /** Milliseconds from card to card, where a drum turns them. */
  readonly beat?: number | null;
  readonly createPlayer?: CreatePlayer<SnapTypes>;
}

export type PlayedGame = Omit<PlayedPilesGame<SnapTypes>, 'states'>;

/** A game of characters before its first card. */
function begun({ players, options, seed, dealer = 0, asked = false, beat = null }: PlayedTerms): SavedSnap {
  const setup = {
    ...USUAL_TERMS, ...options, asked, beat,
    players: players.map((level, seat) => ({ name: `${level} ${seat}`, kind: 'bot', level, shape: 'circle' })),
  } as SnapSetup;
  return {
    id: seed, setup, seed, deal: { deck: shuffledPacks(options.packs, seed), dealer },
    luck: players.map((_, seat) => `${seed}:luck:${seat}`), events: [], times: [], played: 0, ended: null, startedAt: 0, savedAt: 0,
  };
}

/** Plays a game to its end. @param step told of the game after each event */
export function playSnap(terms: PlayedTerms, step: (game: SnapGame) => void = () => {}): PlayedGame {
  const { states, ...played } = playPiles(snapAtTable, begun(terms), terms.createPlayer);
  states.forEach(step);
  return played;
}
