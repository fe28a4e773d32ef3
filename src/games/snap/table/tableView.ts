/**
 * The table as a page shows it: what everybody may see, who sits there, and where its time stands. While time stands still no card lies
 * open; and what people at the screen do.
 */
import type { SnapPlayer, SnapSetup } from '../kept/setup';
import type { EndedBy } from '../kept/savedGame';
import type { Seat } from '../rules/game';
import type { Answer, Called } from './tableState';
import type { Phase, PileShown, SeatShown, SnapView } from './view';

export interface SeatAtTable extends SeatShown, SnapPlayer {}

export interface SnapTableView extends Omit<SnapView, 'phase' | 'seats'> {
  /** `ready`: nothing is turned yet, or the game was left: a press begins or goes on. */
  readonly phase: Phase | 'ready';
  readonly seats: readonly SeatAtTable[];
  /** So long a card is seen before the next may be turned, in milliseconds. */
  readonly least: number;
  /** Milliseconds from card to card where a drum turns them; null where everybody turns their own. */
  readonly beat: number | null;
  /** Whether everybody is asked after each card, and nothing hurries. */
  readonly asked: boolean;
  /** Whether Snap and the pot have a key each. */
  readonly twoKeys: boolean;
  /** Of several people at one screen who is asked next; any other may answer before them. */
  readonly askedNext: Seat | null;
  readonly paused: boolean;
  readonly ended: EndedBy | null;
}

/** What people at the screen do. `at`: when they pressed, in the page's milliseconds (an event's `timeStamp`). */
export type SnapTableAct =
  /** A press begins the game, and goes on after a reload and after a pause. */
  | { readonly kind: 'goOn' }
  /** `orTurn`: the key is one for both, and turns a card where it is their turn and nothing can be called. */
  | { readonly kind: 'call'; readonly seat: Seat; readonly called: Called; readonly orTurn: boolean; readonly at: number }
  | { readonly kind: 'turn'; readonly seat: Seat }
  /** Where everybody is asked: what a seat answers. */
  | { readonly kind: 'answer'; readonly seat: Seat; readonly says: Answer }
  | { readonly kind: 'pause'; readonly paused: boolean; readonly at: number }
  /** The card that was turned as this many'th was painted: from here on times count. */
  | { readonly kind: 'painted'; readonly flips: number; readonly at: number }
  /** What is read aloud has begun (true) or ended: the next card waits for it. */
  | { readonly kind: 'reading'; readonly on: boolean }
  | { readonly kind: 'stop' };

/** Where the game's time stands. */
export interface Standing {
  readonly begun: boolean;
  readonly paused: boolean;
  readonly ended: EndedBy | null;
}

/** @param view what everybody may see @param own the seats of a screen's people, where others sit elsewhere */
export function tableViewOf(
  view: SnapView, setup: SnapSetup, { begun, paused, ended }: Standing, own: ReadonlySet<Seat> | null = null,
): SnapTableView {
  const players = own === null ? setup.players : setup.players.map((player, seat): SnapPlayer =>
    (player.kind === 'bot' ? player : { ...player, kind: own.has(seat) ? 'local' : 'remote' }));
  const hide = (paused || !begun) && ended === null;
  const pile = (shown: PileShown): PileShown => (hide ? { ...shown, top: null, below: null } : shown);
  const people = players.flatMap(({ kind }, seat) => (kind === 'local' ? [seat] : []));
  // The last card of all can be taken back for a moment.
  const phase = ended !== null ? 'over' : !begun ? 'ready' : view.phase === 'over' ? 'playing' : view.phase;
  const { piles, pot, pools, seats, mayCall, turn } = view;
  return {
    ...view, phase, piles: piles.map(pile), pot: pile(pot), pools: pools.map(pile),
    seats: seats.map((seat, i) => ({ ...seat, ...players[i]! })),
    turn: phase === 'over' ? null : turn, mayCall: mayCall && !hide && phase === 'playing',
    least: setup.least, beat: setup.beat, asked: setup.asked, twoKeys: setup.keys === 'two',
    askedNext: phase !== 'asked' || people.length < 2 ? null
      : people.find((seat) => !seats[seat]!.answered && !seats[seat]!.isOut) ?? null,
    paused, ended,
  };
}
