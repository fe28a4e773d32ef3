/** What lies on a table of Cash and is pressed there: who sits around the board, one's own hand, faces, and what is called. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { upper } from '../../../strings/formats';
import { say } from '../../../strings/say';
import { aloneAt, namesAt } from '../../../strings/words/cast';
import { ownBurst } from '../../../ui/parts/play/calls';
import type { Drawn } from '../../../ui/parts/play/emblem';
import { pairOf } from '../../hands/rules/pairs';
import { agreeingButtons, deed, didSign, faceIntent, facesRow } from '../../hands/ui/faces';
import type { HandsAsk, HandsCommand, HandsModel, HandsParts } from '../../hands/ui/handsParts';
import { lettersOf } from '../../hands/ui/letters';
import { openHands, placesOf, type PlaceShown } from '../../hands/ui/places';
import { boardLooked, boardMiddle, chosenCard, swappingHand } from '../../hands/ui/swapping';
import { partnerAt } from '../../hands/words/signals';
import type { CashStep } from '../review/report';
import { WORD, type Pair } from '../rules/ends';
import type { CashTypes, CashView } from '../table/view';
import { lettersAt, placeText } from '../words/words';

type Model = HandsModel<CashTypes>;
type Ask = HandsAsk<CashTypes>;
type Command = HandsCommand<CashTypes>;

/** The keys of Counter cash at each pair that can be meant. */
export const COUNTER_KEYS = 'xvb';

const has = (isCounted: boolean, letters: number, tag = ''): TemplateResult => html`${
  isCounted ? lettersOf(WORD, letters) : nothing}${tag === '' ? nothing : html`<small>${tag}</small>`}`;

/** Everybody at their places, around the board; between hands with all that was held. */
export function roomOf(model: Model, ask: Ask, onPhone: boolean): TemplateResult {
  const { view } = model;
  const [me, partner] = [aloneAt(view), partnerAt(view)];
  const shown = (seat: number): PlaceShown => {
    const { ready, passed, face } = view.seats[seat]!;
    const stands = ready ? [say('signals-tag-ready')] : passed ? [say('hands-tag-enough')] : [];
    const tag = [...seat === partner ? [say('signals-tag-partner')] : [], ...stands].join(' · ');
    return {
      told: placeText(view, seat), isOut: false, sign: didSign(face), has: has(view.letters, lettersAt(view, seat), tag), waits: 0,
      isMarked: false,
    };
  };
  if (view.shown !== null) return openHands(view.seats, shown, view.shown.hands, html``);
  return placesOf(view.seats, onPhone, shown,
    boardMiddle<CashTypes>(model, (card, at) => { if (me !== null) void ask(chosenCard<CashTypes>(model, me, card, at)); }));
}

export const heldOf: HandsParts<CashTypes>['held'] = (model, me, ask) =>
  swappingHand<CashTypes>(model, (card, at) => void ask(chosenCard<CashTypes>(model, me, card, at)));

/** The pairs that a Counter cash can mean. */
export function othersOf({ pairs, seats }: CashView, me: number): readonly Pair[] {
  return [...pairs.keys()].filter((pair) => pair !== seats[me]!.pair);
}

export function callAct(me: number, pair: Pair | null, at: number): Command {
  return { kind: 'act', act: { kind: 'call', ...pair === null ? { called: 'cash', pair } : { called: 'counter', pair }, seat: me, at } };
}

/** What is pressed before a hand, and in it. */
export function pressedOf(model: Model, me: number, ask: Ask): TemplateResult {
  const { view, input: { singleKeys: keys } } = model;
  const { phase, seats, signal, mayCall } = view;
  const act = (intent: CashTypes['Intent'], at?: number): void =>
    void ask({ kind: 'act', act: { ...intent, seat: me, ...at ? { at } : {} } });
  const does = { signal, chooses: phase === 'agreeing', on: !seats[me]!.ready, keys };
  const faces = facesRow(does, (face, at) => act(faceIntent(view, face), at));
  if (phase === 'agreeing') return html`${agreeingButtons(view, me, (intent) => act(intent))}${faces}`;
  const others = othersOf(view, me);
  return html`
    <div class="play-bursts two">${burst(model, me, null, 'c', ask)}${
      others.length > 1 ? nothing : burst(model, me, others[0]!, COUNTER_KEYS[0]!, ask)}</div>
    <div class="hands-does">${others.length < 2 ? nothing : others.map((pair, i) => deed({
      label: say('cash-counter-short', { names: namesAt(view, view.pairs[pair]!.seats) }), on: mayCall, key: upper(COUNTER_KEYS[i]!),
    }, (at) => void ask(callAct(me, pair, at))))}${
      deed({ label: say('hands-enough'), as: 'enough', key: 'Space', on: phase === 'swapping' && !seats[me]!.passed },
        (at) => act({ kind: 'pass' }, at))}</div>${faces}`;
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
export function stepTable({ step, view: game, event }: CashStep, players: readonly Drawn[]): TemplateResult {
  const { hands, letters, options } = game;
  return openHands(players, (seat) => ({
    isOut: false, waits: 0, has: has(options.letters, letters[pairOf(options, seat)]!),
    sign: didSign(event?.[0] === 'act' && event[1] === seat ? { act: event[2], nth: step } : null),
  }), hands, boardLooked(game));
}
