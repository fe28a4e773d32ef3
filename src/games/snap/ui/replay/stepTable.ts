/** The table at a step of a replay: the players with their stocks and open piles, the common pile, the pot and the pools. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { say } from '../../../../strings/say';
import { shownName } from '../../../../strings/words/grammar';
import type { ReplayStep } from '../../review/replaySteps';
import type { Seat } from '../../rules/game';
import type { PileShown } from '../../../../cards/pile';
import { hasTold } from '../../words/after';
import { callNamed } from '../../words/calls';
import { cardName } from '../../words/cards';
import { cardBack, cardFace, noCard } from '../../../../ui/parts/play/playingCard';
import { emblem, type Drawn } from '../../../../ui/parts/play/emblem';

export function stepTable(step: ReplayStep, players: readonly Drawn[]): TemplateResult {
  const { view, matching, potFits, poolsFit } = step;
  const { options: { table }, piles, pot, pools } = view;
  const inMiddle = [
    ...table === 'A' ? [place(piles[0]!, matching.includes(0), null)] : [],
    ...pot.cards === 0 ? [] : [place(pot, potFits, callNamed('pot'))],
    ...pools.map((pool, i) => place(pool, poolsFit.includes(i), callNamed('pool'))),
  ];
  return html`
    <ul class="sn-step-seats" role="list">${players.map((player, seat) => seatAt(step, player, seat))}</ul>
    ${inMiddle.length === 0 ? nothing : html`<div class="sn-step-middle">${inMiddle}</div>`}`;
}

function seatAt({ view, matching, callers }: ReplayStep, player: Drawn, seat: Seat): TemplateResult {
  const { options: { table }, seats, piles, turn } = view;
  const { stock, isOut } = seats[seat]!;
  return html`
    <li class="sn-step-seat on-table ${turn === seat ? 'turn' : ''} ${callers.includes(seat) ? 'calls' : ''} ${isOut ? 'out' : ''}">
      <div class="cards">${stock > 0 ? cardBack() : noCard()}${
        table === 'A' ? nothing : openPile(piles[seat]!, matching.includes(seat))}</div>
      <p>${emblem(player)}<b title=${shownName(player.name)}>${shownName(player.name)}</b>
        <span>${hasTold({ isOut, cards: stock })}</span></p>
    </li>`;
}

/** What lies in the middle, with its name and how many cards it has. */
function place(pile: PileShown, isLit: boolean, name: string | null): TemplateResult {
  return html`
    <div class="sn-step-place">${openPile(pile, isLit)}
      <p>${name === null ? nothing : html`<b>${name}</b>`} <span>${say('snap-after-cards', { cards: pile.cards })}</span></p></div>`;
}

function openPile({ top, cards }: PileShown, isLit: boolean): TemplateResult {
  return html`<span class="sn-step-pile ${isLit ? 'lit' : ''} ${cards > 1 ? 'several' : ''}">${
    top === null ? noCard() : cardFace(top, cardName(top))}</span>`;
}
