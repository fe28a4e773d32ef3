/** Whether people race at a table of several devices, and what its host is asked first, on phones and the big page. Pure. */
import { isHost } from './seating';
import type { TableShown } from './tableShown';

type Agreed = TableShown['agreed'];

/** What is agreed on a game, so that everybody is asked; null where that's so already. A game that can't be played so has none. */
export type Unhurried = (agreed: Agreed) => Agreed | null;

/** Beyond so many milliseconds nobody is credited with all that their line takes for long: races with them are hard to judge. */
const TOO_FAR = 300;

/** Somebody sits too far away to race with: who, what would be agreed so that everybody is asked, and the question's own word. */
export interface TooFar { readonly name: string; readonly ms: number; readonly asks: Agreed; readonly question: string }

/** Whether people race for what lies there. */
export function isRaced(agreed: Agreed, unhurried: Unhurried | undefined): boolean {
  return unhurried === undefined || unhurried(agreed) !== null;
}

/**
 * What the host is asked before a game, where people race and somebody sits too far away for that; null: nothing.
 * @param kept the last question of which the host has said that people race anyway: it holds for that game and that person
 */
export function tooFarToRace(table: TableShown, unhurried: Unhurried | undefined, kept: string | null): TooFar | null {
  if (!isHost(table) || table.phase === 'playing') return null;
  const { game, agreed, seats } = table;
  const asks = unhurried?.(agreed) ?? null;
  const [far] = seats.flatMap(({ name, device, isHere, ms }) =>
    (name !== null && device !== null && isHere && ms !== null && ms > TOO_FAR ? [{ name, ms: Math.round(ms) }] : []))
    .toSorted((a, b) => b.ms - a.ms);
  const question = `${game} ${far?.name}`;
  return far === undefined || asks === null || question === kept ? null : { ...far, asks, question };
}
