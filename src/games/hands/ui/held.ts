/** What the only person here holds where cards are passed: those that wait at their left, their hand, and to whom they pass. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { say } from '../../../strings/say';
import { shownName } from '../../../strings/words/grammar';
import { callShortcuts, ownBurst } from '../../../ui/parts/play/calls';
import { handOf, nextPlace, waitingPile, type HandShown, type WaitingShown } from './hand';
import type { HandsModel, HandsTypes } from './handsParts';

/** What is held. */
export interface HeldShown extends Omit<HandShown, 'keys'> {
  /** Whether the hand lies down, and what comes is passed on unseen. */
  readonly lies: boolean;
  readonly waits: Omit<WaitingShown, 'key' | 'told'>;
  /** Whether what waits is the stock, since somebody deals. */
  readonly deals: boolean;
  /** The seat that gets what is passed; null: the heap does. */
  readonly next: number | null;
}

/** @param take takes up what waits, or passes it on @param choose is told which card of the hand, from 0 */
export function heldHand<T extends HandsTypes>(
  { view, input }: HandsModel<T>, { lies, waits, deals, next, ...hand }: HeldShown, take: () => void, choose: (place: number) => void,
): TemplateResult {
  const keys = input.singleKeys;
  const told = say(deals ? 'hands-stock' : 'hands-waiting', { count: waits.count });
  return html`
    <section class="hands-held ${lies ? 'down' : ''}" aria-label=${say('hands-hand')}>
      ${waitingPile({ ...waits, told, key: keys ? String(hand.places) : null }, take)}
      ${handOf({ ...hand, keys }, (place) => { if (hand.on) choose(place); })}
      <p class="hands-swipe" aria-hidden="true">${hand.on ? say('hands-swipe') : nothing}</p>
      ${nextPlace(next === null ? null : shownName(view.seats[next]!.name))}
    </section>`;
}

/** The one burst of whoever plays alone, with its key: it is pressed as soon as a finger goes down. */
export function onlyBurst<T extends HandsTypes>(
  { input, calls }: HandsModel<T>, me: number, { word, on }: { readonly word: string; readonly on: boolean }, press: (at: number) => void,
): TemplateResult {
  return ownBurst({
    word, on, seat: me, key: null, label: null, shortcuts: callShortcuts(input), sent: calls?.sent.some(({ seat }) => seat === me),
  }, press);
}
