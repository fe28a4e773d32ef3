/**
 * A table of piles as it is shown: the players around the cards, each with their stock, their open pile and their name; what lies in the
 * middle; the sentence that says what can be done, and what is pressed. It is made of elements alone: there is no picture beneath.
 */
import { html, nothing, type TemplateResult } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import { seatPlaces, type SeatPlaces } from '../../../layout/shapes/seatPlaces';
import type { PileShown } from '../../../cards/pile';
import { formats, upper } from '../../../strings/formats';
import { say } from '../../../strings/say';
import { aloneAt, peopleOf } from '../../../strings/words/cast';
import { shownName } from '../../../strings/words/grammar';
import { callMark, pressedByKey, pressedDown, stays } from '../../../ui/parts/play/burst';
import { emblem } from '../../../ui/parts/play/emblem';
import { openPile, pileInMiddle, pileOrWon, pileWithBelow, stack } from '../../../ui/parts/play/playingCard';
import { styled, type Styled } from '../../../ui/table/styled';
import { askedOf, callers, callShortcuts, ownBurst } from '../../../ui/parts/play/calls';
import type { SetBase } from '../../../shell/types';
import { ownKeys, pileKey } from './pileKeys';
import {
  pilesAfter, pilesSaid, type LaidPile, type LastCall, type PileAsk, type PileChange, type PileGame, type PileModel,
  type PileTypes,
} from './pileTable';
import { overButtons, shortcutsOf, startButton, tableFrame } from '../../../shell/table/tableFrame';
import type { FocusedOn } from '../../../shell/table/tableKeys';

/** What is said of it at once: it may cut short what is being said. */
const URGENT: readonly string[] = ['turned', 'took', 'tied'];

/** What a game of piles hands to the screens of every game. */
export function pileTable<T extends PileTypes>(game: PileGame<T>) {
  return {
    opened: (view: T['View'], set: SetBase): PileModel<T> =>
      ({ kind: 'table', view, ...set, said: { id: 0, what: [] }, news: [], call: null, over: null }),
    after: (model: PileModel<T>, change: PileChange<T>) => pilesAfter(game, model, change),
    /** @param teacher stands where the sentence would, in a lesson */
    draw: (model: PileModel<T>, ask: PileAsk<T>, teacher: TemplateResult | null = null) => pileScreen(game, model, ask, teacher),
    keys: (key: string, focus: FocusedOn, model: Pick<PileModel<T>, 'view' | 'input'>, at: number) => pileKey(game, key, focus, model, at),
    saidNow: (model: Pick<PileModel<T>, 'said' | 'view'>) => pilesSaid(game, model),
  };
}

function pileScreen<T extends PileTypes>(
  game: PileGame<T>, model: PileModel<T>, ask: PileAsk<T>, teacher: TemplateResult | null,
): TemplateResult {
  const { view, over, said } = model;
  const people = peopleOf(view).length;
  const around = model.sitting === 'around' && people > 1;
  return tableFrame(model, {
    title: game.title(), around, as: `piled on-table ${teacher ? 'taught' : ''} ${people > 2 ? 'crowd' : ''}`, over: game.over(view),
    terms: html`<p class="play-terms">${game.terms(view).map((term, i) => html`<span>${i > 0 ? `· ${term}` : term}</span> `)}</p>`,
    said: pilesSaid(game, model), urgent: said.what.some(({ kind }) => URGENT.includes(kind)),
  }, html`
    ${places(game, model, around, ask)}
    ${teacher !== null && !view.paused && over === null ? teacher
      : html`<p class="play-prompt" aria-hidden="true"><span>${sentence(game, model)}</span></p>`}
    <div class="play-pressed">${pressed(game, model, around, ask)}</div>`, ask);
}

/** What was won or paid just now, or else what can be done. */
function sentence<T extends PileTypes>(game: PileGame<T>, { view, news, over }: PileModel<T>): string | typeof nothing {
  if (view.paused || over !== null) return nothing;
  return news.length > 0 && view.phase !== 'ready' ? news.map((one) => game.saidText(one, view)).join(' ') : game.prompt(view);
}

