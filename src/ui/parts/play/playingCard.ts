/**
 * The house's playing cards, drawn as shapes: rank and suit in the corner and a large suit in the middle; where a card is small, the rank
 * takes most of it. The style sheet says which by the size that a card has. Suits differ by shape, not by colour alone.
 */
import { html, nothing, svg, type TemplateResult } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import { rankOf, suitOf, type Card } from '../../../cards/card';
import { star } from '../../ornaments';
import { JOKER_SHAPE, SUIT_SHAPES } from '../suits';

/**
 * A card that lies open: 100 by 142 in its own measure. A joker has no rank in its corner, and a shape of its own.
 * @param name as it is told; null: something beside it tells it
 */
export function cardFace(card: Card, name: string | null = null): TemplateResult {
  const suit = suitOf(card);
  const rank = rankOf(card) === 'T' ? '10' : rankOf(card);
  // The J reaches below the line on which the others stand.
  const [inCorner, alone] = rank === 'J' ? [31, 72] : [35, 82];
  const shape = suit === null ? JOKER_SHAPE : SUIT_SHAPES[suit];
  return html`
    <span class="play-card face suit-${suit ?? 'none'} ${rank.length > 1 ? 'wide' : ''}" role=${name === null ? 'presentation' : 'img'}
      aria-label=${name ?? ''} aria-hidden=${name === null ? 'true' : 'false'}>
      <svg viewBox="0 0 100 142" aria-hidden="true">${suit === null ? svg`<svg x="14" y="35" width="72" height="72"
          viewBox="0 0 100 100">${shape}</svg>` : svg`
        <g class="roomy"><text x="18" y=${inCorner}>${rank}</text>
          <svg x="9" y="40" width="18" height="18" viewBox="0 0 100 100">${shape}</svg>
          <svg x="26" y="50" width="50" height="50" viewBox="0 0 100 100">${shape}</svg></g>
        <g class="tight"><text x="50" y=${alone}>${rank}</text>
          <svg x="33" y="96" width="34" height="34" viewBox="0 0 100 100">${shape}</svg></g>`}
      </svg></span>`;
}

/** A card that lies face down. */
export function cardBack(): TemplateResult {
  return html`<span class="play-card down" aria-hidden="true">${star()}</span>`;
}

/** Where no card lies. */
export function noCard(): TemplateResult {
  return html`<span class="play-card none" aria-hidden="true"></span>`;
}

export type CardSize = 'small' | 'large';

/** A card of which its rank alone counts, and is all that stands on it. @param name as it is told */
export function rankCard(rank: number, name: string, size: CardSize): TemplateResult {
  return html`<span class="play-card ranked face ${size}" role="img" aria-label=${name}><b aria-hidden="true">${rank}</b></span>`;
}

/** The same, face down. @param what stands on its back */
export function rankBack(size: CardSize, what: TemplateResult = html`<b>S</b>`): TemplateResult {
  return html`<span class="play-card ranked down ${size}" aria-hidden="true">${what}</span>`;
}

/** Where none lies yet. */
export function noRankCard(size: CardSize): TemplateResult {
  return html`<i class="play-card ranked none ${size}" aria-hidden="true"></i>`;
}

/** From how many cards on a pile shows by its edge how high it is: a stock face down rises more slowly than open cards lie apart. */
const STOREY = { stock: 8, open: 6 } as const;

const storeys = (cards: number, of: keyof typeof STOREY): number => Math.min(3, Math.ceil(cards / STOREY[of]));

/** Cards that lie face down on each other. */
export function stack(cards: number): TemplateResult {
  return cards > 0 ? html`<span class="play-stack h${storeys(cards, 'stock')}">${cardBack()}</span>` : noCard();
}

/** What is seen of cards that lie open on each other: the top one and the one beneath it, null where they are covered, and how many. */
type PileShown = Readonly<Record<'top' | 'below', Card | null>> & {
  readonly cards: number; readonly isDead?: boolean; readonly lies?: readonly LyingCard[];
};

/** A card of a fan. `isDead`: it counts for nothing. */
interface LyingCard { readonly card: Card; readonly isDead?: boolean }

/** The topmost cards of a pile, spread like a fan, the top card last. @param nameOf as they are told; without, something beside tells it */
export function fan(lies: readonly LyingCard[], nameOf: (card: Card) => string | null = () => null): TemplateResult {
  if (lies.length === 0) return noCard();
  return html`<span class="play-fan" data-cards=${Math.min(lies.length, 6)}>${lies.map(({ card, isDead }, i) =>
    html`<span class=${isDead ? 'dead' : ''}>${keyed(`${card} ${i}`, cardFace(card, nameOf(card)))}</span>`)}</span>`;
}

/** Cards that lie open on each other: the top one, which may be covered (null), or dead: it counts for nothing. */
export function openPile({ top, cards, isDead }: Pick<PileShown, 'top' | 'cards' | 'isDead'>, isLit: boolean): TemplateResult {
  const drawn = top === null ? cards > 0 ? cardBack() : noCard() : keyed(`${top} ${cards}`, cardFace(top));
  return html`<span class="play-pile h${storeys(cards, 'open')} ${isLit ? 'lit' : ''} ${isDead ? 'dead' : ''}">${drawn}</span>`;
}

/** The cards that were won of a pile, as they lay: they lie there lit for a moment. */
export interface Won { readonly top: Card; readonly below: Card | null; readonly lies?: readonly LyingCard[] }

/** An open pile, or what was won of it while nothing else lies there. */
export function pileOrWon(pile: PileShown, won: Won | null): TemplateResult {
  return won !== null && pile.cards === 0 ? openPile({ top: won.top, cards: 0 }, true) : openPile(pile, false);
}

/** A pile with the card beneath its top one, and what it is called. */
export function pileWithBelow(name: string, pile: PileShown, won: Won | null): TemplateResult {
  const lies = pile.cards === 0 ? won?.lies ?? pile.lies : pile.lies;
  if (lies) {
    return html`<li><span class="play-cards" data-won=${pile.cards === 0 && won !== null}>${fan(lies)}</span><small>${name}</small></li>`;
  }
  const below = won ? won.below : pile.below;
  return html`
    <li><span class="play-cards"><span class="play-below ${won?.below ? 'lit' : ''}">${
      below === null ? noCard() : keyed(below, cardFace(below))}</span>${pileOrWon(pile, won)}</span><small>${name}</small></li>`;
}

/** A pile in the middle, and what it is called. @param isLit whether cards have just come there: then both that matched are seen */
export function pileInMiddle(name: string, pile: PileShown, isLit: boolean): TemplateResult {
  const under = isLit && pile.below !== null ? html`<span class="play-below lit">${cardFace(pile.below)}</span>` : nothing;
  return html`<li><span class="play-cards">${under}${openPile(pile, isLit)}</span><small>${name}</small></li>`;
}
