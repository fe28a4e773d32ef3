/** What calls of one instant come to at a table of piles. Pure. */
import type { ActOf, Called, PilesRules, PilesTypes, SeatCall } from '../rules/family';
import { isIn, isOpen, seatOrder } from '../rules/game';

type Rules<T extends PilesTypes> = Pick<PilesRules<T>, 'calls' | 'claimOf'>;

/** What somebody means who calls what fits: the first that can be called rightly. */
function meant<T extends PilesTypes>({ calls, claimOf }: Rules<T>, game: T['State'], called: Called<T['Call']>): T['Call'] {
  if (called !== 'any') return called;
  const [first, ...others] = calls(game.options);
  return [first, ...others].find((kind) => kind !== undefined && claimOf(game, kind) !== null) ?? first;
}

/**
 * Those that are right go before those that are not, and of several kinds that of whoever is first in seat order, with all who called it;
 * the rest is void.
 */
export function callOf<T extends PilesTypes>(
  rules: Rules<T>, game: T['State'], calls: readonly SeatCall<T['Call']>[],
): { readonly act: ActOf<T>; readonly right: boolean } | null {
  const own = calls.filter(({ seat }) => isIn(game, seat)).map(({ seat, called }) => ({ seat, kind: meant(rules, game, called) }));
  const right = own.filter(({ kind }) => rules.claimOf(game, kind) !== null);
  const counting = right.length > 0 ? right : own;
  const first = seatOrder(game).flatMap((seat) => counting.filter((one) => one.seat === seat))[0];
  if (first === undefined || !isOpen(game)) return null;
  const seats = [...new Set(counting.filter(({ kind }) => kind === first.kind).map(({ seat }) => seat))].toSorted((a, b) => a - b);
  return { act: { kind: first.kind, seats }, right: right.length > 0 };
}
