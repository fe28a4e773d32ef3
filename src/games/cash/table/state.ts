/** What somebody does at a table of Cash, and what it knows of a game. */
import * as v from 'valibot';
import { pairsForms, type PairsTable } from '../../hands/table/pairsTable';
import type { KeptCash } from '../kept/savedGame';

export const intentForm = v.union([
  ...pairsForms,
  /** `pair`: the pair meant by a Counter cash. */
  v.object({ kind: v.literal('call'), called: v.literal('cash'), pair: v.null() }),
  v.object({ kind: v.literal('call'), called: v.literal('counter'), pair: v.number() }),
]);
export type CashIntent = v.InferOutput<typeof intentForm>;
export type CashTable = PairsTable<KeptCash>;
