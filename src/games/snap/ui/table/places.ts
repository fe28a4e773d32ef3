/** The players around the table, each with their stock, their open pile and their name; and what lies in the middle. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import { say } from '../../../../strings/say';
import { shownName } from '../../../../strings/words/grammar';
import { keysOf } from '../../../../setup/tableKeys';
import type { Seat } from '../../rules/game';
import type { LaidPile } from '../../rules/happening';
import type { PileShown } from '../../../../cards/pile';
import { aloneAt } from '../../../../strings/words/cast';
import { middlePiles, placeText } from '../../words/table/said';
import { styled, type Styled } from '../../../../ui/table/styled';
import { cardBack, cardFace, noCard } from '../parts/card';
import { emblem } from '../parts/emblem';
import { callMark } from './callMark';
import { burstsOf } from './calls';
import type { LastCall } from './lastCall';
import { seatPlaces, type SeatPlace } from './seatPlaces';
import type { SnapTableModel, TableAsk } from './tableModel';

/** @param around whether people sit around the screen: then each has their bursts at their place, turned to them */
export function placesTemplate(model: SnapTableModel, around: boolean, ask: TableAsk): TemplateResult {
  const { view } = model;
  const first = aloneAt(view) ?? 0;
  const places = seatPlaces(view.seats.length, first, around);
  return html`
    <section class="sn-room ${view.options.table === 'A' ? 'common' : 'own'}" aria-label=${say('snap-cards')}
      data-seats=${view.seats.length}>
      <ul class="sn-places" role="list" aria-label=${say('shell-players')}>${view.seats.map((_, seat) =>
        place(model, seat, styleOf(places[seat]!), around, ask))}</ul>
      ${middle(model, around)}
    </section>`;
}

function styleOf({ wide, high }: { readonly wide: SeatPlace; readonly high: SeatPlace }): Styled {
  return styled({
    '--wx': String(wide.x), '--wy': String(wide.y), '--wt': `${wide.turn}deg`,
    '--hx': String(high.x), '--hy': String(high.y), '--ht': `${high.turn}deg`,
  });
}

function place(model: SnapTableModel, seat: Seat, style: Styled, around: boolean, ask: TableAsk): TemplateResult {
  const { view } = model;
  const { name, isOut, stock, kind } = view.seats[seat]!;
  const isTurn = view.turn === seat && view.phase !== 'over' && view.phase !== 'ready';
  const pile = view.options.table === 'A' ? null : view.piles[seat]!;
  const call = callShown(model);
  return html`
    <li class="sn-place ${kind} ${isTurn ? 'turns' : ''} ${isOut ? 'out' : ''}" ${style}>
      <span class="spoken">${placeText(view, seat)}</span>
      <div class="sn-cards">${stockOf(model, seat, ask)}${
        pile === null ? nothing : openPile(pile, litPile(call, seat))}${callMark(call, seat)}</div>
      <div class="sn-who" aria-hidden="true">${emblem(view.seats[seat]!)}<b class="sn-name">${shownName(name)}</b><span class="sn-count">${
        isOut ? say('snap-out-tag') : say('snap-left', { cards: stock })}</span></div>
      ${around && kind === 'local' ? burstsOf(model, seat, ask) : nothing}
    </li>`;
}

/** A stock. Whose turn it is turns a card by pressing it, where no drum does. */
function stockOf({ view, input }: SnapTableModel, seat: Seat, ask: TableAsk): TemplateResult {
  const { stock, kind } = view.seats[seat]!;
  const canTurnOver = stock === 0 && view.options.table === 'B' && (view.piles[seat]?.cards ?? 0) > 0;
  const back = stock > 0 ? html`<span class="sn-stack h${Math.min(3, Math.ceil(stock / 8))}">${cardBack()}</span>` : noCard();
  const turns = view.turn === seat && view.phase === 'playing' && !view.paused && kind === 'local' && view.beat === null;
  if (!turns || (stock === 0 && !canTurnOver)) return html`<span class="sn-stock">${back}</span>`;
  const turn = (): void => void ask({ kind: 'act', act: { kind: 'turn', seat } });
  return html`
    <button type="button" class="sn-stock" aria-label=${say('snap-turn')}
      aria-keyshortcuts=${keysOf('draw', input).map((key) => (key.length === 1 ? key.toUpperCase() : key)).join(' ')}
      @pointerdown=${(event: PointerEvent) => {
        event.preventDefault();
        if (event.button === 0) turn();
      }}
      @touchend=${(event: TouchEvent) => { if (event.cancelable) event.preventDefault(); }}
      @click=${(event: MouseEvent) => { if (event.detail === 0) turn(); }}>${back}</button>`;
}

