/**
 * What is said of a table for those who hear it, and told for a moment to those who look: each card at once and shortly, and what happens
 * once. As values, which become words when they are said.
 */
import { list } from '../../../../strings/formats';
import { say } from '../../../../strings/say';
import { namesAt, whoAt } from '../../../../strings/words/cast';
import { shownName } from '../../../../strings/words/grammar';
import { rankOf, type Card } from '../../../../cards/card';
import type { PileShown } from '../../../../cards/pile';
import type { CallKind, Seat } from '../../rules/game';
import type { SnapHappening } from '../../rules/happening';
import type { SnapTableView } from '../../table/view';
import { cardName, rankName } from '../cards';
import { overText, promptText } from './prompts';

/** What can be read aloud when somebody asks for it: the cards, what can be done. */
export const READINGS = ['cards', 'asked'] as const;
export type Reading = (typeof READINGS)[number];

/** What befalls one seat, and how that is said. */
const OF_ONE = { wrong: 'snap-told-wrong', pooled: 'snap-told-pooled', turnedOver: 'snap-told-over', out: 'snap-told-out' } as const;

export type Said =
  | { readonly kind: 'turned'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'took'; readonly seat: Seat; readonly call: CallKind; readonly cards: number }
  | { readonly kind: 'tied'; readonly seats: readonly Seat[] }
  | { readonly kind: keyof typeof OF_ONE; readonly seat: Seat }
  | { readonly kind: 'over' }
  | { readonly kind: 'read'; readonly what: Reading };

/** What is said of what happened at one moment. */
export function saidOf(happenings: readonly SnapHappening[]): Said[] {
  const pooled = happenings.some(({ type }) => type === 'pooled');
  return happenings.flatMap((happening): Said[] => {
    switch (happening.type) {
      case 'flipped': return [{ kind: 'turned', seat: happening.seat, card: happening.card }];
      case 'took': return [{ kind: 'took', seat: happening.seat, call: happening.kind, cards: happening.cards }];
      case 'tied': return [{ kind: 'tied', seats: happening.seats }];
      case 'ended': return [{ kind: 'over' }];
      case 'paid': return [];
      // A pile that becomes a pool tells the false call with it.
      default: return happening.type === 'wrong' && pooled ? [] : [{ kind: happening.type, seat: happening.seat }];
    }
  });
}

/** As it is said. */
export function saidText(said: Said, view: SnapTableView): string {
  switch (said.kind) {
    case 'turned': return say('snap-told-turned', { ...whoAt(view, said.seat), card: rankName(rankOf(said.card)) });
    case 'took': {
      const told = { ...whoAt(view, said.seat), cards: said.cards };
      return said.call === 'snap' ? say('snap-told-took', told) : say('snap-told-took-middle', { ...told, call: said.call });
    }
    case 'tied': return say('snap-told-tied', { names: namesAt(view, said.seats) });
    case 'over': return overText(view);
    case 'read': return said.what === 'asked' ? promptText(view) : cardsText(view);
    default: return say(OF_ONE[said.kind], whoAt(view, said.seat));
  }
}

/** Whose turn it is now, for those who hear it: of somebody here, where no drum turns the cards. Nothing where everybody knows. */
export function nextText(view: SnapTableView): string {
  const { turn, beat, phase, seats } = view;
  const isHere = phase === 'playing' && beat === null && turn !== null && seats[turn]?.kind === 'local';
  return isHere ? say('snap-told-next', whoAt(view, turn)) : '';
}

/** A player's cards, as they are heard. */
export function placeText({ seats, piles, options: { table } }: SnapTableView, seat: Seat): string {
  const { name, isOut, stock } = seats[seat]!;
  const shown = shownName(name);
  if (isOut) return say('snap-place-out', { name: shown });
  const { top = null, cards = 0 } = piles[seat] ?? {};
  // What lies on the common pile is told with it; and nothing of cards that are covered.
  if (table === 'A' || (top === null && cards > 0)) return say('snap-place-common', { name: shown, cards: stock });
  return top === null ? say('snap-place-none', { name: shown, cards: stock })
    : say('snap-place', { name: shown, cards: stock, open: cardName(top) });
}

/** A pile in the middle, with what it is called. */
export interface MiddlePile { readonly title: string; readonly pile: PileShown }

/** The piles in the middle: the common one, the pot, the pools. */
export function middlePiles({ piles, pot, pools, options: { table } }: SnapTableView): readonly MiddlePile[] {
  return [
    ...table === 'A' ? [{ title: say('snap-pile-title'), pile: piles[0]! }] : [],
    ...pot.cards > 0 ? [{ title: say('snap-pot-title'), pile: pot }] : [],
    ...pools.map((pile) => ({ title: say('snap-pool-title'), pile })),
  ];
}

function cardsText(view: SnapTableView): string {
  const middle = middlePiles(view).flatMap(({ title, pile: { top, cards } }) =>
    (top === null ? [] : [say('snap-middle', { what: title, cards, open: cardName(top) })]));
  return say('snap-read-cards', { all: list([...middle, ...view.seats.map((_, seat) => placeText(view, seat))]) });
}
