/**
 * The last chance where people sit at devices of their own: nobody ends it for others. All of them say that they see nothing more, and then
 * it is counted. At one screen they look together, and one press is for all. Pure.
 */
import type { Seat } from '../../rules/position';
import type { Player } from '../../setup/players';
import { contextOf, type PlayedTable } from '../../table/playedTable';

/** Who has seen enough, of the game with so many events: what is called after that can be looked at anew. */
export interface Enough { readonly events: number; readonly seats: readonly Seat[] }

export const NOBODY_YET: Enough = { events: 0, seats: [] };

interface Told { readonly players: readonly Pick<Player, 'kind'>[]; readonly played: PlayedTable; readonly enough: Enough }

/** Who sees nothing more as the table lies now. */
export function whoHasEnough({ enough: { events, seats }, played }: Omit<Told, 'players'>): readonly Seat[] {
  return events === contextOf(played).events.length ? seats : [];
}

/** The same with one more; null where one press is enough, or it is not the last chance. */
export function withEnough(table: Told, seat: Seat): Enough | null {
  const { events, position } = contextOf(table.played);
  if (position.mover !== null || table.players.every(({ kind }) => kind !== 'remote')) return null;
  return { events: events.length, seats: [...new Set([...whoHasEnough(table), seat])] };
}

/** Whether all people see nothing more: those at one screen, one for all of them. */
export function isToCount(table: Told): boolean {
  const seats = whoHasEnough(table);
  const of = (kind: 'local' | 'remote'): readonly boolean[] =>
    table.players.flatMap((player, seat) => (player.kind === kind ? [seats.includes(seat)] : []));
  const here = of('local');
  const { breath, counted } = contextOf(table.played);
  return seats.length > 0 && breath === null && !counted
    && of('remote').every((says) => says) && (here.length === 0 || here.includes(true));
}
