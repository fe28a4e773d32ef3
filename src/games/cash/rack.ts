/** Cash on a phone as the rack alone. */
import '../../ui/styles/hands.css';
import '../../ui/styles/faces.css';
import { handsRack } from '../hands/ui/handsRack';
import { WORD } from './rules/ends';
import { parts } from './ui/parts';
import { lettersAt, placeText } from './words/words';

export const rack = handsRack(parts, { words: ['shell', 'apart', 'cash'], as: 'signals' }, WORD, (view) =>
  view.seats.map((_, seat) => ({ letters: lettersAt(view, seat), told: placeText(view, seat) })));
