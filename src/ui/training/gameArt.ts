/** What stands on the cards of the guests, for the eye alone: what each is played with, and somebody's best in those that train. */
import { html, nothing, svg, type TemplateResult } from 'lit-html';
import type { Suit } from '../../cards/card';
import type { GameName, TrainingGame } from '../../games/gameEntry';
import { isFace, pips } from '../parts/pips';
import { SUIT_SHAPES } from '../parts/suits';

/** What it is played with, where that has been drawn. */
const PLAYED: Readonly<Partial<Record<GameName, () => TemplateResult>>> = {
  // Two cards of one rank.
  snap: () => html`<svg class="guest-art" viewBox="0 0 176 156" aria-hidden="true">
    ${openCard('9', 'c', 'translate(10 14) rotate(-5 50 71)')}${openCard('9', 'd', 'translate(70 10) rotate(4 50 71)')}</svg>`,
  // Two cards that are turned down, and the open one.
  'snap-back': () => html`<svg class="guest-art" viewBox="0 0 262 156" aria-hidden="true">${[4, 84].map((x) => turnedDown(x, 26))}
      <svg x="160" y="2" width="102" height="152" viewBox="0 0 102 152">
        <rect class="under" y="8" width="102" height="144" rx="10" /><rect class="front" width="102" height="142" rx="10" />
        <text class="rank" x="51" y="92">7</text></svg></svg>`,
};

/** Somebody's best, as it looks there. */
const BEST: Readonly<Record<TrainingGame, (best: number) => TemplateResult | typeof nothing>> = {
  'snap-back': (best) => (isFace(best) ? html`<svg class="guest-best" viewBox="-1 -1 26 29" aria-hidden="true">
      <rect class="under" y="3" width="24" height="24" rx="4" />
      <rect class="front" width="24" height="24" rx="4" />${pips(best)}</svg>` : nothing),
};

/** What stands for a game of which nothing has been drawn: two cards that nobody has turned yet. */
const unknownArt = (): TemplateResult =>
  html`<svg class="guest-art" viewBox="0 0 176 156" aria-hidden="true">${turnedDown(14, 30)}${turnedDown(92, 20)}</svg>`;

/** A card that is turned down. */
function turnedDown(x: number, y: number): TemplateResult {
  return svg`
    <svg x=${x} y=${y} width="70" height="108" viewBox="0 0 70 108">
      <rect class="under" y="6" width="70" height="102" rx="6" /><rect class="edge" width="70" height="100" rx="6" />
      <rect class="back" x="3" y="3" width="64" height="94" rx="4" /><text class="mark" x="35" y="60">S</text></svg>`;
}

/** A card that lies open. @param where how it is moved and turned, as SVG says it */
function openCard(rank: string, suit: Suit, where: string): TemplateResult {
  return svg`<g transform=${where} class="suit-${suit}">
    <rect class="under" y="6" width="96" height="136" rx="9" /><rect class="front" width="96" height="136" rx="9" />
    <text class="corner" x="17" y="33">${rank}</text>
    <svg x="8" y="40" width="18" height="18" viewBox="0 0 100 100">${SUIT_SHAPES[suit]}</svg>
    <svg x="25" y="48" width="50" height="50" viewBox="0 0 100 100">${SUIT_SHAPES[suit]}</svg></g>`;
}

export function gameArt(guest: GameName): TemplateResult {
  return (PLAYED[guest] ?? unknownArt)();
}

/** Somebody's best, as it looks there. */
export function gameBest(guest: TrainingGame, best: number): TemplateResult | typeof nothing {
  return BEST[guest](best);
}
