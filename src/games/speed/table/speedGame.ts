/** Speed as one value, as the host of all games plays it. */
import type { Game } from '../../../contract/contract';
import { SEATS } from '../../laying/rules/game';
import { layingTable } from '../../laying/table/layingTable';
import { rules } from '../kept/savedGame';
import { speedBot } from './speedBot';
import { intentForm, laying, speedView, type SpeedTypes } from './speedTable';

export const speedGame: Game<SpeedTypes> = {
  ...rules, seats: [SEATS.length, SEATS.length], intent: intentForm, table: layingTable(laying), view: speedView, bot: speedBot,
  seen: (happening, own) => (happening.type === 'late' && !own.has(happening.seat) ? null : happening),
  result: ({ end }) => end && SEATS.map((seat) => ({ won: end.winners.includes(seat) })),
};
