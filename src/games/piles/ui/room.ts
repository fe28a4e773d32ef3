/**
 * What lies on a table of piles and who sits around it: each with their stock, their open pile and their name, what lies in the middle, and
 * the bursts that people call with.
 */
import { html, nothing, type TemplateResult } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import { seatPlaces, type SeatPlaces } from '../../../layout/shapes/seatPlaces';
import type { PileShown } from '../rules/pile';
import { formats, upper } from '../../../strings/formats';
import { say } from '../../../strings/say';
import { aloneAt } from '../../../strings/words/cast';
import { shownName } from '../../../strings/words/grammar';
import { lateText } from '../../../shell/table/tableFrame';
import { callMark, pressedByKey, pressedDown, stays } from '../../../ui/parts/play/burst';
import { emblem } from '../../../ui/parts/play/emblem';
import { openPile, pileInMiddle, pileOrWon, pileWithBelow, stack } from '../../../ui/parts/play/playingCard';
import { styled, type Styled } from '../../../ui/table/styled';
import { askedOf, callShortcuts, ownBurst } from '../../../ui/parts/play/calls';
import { shortcutsOf } from '../../../ui/browser/shortcuts';
import type { PilesTypes } from '../rules/family';
import type { LaidPile } from '../rules/happening';
import type { TableView } from '../table/view';
import { promptText } from '../words/prompts';
import { middlePiles, placeText, saidText, standsText, type Speaks } from '../words/said';
import type { LastCall } from './lastCall';
import type { Draws } from './signs';
import { callAct, callsNow, ownKeys, passAct } from './tableKeys';
import type { PilesAsk, PilesModel } from './tableModel';

/** What was won or paid just now, or else what can be done. */
export function sentence<T extends PilesTypes>(speaks: Speaks<T>, { view, news, over, calls }: PilesModel<T>): string | typeof nothing {
  if (view.paused || over !== null) return nothing;
  const late = lateText({ calls, view });
  if (late !== '') return late;
  if (news.length === 0 || view.phase === 'ready') return promptText(speaks.words, view);
  return news.map((one) => saidText(speaks, one, view)).join(' ');
}

/** The bursts of one person, with the keys that do the same; nothing once they are out. */
export function burstsOf<T extends PilesTypes>(
  speaks: Draws<T>, model: PilesModel<T>, seat: number, ask: PilesAsk<T>,
): TemplateResult | typeof nothing {
  const { view, input, calls } = model;
  const { isOut, answered, name } = view.seats[seat]!;
  if (isOut || view.phase === 'over' || view.phase === 'ready') return nothing;
  if (speaks.signs) return speaks.signs.of(speaks, model, seat, ask);
  const [alone, asked] = [aloneAt(view) !== null, view.phase === 'asked'];
  const { rules, words: { call: said } } = speaks;
  const keys = ownKeys(rules, model);
  const kinds = callsNow(rules, view);
  const bursts = kinds.map((kind, i) => {
    const call = i === 0 ? 0 : 1;
    return ownBurst({
      word: said.pressed(kind), call, seat, sent: calls?.sent.some((one) => one.seat === seat && (one.called === kinds[1]) === (i === 1)),
      on: view.mayCall || asked, key: keys[call]?.[seat] ?? null,
      label: alone ? null : said.pressedBy(kind, shownName(name)),
      shortcuts: !alone ? null : call === 0 ? callShortcuts(input) : input.singleKeys ? upper('p') : null,
    }, (at) => ask({ kind: 'act', act: callAct(rules, view, seat, call, at, false) }));
  });
  const choosing = view.choosing === seat && !view.paused ? choices(speaks, seat, alone ? null : shownName(name), ask) : nothing;
  const all = asked ? askedOf({ name: alone ? null : name, answered, pass: () => void ask({ kind: 'act', act: passAct(seat) }) }, bursts)
    : html`${bursts}${choosing}`;
  if (asked && answered) return all;
  return html`<div class="play-bursts ${kinds.length > 1 ? 'two' : ''}" role=${asked ? 'group' : nothing}
    aria-label=${asked ? say('shell-several-asked', { name: shownName(name), deed: speaks.words.deed }) : nothing}>${all}</div>`;
}

