/** Through the Window on a phone as the rack alone. */
import { smallRack } from '../small/ui/smallRack';
import { standsAt } from './table/state';
import type { WindowTypes } from './table/windowTable';
import { parts } from './ui/parts';
import { placeText } from './words/told';

export const rack = smallRack<WindowTypes>({
  title: parts.title, words: ['shell', 'apart', 'window'], parts,
  seat: (view, at) => ({ figure: String(view.seats[at]!.won.length), told: placeText(view, at), moves: standsAt(view, at) === 'turns' }),
});
