/** California Speed as one value, as the host of all games plays it. */
import type * as v from 'valibot';
import type { Game } from '../../../contract/contract';
import type { Ways } from '../../laying/players/layer';
import { coversEach } from '../../laying/players/rows';
import { layingTable, TWO_PLAY } from '../../laying/table/layingTable';
import { rowsBot } from '../../laying/table/rowsBot';
import { laidOnRows, layForm, rowsView, type RowsView } from '../../laying/table/rowsTable';
import { COUNTED, type LayingTable, type LaysAtTable } from '../../laying/table/state';
import { rules, type KeptCalifornia } from '../kept/savedGame';

export interface CaliforniaTypes extends KeptCalifornia {
  readonly Table: LayingTable<KeptCalifornia>;
  readonly Intent: v.InferOutput<typeof layForm>;
  readonly View: RowsView<KeptCalifornia>;
}

/** What it asks of eyes: eight stacks lie there, and whoever is a little quicker covers more each time (docs/strength.md). */
const WAYS: Ways = { median: 900, apart: 0.27, overlooked: 0.2, mistaken: 0.5, known: 1, hand: 0 };

const laying: LaysAtTable<CaliforniaTypes> = {
  ...laidOnRows, rules: { ...rules },
  next: ({ game: { open } }) => (open.length > 0 ? null : { ...COUNTED, event: () => ['deal', null] }),
};

export const californiaGame: Game<CaliforniaTypes> = {
  ...rules, ...TWO_PLAY, intent: layForm, table: layingTable(laying),
  view: (table, own, standing) => rowsView(table, own, standing, table.setup.slower > 1),
  bot: (facts, ports) => rowsBot<CaliforniaTypes>(facts, ports, WAYS, coversEach),
};
