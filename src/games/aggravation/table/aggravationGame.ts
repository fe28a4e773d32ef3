/** Aggravation as one value, as the host of all games plays it. */
import * as v from 'valibot';
import type { Game } from '../../../contract/contract';
import type { Ways } from '../../laying/players/layer';
import { SEATS, type Spot } from '../../laying/rules/game';
import { stacksOfRank } from '../../laying/rules/rows';
import { layingTable, TWO_PLAY } from '../../laying/table/layingTable';
import { rowsBot } from '../../laying/table/rowsBot';
import { laidOnRows, layForm, rowsView, stackForm, type RowsView } from '../../laying/table/rowsTable';
import type { LayingTable, LaysAtTable } from '../../laying/table/state';
import { rules, type KeptAggravation } from '../kept/savedGame';
import { doesWith } from '../players/does';
import { callable, isHeld, type AggravationGame } from '../rules/game';

/** So long after nothing holds it back the table turns, in milliseconds; and so long a false call puts somebody out. */
export const [BEAT_MS, FALSE_MS] = [1200, 1000];

/** "Aggravation!", with two stacks touched. */
const callForm = v.object({ kind: v.literal('call'), on: v.pipe(v.tuple([stackForm, stackForm]), v.readonly()) });
const intentForm = v.variant('kind', [layForm, callForm]);

export interface AggravationTypes extends KeptAggravation {
  readonly Table: LayingTable<KeptAggravation>;
  readonly Intent: v.InferOutput<typeof intentForm>;
  readonly View: RowsView<KeptAggravation>;
}

/** What it asks of eyes: few stacks lie there, and the end hangs on one call (docs/strength.md). */
const WAYS: Ways = { median: 900, apart: 0.4, overlooked: 0.33, mistaken: 1.4, known: 1, hand: 0 };

/** What holds the next card back and nobody has seen for long: a mark, or once somebody has no card a match that they may call. */
function forgotten(game: AggravationGame): Spot | null {
  const caller = SEATS.find((seat) => game.hands[seat]!.length === 0);
  if (caller === undefined) return game.open[0] ?? null;
  const [rank] = callable(game, caller);
  return rank === undefined ? null : stacksOfRank(game, rank)[0]!;
}

const laying: LaysAtTable<AggravationTypes> = {
  tieTo: laidOnRows.tieTo, rules: { ...rules }, forgotten,
  stacks: (intent) => (intent.kind === 'lay' ? [intent.on] : intent.on),
  eventOf: (seat, intent) => (intent.kind === 'lay' ? ['lay', seat, intent.on] : ['call', seat, ...intent.on]),
  lock: ({ lock }, { kind }) => (kind === 'lay' ? lock : FALSE_MS),
  next: ({ game }) => (isHeld(game) || game.hands.every((hand) => hand.length === 0) ? null
    : { after: [BEAT_MS], counts: false, event: () => ['turn', null], deals: true }),
};

export const aggravationGame: Game<AggravationTypes> = {
  ...rules, ...TWO_PLAY, intent: intentForm, table: layingTable(laying),
  view: (table, own, standing) => rowsView(table, own, standing, table.setup.slower > 1),
  bot: (facts, ports) => rowsBot<AggravationTypes>(facts, ports, WAYS, doesWith),
};
