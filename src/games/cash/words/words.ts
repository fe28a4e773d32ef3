/** What is said at a table of Cash: what can be done, what happened, and what lies there. Chooses messages. */
import type { Card } from '../../../cards/card';
import { say } from '../../../strings/say';
import { aloneAt, castOf, whoIs, whomAll, type Cast } from '../../../strings/words/cast';
import { shownName } from '../../../strings/words/grammar';
import { isFour } from '../../hands/rules/deal';
import { partnerOf } from '../../hands/rules/pairs';
import { boardText } from '../../hands/words/board';
import { lettersTold } from '../../hands/words/letters';
import { actedText, agreeingText, giveText } from '../../hands/words/signals';
import { losersOf, WORD, type HandEnd, type Seat } from '../rules/ends';
import type { CashHappening, CashOptions } from '../rules/game';
import type { CashView } from '../table/view';

/** The letters of a seat's pair; none are shown where one hand decides. */
export function lettersAt({ seats, pairs }: CashView, seat: Seat): number { return pairs[seats[seat]!.pair]!.letters; }

/** A player, as they are heard. */
export function placeText(view: CashView, seat: Seat): string {
  const name = shownName(view.seats[seat]!.name);
  return view.letters ? say('hands-place', { name, has: lettersTold(WORD, lettersAt(view, seat)) }) : name;
}

/** What can be done now. */
export function promptText(view: CashView): string {
  const { phase, signal, count, hand } = view;
  const me = aloneAt(view);
  if (phase === 'ready') return say('cash-prompt-start');
  if (phase === 'agreeing' && me !== null) return agreeingText(view, me);
  if (phase === 'counting') return count === null ? '' : say('cash-prompt-count', { count });
  if (me === null || hand === null) return say('cash-prompt-look-on');
  return isFour(hand) && signal !== null ? giveText(signal) : say('cash-prompt-swap');
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
    case 'turned': return boardText(happening.board);
    default: return toldText(happening, view);
  }
}
