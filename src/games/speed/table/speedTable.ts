/** The table of Speed: what lies on it, what is laid there, and what comes by itself. Pure. */
import * as v from 'valibot';
import { isCard, type Card } from '../../../cards/card';
import { randomFrom, scramble } from '../../../chance/chance';
import { shuffled } from '../../../chance/drawn';
import type { Standing } from '../../../contract/contract';
import { SEATS, type Seat } from '../../laying/rules/game';
import { COUNTED, type LayingTable, type LaysAtTable, type Next } from '../../laying/table/state';
import { seenOf, type LayingView } from '../../laying/table/view';
import { rules, type KeptSpeed } from '../kept/savedGame';
import { canDraw, isBlocked, isOpened, type SpeedEvent, type SpeedGame } from '../rules/game';

/** So long after nobody could lay a card any more hands are filled or, where they are full, it's said that both are blocked. */
const BLOCKED_MS = 600;
/** Then it counts, and the piles go on. */
const GOES_ON: readonly number[] = [BLOCKED_MS, ...COUNTED.after.map((ms) => BLOCKED_MS + ms)];

/** A card of one's hand onto a pile, or new cards from the stock. */
export const intentForm = v.variant('kind', [
  v.object({ kind: v.literal('lay'), card: v.custom<Card>(isCard), on: v.picklist([0, 1]) }), v.object({ kind: v.literal('draw') }),
]);

/** How a game lies there. Both hands lie open: nobody has time to read the other's. */
export interface SpeedSeen {
  /** Null while they are covered. */
  readonly hands: readonly (readonly Card[] | null)[];
  /** How many cards each can draw from, and lie beside each pile and on it. */
  readonly stock: readonly number[];
  readonly talons: readonly number[];
  readonly piles: readonly { readonly top: Card | null; readonly cards: number }[];
}

export interface SpeedView extends LayingView<KeptSpeed>, SpeedSeen {
  readonly refill: SpeedGame['options']['refill'];
  /** Whether it has been said that nobody can lay a card; whether characters take their time. */
  readonly blocked: boolean;
  readonly slow: boolean;
}

export interface SpeedTypes extends KeptSpeed {
  readonly Table: LayingTable<KeptSpeed>;
  readonly Intent: v.InferOutput<typeof intentForm>;
  readonly View: SpeedView;
}

type Table = LayingTable<SpeedTypes>;

export function speedSeen(game: SpeedGame, covered: boolean): SpeedSeen {
  const { hands, stocks, talons, piles } = game;
  const isShown = !covered && isOpened(game);
  return {
    hands: hands.map((hand) => (covered ? null : hand)), stock: stocks.map(({ length }) => length),
    talons: talons.map(({ length }) => length), piles: piles.map((pile) => ({ top: isShown ? pile.at(-1)! : null, cards: pile.length })),
  };
}

const canFill = (game: SpeedGame): boolean => SEATS.some((seat) => canDraw(game, seat));

export function speedView(table: LayingTable<KeptSpeed>, own: ReadonlySet<Seat>, now: Standing<KeptSpeed>): SpeedView {
  const { game } = table;
  const { view, covered } = seenOf(table, own, now, (seat) => game.hands[seat]!.length + game.stocks[seat]!.length);
  const blocked = isOpened(game) && view.count > 0;
  return {
    ...view, count: blocked ? view.count - 1 : view.count, blocked, slow: table.setup.slower > 1, refill: game.options.refill,
    ...speedSeen(game, covered),
  };
}

/** The turn that comes next, with an empty talon shuffled anew. */
function turnOf({ game, seed, chance }: Table): SpeedEvent {
  const shuffle = (cards: readonly Card[], pile: number): readonly Card[] =>
    (chance ? shuffled(cards, chance) : scramble(cards, randomFrom(`talon:${seed}:${game.flips}:${pile}`)));
  const [one, two] = SEATS.map((pile) => (isOpened(game) && game.talons[pile]!.length === 0 ? shuffle(game.piles[pile]!, pile) : null));
  return one === null && two === null ? ['turn', null] : ['turn', null, one!, two!];
}

function next(table: Table): Next<SpeedTypes> | null {
  const { game } = table;
  if (!isBlocked(game)) return null;
  if (canFill(game)) return { after: [BLOCKED_MS], counts: false, event: () => ['fill', null], deals: true };
  const event = (): SpeedEvent => turnOf(table);
  return isOpened(game) ? { after: GOES_ON, counts: 'blocked', event, deals: true } : { ...COUNTED, event };
}

export const laying: LaysAtTable<SpeedTypes> = {
  rules: { ...rules }, next,
  stacks: (intent) => (intent.kind === 'lay' ? [intent.on] : []),
  eventOf: (seat, intent) => (intent.kind === 'lay' ? ['lay', seat, intent.card, intent.on] : ['draw', seat]),
  tieTo: ({ tieTo }) => tieTo,
  lock: ({ lock }) => lock,
  // Whoever looks sees what goes on a pile.
  forgotten: () => null,
};
