/** Spoons and Pig on a phone as the rack alone. */
import '../../ui/styles/hands.css';
import { handsRack } from '../hands/ui/handsRack';
import { WORDS, type Taking } from './rules/options';
import { partsOf } from './ui/parts';
import { placeText } from './words/words';

const rackFor = (taking: Taking) => handsRack(partsOf(taking), { words: ['shell', 'apart', 'spoons'] }, WORDS[taking],
  (view) => view.seats.map((seat, place) => ({ ...seat, told: placeText(view, place) })));

export const spoonsRack = rackFor('spoon');
export const pigRack = rackFor('nose');
