/** California Speed as one value, as the host of all games plays it. */
import type * as v from 'valibot';
import { plannedBot } from '../../../characters/plannedBot';
import type { Game } from '../../../contract/contract';
import { SEATS } from '../../laying/rules/game';
import { layingTable } from '../../laying/table/layingTable';
import { laidOnRows, layForm, rowsView, type RowsView } from '../../laying/table/rowsTable';
import { COUNTED, type LayingTable, type LaysAtTable } from '../../laying/table/state';
import { rules, type KeptCalifornia } from '../kept/savedGame';

export interface CaliforniaTypes extends KeptCalifornia {
  readonly Table: LayingTable<KeptCalifornia>;
  readonly Intent: v.InferOutput<typeof layForm>;
  readonly View: RowsView<KeptCalifornia>;
}

const laying: LaysAtTable<CaliforniaTypes> = {
  ...laidOnRows, rules: { ...rules },
  next: ({ game: { open } }) => (open.length > 0 ? null : { ...COUNTED, event: ['deal', null] }),
};

export const californiaGame: Game<CaliforniaTypes> = {
  ...rules, seats: [SEATS.length, SEATS.length], intent: layForm, table: layingTable(laying),
  view: (table, own, standing) => rowsView(table, own, standing, table.setup.slower > 1),
  seen: (happening, own) => (happening.type === 'late' && !own.has(happening.seat) ? null : happening),
  bot: (_, ports) => plannedBot(ports, () => []),
  result: ({ end }) => end && SEATS.map((seat) => ({ won: end.winners.includes(seat) })),
};
