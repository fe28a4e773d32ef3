/** A saved game of Snap Back, replayed with its own cards. */
import type { SavedGame } from '../../../host/contract';
import { cardsIn, dealOf } from '../kept/deal';
import { replay, type Replayed } from '../rules/record';
import type { SnapBackTypes } from './snapBackTypes';

/** @throws where it breaks a rule: only a game that was opened is played on */
export function replaySaved({ setup, seed, deal, events }: SavedGame<SnapBackTypes>): Replayed {
  const deck = cardsIn(deal ?? dealOf(setup, seed), events.length);
  const replayed = replay({ seats: setup.players.map(({ name }) => name), dice: setup.dice, deck }, events);
  if (!replayed.ok) throw new Error('Only a game that was opened is played on.');
  return replayed;
}
