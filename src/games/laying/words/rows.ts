/** What is said of two rows of stacks: what lies on each, and what matches. Chooses messages. */
import { rankOf, type Card } from '../../../cards/card';
import { list, upper } from '../../../strings/formats';
import { say } from '../../../strings/say';
import { whoAt } from '../../../strings/words/cast';
import { lines } from '../../../strings/words/lines';
import { cardName, rankName } from '../../piles/words/cards';
import { other, SEATS, type Seat, type Stack } from '../rules/game';
import type { RowsHappening } from '../rules/rows';
import type { RowsView } from '../table/rowsTable';
import { placeText, toldText, type LayingKind, type ToldHappening } from './table';

/** Whether a row is one's own. @param seat who looks */
const sideOf = ([side]: Stack, seat: Seat): 'near' | 'far' => (side === seat ? 'near' : 'far');

/** @param seat from whose side it is seen */
export function stackText({ rows }: RowsView, seat: Seat, on: Stack): string {
  const { top, cards } = rows[on[0]]?.[on[1]] ?? { top: null, cards: 0 };
  const card = top === null ? say(cards > 0 ? 'laying-stack-covered' : 'laying-stack-none') : cardName(top);
  return say('laying-stack', { side: sideOf(on, seat), place: on[1] + 1, card });
}

/** A card is laid, or new ones have come. */
export type RowsTold =
  | RowsHappening | Exclude<ToldHappening, { readonly type: 'back' }>
  | { readonly type: 'dealt'; readonly rows: readonly (readonly Card[])[] }
  /** For each seat the card that it turned onto a new stack; null: none. */
  | { readonly type: 'turned'; readonly cards: readonly (Card | null)[] }
  | { readonly type: 'called'; readonly seat: Seat };

/** Who looks, and what each stack is called there: by its key, where there is one. */
export interface Seen { readonly view: RowsView; readonly seat: Seat; readonly keyAt: (on: Stack) => string | null }

function whereText({ seat, keyAt }: Seen, on: Stack): string {
  const key = keyAt(on);
  return key === null ? say('laying-heard-where', { side: sideOf(on, seat), place: on[1] + 1 }) : upper(key);
}

const laidText = (seen: Seen, on: Stack, card: Card): string =>
  say('laying-heard-laid', { where: whereText(seen, on), card: cardName(card) });

/** The other's row first, as the keys lie. */
const sidesOf = ({ seat }: Pick<Seen, 'seat'>): readonly Seat[] => [other(seat), seat];

/** Both rows. */
function rowsText(seen: Seen, rows: readonly (readonly (Card | null)[])[]): string {
  return sidesOf(seen).flatMap((side) => rows[side]!.flatMap((card, place) =>
    (card === null ? [] : `${laidText(seen, [side, place], card)}.`))).join(' ');
}

/** The cards that were turned, each with its stack: the last of its row. */
function turnedText(seen: Seen, cards: readonly (Card | null)[]): string {
  return sidesOf(seen).map((side) => {
    const card = cards[side] ?? null;
    return card === null ? '' : `${laidText(seen, [side, seen.view.rows[side]!.length - 1], card)}.`;
  }).filter((text) => text !== '').join(' ');
}

/** What happened, as it is read in place of the prompt; '': nothing is said of it: it is seen. */
export function toldOnRows(kind: LayingKind, told: RowsTold, view: RowsView, prompt: string): string {
  if (told.type === 'laid') return '';
  if (told.type === 'called') return say('laying-told-called', whoAt(view, told.seat));
  return told.type === 'dealt' || told.type === 'turned' ? prompt : toldText(kind, told as ToldHappening, view);
}

/** The same as it is heard: each card with its stack. */
export function heardOnRows(kind: LayingKind, told: RowsTold, seen: Seen): string {
  switch (told.type) {
    case 'laid': return `${laidText(seen, told.on, told.card)}.`;
    case 'dealt': return say('laying-heard-dealt', { cards: rowsText(seen, told.rows) });
    case 'turned': return turnedText(seen, told.cards);
    case 'called': return say('laying-told-called', whoAt(seen.view, told.seat));
    case 'hinted': return say('laying-read-one', { where: whereText(seen, told.on as Stack) });
    case 'wrong': return say('laying-heard-wrong', { where: whereText(seen, told.on as Stack), told: toldText(kind, told, seen.view) });
    default: return toldText(kind, told as ToldHappening, seen.view);
  }
}

/** All that lies there, for whoever asks to hear it. */
export function readRows(seen: Seen): string {
  const { view } = seen;
  const tops = view.rows.map((row) => row.map(({ top }) => top));
  return lines(rowsText(seen, tops), ...SEATS.map((seat) => `${placeText(view, seat)}.`)).join(' ');
}

/** Which stacks match, where characters take their time: whoever listens hears the cards one after the other. */
export function readMatches(seen: Seen): string {
  const { rows } = seen.view;
  if (seen.view.open === null) return say('laying-read-matches-not');
  const open = sidesOf(seen).flatMap((row) => seen.view.open!.filter(([side]) => side === row));
  const topAt = ([side, place]: Stack): Card => rows[side]![place]!.top!;
  const ranks = [...new Set(open.map((on) => rankOf(topAt(on))))];
  const told = ranks.map((rank) => {
    const stacks = open.filter((on) => rankOf(topAt(on)) === rank);
    return stacks.length === 1 ? say('laying-read-one', { where: whereText(seen, stacks[0]!) })
      : say('laying-read-match', { matches: list(stacks.map((on) => whereText(seen, on))), card: rankName(rank) });
  });
  return told.length === 0 ? say('laying-read-none') : told.join(' ');
}
