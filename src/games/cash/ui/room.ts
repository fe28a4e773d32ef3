/** What lies on a table of Cash and is pressed there: who sits around the board, one's own hand, faces, and what is called. */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { Card } from '../../../cards/card';
import { upper } from '../../../strings/formats';
import { say } from '../../../strings/say';
import { aloneAt, namesAt } from '../../../strings/words/cast';
import { ownBurst } from '../../../ui/parts/play/calls';
import type { Drawn } from '../../../ui/parts/play/emblem';
import { pairOf } from '../../hands/rules/pairs';
import { didSign, facesRow, signalWith } from '../../hands/ui/faces';
import type { HandsAsk, HandsCommand, HandsModel } from '../../hands/ui/handsParts';
import { lettersOf } from '../../hands/ui/letters';
import { openHands, placesOf, stockOf, type PlaceShown } from '../../hands/ui/places';
import { boardOf, chosenWith, ownHand, type Swapping } from '../../hands/ui/swapping';
import type { CashStep } from '../review/report';
import type { Pair } from '../rules/ends';
import type { CashTypes } from '../table/types';
import type { CashView } from '../table/view';
import { actText, partnerAt, placeText } from '../words/words';

type Model = HandsModel<CashTypes>;
type Ask = HandsAsk<CashTypes>;
type Command = HandsCommand<CashTypes>;

/** The keys of Counter cash at each pair that can be meant. */
export const COUNTER_KEYS = 'xvb';

const swappingOf = ({ view: { hand, board, down, phase }, picked, input }: Model): Swapping =>
  ({ hand, board, down, picked, on: phase === 'swapping' && hand !== null, keys: input.singleKeys && hand !== null });

/** What a card that is chosen asks for. */
export function cardAct(model: Model, me: number, card: Card, at: number): Command {
  const chosen = chosenWith({ ...model.view, picked: model.picked }, card);
  return 'pick' in chosen ? { kind: 'pick', card: chosen.pick } : { kind: 'act', act: { kind: 'swap', ...chosen, seat: me, at } };
}

const has = (isCounted: boolean, letters: number, tag = ''): TemplateResult => html`${
  isCounted ? lettersOf('CASH', letters) : nothing}${tag === '' ? nothing : html`<small>${tag}</small>`}`;

/** Everybody at their places, around the board; between hands with all that was held. */
export function roomOf(model: Model, ask: Ask, onPhone: boolean): TemplateResult {
  const { view } = model;
  const [me, partner] = [aloneAt(view), partnerAt(view)];
  const letters = (seat: number): number => view.pairs[view.seats[seat]!.pair]!.letters;
  const shown = (seat: number): PlaceShown => {
    const { ready, passed, face } = view.seats[seat]!;
    const stands = ready ? [say('cash-tag-ready')] : passed ? [say('cash-tag-enough')] : [];
    const tag = [...seat === partner ? [say('cash-tag-partner')] : [], ...stands].join(' · ');
    return {
      told: placeText(view, seat), isOut: false, sign: didSign(face, actText), has: has(view.letters, letters(seat), tag), waits: 0,
      isMarked: false,
    };
  };
  if (view.shown !== null) return openHands(view.seats, shown, view.shown.hands, html``);
  return placesOf(view.seats, onPhone, shown, html`
    <div class="hands-middle">${view.down + view.board.length === 0 ? nothing : html`<div class="hands-lies">${
      boardOf(swappingOf(model), (card, at) => { if (me !== null) void ask(cardAct(model, me, card, at)); })}${
      view.count === null ? nothing : html`<b class="hands-count" aria-hidden="true">${view.count}</b>`}</div>`}${
      stockOf(view.stock)}</div>`);
}

export function heldOf(model: Model, me: number, ask: Ask): TemplateResult | typeof nothing {
  const { hand } = model.view;
  return hand === null ? nothing : html`<section class="hands-held">${
    ownHand(swappingOf(model), hand, (card, at) => void ask(cardAct(model, me, card, at)))}</section>`;
}

/** The pairs that a Counter cash can mean. */
export function othersOf({ pairs, seats }: CashView, me: number): readonly Pair[] {
  return [...pairs.keys()].filter((pair) => pair !== seats[me]!.pair);
}

