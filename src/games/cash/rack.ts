/** Cash on a phone as the rack alone. */
import { say } from '../../strings/say';
import '../../ui/styles/hands.css';
import '../../ui/styles/faces.css';
import { handsRack } from '../hands/ui/handsRack';
import { parts } from './ui/parts';
import { lettersText } from './words/words';

export const rack = handsRack(parts, { title: () => say('cash-title'), words: ['shell', 'apart', 'cash'] }, ({ seats, pairs }) =>
  seats.map(({ pair }) => {
    const { letters } = pairs[pair]!;
    return { figure: letters === 0 ? '–' : 'CASH'.slice(0, letters), told: lettersText(letters), moves: false };
  }));
