/**
 * The house's playing cards, drawn as shapes: rank and suit in the corner and a large suit in the middle; where a card is small, the rank
 * takes most of it. The style sheet says which by the size that a card has. Suits differ by shape, not by colour alone.
 */
import { html, type TemplateResult } from 'lit-html';
import { rankOf, suitOf, type Card } from '../../../../cards/card';
import { star } from '../../../../ui/ornaments';
import { SUIT_SHAPES } from '../../../../ui/parts/suits';
import { cardName } from '../../words/cards';

/** A card that lies open: 100 by 142 in its own measure. @param isHeard whether it is told, too; not where something beside it tells it */
export function cardFace(card: Card, isHeard = true): TemplateResult {
  const suit = suitOf(card);
  const rank = rankOf(card) === 'T' ? '10' : rankOf(card);
  const shape = SUIT_SHAPES[suit];
  return html`
    <span class="sn-card face suit-${suit} ${rank.length > 1 ? 'wide' : ''}" role=${isHeard ? 'img' : 'presentation'}
      aria-label=${isHeard ? cardName(card) : ''} aria-hidden=${isHeard ? 'false' : 'true'}>
      <svg viewBox="0 0 100 142" aria-hidden="true">
        <g class="sn-roomy"><text x="18" y="35">${rank}</text>
          <svg x="9" y="40" width="18" height="18" viewBox="0 0 100 100">${shape}</svg>
          <svg x="26" y="50" width="50" height="50" viewBox="0 0 100 100">${shape}</svg></g>
        <g class="sn-tight"><text x="50" y="82">${rank}</text>
          <svg x="33" y="96" width="34" height="34" viewBox="0 0 100 100">${shape}</svg></g>
      </svg></span>`;
}

/** A card that lies face down. */
export function cardBack(): TemplateResult {
  return html`<span class="sn-card down" aria-hidden="true">${star()}</span>`;
}

/** Where no card lies. */
export function noCard(): TemplateResult {
  return html`<span class="sn-card none" aria-hidden="true"></span>`;
}
