/** What chance gives a game of Snap, from its word. */
import { drawDeal, readDeal as readCards, type CardDeal } from '../../../cards/deal';
import type { RecordHeader } from '../rules/record';
import { optionsOf, type SnapSetup } from './setup';

/** What a word deals. */
export function dealOf({ players, ...rules }: SnapSetup, seed: string): CardDeal {
  return drawDeal(optionsOf(rules).packs, players.length, seed);
}

/** A deal that hangs on no word; null where it is none for these players and packs. */
export function readDeal({ players, ...rules }: SnapSetup, value: unknown): CardDeal | null {
  return readCards(optionsOf(rules).packs, players.length, value);
}

/** Who plays with which cards. */
export function headerOf({ setup, seed, deal = dealOf(setup, seed) }: {
  readonly setup: SnapSetup; readonly seed: string; readonly deal?: CardDeal;
}): RecordHeader {
  return { seats: setup.players.map(({ name }) => name), options: optionsOf(setup), ...deal };
}
