/** What chance gives a game of Snap, from its word: the cards, who deals, and the order of each shuffle. The same word gives the same. */
import { randomFrom, scramble } from '../../../chance/chance';
import { shuffledPacks } from '../../../cards/pack';
import type { Shuffle } from '../rules/change';
import type { RecordHeader } from '../rules/record';
import { optionsOf, type SnapSetup } from './setup';

/** Who plays with which cards. */
export function headerOf(setup: SnapSetup, seed: string): RecordHeader {
  const options = optionsOf(setup);
  const seats = setup.players.map(({ name }) => name);
  const dealer = scramble(seats.map((_, seat) => seat), randomFrom(`dealer:${seed}`))[0]!;
  return { seats, options, deck: shuffledPacks(options.packs, seed), dealer };
}

/** The shuffles of one event of a game, one after the other. @param event its number */
export function shuffleAt(seed: string, event: number): Shuffle {
  const random = randomFrom(`shuffle:${seed}:${event}`);
  return (cards) => scramble(cards, random);
}
