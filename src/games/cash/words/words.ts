/** What is said at a table of Cash: what can be done, what happened, and what lies there. Chooses messages. */
import type { Card } from '../../../cards/card';
import { list } from '../../../strings/formats';
import { say } from '../../../strings/say';
import { aloneAt, castOf, whoIs, whomAll, type Cast } from '../../../strings/words/cast';
import { shownName } from '../../../strings/words/grammar';
import { cardName } from '../../piles/words/cards';
import type { Signal } from '../../hands/rules/acts';
import { isFour } from '../../hands/rules/deal';
import { partnerOf } from '../../hands/rules/pairs';
import { lettersTold } from '../../hands/words/letters';
import { losersOf, type HandEnd, type Seat } from '../rules/ends';
import type { CashHappening, CashOptions } from '../rules/game';
import type { CashView } from '../table/view';

export const actText = (act: number): string => say('cash-act', { act });
/** "Blink + Yawn". */
const actsText = (acts: readonly number[]): string => acts.map(actText).join(' + ');
export const cardsText = (cards: readonly Card[]): string => list(cards.map(cardName));
const lettersText = (count: number): string => lettersTold('CASH', count);

/** A player as they are heard, with the letters of their pair. */
export function placeText({ seats, pairs }: CashView, seat: number): string {
  const { name, pair } = seats[seat]!;
  return say('hands-place', { name: shownName(name), has: lettersText(pairs[pair]!.letters) });
}

/** The partner of the only person here; null where there is none. */
export function partnerAt({ seats, pairs }: CashView): Seat | null {
  const me = aloneAt({ seats });
  return me === null ? null : partnerOf({ pairs: pairs.map((pair) => pair.seats) }, me);
}

function signalText(signal: Signal, own: 'cash-signal-own' | 'cash-prompt-four-own', acts: 'cash-signal' | 'cash-prompt-four'): string {
  return signal.length === 0 ? say(own) : say(acts, { acts: actsText(signal) });
}

/** What can be done now. */
export function promptText(view: CashView): string {
  const { phase, signal, mayStart, count, hand, seats } = view;
  const [me, partner] = [aloneAt(view), partnerAt(view)];
  if (phase === 'ready') return say('cash-prompt-start');
  if (phase === 'agreeing' && me !== null) {
    const name = shownName(seats[partner!]!.name);
    if (signal === null) return say('cash-prompt-choose', { name });
    if (!mayStart) return say('cash-prompt-blind', { name });
    const told = signalText(signal, 'cash-signal-own', 'cash-signal');
    const left = seats.filter(({ ready }) => !ready).map((seat) => shownName(seat.name));
    return `${told}. ${seats[me]!.ready ? say('shell-waits-for', { names: list(left) }) : say('cash-prompt-ready')}`;
  }
  if (phase === 'counting') return count === null ? '' : say('cash-prompt-count', { count });
  if (me === null || hand === null) return say('cash-prompt-look-on');
  return isFour(hand) && signal !== null ? signalText(signal, 'cash-prompt-four-own', 'cash-prompt-four') : say('cash-prompt-swap');
}

/** How a hand ended: who called what, what they have, and who gets a letter. */
export function endText(end: HandEnd, hands: readonly (readonly Card[])[], options: CashOptions, cast: Cast): string {
  if (end[0] === 'real') return say('cash-told-real');
  const { pairs, letters } = options;
  const meant = end[0] === 'counter' ? pairs[end[2]]! : [partnerOf(options, end[1])];
  const called = end[0] === 'cash' ? say('cash-told-cash', whoIs(end[1], cast))
    : say('cash-told-counter', { ...whoIs(end[1], cast), names: whomAll(meant, cast) });
  const four = meant.find((seat) => isFour(hands[seat]!));
  const has = four !== undefined ? say('cash-told-four', whoIs(four, cast))
    : end[0] === 'cash' ? say('cash-told-not-four', whoIs(meant[0]!, cast)) : say('cash-told-neither');
  const lost = losersOf(options, end).flatMap((pair) => pairs[pair]!);
  return `${called} ${has}${letters ? ` ${say('cash-told-letter', { names: whomAll(lost, cast) })}` : ''}`;
}

export const optionsIn = ({ pairs, letters }: CashView): CashOptions => ({ letters, pairs: pairs.map(({ seats }) => seats) });

/** What is read of something that happened in place of what can be done; '': nothing. */
export function toldText(happening: CashHappening, view: CashView): string {
  return happening.type === 'handOver' ? endText(happening.end, happening.hands, optionsIn(view), castOf(view.seats)) : '';
}

/** What is heard of it: faces, and what lies on the board. */
export function heardText(happening: CashHappening, view: CashView): string {
  switch (happening.type) {
    case 'acted': return actedText(happening.seat, happening.act, castOf(view.seats));
    case 'turned': return say('cash-heard-board', { told: cardsText(happening.board) });
    default: return toldText(happening, view);
  }
}

export function actedText(seat: Seat, act: number, cast: Cast): string {
  return seat === cast.you ? say('cash-acted-you', { act }) : say('cash-acted', { act, name: whoIs(seat, cast).name });
}

/** One's own cards and the board, for whoever asks to hear them. */
export function tableText({ hand, board, down }: CashView): string {
  return [
    ...hand === null ? [] : [say('cash-heard-hand', { told: cardsText(hand) })],
    ...board.length > 0 ? [say('cash-heard-board', { told: cardsText(board) })] : down > 0 ? [say('cash-heard-down')] : [],
  ].join(' ');
}
