/** What is the same in the rules of games, as they are kept: who plays; and where packs are dealt, how they are, by a word or by chance. */
import { dealByChance, drawDeal, readDeal, type CardDeal } from '../cards/pack';
import type { GameRules, GameTypes, SavedGame } from '../contract/contract';
import { dealOf } from '../contract/record';
import { readTimes } from '../contract/savedGame';
import type { Seated } from '../seats/seats';
import { reseatedPlayers } from '../setup/seats/reseated';

interface SeatedTypes extends GameTypes { readonly Setup: { readonly players: readonly Seated<never>[] } }

/** How what is agreed is read. */
interface Agreed<T extends SeatedTypes> { read(value: unknown): T['Setup'] | null }

/** Who plays, whatever the game. */
export function seatedRules<T extends SeatedTypes>(
  agreement: Agreed<T>,
): Pick<GameRules<T>, 'version' | 'players' | 'readSetup' | 'reseated'> {
  return {
    version: 1,
    players: ({ players }) => players,
    readSetup: (value) => agreement.read(value),
    reseated: (setup, place, who) => ({ ...setup, players: reseatedPlayers(setup.players, place, who) }),
  };
}

export interface DealtTypes extends SeatedTypes {
  readonly Deal: CardDeal;
  /** When each event happened, in milliseconds of the game's own time. */
  readonly Notes: { readonly times: readonly number[] };
}

/** @param packsOf how many packs are played with */
export function dealtRules<T extends DealtTypes>(
  agreement: Agreed<T>, packsOf: (setup: T['Setup']) => number,
): ReturnType<typeof seatedRules<T>> & Pick<GameRules<T>, 'deal' | 'drawDeal' | 'readDeal' | 'readNotes'> {
  return {
    ...seatedRules<T>(agreement),
    deal: (setup, seed) => drawDeal(packsOf(setup), setup.players.length, seed),
    drawDeal: (setup, chance) => dealByChance(packsOf(setup), setup.players.length, chance),
    readDeal: (setup, value) => readDeal(packsOf(setup), setup.players.length, value),
    readNotes: (kept, events) => ({ times: readTimes(kept, events.length) }),
  };
}

/** What stands in a record before its events, of a game as it is kept. */
export function headerOf<T extends DealtTypes, Options>(
  rules: Pick<GameRules<T>, 'deal'>, saved: SavedGame<T>, options: Options,
): CardDeal & { readonly seats: readonly string[]; readonly options: Options } {
  return { seats: saved.setup.players.map(({ name }) => name), options, ...dealOf(rules, saved) };
}
