/** What the card table is drawn from: the games that are guests of the house. */
import type { GameFacts, GameName } from '../../games/gameEntry';
import type { GameCard } from '../../games/gameStore';

/** The card of a guest of the house; `card` is null before somebody has played it. */
export interface GameShown<G extends GameName = GameName> {
  readonly guest: G;
  readonly facts: GameFacts;
  readonly card: GameCard | null;
}

export interface CardTableModel {
  readonly kind: 'cardTable';
  readonly games: readonly GameShown[];
  /** How many games are kept that this version does not know. */
  readonly unknown: number;
}
