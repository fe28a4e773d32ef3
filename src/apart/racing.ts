/** Whether people race at a table of several devices, and what its host is asked first, on phones and the big page. Pure. */
import { quotaOf } from '../race/credit';
import { TIE_MS } from '../race/order';
import { isHost } from './seating';
import type { TableShown } from './tableShown';

type Agreed = TableShown['agreed'];

/** What is agreed on a game, so that everybody is asked; null where that's so already. A game that can't be played so has none. */
export type Unhurried = (agreed: Agreed) => Agreed | null;

/** Beyond so many milliseconds nobody is credited with all that their line takes for long: races with them are hard to judge. */
const TOO_FAR = 300;

/** From so long on between a card that's laid and when it turns, that's said before a game, in milliseconds. */
const LATE_MS = 150;

/** Somebody sits too far away to race with: who, what would be agreed so that everybody is asked, and the question's own word. */
export interface TooFar { readonly name: string; readonly ms: number; readonly asks: Agreed; readonly question: string }

/** Whether people race for what lies there. */
export function isRaced(agreed: Agreed, unhurried: Unhurried | undefined): boolean {
  return unhurried === undefined || unhurried(agreed) !== null;
}

/** Who sits here at a device of their own, the one farthest away first. */
function farthest({ seats }: Pick<TableShown, 'seats'>): readonly { readonly name: string; readonly ms: number }[] {
  return seats.flatMap(({ name, device, isHere, ms }) =>
    (name !== null && device !== null && isHere && ms !== null ? [{ name, ms: Math.round(ms) }] : [])).toSorted((a, b) => b.ms - a.ms);
}

/** Somebody sits so far away that each card which is laid turns late: who, and after how many milliseconds it does. */
export interface TurnsLate { readonly name: string; readonly ms: number; readonly turns: number }

/**
 * What everybody is told before a game in which cards are laid with no turns, and turn once none from before them can come any more; null:
 * nothing, since they turn soon.
 * @param lays whether the game is one
 */
export function turnsLate(table: Pick<TableShown, 'phase' | 'seats'>, lays: boolean): TurnsLate | null {
  const [far, other] = lays && table.phase !== 'playing' ? farthest(table) : [];
  // Who lays cards with characters alone waits for nobody's line but their own.
  const turns = far === undefined ? 0 : other === undefined ? far.ms : quotaOf(far.ms, 0) + TIE_MS;
  return far !== undefined && turns > LATE_MS ? { ...far, turns: Math.round(turns) } : null;
}

/**
 * What the host is asked before a game, where people race and somebody sits too far away for that; null: nothing.
 * @param kept the last question of which the host has said that people race anyway: it holds for that game and that person
 */
export function tooFarToRace(table: TableShown, unhurried: Unhurried | undefined, kept: string | null): TooFar | null {
  if (!isHost(table) || table.phase === 'playing') return null;
  const { game, agreed } = table;
  const asks = unhurried?.(agreed) ?? null;
  const [far] = farthest(table);
  const question = `${game} ${far?.name}`;
  return far === undefined || far.ms <= TOO_FAR || asks === null || question === kept ? null : { ...far, asks, question };
}
