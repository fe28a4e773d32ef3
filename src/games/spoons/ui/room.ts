/**
 * What lies on a table of Spoons or Pig: at Spoons the spoons in the middle, at Pig a finger on a nose as a small sign on a face, and each
 * one's letters. Beneath it what is held here, with the cards that wait at the left.
 */
import { html, nothing, type TemplateResult } from 'lit-html';
import { say } from '../../../strings/say';
import type { Drawn } from '../../../ui/parts/play/emblem';
import type { HandsAsk, HandsModel } from '../../hands/ui/handsParts';
import { heldHand, onlyBurst } from '../../hands/ui/held';
import { lettersOf } from '../../hands/ui/letters';
import { openHands, placesOf, stockOf, type PlaceShown } from '../../hands/ui/places';
import { noseSign, spoonSign } from '../../hands/ui/signs';
import { WORDS } from '../rules/options';
import type { PlayedPassingTypes } from '../table/passingTable';
import type { PassingSeen } from '../table/view';
import { placeText } from '../words/words';

export type Model = HandsModel<PlayedPassingTypes>;
export type Ask = HandsAsk<PlayedPassingTypes>;

/** What lies in the middle: the spoons that are left, and the stock. */
function middle({ taking, left, stock, heap }: PassingSeen): TemplateResult {
  return html`
    <div class="hands-middle" aria-hidden="true">
      <div class="hands-board ${taking}"><span>${taking === 'nose' ? nothing : Array.from({ length: left }, spoonSign)}</span></div>
      ${stockOf(stock, heap)}
    </div>`;
}

function placeOf({ taking, options, seats, dealer }: PassingSeen, seat: number): Omit<PlaceShown, 'told' | 'isMarked'> {
  const { isOut, took, draws, letters } = seats[seat]!;
  return {
    isOut, sign: took === null ? nothing : taking === 'spoon' ? spoonSign() : noseSign(), waits: seat === dealer ? 0 : draws,
    has: lettersOf(WORDS[taking].slice(0, options.letters), letters),
  };
}

/** Everybody at their places, and what lies between them. */
export function roomOf({ view }: Model, onPhone: boolean): TemplateResult {
  return placesOf(view.seats, onPhone, (seat) => ({
    ...placeOf(view, seat), told: placeText(view, seat), isMarked: seat === view.dealer,
  }), middle(view));
}

/** The table at a step of a replay: all hands lie open. */
export function stepTable({ view }: { readonly view: PassingSeen }, players: readonly Drawn[]): TemplateResult {
  return openHands(players, (seat) => placeOf(view, seat), view.seats.map(({ hand }) => hand ?? []), middle(view));
}

/** What somebody here holds: four cards, and for a moment a fifth, which lies a little higher. */
export function heldOf(model: Model, me: number, ask: Ask): TemplateResult | typeof nothing {
  const { phase, seats, dealer, paused } = model.view;
  const { hand, cards: count, draws, next, took, isOut } = seats[me]!;
  if (isOut || phase === 'over' || phase === 'ready') return nothing;
  const [plays, lies] = [phase === 'playing' && !paused, took !== null];
  return heldHand(model, {
    lies, next, count, deals: me === dealer, places: 5, cards: lies ? null : hand, on: plays && count > 4, raised: count > 4 ? 4 : null,
    waits: { count: draws, on: plays && draws > 0, does: say(lies ? 'spoons-on' : 'spoons-draw') },
    does: (card) => say('spoons-pass', { card }),
  }, () => void ask({ kind: 'act', act: { kind: lies ? 'on' : 'draw', seat: me } }),
  (place) => void ask({ kind: 'act', act: { kind: 'pass', place, seat: me } }));
}

/** What is pressed with four of a rank, and once others have. It looks the same, whoever may press it. */
export function burstOf(model: Model, me: number, ask: Ask): TemplateResult | typeof nothing {
  const { phase, taking, seats } = model.view;
  if (seats[me]!.isOut || phase === 'over' || phase === 'ready') return nothing;
  return onlyBurst(model, me, { word: say('spoons-press', { taking }), on: phase === 'playing' && seats[me]!.took === null },
    (at) => void ask({ kind: 'act', act: { kind: 'call', seat: me, at } }));
}
