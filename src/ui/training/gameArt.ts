/** What stands on the cards of the games, for the eye alone: what each is played with, and somebody's best in those that train. */
import { html, nothing, svg, type TemplateResult } from 'lit-html';
import type { Suit } from '../../cards/card';
import type { GameArt, GameFacts } from '../../games/gameEntry';
import { isFace, pips } from '../parts/pips';
import { SUIT_SHAPES } from '../parts/suits';

/** A game of which nothing has been drawn: two cards that nobody has turned yet. */
const UNDRAWN: GameArt = { down: 2, open: [] };

/** What it is played with: the cards that are turned down beside each other, then the open ones. */
export function gameArt({ down, open }: GameArt = UNDRAWN): TemplateResult {
  const from = 80 * down;
  // A card without a suit stands upright, and large; others lie over each other.
  const areSuited = open.some((card) => card.length > 1);
  const width = from + (areSuited ? 56 + 60 * open.length : 102 * open.length);
  return html`<svg class="guest-art" viewBox="0 0 ${width} 156" aria-hidden="true">${
    Array.from({ length: down }, (_, i) => turnedDown(4 + 80 * i))}${
    open.map((card, i) => (areSuited ? suited(card, from, i) : plain(card, from)))}</svg>`;
}

function turnedDown(x: number): TemplateResult {
  return svg`<svg x=${x} y="26" width="70" height="108" viewBox="0 0 70 108">
    <rect class="under" y="6" width="70" height="102" rx="6" /><rect class="edge" width="70" height="100" rx="6" />
    <rect class="back" x="3" y="3" width="64" height="94" rx="4" /><text class="mark" x="35" y="60">S</text></svg>`;
}

function plain(rank: string, x: number): TemplateResult {
  return svg`<svg x=${x} y="2" width="102" height="152" viewBox="0 0 102 152">
    <rect class="under" y="8" width="102" height="144" rx="10" /><rect class="front" width="102" height="142" rx="10" />
    <text class="rank" x="51" y="92">${rank}</text></svg>`;
}

/** @param card its rank and its suit @param i which of the open ones it is */
function suited(card: string, x: number, i: number): TemplateResult {
  const [rank, suit] = [card.slice(0, -1), card.at(-1) as Suit];
  return svg`<g transform="translate(${x + 10 + 60 * i} ${14 - 4 * i}) rotate(${9 * i - 5} 50 71)" class="suit-${suit}">
    <rect class="under" y="6" width="96" height="136" rx="9" /><rect class="front" width="96" height="136" rx="9" />
    <text class="corner" x="17" y="33">${rank}</text>
    <svg x="8" y="40" width="18" height="18" viewBox="0 0 100 100">${SUIT_SHAPES[suit]}</svg>
    <svg x="25" y="48" width="50" height="50" viewBox="0 0 100 100">${SUIT_SHAPES[suit]}</svg></g>`;
}

/** Somebody's best, as it looks there. */
export function gameBest({ best: kind }: GameFacts, best: number): TemplateResult | typeof nothing {
  return kind === 'die' && isFace(best) ? html`<svg class="guest-best" viewBox="-1 -1 26 29" aria-hidden="true">
    <rect class="under" y="3" width="24" height="24" rx="4" />
    <rect class="front" width="24" height="24" rx="4" />${pips(best)}</svg>` : nothing;
}
