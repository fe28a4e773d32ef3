/** Which cards lie on the table, and how, by a view. */
import { FIRST_CARDS } from '../../rules/cards';
import type { SnapBackView } from '../../table/view';
import type { CardsShown } from '../parts/card';

/** Whether it is seen where the last six lie: where that is hidden, only while they are shown. */
export function showsRow({ row, phase }: SnapBackView): boolean {
  return row || phase === 'revealed' || phase === 'again' || phase === 'over';
}

/** What lies on the table by a view. */
export function cardsShown(view: SnapBackView): CardsShown {
  const { phase, shown, down, open, revealed } = view;
  return {
    row: showsRow(view),
    down: Math.min(down, FIRST_CARDS), open,
    // While they are shown again, and before the first card after a reload, the top card lies in the row.
    top: shown > 0 && phase !== 'again' && phase !== 'ready',
    // A game that ends after a reveal ends with what lies open.
    revealed: revealed && { cards: revealed.cards, holds: revealed.reveal.holds },
  };
}
