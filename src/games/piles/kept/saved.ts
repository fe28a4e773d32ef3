/** A game of piles as it is kept: what is dealt, how it is read and played through, and what the house asks of its rows. */
import { dealByChance, drawDeal, readDeal, type CardDeal } from '../../../cards/pack';
import type { EndedBy, GameRules, GameTypes, SavedGame } from '../../../contract/contract';
import { readTimes, type OpenedGame } from '../../../contract/savedGame';
import { storageOf } from '../../storageAdapter';
import type { EventOf, HappeningOf, PilesRules, PilesTypes, RecordedPiles, SetupOf } from '../rules/family';
import type { pilesBests } from './bests';
import { reseatedPlayers } from '../../../setup/seats/reseated';

/** What of it is kept, as types. */
export interface KeptPiles<T extends PilesTypes> extends GameTypes {
  readonly Setup: SetupOf<T>;
  readonly Deal: CardDeal;
  readonly State: T['State'];
  readonly Event: EventOf<T>;
  /** When each event happened, in milliseconds of the game's own time. */
  readonly Notes: { readonly times: readonly number[] };
  readonly Happening: HappeningOf<T>;
  readonly Ended: T['End'];
}
export type SavedPiles<T extends PilesTypes> = SavedGame<KeptPiles<T>>;
export type EndedPiles<T extends PilesTypes> = EndedBy<KeptPiles<T>>;

export type OpenedPiles<T extends PilesTypes> = OpenedGame<KeptPiles<T>>;

/** Who plays with which cards. Without a deal of its own a game has that of its word. */
export function headerOf<T extends PilesTypes>(
  { options }: Pick<PilesRules<T>, 'options'>, { setup, seed, deal }: Pick<SavedPiles<T>, 'setup' | 'seed' | 'deal'>,
): RecordedPiles<T>['Header'] {
  const agreed = options(setup);
  const { packs, jokers } = agreed;
  return { seats: setup.players.map(({ name }) => name), options: agreed, ...deal ?? drawDeal(packs, setup.players.length, seed, jokers) };
}

export function keptRules<T extends PilesTypes>({ name, agreement, options, record }: PilesRules<T>): GameRules<KeptPiles<T>> {
  const cardsOf = (setup: SetupOf<T>) => [options(setup).packs, setup.players.length] as const;
  return {
    name, version: 1,
    players: ({ players }) => players,
    readSetup: (value) => agreement.read(value),
    reseated: (setup, place, who) => ({ ...setup, players: reseatedPlayers(setup.players, place, who) }),
    deal: (setup, seed) => drawDeal(...cardsOf(setup), seed, options(setup).jokers),
    drawDeal: (setup, chance) => dealByChance(...cardsOf(setup), chance, options(setup).jokers),
    readDeal: (setup, value) => readDeal(...cardsOf(setup), value, options(setup).jokers),
    readNotes: (kept, events) => ({ times: readTimes(kept, events.length) }),
    init: (setup, deal) => record.start(headerOf({ options }, { setup, seed: '', deal })),
    apply: (game, event) => record.apply(game, event, {} as RecordedPiles<T>['Header']),
    decided: ({ end }) => end?.kind ?? null,
  };
}

const percent = (share: number): number => Math.round(share * 100);

/** How its games are read and written, and what the house asks of its rows. */
export function keptGames<T extends PilesTypes>(piles: PilesRules<T>, bests: ReturnType<typeof pilesBests<T['Kept']>>) {
  const { bestOf, worthsOf } = bests;
  return storageOf({
    rules: keptRules(piles), agreement: piles.agreement, bests,
    /** The share of matches called in each game that had enough of them, in per cent. */
    card(kept) {
      const best = bestOf(kept).share;
      return best && { best: percent(best.worth), curve: worthsOf(kept, 'share').map(percent), most: 100 };
    },
  });
}
