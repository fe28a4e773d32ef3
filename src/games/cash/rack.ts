/** Cash on a phone as the rack alone. */
import '../../ui/styles/hands.css';
import '../../ui/styles/faces.css';
import { handsRack } from '../hands/ui/handsRack';
import { parts } from './ui/parts';
import { placeText } from './words/words';

export const rack = handsRack(parts, { words: ['shell', 'apart', 'cash'] }, 'CASH', (view) =>
  view.seats.map(({ pair }, seat) => ({ letters: view.pairs[pair]!.letters, told: placeText(view, seat) })));
