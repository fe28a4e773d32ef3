/** Hands and piles at a step of a replay: both hands, and the piles between them. */
import { html, type TemplateResult } from 'lit-html';
import { say } from '../../../strings/say';
import { shownName } from '../../../strings/words/grammar';
import { emblem, type Drawn } from '../../../ui/parts/play/emblem';
import { cardBack, cardFace } from '../../../ui/parts/play/playingCard';
import { cardName } from '../../piles/words/cards';
import { SEATS, type LayingGame } from '../rules/game';

/** A game as it's seen here. */
interface Shown extends Pick<LayingGame, 'hands' | 'flips'> {
  readonly stocks: readonly (readonly unknown[])[];
  readonly piles: LayingGame['hands'];
}

export function stepHands({ game }: { readonly game: Shown }, players: readonly Drawn[]): TemplateResult {
  const [mine, theirs] = SEATS.map((seat) => html`
    <p>${emblem(players[seat]!)}<b>${shownName(players[seat]!.name)}</b> <span>${
      say('laying-left', { count: game.hands[seat]!.length + game.stocks[seat]!.length })}</span></p>
    <ul class="laying-hand" role="list">${game.hands[seat]!.map((card) => html`<li>${cardFace(card, cardName(card))}</li>`)}</ul>`);
  return html`
    <div class="laying-step on-table">${theirs}<div class="laying-piles">${game.piles.map((pile) =>
      (game.flips > 0 ? cardFace(pile.at(-1)!, cardName(pile.at(-1)!)) : cardBack()))}</div>${mine}</div>`;
}
