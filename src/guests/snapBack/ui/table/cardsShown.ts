/** Which cards lie on the table, and how, by a view. */
import { FIRST_CARDS } from '../../rules/cards';
import type { SnapBackView } from '../../table/view';
import type { CardsShown } from '../parts/card';

/** What lies on the table by a view. */
export function cardsShown({ phase, shown, down, open, revealed, ended }: SnapBackView): CardsShown {
  const lies = phase === 'revealed' || ended === 'trueSix' ? revealed : null;
  return {
    down: Math.min(down, FIRST_CARDS), open,
    // While they are shown again, and before the first card after a reload, the top card lies in the row.
    top: shown > 0 && phase !== 'again' && phase !== 'ready',
    revealed: lies && { cards: lies.cards, holds: lies.reveal.holds },
  };
}