/** What somebody presses who is asked whether they go on. @param name theirs, where several people sit here */
function choices<T extends PilesTypes>(
  { words: { choice } }: Speaks<T>, seat: number, name: string | null, ask: PilesAsk<T>,
): TemplateResult {
  const button = (kind: 'turn' | 'decline', what: string): TemplateResult => html`
    <button type="button" class="play-button" aria-label=${name === null ? nothing : say('piles-several-choice', { name, what })}
      @click=${() => void ask({ kind: 'act', act: { kind, seat } })}>${what}</button>`;
  return html`<div class="play-choices">${button('turn', choice!.goOn())}${button('decline', choice!.decline())}</div>`;
}

/** @param around whether people sit around the screen: then each has their bursts at their place, turned to them */
export function places<T extends PilesTypes>(speaks: Draws<T>, model: PilesModel<T>, around: boolean, ask: PilesAsk<T>): TemplateResult {
  const { view } = model;
  const lies = seatPlaces(view.seats.length, aloneAt(view) ?? 0, around);
  const isCommon = view.piles.length === 1;
  return html`
    <section class="play-room ${isCommon ? 'common' : 'own'}" aria-label=${say('shell-cards')} data-seats=${view.seats.length}>
      <ul class="play-places" role="list" aria-label=${say('shell-players')}>${view.seats.map((_, seat) =>
        place(speaks, model, seat, isCommon ? null : view.piles[seat]!, lies[seat]!, around, ask))}</ul>
      ${middle(speaks, model)}
    </section>`;
}

function styleOf({ wide, high }: SeatPlaces): Styled {
  return styled({
    '--wx': String(wide.x), '--wy': String(wide.y), '--wt': `${wide.turn}deg`,
    '--hx': String(high.x), '--hy': String(high.y), '--ht': `${high.turn}deg`,
  });
}

function place<T extends PilesTypes>(
  speaks: Draws<T>, model: PilesModel<T>, seat: number, pile: PileShown | null, lies: SeatPlaces, around: boolean, ask: PilesAsk<T>,
): TemplateResult {
  const { view } = model;
  const { name, isOut, stock, kind } = view.seats[seat]!;
  const isDone = speaks.rules.answering !== undefined && view.seats[seat]!.answered;
  const isTurn = view.turn === seat && view.phase !== 'over' && view.phase !== 'ready';
  const call = callShown(model);
  return html`
    <li class="play-place ${kind} ${isTurn ? 'turns' : ''} ${isOut ? 'out' : ''} ${isDone ? 'done' : ''}" ${styleOf(lies)}>
      <span class="spoken">${placeText(view, seat)}</span>
      <div class="play-cards">${stockOf(speaks, model, seat, ask)}${pile === null ? nothing : pileOrWon(pile, wonOf(call, seat))}${
        calledBy(speaks, view, call, seat)}</div>
      <div class="play-who" aria-hidden="true">${emblem(view.seats[seat]!)}<b class="play-name">${shownName(name)}</b><span
        class="play-count">${isOut ? say('shell-out-tag') : say('shell-left', { cards: stock })}</span></div>
      ${around && kind === 'local' ? burstsOf(speaks, model, seat, ask) : nothing}
    </li>`;
}

