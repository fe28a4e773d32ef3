/** What is the same in the rules of all games with hands: packs are dealt by a word or by chance, somebody deals, times are noted. */
import { dealByChance, drawDeal, readDeal, type CardDeal } from '../../../cards/pack';
import type { GameRules, GameTypes, SavedGame } from '../../../contract/contract';
import { readTimes } from '../../../contract/savedGame';
import type { Seated } from '../../../seats/seats';
import { reseatedPlayers } from '../../../setup/seats/reseated';

export interface DealtTypes extends GameTypes {
  readonly Setup: { readonly players: readonly Seated<never>[] };
  readonly Deal: CardDeal;
  /** When each event happened, in milliseconds of the game's own time. */
  readonly Notes: { readonly times: readonly number[] };
}

type Same = 'version' | 'players' | 'readSetup' | 'reseated' | 'deal' | 'drawDeal' | 'readDeal' | 'readNotes';

/** @param packsOf how many packs are played with */
export function dealtRules<T extends DealtTypes>(
  agreement: { read(value: unknown): T['Setup'] | null }, packsOf: (setup: T['Setup']) => number,
): Pick<GameRules<T>, Same> {
  return {
    version: 1,
    players: ({ players }) => players,
    readSetup: (value) => agreement.read(value),
    reseated: (setup, place, who) => ({ ...setup, players: reseatedPlayers(setup.players, place, who) }),
    deal: (setup, seed) => drawDeal(packsOf(setup), setup.players.length, seed),
    drawDeal: (setup, chance) => dealByChance(packsOf(setup), setup.players.length, chance),
    readDeal: (setup, value) => readDeal(packsOf(setup), setup.players.length, value),
    readNotes: (kept, events) => ({ times: readTimes(kept, events.length) }),
  };
}

/** What stands in a record before its events, of a game as it is kept. */
export function headerOf<T extends DealtTypes, Options>(
  { deal: dealBy }: Pick<GameRules<T>, 'deal'>, { setup, seed, deal }: SavedGame<T>, options: Options,
): CardDeal & { readonly seats: readonly string[]; readonly options: Options } {
  return { seats: setup.players.map(({ name }) => name), options, ...deal ?? dealBy(setup, seed) };
}
