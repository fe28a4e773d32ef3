/** Snap as one value, as the host of all games plays it. */
import type { Game } from '../../../host/contract';
import { rules } from '../kept/savedGame';
import { createPlayer, type CreatePlayer } from '../players/player';
import { MAX_SEATS, MIN_SEATS } from '../rules/game';
import { snapBot } from './snapBot';
import { snapTable } from './snapTable';
import type { SnapTypes } from './snapTypes';
import { intentForm } from './tableState';
import { tableViewOf } from './view';

/** @param create who plays the seats of computers */
export function snapGameWith(create: CreatePlayer): Game<SnapTypes> {
  return {
    ...rules, seats: [MIN_SEATS, MAX_SEATS], intent: intentForm, table: snapTable,
    // Everybody sees the same, from their own seat.
    view: (table, own, standing) => tableViewOf(table, standing, own),
    seen: (happening) => happening,
    bot: (facts, ports) => snapBot(create, facts, ports),
    result: ({ end, out }) => end && out.map((_, seat) => ({ won: end.winners.includes(seat) })),
  };
}

export const snapGame = snapGameWith(createPlayer);