/** A stock. Whose turn it is turns a card by pressing it, where no drum does. */
function stockOf<T extends PilesTypes>(speaks: Speaks<T>, { view, input }: PilesModel<T>, seat: number, ask: PilesAsk<T>): TemplateResult {
  const { stock, kind } = view.seats[seat]!;
  const isAsked = view.choosing === seat;
  const isTheirs = view.turn === seat || (view.turn !== null && view.choosing === null && view.options.outOfTurn === true);
  const turns = isTheirs && view.phase === 'playing' && !view.paused && kind === 'local' && (view.beat === null || isAsked);
  if (!turns || !canTurn(speaks, view, seat)) return html`<span class="play-stock">${stack(stock)}</span>`;
  const turn = (): void => void ask({ kind: 'act', act: { kind: 'turn', seat } });
  return html`
    <button type="button" class="play-stock" aria-label=${isAsked ? speaks.words.choice!.goOn() : say('shell-turn')}
      aria-keyshortcuts=${shortcutsOf('draw', input)}
      @pointerdown=${pressedDown(turn)} @touchend=${stays} @click=${pressedByKey(turn)}>${stack(stock)}</button>`;
}

/** Whether somebody has a card to turn. */
function canTurn<T extends PilesTypes>({ rules }: Speaks<T>, { seats, piles, options }: TableView<T>, seat: number): boolean {
  return seats[seat]!.stock > 0 || (rules.turnsOver(options) && (piles[seat]?.cards ?? 0) > 0);
}

/** What is seen of the last call: nothing while the cards are covered. */
function callShown<T extends PilesTypes>({ call, view }: PilesModel<T>): LastCall<T['Call']> | null {
  return view.paused || view.phase === 'ready' ? null : call;
}

/** "+4" or "−4". */
const signed = (cards: number): string => `${cards > 0 ? '+' : '−'}${formats().number(Math.abs(cards))}`;

/** Nothing for a seat that has not called. */
function calledBy<T extends PilesTypes>(
  { rules, words }: Speaks<T>, { options }: TableView<T>, call: LastCall<T['Call']> | null, seat: number,
): TemplateResult | typeof nothing {
  const own = call?.callers.find((one) => one.seat === seat);
  if (!call || !own) return nothing;
  const what = call.tied ? 'tied' : call.won.length > 0 && own.kind !== null ? 'right' : 'wrong';
  const which = own.kind === null || own.kind === rules.calls(options)[0] ? '' : 'second';
  const word = own.kind === null ? words.takes?.() ?? '' : words.call.pressed(own.kind);
  return html`${keyed(call, callMark(word, own.cards === 0 ? null : signed(own.cards), `${what} ${which}`))}`;
}

/** What was won of a pile. */
function wonOf(call: LastCall<string> | null, which: number): LaidPile | null {
  return call?.won.find(({ pile }) => pile === which) ?? null;
}

/** What lies in the middle; and for a moment what was won there. */
function middle<T extends PilesTypes>(speaks: Draws<T>, model: PilesModel<T>): TemplateResult | typeof nothing {
  const piles = middlePiles(speaks, model.view);
  const call = callShown(model);
  const won = call?.middle ?? null;
  if (piles.length === 0 && won === null) return nothing;
  const stands = standsText(speaks.words, model.view);
  return html`
    <ul class="play-middle" role="list">${piles.map(({ title, pile, isCommon }) => {
      const gone = isCommon ? wonOf(call, 0) : null;
      const isEmptied = isCommon && pile.cards === 0 && (gone !== null || call?.tied === true);
      const name = isEmptied ? title
        : [title, say('shell-pile-of', { cards: pile.cards }), ...pile.isDead ? [say('piles-dead')] : []].join(' · ');
      return isCommon ? pileWithBelow(name, pile, gone) : pileInMiddle(name, pile, call?.tied === true);
    })}${won === null ? nothing : html`<li aria-hidden="true">${openPile({ top: won.top, cards: 0 }, true)}<small>${
      speaks.words.call.named(won.kind)}</small></li>`}${
      stands === '' ? nothing : html`<li class="play-stands"><b>${stands}</b></li>`}${
      speaks.signs?.wanted(speaks, model.view.options) ?? nothing}</ul>`;
}
