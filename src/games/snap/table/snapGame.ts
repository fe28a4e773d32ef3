/** Snap as one value, as the host of all games plays it. */
import type { Game } from '../../../host/contract';
import { dealOf, readDeal } from '../kept/deal';
import { openSetup } from '../kept/openSetup';
import { readTimes, VERSION } from '../kept/savedGame';
import { optionsOf } from '../kept/setup';
import { createPlayer, type CreatePlayer } from '../players/player';
import { MAX_SEATS, MIN_SEATS, startGame } from '../rules/game';
import { applyEvent } from '../rules/record';
import { snapBot } from './snapBot';
import { snapTable } from './snapTable';
import type { SnapTypes } from './snapTypes';
import { intentForm } from './tableState';
import { tableViewOf } from './view';

/** @param create who plays the seats of computers */
export function snapGameWith(create: CreatePlayer): Game<SnapTypes> {
  return {
    name: 'snap', version: VERSION, seats: [MIN_SEATS, MAX_SEATS], intent: intentForm, table: snapTable,
    players: ({ players }) => players,
    readSetup(value) {
      const opened = openSetup(value);
      return opened.ok ? opened.setup : null;
    },
    deal: dealOf,
    readDeal,
    readNotes: (kept, events) => ({ times: readTimes(kept, events.length) }),
    init: (agreed, deal) => startGame(optionsOf(agreed), agreed.players.length, deal),
    apply: applyEvent,
    // Everybody sees the same, from their own seat.
    view: (table, own, standing) => tableViewOf(table, standing, own),
    seen: (happening) => happening,
    bot: (facts, ports) => snapBot(create, facts, ports),
    result: ({ end, out }) => end && out.map((_, seat) => ({ won: end.winners.includes(seat) })),
  };
}

export const snapGame = snapGameWith(createPlayer);
