/** What chance gives a game of Snap, from its word: the cards, who deals, and the order of each shuffle. The same word gives the same. */
import * as v from 'valibot';
import type { Card } from '../../../cards/card';
import { areSameCards, packs, shuffledPacks } from '../../../cards/pack';
import { randomFrom, scramble } from '../../../chance/chance';
import type { Shuffle } from '../rules/change';
import type { Seat } from '../rules/game';
import type { RecordHeader } from '../rules/record';
import { optionsOf, type SnapSetup } from './setup';

const form = v.object({ deck: v.array(v.unknown()), dealer: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) });

/** The cards in dealing order, and who deals. */
export interface SnapDeal { readonly deck: readonly Card[]; readonly dealer: Seat }

/** What a word deals. */
export function dealOf({ players, ...rules }: SnapSetup, seed: string): SnapDeal {
  const dealer = scramble(players.map((_, seat) => seat), randomFrom(`dealer:${seed}`))[0]!;
  return { deck: shuffledPacks(optionsOf(rules).packs, seed), dealer };
}

/** A deal that hangs on no word; null where it is none for these players and packs. */
export function readDeal({ players, ...rules }: SnapSetup, value: unknown): SnapDeal | null {
  const parsed = v.safeParse(form, value);
  if (!parsed.success || players[parsed.output.dealer] === undefined) return null;
  const { deck, dealer } = parsed.output;
  return areSameCards(deck, packs(optionsOf(rules).packs)) ? { deck, dealer } : null;
}

/** Who plays with which cards. */
export function headerOf({ setup, seed, deal = dealOf(setup, seed) }: {
  readonly setup: SnapSetup; readonly seed: string; readonly deal?: SnapDeal;
}): RecordHeader {
  return { seats: setup.players.map(({ name }) => name), options: optionsOf(setup), ...deal };
}

/** The shuffles of one event of a game, one after the other. @param event its number */
export function shuffleAt(seed: string, event: number): Shuffle {
  const random = randomFrom(`shuffle:${seed}:${event}`);
  return (cards) => scramble(cards, random);
}
