/** What Spoons and Pig say at their table: what lies there, what can be done, what happened. Chooses messages. */
import { list } from '../../../strings/formats';
import { say } from '../../../strings/say';
import { aloneAt, isMe, whoAt } from '../../../strings/words/cast';
import { shownName, type Who } from '../../../strings/words/grammar';
import { lines } from '../../../strings/words/lines';
import { lettersTold } from '../../hands/words/letters';
import { cardName, rankName } from '../../piles/words/cards';
import type { TableHappening } from '../kept/savedGame';
import { WORDS, type Taking } from '../rules/options';
import type { PassingSeen, PassingView } from '../table/view';

/** The letters that somebody has, as they are written. */
export const spelt = (taking: Taking, letters: number): string => WORDS[taking].slice(0, letters);

export function headText({ taking, options: { packs, letters } }: PassingSeen): string {
  return say('spoons-head', { packs, word: spelt(taking, letters) });
}

/** What can be done now, by whoever plays here. */
export function promptText(view: PassingView): string {
  const { taking, phase, seats, dealer } = view;
  const me = aloneAt(view);
  if (phase === 'ready') return say('spoons-prompt-ready', { taking });
  if (me === null) return say('spoons-prompt-watch', { taking });
  const { isOut, took, cards, draws } = seats[me]!;
  if (isOut) return say('spoons-prompt-out');
  if (took !== null) return say('spoons-prompt-on', { taking });
  if (cards > 4) return say('spoons-prompt-pass');
  return say(draws === 0 ? 'spoons-prompt-wait' : me === dealer ? 'spoons-prompt-stock' : 'spoons-prompt-draw');
}

/** A player as they are heard. At Pig this is where a nose can be heard of, by whoever asks. */
export function placeText({ taking, seats, dealer }: PassingView, seat: number): string {
  const { name, letters, isOut, draws, took } = seats[seat]!;
  const has = isOut ? [say('shell-out-tag')] : lines(
    lettersTold(WORDS[taking], letters), seat === dealer && say('spoons-deals'),
    seat !== dealer && draws > 0 && say('spoons-place-waiting', { count: draws }), took !== null && say(`spoons-has-${taking}`),
  );
  return say('hands-place', { name: shownName(name), has: list(has) });
}

/** All of it, for whoever asks to hear it. */
export function tableText(view: PassingView): string {
  const left = view.taking === 'spoon' ? [say('spoons-left', { count: view.left })] : [];
  return [...left, ...view.seats.map((_, seat) => `${placeText(view, seat)}.`)].join(' ');
}

/** How a hand ended. */
export function lostText(
  taking: Taking, { seat, letters, isOut, by, rank }: TableHappening & { readonly type: 'lost' }, whoIs: (seat: number) => Who,
): readonly string[] {
  return lines(
    say('spoons-told-lost', { ...whoIs(seat), word: spelt(taking, letters) }), isOut && say('spoons-told-out', whoIs(seat)),
    say('spoons-told-four', { ...whoIs(by), card: rankName(rank) }),
  );
}

/** What happened, in a sentence; '': nothing is said of it. A nose is for everybody to notice: nobody but its owner is told. */
export function toldText(happening: TableHappening, view: PassingView): string {
  const { taking } = view;
  switch (happening.type) {
    case 'drew': case 'passed': case 'passedOn': return '';
    case 'took': {
      if (taking === 'nose') return isMe(view, happening.seat) ? say('spoons-told-nose') : '';
      return say(happening.isFirst ? 'spoons-told-first' : 'spoons-told-spoon', whoAt(view, happening.seat));
    }
    case 'lost': return lostText(taking, happening, (seat) => whoAt(view, seat)).join(' ');
    case 'refused': return say('spoons-told-refused', whoAt(view, happening.seat));
    case 'dealt': return say('spoons-told-dealt', whoAt(view, happening.dealer));
    case 'ended': return happening.winner === null ? say('spoons-told-drawn') : say('spoons-told-won', whoAt(view, happening.winner));
  }
}

/** The same as it is heard: one's own card, too. */
export function heardText(happening: TableHappening, view: PassingView): string {
  return happening.type === 'drew' && happening.card !== null ? cardName(happening.card) : toldText(happening, view);
}
