/**
 * A table of piles as everybody may see it. Face-down cards stay behind, neither whose nor which is told, and nothing says that something
 * can be called: this is the one place where any of that could get out.
 */
import { shown, type PileShown } from '../rules/pile';
import type { Standing } from '../../../contract/contract';
import type { EndedPiles, KeptPiles } from '../kept/saved';
import type { PilesRules, PilesTypes, PlayerOf } from '../rules/family';
import { seenSeat } from '../../../seats/seenSeat';
import { isIn, isOpen, type Seat } from '../rules/game';
import { isAsking, type Lying } from './state';

/** How many cards lie in a stock, and whether its seat is out. */
interface StockView { readonly stock: number; readonly isOut: boolean }

/** A game as it lies there. */
export interface PilesView<T extends PilesTypes> extends Pick<T['State'], 'flips' | 'flipper' | 'end'> {
  readonly options: T['State']['options'];
  readonly seats: readonly StockView[];
  readonly piles: readonly PileShown[];
  /** What lies open besides the piles. */
  readonly middle: readonly PileShown[];
  /** Whose turn it is to turn a card; null after the end, and while nobody may turn one any more. */
  readonly turn: Seat | null;
  /** Whom the rules ask whether they go on: it is their turn. */
  readonly choosing: Seat | null;
  /** What else the game tells everybody; not while its cards are covered. */
  readonly facts?: T['Facts'];
}

/** What of the rules says what is seen. */
type ShownBy<T extends PilesTypes> = Pick<PilesRules<T>, 'middle' | 'lies' | 'facts' | 'choice' | 'answering'>;

/** @param covered whether no card lies open, since time stands still */
export function viewOf<T extends PilesTypes>(
  { middle, lies, facts, choice }: ShownBy<T>, game: T['State'], covered = false,
): PilesView<T> {
  const { options, stocks, piles, flips, turn, flipper, end, owed = null } = game;
  return {
    options, flips, end,
    seats: stocks.map((stock, seat) => ({ stock: stock.length, isOut: !isIn(game, seat) })),
    piles: piles.map((pile) => shown(pile, covered, lies?.(game))), middle: middle(game).map((cards) => shown({ cards }, covered)),
    turn: end || owed !== null ? null : turn, flipper, choosing: choice?.(game)?.seat ?? null,
    ...facts && !covered ? { facts: facts(game) } : {},
  };
}

/** `ready`: nothing is turned yet, or the game was left: a press begins or goes on. The last card of all can be taken back for a moment. */
export type Phase = 'ready' | 'playing' | 'asked' | 'over';

/** The table with who sits there, and where its time stands. */
export interface TableView<T extends PilesTypes> extends PilesView<T> {
  readonly phase: Phase;
  readonly seats: readonly (StockView & PlayerOf<T> & { readonly answered: boolean })[];
  readonly paused: boolean;
  readonly ended: EndedPiles<T> | null;
  /** So long a card is seen before the next may be turned, and from card to card where a drum turns them; in milliseconds. */
  readonly least: number;
  readonly beat: number | null;
  /** Whether everybody is asked after each card, and nothing hurries. */
  readonly asked: boolean;
  /** Whether there are two keys: to call with and, for what lies in the middle or to turn a card, another. */
  readonly twoKeys: boolean;
  /** Whether a card lies open that may be called. It always may, right or wrong. */
  readonly mayCall: boolean;
  /** Of several people at one screen who is asked next; any other may answer before them. */
  readonly askedNext: number | null;
}

/** @param own the seats of a screen's people; others sit elsewhere */
export function tableViewOf<T extends PilesTypes>(
  rules: ShownBy<T>, table: Lying<T>, { begun, paused, ended }: Standing<KeptPiles<T>>,
  own: ReadonlySet<Seat> | null = null,
): TableView<T> {
  const { game, answers, setup } = table;
  const { least, beat, asked, keys } = setup;
  const players = setup.players.map((player: PlayerOf<T>, seat): PlayerOf<T> => (own === null ? player : seenSeat(player, own.has(seat))));
  const covered = (paused || !begun) && ended === null;
  const view = viewOf(rules, game, covered);
  const phase: Phase = ended !== null ? 'over' : !begun ? 'ready' : isAsking(table) ? 'asked' : 'playing';
  const hasAnswered = (seat: Seat): boolean => rules.answering?.isDone(game, seat) ?? answers[seat] !== null;
  const seats = view.seats.map((seat, i) => ({ ...seat, answered: hasAnswered(i), ...players[i]! }));
  const people = players.filter(({ kind }) => kind === 'local').length;
  const next = seats.findIndex(({ kind, answered, isOut }) => kind === 'local' && !answered && !isOut);
  return {
    ...view, phase, seats, paused, ended, least, beat, asked, twoKeys: keys === 'two',
    turn: phase === 'over' ? null : view.turn, choosing: phase === 'playing' ? view.choosing : null,
    mayCall: !covered && phase === 'playing' && game.end === null && !asked && isOpen(game),
    askedNext: phase === 'asked' && people > 1 && next >= 0 ? next : null,
  };
}
