/** A table of piles at a step of a replay: the players with their stocks and open piles, and what lies in the middle. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { say } from '../../../strings/say';
import { shownName } from '../../../strings/words/grammar';
import type { PileShown } from '../rules/pile';
import { cardBack, cardFace, fan, noCard } from '../../../ui/parts/play/playingCard';
import { emblem, type Drawn } from '../../../ui/parts/play/emblem';
import type { ReplayStep } from '../review/replaySteps';
import type { PilesTypes } from '../rules/family';
import type { Seat } from '../rules/game';
import type { TableView } from '../table/view';
import { hasTold } from '../words/after';
import { cardName } from '../words/cards';
import { middlePiles, type Speaks } from '../words/said';

export function stepTable<T extends PilesTypes>(speaks: Speaks<T>, step: ReplayStep<T>, players: readonly Drawn[]): TemplateResult {
  const { view, matching, fits } = step;
  const common = view.piles.length === 1 ? 1 : 0;
  const inMiddle = middlePiles(speaks, view).map(({ title, pile, isCommon }, i) =>
    (isCommon ? place(pile, matching.includes(0), null) : place(pile, fits.includes(i - common), title)));
  const stands = view.end === null && view.facts !== undefined
    ? speaks.words.stands?.({ facts: view.facts, seats: players as TableView<T>['seats'] }) ?? null : null;
  return html`
    <ul class="piled-step-seats" role="list">${players.map((player, seat) => seatAt(step, player, seat))}</ul>
    ${inMiddle.length === 0 ? nothing : html`<div class="piled-step-middle">${inMiddle}${
      stands === null ? nothing : html`<p class="piled-step-stands">${stands}</p>`}</div>`}`;
}

function seatAt<T extends PilesTypes>({ view, matching, callers }: ReplayStep<T>, player: Drawn, seat: Seat): TemplateResult {
  const { seats, piles, turn } = view;
  const { stock, isOut } = seats[seat]!;
  return html`
    <li class="piled-step-seat on-table ${turn === seat ? 'turn' : ''} ${callers.includes(seat) ? 'calls' : ''} ${isOut ? 'out' : ''}">
      <div class="cards">${stock > 0 ? cardBack() : noCard()}${
        piles.length === 1 ? nothing : openPile(piles[seat]!, matching.includes(seat))}</div>
      <p>${emblem(player)}<b title=${shownName(player.name)}>${shownName(player.name)}</b>
        <span>${hasTold({ isOut, cards: stock })}</span></p>
    </li>`;
}

/** What lies in the middle, with its name and how many cards it has. */
function place(pile: PileShown, isLit: boolean, name: string | null): TemplateResult {
  return html`
    <div class="piled-step-place">${openPile(pile, isLit)}
      <p>${name === null ? nothing : html`<b>${name}</b>`} <span>${say('piles-after-cards', { cards: pile.cards })}${
        pile.isDead ? ` · ${say('piles-dead')}` : nothing}</span></p></div>`;
}

function openPile({ top, cards, isDead, lies }: PileShown, isLit: boolean): TemplateResult {
  if (lies && lies.length > 0) return html`<span class="piled-step-pile ${isLit ? 'lit' : ''}">${fan(lies, cardName)}</span>`;
  return html`<span class="piled-step-pile ${isLit ? 'lit' : ''} ${cards > 1 ? 'several' : ''} ${isDead ? 'dead' : ''}">${
    top === null ? noCard() : cardFace(top, cardName(top))}</span>`;
}
