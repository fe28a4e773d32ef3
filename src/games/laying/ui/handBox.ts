/** Two piles between their spare cards, a hand beneath, and what it's drawn from, as somebody sees them from their side. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import { upper } from '../../../strings/formats';
import { say } from '../../../strings/say';
import { aloneAt, peopleOf } from '../../../strings/words/cast';
import { pressedByKey, pressedDown, stays } from '../../../ui/parts/play/burst';
import { cardBack, cardFace, noCard, stack } from '../../../ui/parts/play/playingCard';
import type { HandsAsk } from '../../hands/ui/handsParts';
import { other, SEATS, type Seat } from '../rules/game';
import { handCardText, pileText } from '../words/hand';
import { drawn, PILE_KEYS, pressCard, pressPile, slotsAt, touchedAt, type Fits, type HandTypes } from './handPress';
import type { LayingModel } from './model';

/** What is shown of it beside what words tell. `talons`: how many spare cards lie beside each pile. */
export type BoxTypes = HandTypes & { readonly View: {
  readonly talons: readonly number[]; readonly refill: string; readonly piles: readonly { readonly cards: number }[];
} };

/** For whom a box is drawn. */
interface Drawn<T extends BoxTypes> { readonly model: LayingModel<T>; readonly seat: Seat; readonly ask: HandsAsk<T> }

/** Something that is pressed: a card of a hand, or a pile. */
function button<T extends BoxTypes>(
  { model, seat, ask }: Drawn<T>,
  { as, text, key, lies, on = true }: Record<'as' | 'text' | 'key', string> & { readonly lies: TemplateResult; readonly on?: boolean },
  press: (at: number) => Parameters<HandsAsk<T>>[0] | null,
): TemplateResult {
  const pressed = (at: number): void => {
    const command = press(at);
    if (command !== null) ask(command);
  };
  const hasKey = model.input.singleKeys && aloneAt(model.view) === seat;
  return html`
    <button type="button" class="laying-stack ${as}" aria-label=${text} aria-keyshortcuts=${hasKey ? upper(key) : nothing}
      aria-disabled=${!on || model.view.seats[seat]!.wrong !== null || model.view.phase !== 'playing'} @pointerdown=${pressedDown(pressed)}
      @touchend=${stays} @click=${pressedByKey(pressed)}>${lies}${
        hasKey ? html`<kbd class="play-key" aria-hidden="true">${upper(key)}</kbd>` : nothing}</button>`;
}

const lying = (card: TemplateResult): TemplateResult => html`<span class="laying-card">${card}</span>`;

function pileOf<T extends BoxTypes>(of: Drawn<T>, pile: number): TemplateResult {
  const { model, seat } = of;
  const { view: { piles, seats }, sent = [] } = model;
  const { top, cards } = piles[pile]!;
  const isSent = sent.some((one) => one.seat === seat && one.on === pile);
  const lies = html`${lying(keyed(`${top} ${cards}`, top === null ? cardBack() : cardFace(top)) as unknown as TemplateResult)}${
    isSent ? html`<span class="laying-sent">${cardBack()}</span>` : nothing}`;
  const text = pileText(pile, top);
  if (seats[seat]!.kind !== 'local') return html`<div class="laying-stack"><span class="spoken">${text}</span>${lies}</div>`;
  const as = `${seats[seat]!.wrong === pile ? 'wrong' : ''} ${isSent ? 'sent' : ''}`;
  return button(of, { as, text, key: PILE_KEYS[pile]!, lies, on: touchedAt(model, seat) !== null },
    (at) => pressPile(model, seat, pile, at));
}

/** The cards of a hand at their places, or their backs. @param most how many it holds */
function handOf<T extends BoxTypes>(of: Drawn<T>, fits: Fits, most: number): TemplateResult {
  const { model, seat } = of;
  const { view } = model;
  const slots = slotsAt(model, seat);
  const touched = touchedAt(model, seat);
  return html`
    <ul class="laying-hand" role="list" aria-label=${say('laying-hand', { side: 'near' })}>${
      Array.from({ length: Math.max(most, slots.length) }, (_, place) => {
        const card = slots[place] ?? null;
        if (card === null || view.hands[seat] === null) return html`<li>${lying(card === null ? noCard() : cardBack())}</li>`;
        const lies = lying(cardFace(card));
        const shown = { as: touched === card ? 'touched' : '', text: handCardText(place, card), key: String(place + 1), lies };
        return html`<li>${view.seats[seat]!.kind === 'local'
          ? button(of, shown, (at) => pressCard(model, seat, card, fits, at)) : lies}</li>`;
      })}</ul>`;
}

/** @param of whose side is the lower one @param most how many cards a hand holds */
export function handBox<T extends BoxTypes>(of: Drawn<T>, fits: Fits, most: number): TemplateResult {
  const { model: { view }, seat } = of;
  const isAlone = peopleOf(view).length < 2;
  const spare = (pile: Seat): TemplateResult => html`<span class="laying-spare" aria-hidden="true">${stack(view.talons[pile]!)}</span>`;
  return html`
    <div class="laying-box laying-table ${isAlone ? 'alone' : ''} ${view.seats[seat]!.wrong === null ? '' : 'locked'}">
      ${isAlone ? html`<span class="laying-backs" aria-hidden="true">${view.hands[other(seat)]?.map(() => cardBack())}</span>` : nothing}
      <div class="laying-piles">${spare(0)}${SEATS.map((pile) => pileOf(of, pile))}${spare(1)}</div>
      ${handOf(of, fits, most)}${view.seats[seat]!.kind === 'local' ? drawOf(of) : nothing}
    </div>`;
}

/** What is drawn from: it's pressed only where a hand isn't filled by itself. */
function drawOf<T extends BoxTypes>({ model: { view }, seat, ask }: Drawn<T>): TemplateResult {
  const count = view.stock[seat]!;
  const cards = html`<span class="laying-stock" aria-hidden="true">${stack(count)}</span>`;
  if (view.refill === 'auto') return html`<div class="laying-draw">${cards}</div>`;
  return html`
    <button type="button" class="laying-draw" aria-label=${say('laying-draw-label', { count })}
      aria-disabled=${count === 0 || view.phase !== 'playing'}
      @click=${() => void ask(drawn(seat))}>${cards}<b>${say('laying-draw')} <span aria-hidden="true">${count}</span></b></button>`;
}