/** What is seen of the last call: nothing while the cards are covered. */
function callShown({ call, view }: SnapTableModel): LastCall | null {
  return view.paused || view.phase === 'ready' ? null : call;
}

/** A pile that was won, as it lay. */
function litPile(call: LastCall | null, pile: number): LaidPile | null {
  return call?.won.find((one) => one.pile === pile) ?? null;
}

/** The open cards: the top one over the rest. While they are covered nobody sees it. @param lit what lay there when it was won */
function openPile({ top, cards }: PileShown, lit: Pick<LaidPile, 'top'> | null, isLit = false): TemplateResult {
  if (cards === 0) return html`<span class="sn-pile ${lit ? 'lit' : ''}">${lit ? cardFace(lit.top, false) : noCard()}</span>`;
  return html`<span class="sn-pile h${Math.min(3, Math.ceil(cards / 6))} ${isLit ? 'lit' : ''}">${top === null ? cardBack()
    : keyed(`${top} ${cards}`, cardFace(top, false))}</span>`;
}

/** The common pile with the card beneath its top one, the pot and the pools; and for a moment those that were won. */
function middle(model: SnapTableModel, around: boolean): TemplateResult | typeof nothing {
  const { view } = model;
  const call = callShown(model);
  const piles = middlePiles(view);
  const won = call?.middle ?? null;
  if (piles.length === 0 && won === null) return nothing;
  return html`
    <ul class="sn-middle ${around ? 'flat' : ''}" role="list" data-piles=${piles.length + (won ? 1 : 0)}>${piles.map(({ title, pile }, i) =>
      (view.options.table === 'A' && i === 0 ? commonPile(title, pile, litPile(call, 0), call?.tied === true)
        : inMiddle(title, pile, pile === view.pot && call?.tied === true)))}${
      won === null ? nothing : html`<li aria-hidden="true">${openPile(GONE, won)}<small>${
        say(won.kind === 'pool' ? 'snap-pool-title' : 'snap-pot-title')}</small></li>`}</ul>`;
}

const GONE: PileShown = { top: null, below: null, cards: 0 };

/** The common pile. What was won of it lies lit, with the card that it matched. */
function commonPile(title: string, pile: PileShown, lit: LaidPile | null, isTied: boolean): TemplateResult {
  const { cards, below } = pile;
  const shown = lit ?? (cards === 0 ? null : { below });
  const name = cards === 0 && (lit !== null || isTied) ? title : `${title} · ${say('snap-pile-of', { cards })}`;
  const under = shown?.below ? keyed(shown.below, cardFace(shown.below, false)) : noCard();
  return html`
    <li><span class="sn-cards"><span class="sn-below ${lit?.below ? 'lit' : ''}">${under}</span>${openPile(pile, lit)}</span>
      <small>${name}</small></li>`;
}

/** The pot or a pool. @param isLit whether tied calls have just put cards there: then both that matched are seen */
function inMiddle(title: string, pile: PileShown, isLit: boolean): TemplateResult {
  const under = isLit && pile.below !== null ? html`<span class="sn-below lit">${cardFace(pile.below, false)}</span>` : nothing;
  return html`
    <li><span class="sn-cards">${under}${openPile(pile, null, isLit)}</span>
      <small>${title} · ${say('snap-pile-of', { cards: pile.cards })}</small></li>`;
}
