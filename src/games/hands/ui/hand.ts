/** A hand of cards that only its holder sees: each card is a button, which is tapped, or swiped away. It knows no game. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { Card } from '../../../cards/card';
import { formats } from '../../../strings/formats';
import { say } from '../../../strings/say';
import { pressedByKey, pressedDown } from '../../../ui/parts/play/burst';
import { cardBack, cardFace, noCard, stack } from '../../../ui/parts/play/playingCard';
import { cardName } from '../../piles/words/cards';

export interface HandShown {
  /** What it's called, where it isn't one's own hand. */
  readonly label?: string;
  /** Null: covered. */
  readonly cards: readonly Card[] | null;
  readonly count: number;
  /** How many places there are: what has none yet is an empty place. */
  readonly places: number;
  /** Whether a card can be chosen now. */
  readonly on: boolean;
  /** The card that lies higher than the others; null: none. */
  readonly raised?: number | null;
  /** What a press on a card does, as it is heard. */
  readonly does: (card: string) => string;
  /** Whether the key of each place stands beneath it, and which is the first: without it 1. */
  readonly keys: boolean;
  readonly firstKey?: number;
}

/** So far a finger has to go for a swipe, in CSS pixels. */
const SWIPED_PX = 36;

/** Where a finger went down, by the card that it went down on; and cards that were swiped: the click that comes of it is none. */
const down = new WeakMap<EventTarget, number>();
const gone = new WeakSet<EventTarget>();

/** What is chosen by a tap, and by a swipe to the right: once, however far the finger goes. */
function swiped(choose: (at: number) => void): Readonly<Record<'start' | 'end', (event: PointerEvent) => void>> {
  return {
    start(event) {
      if (event.button !== 0 || event.currentTarget === null) return;
      down.set(event.currentTarget, event.clientX);
      gone.delete(event.currentTarget);
    },
    end(event) {
      const from = event.currentTarget ? down.get(event.currentTarget) : undefined;
      if (from === undefined || event.currentTarget === null) return;
      down.delete(event.currentTarget);
      // A shorter way is a tap, whose click comes.
      if (event.clientX - from < SWIPED_PX) return;
      gone.add(event.currentTarget);
      choose(event.timeStamp);
    },
  };
}

function tapped(choose: (at: number) => void): (event: MouseEvent) => void {
  return ({ currentTarget, detail, timeStamp }) => {
    if (detail === 0 || currentTarget === null || !gone.delete(currentTarget)) choose(timeStamp);
  };
}

/** Keys by which the same cards stay the same elements, also where there are two of them. */
function keysOf(cards: readonly Card[]): readonly string[] {
  return cards.map((card, i) => `${card} ${cards.slice(0, i).filter((one) => one === card).length}`);
}

/** @param choose is told which card, from 0, and when */
export function handOf(hand: HandShown, choose: (place: number, at: number) => void): TemplateResult {
  const { label = say('hands-hand'), cards, count, places, on, raised = null, does, keys, firstKey = 1 } = hand;
  const key = (place: number): TemplateResult | typeof nothing =>
    (keys ? html`<kbd class="play-key" aria-hidden="true">${formats().number(firstKey + place)}</kbd>` : nothing);
  if (cards === null) {
    return html`
      <ul class="hand-cards" role="list" aria-label=${label}>${Array.from({ length: count }, () => html`<li>${cardBack()}</li>`)}</ul>`;
  }
  const names = keysOf(cards);
  return html`
    <ul class="hand-cards" role="list" aria-label=${label}>${repeat(cards, (_, i) => names[i], (card, place) => {
      const { start, end } = swiped((at) => choose(place, at));
      return html`
        <li class=${place === raised ? 'raised' : ''}>
          <button type="button" class="hand-card" aria-label=${on ? does(cardName(card)) : cardName(card)} aria-disabled=${!on}
            @pointerdown=${start} @pointerup=${end} @pointercancel=${end}
            @click=${tapped((at) => choose(place, at))}>${cardFace(card)}</button>${key(place)}</li>`;
    })}${Array.from({ length: Math.max(0, places - cards.length) }, (_, i) => html`
        <li class="free">${noCard()}${key(cards.length + i)}</li>`)}</ul>`;
}

export interface WaitingShown {
  readonly count: number;
  readonly on: boolean;
  /** What a press on them does, as it is heard; and what stands beneath them. */
  readonly does: string;
  readonly told: string;
  /** The key that does the same; null: none. */
  readonly key: string | null;
}

/** Cards that wait for somebody here, face down. */
export function waitingPile({ count, on, does, told, key }: WaitingShown, take: () => void): TemplateResult {
  return html`
    <div class="hands-waiting"><button type="button" class="play-stock" aria-label=${does} aria-disabled=${!on}
      aria-keyshortcuts=${key ?? nothing} @pointerdown=${pressedDown(take)} @click=${pressedByKey(take)}>${stack(count)}</button
      ><small>${told}</small></div>`;
}

/** Where a card goes that is passed. @param name to whom; null: to the heap */
export function nextPlace(name: string | null): TemplateResult {
  return html`<div class="hands-next" aria-hidden="true">${noCard()}<small>${
    name === null ? say('hands-to-heap') : say('hands-to', { name })}</small></div>`;
}
