/**
 * A table of Cash as some places may see it. A hand is for its own place alone, and a pair's signal for its own members: this is the one
 * place where either could get out. When a hand is over, all hands are shown to all.
 */
import type { EndedBy, Standing } from '../../../contract/contract';
import { seenSeat } from '../../../seats/seenSeat';
import type { KeptCash } from '../kept/savedGame';
import { pairOf } from '../../hands/rules/pairs';
import { isAgreed, signalFor } from '../../hands/table/agreeing';
import { isTheirs } from '../../hands/table/mask';
import type { CashState, Seat } from '../rules/game';
import type { CashIntent, CashTable } from './state';

/** `agreeing`: before a hand, which begins once everybody is ready; the hand before it lies open until then. */
export type Phase = 'ready' | 'agreeing' | 'counting' | 'swapping' | 'over';

/** @param own the places that look */
export function viewOf(table: CashTable, own: ReadonlySet<Seat>, { begun, paused, ended }: Standing<KeptCash>) {
  const { game, setup, ready, count, passed, events } = table;
  const phase: Phase = ended !== null ? 'over' : !begun ? 'ready' : ready !== null ? 'agreeing' : count !== null ? 'counting' : 'swapping';
  const covered = ended === null && (paused || !begun);
  const plays = !covered && game.open && ready === null;
  const [only] = own;
  const faces = lastActs(table);
  return {
    phase, paused, ended: ended as EndedBy<KeptCash> | null, hasBegun: events.length > 0, letters: game.options.letters,
    seats: setup.players.map((player, seat) => ({
      ...seenSeat(player, own.has(seat)), pair: pairOf(game.options, seat), ready: ready?.[seat] ?? false, passed: passed[seat]!,
      face: plays ? faces[seat]! : null,
    })),
    /** The letters of each pair, and which pairs have won or lost. */
    pairs: game.options.pairs.map((seats, pair) =>
      ({ seats, letters: game.letters[pair]!, won: game.winners.includes(pair), lost: game.losers.includes(pair) })),
    /** One's own cards; null where others look, too, and while no hand is played. */
    hand: plays && only !== undefined && isTheirs(own, only) ? game.hands[only]! : null,
    /** Of the pair that looks, and of nobody else: null where it has agreed on none. */
    signal: signalFor(table, game.options, own),
    /** Whether who looks may say that they're ready. */
    mayStart: only !== undefined && ready !== null && isAgreed(table, { options: game.options, players: setup.players }, only),
    /** The cards that lie open in the middle, and how many lie there face down. */
    board: plays && game.up ? game.board : [], down: plays && !game.up ? game.board.length : 0,
    stock: plays ? game.stock.length : 0, stockAt: game.stockAt, dealer: game.dealer,
    /** What is left of three, two, one. */
    count: plays ? count?.left ?? null : null,
    /** Whether a call counts: from a hand's first board on. */
    mayCall: plays && game.turnedNow > 0,
    hands: game.ends.length, patience: setup.patience as number,
    shown: covered ? null : shownIn(game),
  };
}

export type CashView = Readonly<ReturnType<typeof viewOf>>;

/** The types that Cash is made of, as the host of all games takes them. */
export interface CashTypes extends KeptCash {
  readonly Table: CashTable;
  readonly Intent: CashIntent;
  readonly View: CashView;
}

/** How the last hand ended, with all that was held in it; null while one is played. */
export function shownIn({ open, ends, hands }: CashState): Pick<CashState, 'hands'> & { readonly end: CashState['ends'][number] } | null {
  return open || ends.length === 0 ? null : { end: ends.at(-1)!, hands };
}

/** What each did on their face last in this hand, and how manieth event that was; null: nothing. */
function lastActs({ game, events }: CashTable): readonly ({ readonly act: number; readonly nth: number } | null)[] {
  const from = events.findLastIndex(([kind]) => kind === 'deal');
  return game.hands.map((_, seat) => {
    const nth = events.findLastIndex(([kind, who], i) => i > from && kind === 'act' && who === seat);
    return nth < 0 ? null : { act: events[nth]![2] as number, nth };
  });
}