/** Before a hand a face is a part of the signal. In a hand it is made. */
export function faceAct({ phase, signal }: CashView, me: number, act: number, at: number): Command {
  if (phase === 'agreeing') return { kind: 'act', act: { kind: 'signal', acts: [...signalWith(signal, act)], seat: me, at } };
  return { kind: 'act', act: { kind: 'act', act, seat: me, at } };
}

export function callAct(me: number, pair: Pair | null, at: number): Command {
  return { kind: 'act', act: { kind: 'call', ...pair === null ? { called: 'cash', pair } : { called: 'counter', pair }, seat: me, at } };
}

function button(as: string, label: string, on: boolean, key: string, press: (at: number) => unknown): TemplateResult {
  return html`<button type="button" class="play-button ${as}" aria-disabled=${!on} aria-keyshortcuts=${key === '' ? nothing : key}
    @click=${({ timeStamp }: MouseEvent) => { if (on) press(timeStamp); }}>${label}</button>`;
}

/** What is pressed before a hand, and in it. */
export function pressedOf(model: Model, me: number, ask: Ask): TemplateResult {
  const { view, input } = model;
  const { phase, seats, mayStart, signal, mayCall } = view;
  const act = (intent: CashTypes['Intent']) => (at: number): unknown => ask({ kind: 'act', act: { ...intent, seat: me, at } });
  const faces = facesRow({ signal, chooses: phase === 'agreeing', on: !seats[me]!.ready, keys: input.singleKeys, named: actText },
    (face, at) => void ask(faceAct(view, me, face, at)));
  if (phase === 'agreeing') {
    const isPerson = seats[partnerAt(view)!]!.kind !== 'bot';
    return html`${faces}<div class="hands-does">${
      isPerson ? button('', say('cash-own-sign'), !seats[me]!.ready, '', act({ kind: 'signal', acts: [] })) : nothing}${
      button('main', say('cash-ready'), mayStart && !seats[me]!.ready, 'Space', act({ kind: 'ready' }))}</div>`;
  }
  const others = othersOf(view, me).map((pair, i) =>
    ({ pair, key: COUNTER_KEYS[i]!, names: namesAt(view, view.pairs[pair]!.seats), on: mayCall }));
  return html`
    <div class="play-bursts two">${burst(model, me, null, 'c', ask)}${
      others.length > 1 ? nothing : burst(model, me, others[0]!.pair, 'x', ask)}</div>
    <div class="hands-does">${others.length < 2 ? nothing : others.map(({ pair, key, names, on }) =>
      button('', say('cash-counter-short', { names }), on, upper(key), (at) => ask(callAct(me, pair, at))))}${
      button('enough', say('cash-enough'), phase === 'swapping' && !seats[me]!.passed, 'Space', act({ kind: 'pass' }))}</div>${faces}`;
}

function burst({ view, input, calls }: Model, me: number, pair: Pair | null, key: string, ask: Ask): TemplateResult {
  const called = pair === null ? 'cash' : 'counter';
  return ownBurst({
    word: say(`cash-press-${called}`), call: pair === null ? 0 : 1, seat: me, on: view.mayCall, key: input.singleKeys ? upper(key) : null,
    shortcuts: null, label: pair === null ? null : say('cash-counter-at', { names: namesAt(view, view.pairs[pair]!.seats) }),
    sent: calls?.sent.some((one) => one.seat === me && one.called === called),
  }, (at) => void ask(callAct(me, pair, at)));
}

/** The table at a step of a replay: all hands lie open. No signal is known there. */
export function stepTable({ game, did }: CashStep, players: readonly Drawn[]): TemplateResult {
  const { board, up, stock, hands, letters, options } = game;
  return openHands(players, (seat) => ({
    isOut: false, waits: 0, has: has(options.letters, letters[pairOf(options, seat)]!),
    sign: didSign(did?.seat === seat ? did : null, actText),
  }), hands, html`<div class="hands-middle"><div class="hands-lies">${board.length === 0 ? nothing : boardOf({
    hand: null, board: up ? board : [], down: board.length, picked: null, on: false, keys: false,
  }, () => {})}</div>${stockOf(stock.length)}</div>`);
}
