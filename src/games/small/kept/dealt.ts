/** A small game with one pack, as it is kept: what is dealt, when each event happened, how it is read and played through. */
import { dealByChance, drawDeal, readDeal, type CardDeal } from '../../../cards/pack';
import type { GameRules, GameTypes, Outcome } from '../../../contract/contract';
import { readTimes } from '../../../contract/savedGame';
import type { Agreement } from '../../../seats/agreement';
import { reseatedPlayers } from '../../../setup/seats/reseated';
import type { SmallAgreed } from './agreed';

export interface DealtTypes extends GameTypes {
  readonly Setup: SmallAgreed['Setup'];
  readonly Deal: CardDeal;
  /** `turned`: how many cards were turned. */
  readonly State: { readonly over: boolean; readonly turned: number };
  /** When each event happened, in milliseconds of the game's own time. */
  readonly Notes: { readonly times: readonly number[] };
  /** All cards were played. */
  readonly Ended: 'all';
}

/** What such a game says itself. */
interface Own<T extends DealtTypes> {
  readonly name: string;
  readonly agreement: Pick<Agreement<SmallAgreed & { readonly Setup: T['Setup'] }>, 'read'>;
  readonly start: (setup: T['Setup'], deal: CardDeal) => T['State'];
  readonly apply: (state: T['State'], event: unknown) => Outcome<T>;
}

export function dealtRules<T extends DealtTypes>({ name, agreement, start, apply }: Own<T>): GameRules<T> {
  return {
    name, version: 1, players: ({ players }) => players, readSetup: (value) => agreement.read(value),
    reseated: (setup, place, who) => ({ ...setup, players: reseatedPlayers(setup.players, place, who) }),
    deal: ({ players }, seed) => drawDeal(1, players.length, seed),
    drawDeal: ({ players }, chance) => dealByChance(1, players.length, chance),
    readDeal: ({ players }, value) => readDeal(1, players.length, value),
    readNotes: (kept, events) => ({ times: readTimes(kept, events.length) }),
    init: start, apply, decided: ({ over }) => (over ? 'all' : null),
  };
}
