/**
 * What is said of a table of piles for those who hear it, and told for a moment to those who look: each card at once and shortly, and what
 * happens once. As values, which become words when they are said.
 */
import { list } from '../../../strings/formats';
import { say } from '../../../strings/say';
import { namesAt, whoAt } from '../../../strings/words/cast';
import { shownName } from '../../../strings/words/grammar';
import { lines } from '../../../strings/words/lines';
import { rankOf, type Card } from '../../../cards/card';
import type { PileShown } from '../rules/pile';
import type { HappeningOf, PilesTypes, ShownRules } from '../rules/family';
import type { Seat } from '../rules/game';
import { isShared } from '../rules/happening';
import type { TableView } from '../table/view';
import { cardName, rankName } from './cards';
import { ownOf, type PilesWords } from './ofGame';
import { overText, promptText } from './prompts';

/** What can be read aloud when somebody asks for it: the cards, what can be done. */
export type Reading = 'cards' | 'asked';

export type Said<T extends PilesTypes> =
  | { readonly kind: 'turned'; readonly seat: Seat; readonly card: Card; readonly isDead?: boolean }
  | { readonly kind: 'took'; readonly seat: Seat; readonly call: T['Call']; readonly cards: number }
  | { readonly kind: 'tied'; readonly seats: readonly Seat[] }
  | { readonly kind: 'out'; readonly seat: Seat }
  /** `pays`: whether it costs them a card. */
  | { readonly kind: 'wrong'; readonly seat: Seat; readonly pays: boolean }
  /** What befalls somebody in this game alone. */
  | { readonly kind: 'own'; readonly one: T['Own'] }
  | { readonly kind: 'over' }
  | { readonly kind: 'read'; readonly what: Reading };

/** A game with its rules and what it says. */
export interface Speaks<T extends PilesTypes> { readonly rules: ShownRules<T>; readonly words: PilesWords<T> }

/** What is said of what happened at one moment. */
export function saidOf<T extends PilesTypes>(happenings: readonly HappeningOf<T>[]): Said<T>[] {
  // What else a false call costs tells it, too.
  const costs = happenings.some((one) => !isShared(one) && one.costs !== undefined);
  return happenings.flatMap((one): Said<T>[] => {
    if (!isShared(one)) return [{ kind: 'own', one: one as T['Own'] }];
    switch (one.type) {
      case 'flipped': return [{ kind: 'turned', seat: one.seat, card: one.card, ...one.isDead ? { isDead: true } : {} }];
      case 'took': return [{ kind: 'took', seat: one.seat, call: one.kind, cards: one.cards }];
      case 'tied': return [{ kind: 'tied', seats: one.seats }];
      case 'ended': return [{ kind: 'over' }];
      case 'paid': return [];
      case 'wrong': return costs ? [] : [{ kind: 'wrong', seat: one.seat, pays: happenings.some((other) => isPaidBy(other, one.seat)) }];
      case 'out': return [{ kind: 'out', seat: one.seat }];
    }
  });
}

/** Whether somebody pays a card. */
function isPaidBy<T extends PilesTypes>(one: HappeningOf<T>, seat: Seat): boolean {
  return isShared(one) && one.type === 'paid' && one.from === seat;
}

/** As it is said. */
export function saidText<T extends PilesTypes>({ rules, words }: Speaks<T>, said: Said<T>, view: TableView<T>): string {
  switch (said.kind) {
    case 'turned': {
      const told = { ...whoAt(view, said.seat), card: rankName(rankOf(said.card)) };
      return said.isDead ? say('piles-told-dead', told) : say('piles-told-turned', told);
    }
    case 'took': return say('piles-told-took', { ...whoAt(view, said.seat), cards: said.cards, what: words.call.named(said.call) });
    case 'tied': return words.tied.told(namesAt(view, said.seats));
    case 'wrong': return say('piles-told-wrong', { ...whoAt(view, said.seat), deed: words.deed, pays: said.pays ? 'yes' : 'no' });
    case 'out': return say('piles-told-out', whoAt(view, said.seat));
    case 'own': return ownOf(words, said.one).told(whoAt(view, said.one.seat), view);
    case 'over': return overText(view);
    case 'read': return said.what === 'cards' ? cardsText({ rules, words }, view)
      : lines(promptText(words, view), words.read?.(view) ?? false).join(' ');
  }
}

/** Whose turn it is now, for those who hear it: of somebody here, where no drum turns the cards. Nothing where everybody knows. */
export function nextText(view: TableView<PilesTypes>): string {
  const { turn, beat, phase, seats, choosing } = view;
  const isHere = phase === 'playing' && beat === null && choosing === null && turn !== null && seats[turn]?.kind === 'local';
  return isHere ? say('piles-told-next', whoAt(view, turn)) : '';
}

/** What everybody is to know now besides the cards: nothing after the end, and while they are covered. */
export function standsText<T extends PilesTypes>({ stands }: PilesWords<T>, { facts, seats, phase }: TableView<T>): string {
  return (phase === 'over' || facts === undefined ? null : stands?.({ facts, seats })) ?? '';
}

/** A player's cards, as they are heard. */
export function placeText({ seats, piles }: Pick<TableView<PilesTypes>, 'seats' | 'piles'>, seat: Seat): string {
  const { name, isOut, stock } = seats[seat]!;
  const shown = shownName(name);
  if (isOut) return say('piles-place-out', { name: shown });
  const { top, cards } = piles[seat] ?? { top: null, cards: 0 };
  // What lies on the common pile is told with it; and nothing of cards that are covered.
  if (piles.length === 1 || (top === null && cards > 0)) return say('piles-place-common', { name: shown, cards: stock });
  return top === null ? say('piles-place-none', { name: shown, cards: stock })
    : say('piles-place', { name: shown, cards: stock, open: cardName(top) });
}

/** A pile in the middle, with what it is called. */
export interface MiddlePile {
  readonly title: string;
  readonly pile: PileShown;
  /** Whether it is the one on which all turn their cards. */
  readonly isCommon: boolean;
}

/** The piles in the middle: the common one, and what lies there besides. */
export function middlePiles<T extends PilesTypes>(
  { rules, words }: Speaks<T>, { piles, middle, options }: Pick<TableView<T>, 'piles' | 'middle' | 'options'>,
): readonly MiddlePile[] {
  const title = (): string => words.call.named(rules.calls(options)[1]!);
  return [
    ...piles.length === 1 ? [{ title: say('piles-pile-title'), pile: piles[0]!, isCommon: true }] : [],
    ...middle.map((pile) => ({ title: title(), pile, isCommon: false })),
  ];
}

function cardsText<T extends PilesTypes>(speaks: Speaks<T>, view: TableView<T>): string {
  const middle = middlePiles(speaks, view).flatMap(({ title, pile: { top, cards } }) =>
    (top === null ? [] : [say('piles-middle', { what: title, cards, open: cardName(top) })]));
  return say('piles-read-cards', { all: list([...middle, ...view.seats.map((_, seat) => placeText(view, seat))]) });
}
