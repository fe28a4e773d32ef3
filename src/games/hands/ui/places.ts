/** Who sits around a table at which each has a hand of their own: a face with what is seen on it, and what each has. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { seatPlaces } from '../../../layout/shapes/seatPlaces';
import { formats } from '../../../strings/formats';
import { say } from '../../../strings/say';
import { aloneAt } from '../../../strings/words/cast';
import { shownName } from '../../../strings/words/grammar';
import { emblem, type Drawn } from '../../../ui/parts/play/emblem';
import { cardBack, cardFace, stack } from '../../../ui/parts/play/playingCard';
import { styled } from '../../../ui/table/styled';
import type { Card } from '../../../cards/card';
import { cardName } from '../../piles/words/cards';

/** What somebody has, as it is seen at their place. */
export interface PlaceShown {
  /** All of it, as it is heard. */
  readonly told: string;
  readonly isOut: boolean;
  /** What is seen on their face, or beside it. */
  readonly sign: TemplateResult | typeof nothing;
  /** More beneath their name. */
  readonly has: TemplateResult | typeof nothing;
  /** How many cards wait for them. */
  readonly waits: number;
  readonly isMarked: boolean;
}

const faceWith = (who: Drawn, sign: PlaceShown['sign']): TemplateResult =>
  html`<span class="hands-face" aria-hidden="true">${emblem(who)}${sign}</span>`;

function waits(count: number): TemplateResult {
  return html`<span class="hands-waits" aria-hidden="true">${count === 0 ? nothing
    : html`${cardBack()}<small>${formats().number(count)}</small>`}</span>`;
}

/** What is drawn from, and the heap that takes its place once it's empty. @param stock how many cards lie there @param heap and there */
export function stockOf(stock: number, heap = 0): TemplateResult {
  return html`<div class="hands-stock" aria-hidden="true">${stack(stock)}${heap > 0 ? stack(heap) : nothing}<small>${
    say('hands-stock', { count: stock })}</small></div>`;
}

/** Everybody at their places, and what lies between them. @param onPhone whether they stand in a row, small */
export function placesOf(
  seats: readonly Drawn[], onPhone: boolean, shown: (seat: number) => PlaceShown, middle: TemplateResult,
): TemplateResult {
  const lies = seatPlaces(seats.length, aloneAt({ seats }) ?? 0, false);
  return html`
    <section class="play-room hands-room ${onPhone ? 'in-row' : ''}" aria-label=${say('shell-cards')} data-seats=${seats.length}>
      ${middle}
      <ul class="play-places" role="list" aria-label=${say('shell-players')}>${seats.map((seat, i) => {
        const { told, isOut, sign, has, waits: count, isMarked } = shown(i);
        const { wide, high } = lies[i]!;
        return html`
          <li class="play-place hands-seat ${seat.kind} ${isOut ? 'out' : ''} ${isMarked ? 'marked' : ''}" ${styled({
            '--wx': String(wide.x), '--wy': String(wide.y), '--wt': '0deg', '--hx': String(high.x), '--hy': String(high.y), '--ht': '0deg',
          })}>
            <span class="spoken">${told}</span>${faceWith(seat, sign)}
            <b class="play-name" aria-hidden="true">${shownName(seat.name)}</b>
            ${isOut ? html`<small aria-hidden="true">${say('shell-out-tag')}</small>` : has}
            ${seat.kind === 'local' ? nothing : waits(count)}
          </li>`;
      })}</ul>
    </section>`;
}

/** The same at a step of a replay: all hands lie open. */
export function openHands(
  players: readonly Drawn[], shown: (seat: number) => Omit<PlaceShown, 'told' | 'isMarked'>, hands: readonly (readonly Card[])[],
  middle: TemplateResult,
): TemplateResult {
  return html`
    <div class="hands-step on-table">${middle}
      <ul role="list">${players.map((player, i) => {
        const { isOut, sign, has, waits: count } = shown(i);
        return html`
          <li class=${isOut ? 'out' : ''}>
            <p>${faceWith(player, sign)}<b>${shownName(player.name)}</b>${has}${waits(count)}</p>
            <span class="hands-open">${hands[i]!.map((card) => cardFace(card, cardName(card)))}</span>
          </li>`;
      })}</ul>
    </div>`;
}
