/**
 * The house's playing cards, drawn as shapes: rank and suit in the corner and a large suit in the middle; where a card is small, the rank
 * takes most of it. The style sheet says which by the size that a card has. Suits differ by shape, not by colour alone.
 */
import { html, svg, type TemplateResult } from 'lit-html';
import { rankOf, suitOf, type Card, type Suit } from '../../../../cards/card';
import { star } from '../../../../ui/ornaments';
import { cardName } from '../../words/cards';

/** Each in a box of 100 by 100. */
const SUIT_SHAPES: Readonly<Record<Suit, TemplateResult>> = {
  c: svg`<circle cx="50" cy="26" r="21" /><circle cx="26" cy="59" r="21" /><circle cx="74" cy="59" r="21" /><path
    d="M38 34h24v26c-4 0-7 0-8 0 1 17 5 27 13 35H33c8-8 12-18 13-35h-8Z" />`,
  d: svg`<path d="M50 4 89 50 50 96 11 50Z" />`,
  h: svg`<path d="M50 94C22 68 7 53 7 33a22 22 0 0 1 43-7 22 22 0 0 1 43 7c0 20-15 35-43 61Z" />`,
  s: svg`<path d="M50 4c15 20 42 37 42 58a20 20 0 0 1-36 12c1 9 4 15 11 21H33c7-6 10-12 11-21A20 20 0 0 1 8 62C8 41 35 24 50 4Z" />`,
};

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
