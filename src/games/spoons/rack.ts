/** Spoons and Pig on a phone as the rack alone. */
import { say } from '../../strings/say';
import '../../ui/styles/hands.css';
import { handsRack } from '../hands/ui/handsRack';
import type { Taking } from './rules/options';
import { partsOf } from './ui/parts';
import { placeText, spelt } from './words/words';

const rackFor = (taking: Taking) => handsRack(partsOf(taking), {
  title: () => say('spoons-title', { taking }), words: ['shell', 'apart', 'spoons'],
}, (view) => view.seats.map(({ letters, isOut }, seat) => ({
  figure: isOut ? say('shell-out-tag') : letters === 0 ? '–' : spelt(taking, letters), told: placeText(view, seat), moves: false,
})));

export const spoonsRack = rackFor('spoon');
export const pigRack = rackFor('nose');
