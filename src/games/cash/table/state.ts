/** All that a table of Cash knows, in types. Times are the game's own, in milliseconds. */
import * as v from 'valibot';
import { isCard, type Card } from '../../../cards/card';
import { actForm, agreeingForms, type Agreeing } from '../../hands/table/agreeing';
import type { BoardClock } from '../../hands/table/boardClock';
import type { DealtTable } from '../../hands/table/dealtTable';
import type { KeptCash } from '../kept/savedGame';

const card = v.custom<Card>(isCard);

/** What somebody does. */
export const intentForm = v.union([
  ...agreeingForms,
  v.object({ kind: v.literal('swap'), take: card, give: card }),
  /** Wants no more of this board. */
  v.object({ kind: v.literal('pass') }),
  v.object({ kind: v.literal('act'), act: actForm }),
  /** `pair`: the pair meant by a Counter cash. */
  v.object({ kind: v.literal('call'), called: v.literal('cash'), pair: v.null() }),
  v.object({ kind: v.literal('call'), called: v.literal('counter'), pair: v.number() }),
]);
export type CashIntent = v.InferOutput<typeof intentForm>;

export interface CashTable extends Agreeing, BoardClock, DealtTable<KeptCash> {}