function pressed<T extends PileTypes>(
  game: PileGame<T>, model: PileModel<T>, around: boolean, ask: PileAsk<T>,
): TemplateResult | typeof nothing {
  const { view } = model;
  if (view.phase === 'ready') return startButton(game.hasBegun(view), ask);
  if (view.phase === 'over') return overButtons(game.hasBegun(view), 'play-button', ask);
  const people = peopleOf(view);
  if (people.length > 0 && people.every((seat) => view.seats[seat]!.isOut)) return nobodyCalls(ask);
  if (around) return nothing;
  const me = aloneAt(view);
  if (me !== null) return burstsOf(game, model, me, ask);
  return callers(view.seats, people, (seat) => (view.seats[seat]!.isOut
    ? html`<p class="play-answered">${say('shell-out-tag')}</p>` : burstsOf(game, model, seat, ask)));
}

/** Where everybody here is out: the others can be watched, left to themselves, or stopped. */
function nobodyCalls<T extends PileTypes>(ask: PileAsk<T>): TemplateResult {
  return html`
    <button type="button" class="play-button"
      @click=${(event: MouseEvent) => ask({ kind: 'overTable', over: 'stop', at: event.timeStamp })}>${say('shell-stop')}</button>
    <button type="button" class="play-button" @click=${() => ask({ kind: 'leaveTable' })}>${say('shell-away')}</button>`;
}

/** The bursts of one person, with the keys that do the same; nothing once they are out. */
function burstsOf<T extends PileTypes>(
  game: PileGame<T>, model: PileModel<T>, seat: number, ask: PileAsk<T>,
): TemplateResult | typeof nothing {
  const { view, input } = model;
  const { isOut, answered, name } = view.seats[seat]!;
  if (isOut || view.phase === 'over' || view.phase === 'ready') return nothing;
  const [alone, asked] = [aloneAt(view) !== null, view.phase === 'asked'];
  const keys = ownKeys(game, model);
  const kinds = game.calls(view);
  const bursts = kinds.map((kind, i) => {
    const call = i === 0 ? 0 : 1;
    const { word, label } = game.call(kind);
    return ownBurst({
      word, call, seat, on: view.mayCall || asked, key: keys[call]?.[seat] ?? null, label: alone ? null : label(shownName(name)),
      shortcuts: !alone ? null : call === 0 ? callShortcuts(input) : input.singleKeys ? upper('p') : null,
    }, (at) => ask({ kind: 'act', act: game.act(view, seat, call, at, false) }));
  });
  const all = asked ? askedOf({ name: alone ? null : name, answered, pass: () => void ask({ kind: 'act', act: game.pass(seat) }) }, bursts)
    : html`${bursts}`;
  if (asked && answered) return all;
  return html`<div class="play-bursts ${kinds.length > 1 ? 'two' : ''}" role=${asked ? 'group' : nothing}
    aria-label=${asked ? say('shell-several-asked', { name: shownName(name) }) : nothing}>${all}</div>`;
}

/** @param around whether people sit around the screen: then each has their bursts at their place, turned to them */
function places<T extends PileTypes>(game: PileGame<T>, model: PileModel<T>, around: boolean, ask: PileAsk<T>): TemplateResult {
  const { view } = model;
  const lies = seatPlaces(view.seats.length, aloneAt(view) ?? 0, around);
  const piles = game.piles(view);
  return html`
    <section class="play-room ${piles === null ? 'common' : 'own'}" aria-label=${say('shell-cards')} data-seats=${view.seats.length}>
      <ul class="play-places" role="list" aria-label=${say('shell-players')}>${view.seats.map((_, seat) =>
        place(game, model, seat, piles?.[seat] ?? null, lies[seat]!, around, ask))}</ul>
      ${middle(game, model)}
    </section>`;
}

function styleOf({ wide, high }: SeatPlaces): Styled {
  return styled({
    '--wx': String(wide.x), '--wy': String(wide.y), '--wt': `${wide.turn}deg`,
    '--hx': String(high.x), '--hy': String(high.y), '--ht': `${high.turn}deg`,
  });
}

