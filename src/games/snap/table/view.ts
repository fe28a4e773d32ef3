/**
 * The table of Snap as everybody may see it. Face-down cards stay behind, neither whose nor which is told, and nothing says that something
 * can be called: this is the one place where any of that could get out.
 */
import { shown } from '../../../cards/pile';
import type { EndedBy } from '../kept/savedGame';
import type { SnapPlayer } from '../kept/setup';
import { isIn, isOpen, type Seat, type SnapGame } from '../rules/game';
import { isAsking, type Lying } from './tableState';

/** A game as it lies there. @param covered whether no card lies open, since time stands still */
export function viewOf(game: SnapGame, covered = false) {
  const { options, stocks, piles, pot, pools, flips, turn, flipper, end } = game;
  return {
    options, flips, end,
    /** How many cards lie in each stock, and who is out. */
    seats: stocks.map((stock, seat) => ({ stock: stock.length, isOut: !isIn(game, seat) })),
    piles: piles.map(({ cards }) => shown(cards, covered)), pot: shown(pot, covered), pools: pools.map((cards) => shown(cards, covered)),
    /** Whose turn it is to turn a card; null after the end. */
    turn: end ? null : turn,
    /** Who turned the last card; null before the first. */
    flipper,
  };
}

export type SnapView = Readonly<ReturnType<typeof viewOf>>;

/** Where the game's time stands. */
interface Standing { readonly begun: boolean; readonly paused: boolean; readonly ended: EndedBy | null }

/** `ready`: nothing is turned yet, or the game was left: a press begins or goes on. The last card of all can be taken back for a moment. */
export type Phase = 'ready' | 'playing' | 'asked' | 'over';

/** The table with who sits there, and where its time stands. @param own the seats of a screen's people; others sit elsewhere */
export function tableViewOf(
  table: Lying, { begun, paused, ended }: Standing, own: ReadonlySet<Seat> | null = null,
) {
  const { game, answers, setup: { least, beat, asked, keys, ...setup } } = table;
  const players = setup.players.map((player, seat): SnapPlayer =>
    (own === null || player.kind === 'bot' ? player : { ...player, kind: own.has(seat) ? 'local' : 'remote' }));
  const covered = (paused || !begun) && ended === null;
  const view = viewOf(game, covered);
  const phase: Phase = ended !== null ? 'over' : !begun ? 'ready' : isAsking(table) ? 'asked' : 'playing';
  const seats = view.seats.map((seat, i) => ({ ...seat, answered: answers[i] !== null, ...players[i]! }));
  const people = players.filter(({ kind }) => kind === 'local').length;
  const next = seats.findIndex(({ kind, answered, isOut }) => kind === 'local' && !answered && !isOut);
  return {
    ...view, phase, seats, paused, ended,
    /** So long a card is seen before the next may be turned, and from card to card where a drum turns them; in milliseconds. */
    least: least as number, beat: beat as number | null,
    /** Whether everybody is asked after each card, and nothing hurries. */
    asked,
    /** Whether Snap and the pot have a key each. */
    twoKeys: keys === 'two',
    turn: phase === 'over' ? null : view.turn,
    /** Whether a card lies open that may be called. It always may, right or wrong. */
    mayCall: !covered && phase === 'playing' && game.end === null && !asked && isOpen(game),
    /** Of several people at one screen who is asked next; any other may answer before them. */
    askedNext: phase === 'asked' && people > 1 && next >= 0 ? next : null,
  };
}

export type SnapTableView = Readonly<ReturnType<typeof tableViewOf>>;
