/** What a game of laying says and shows of its table, and whose box is seen where: one for each person at the screen. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { say } from '../../../strings/say';
import { aloneAt, peopleOf } from '../../../strings/words/cast';
import { shownName } from '../../../strings/words/grammar';
import { emblem } from '../../../ui/parts/play/emblem';
import { stack } from '../../../ui/parts/play/playingCard';
import type { HandsAsk, HandsParts } from '../../hands/ui/handsParts';
import { other, type Seat } from '../rules/game';
import type { LayingView } from '../table/view';
import { placeText } from '../words/table';
import type { LayingModel, ShownTypes } from './model';

export interface LayingParts<T extends ShownTypes> extends HandsParts<T> {
  /** A player as they are heard. */
  readonly placeText: (view: T['View'], seat: number) => string;
}

/** What lies on the table as somebody sees it, with what they press. @param seat theirs, at the lower edge */
export type BoxOf<T extends ShownTypes> = (model: LayingModel<T>, seat: Seat, ask: HandsAsk<T>) => TemplateResult;

/** Somebody's face, name and cards that are left, with the back of those. */
function who(view: LayingView, seat: Seat, withCards: boolean): TemplateResult {
  const { name, left } = view.seats[seat]!;
  return html`
    <div class="laying-who" data-seat=${seat}><span class="spoken">${placeText(view, seat)}</span>
      ${withCards ? html`<span class="laying-own" aria-hidden="true">${stack(left)}</span>` : nothing}
      <span class="laying-name" aria-hidden="true">${emblem(view.seats[seat]!)}<b class="play-name">${shownName(name)}</b></span>
      <span class="play-count" aria-hidden="true">${say('laying-left', { count: left })}</span>
    </div>`;
}

/** How far it has counted: seen large, above all that lies there. */
const counted = (count: number): TemplateResult | typeof nothing =>
  (count === 0 ? nothing : html`<b class="laying-count" aria-hidden="true">${count}</b>`);

/**
 * What lies there. Whoever plays alone here sees the other at the upper edge; of two at this screen each has a box of their own, or nobody
 * would know whose finger it was. @param onPhone whether the names stand elsewhere
 */
export function roomOf<T extends ShownTypes>(
  model: LayingModel<T>, ask: HandsAsk<T>, onPhone: boolean, box: BoxOf<T>,
): TemplateResult {
  const { view, sitting } = model;
  const people = peopleOf(view);
  const me = aloneAt(view) ?? 0;
  if (people.length < 2) {
    return html`
      <section class="laying-room one" aria-label=${say('shell-cards')}>
        ${onPhone ? nothing : who(view, other(me), false)}${box(model, me, ask)}${counted(view.count)}
        ${onPhone || aloneAt(view) !== null ? nothing : who(view, me, false)}
      </section>`;
  }
  return html`
    <section class="laying-room two ${sitting}" aria-label=${say('shell-cards')}>${people.toReversed().map((seat) => html`
      <div class="laying-side ${sitting === 'around' && seat === people[1] ? 'opposite' : ''}" role="group"
        aria-label=${shownName(view.seats[seat]!.name)}>${box(model, seat, ask)}${who(view, seat, true)}${counted(view.count)}</div>`)}
    </section>`;
}

/** How many cards the only person here has left. */
export function leftText(view: LayingView, me: Seat): TemplateResult {
  return html`<span class="spoken">${placeText(view, me)}</span><span class="laying-left" aria-hidden="true">${
    say('laying-left-you', { count: view.seats[me]!.left })}</span>`;
}

/** The same with their pile. */
export function ownPile<T extends ShownTypes>({ view }: LayingModel<T>, me: Seat): TemplateResult | typeof nothing {
  return html`<div class="laying-pile">${stack(view.seats[me]!.left)}${leftText(view, me)}</div>`;
}