function place<T extends PileTypes>(
  game: PileGame<T>, model: PileModel<T>, seat: number, pile: PileShown | null, lies: SeatPlaces, around: boolean, ask: PileAsk<T>,
): TemplateResult {
  const { view } = model;
  const { name, isOut, stock, kind } = view.seats[seat]!;
  const isTurn = view.turn === seat && view.phase !== 'over' && view.phase !== 'ready';
  const call = callShown(model);
  return html`
    <li class="play-place ${kind} ${isTurn ? 'turns' : ''} ${isOut ? 'out' : ''}" ${styleOf(lies)}>
      <span class="spoken">${game.place(view, seat)}</span>
      <div class="play-cards">${stockOf(game, model, seat, ask)}${pile === null ? nothing : pileOrWon(pile, wonOf(call, seat))}${
        calledBy(game, call, seat)}</div>
      <div class="play-who" aria-hidden="true">${emblem(view.seats[seat]!)}<b class="play-name">${shownName(name)}</b><span
        class="play-count">${isOut ? say('shell-out-tag') : say('shell-left', { cards: stock })}</span></div>
      ${around && kind === 'local' ? burstsOf(game, model, seat, ask) : nothing}
    </li>`;
}

/** A stock. Whose turn it is turns a card by pressing it, where no drum does. */
function stockOf<T extends PileTypes>(game: PileGame<T>, { view, input }: PileModel<T>, seat: number, ask: PileAsk<T>): TemplateResult {
  const { stock, kind } = view.seats[seat]!;
  const turns = view.turn === seat && view.phase === 'playing' && !view.paused && kind === 'local' && view.beat === null;
  if (!turns || !game.canTurn(view, seat)) return html`<span class="play-stock">${stack(stock)}</span>`;
  const turn = (): void => void ask({ kind: 'act', act: { kind: 'turn', seat } });
  return html`
    <button type="button" class="play-stock" aria-label=${say('shell-turn')} aria-keyshortcuts=${shortcutsOf('draw', input)}
      @pointerdown=${pressedDown(turn)} @touchend=${stays} @click=${pressedByKey(turn)}>${stack(stock)}</button>`;
}

/** What is seen of the last call: nothing while the cards are covered. */
function callShown<T extends PileTypes>({ call, view }: PileModel<T>): LastCall<T['Call']> | null {
  return view.paused || view.phase === 'ready' ? null : call;
}

/** "+4" or "−4". */
const signed = (cards: number): string => `${cards > 0 ? '+' : '−'}${formats().number(Math.abs(cards))}`;

/** Nothing for a seat that has not called. */
function calledBy<T extends PileTypes>(game: PileGame<T>, call: LastCall<T['Call']> | null, seat: number): TemplateResult | typeof nothing {
  const own = call?.callers.find((one) => one.seat === seat);
  if (!call || !own) return nothing;
  const { word, isSecond } = game.call(own.kind);
  const what = own.cards < 0 ? 'wrong' : call.tied ? 'tied' : 'right';
  return html`${keyed(call, callMark(word, own.cards === 0 ? null : signed(own.cards), `${what} ${isSecond ? 'second' : ''}`))}`;
}

/** What was won of a pile. */
function wonOf(call: LastCall<string> | null, which: number): LaidPile | null {
  return call?.won.find(({ pile }) => pile === which) ?? null;
}

/** What lies in the middle; and for a moment what was won there. */
function middle<T extends PileTypes>(game: PileGame<T>, model: PileModel<T>): TemplateResult | typeof nothing {
  const piles = game.middle(model.view);
  const call = callShown(model);
  const won = call?.middle ?? null;
  if (piles.length === 0 && won === null) return nothing;
  return html`
    <ul class="play-middle" role="list">${piles.map(({ title, pile, isCommon, takesTies }) => {
      const gone = isCommon ? wonOf(call, 0) : null;
      const isEmptied = isCommon && pile.cards === 0 && (gone !== null || call?.tied === true);
      const name = isEmptied ? title : `${title} · ${say('shell-pile-of', { cards: pile.cards })}`;
      return isCommon ? pileWithBelow(name, pile, gone) : pileInMiddle(name, pile, takesTies && call?.tied === true);
    })}${won === null ? nothing : html`<li aria-hidden="true">${openPile({ top: won.top, cards: 0 }, true)}<small>${
      game.call(won.kind).title}</small></li>`}</ul>`;
}
