/**
 * A table of pairs around a board as some places may see it. A hand is for its own place alone, and a pair's signal for its own members:
 * this is the one place where either could get out.
 */
import type { GameTypes, Standing } from '../../../contract/contract';
import { seenSeat } from '../../../seats/seenSeat';
import { pairOf } from '../rules/pairs';
import { isAgreed, signalFor } from './agreeing';
import { lastActs } from './lastActs';
import { isTheirs } from './mask';
import type { KeptPairs, PairsTable } from './pairsTable';

/** `agreeing`: before a hand, which begins once everybody is ready; the hand before it lies open until then. */
type Phase = 'ready' | 'agreeing' | 'counting' | 'swapping' | 'over';

/** @param own the places that look */
export function seenPairs<Kept extends KeptPairs>(
  table: PairsTable<Kept>, own: ReadonlySet<number>, { begun, paused, ended }: Pick<Standing<GameTypes>, 'begun' | 'paused' | 'ended'>,
) {
  const { game, setup, ready, count, passed, events } = table;
  const { options, hands, up, board, stock, stockAt } = game;
  const phase: Phase = ended !== null ? 'over' : !begun ? 'ready' : ready !== null ? 'agreeing' : count !== null ? 'counting' : 'swapping';
  const covered = ended === null && (paused || !begun);
  const plays = !covered && game.open && ready === null;
  const [only] = own;
  const faces = lastActs(hands.length, events);
  return {
    phase, paused, hasBegun: events.length > 0,
    seats: setup.players.map((player, seat) => ({
      ...seenSeat(player, own.has(seat)), pair: pairOf(options, seat), ready: ready?.[seat] ?? false, passed: passed[seat]!,
      face: plays ? faces[seat]! : null,
    })),
    /** One's own cards; null where others look, too, and while no hand is played. */
    hand: plays && only !== undefined && isTheirs(own, only) ? hands[only]! : null,
    /** Of the pair that looks, and of nobody else: null where it has agreed on none. */
    signal: signalFor(table, options, own),
    /** Whether who looks may say that they're ready. */
    mayStart: only !== undefined && ready !== null && isAgreed(table, { options, players: setup.players }, only),
    /** The cards that lie open in the middle, and how many lie there face down. */
    board: plays && up ? board : [], down: plays && !up ? board.length : 0, stock: plays ? stock.length : 0, stockAt,
    /** What is left of three, two, one. */
    count: plays ? count?.left ?? null : null,
    hands: game.ends.length, patience: setup.patience,
    /** Whether a hand is played and seen, and whether nothing is, since time stands still. */
    plays, covered,
  };
}
