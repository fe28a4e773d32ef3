/** What is asked of SNAG's table at the host of all games, and what happens there. */
import * as v from 'valibot';
import type { Place } from '../../contract/contract';
import type { Tile } from '../../rules/board';
import type { Seat } from '../../rules/position';
import { CALL_SECONDS, PACES, type Pace, type TimeToCall } from '../../setup/setup';
import type { TableRefusal } from '../../table/intents';
import type { TableHappening } from '../viewState';

/** What only one place may know, seen by nobody else. */
export type Reply =
  /** An act was turned down, and why. */
  | { readonly type: 'refused'; readonly seat: Seat; readonly refusal: TableRefusal }
  /** A call waits until the maker's move ends. */
  | { readonly type: 'held'; readonly seat: Seat; readonly maker: Seat };

/** What happens. `place`: who alone may know all of it; nobody is told that. */
export type SnagHappening = (TableHappening | Reply) & { readonly place?: Place };

const whole = v.pipe(v.number(), v.safeInteger());

/** What somebody at a place asks for. */
export const snagIntent = v.variant('kind', [
  /** Picks the face-down tile at `index` in the draw for order. */
  v.object({ kind: v.literal('pick'), index: whole }),
  /** The result of the draw for order was read: the game may begin. */
  v.object({ kind: v.literal('takeSeats') }),
  v.object({ kind: v.literal('place'), tile: whole }),
  v.object({ kind: v.literal('call') }),
  v.object({ kind: v.literal('draw') }),
  v.object({ kind: v.literal('count') }),
  /** SNAG or pass, by whoever is asked. */
  v.object({ kind: v.literal('answer'), snag: v.boolean() }),
  /** Another pace, or time to call, from the next move on: for who plays at the device where the game is kept. */
  v.object({ kind: v.literal('pace'), pace: v.picklist(PACES) }),
  v.object({ kind: v.literal('callSeconds'), seconds: v.nullable(v.picklist(CALL_SECONDS)) }),
  /** By a computer player alone: what it has seen to be called once so many tiles were placed. Nobody is told. */
  v.object({ kind: v.literal('looked'), ply: whole, sees: v.array(whole) }),
]);

export type SnagIntent =
  | { readonly kind: 'pick'; readonly index: number }
  | { readonly kind: 'place'; readonly tile: Tile }
  | { readonly kind: 'takeSeats' | 'call' | 'draw' | 'count' }
  | { readonly kind: 'answer'; readonly snag: boolean }
  | { readonly kind: 'pace'; readonly pace: Pace }
  | { readonly kind: 'callSeconds'; readonly seconds: TimeToCall }
  | { readonly kind: 'looked'; readonly ply: number; readonly sees: readonly Tile[] };
