/** What people have done in secret at SNAG's table that is no event yet: what they answered, and calls that wait for the maker's draw. */
import * as v from 'valibot';
import { readOpen, toOpen } from '../../../contract/open';
import { contextOf } from '../../../table/playedTable';
import type { TableState } from '../../../table/judge';
import type { Asking } from './asking';
import type { SnagTable } from '../tableState';

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const seats = v.array(whole);
const by = { seat: whole, at: v.pipe(v.number(), v.finite()) };
const call = v.object({ kind: v.literal('call'), ...by });
const draw = v.object({ kind: v.literal('draw'), ...by });

interface Secret { readonly asking: Asking | null; readonly held: TableState['held'] }

const secretForm: v.GenericSchema<unknown, Secret> = v.object({
  asking: v.nullable(v.object({
    questions: v.nullable(v.object({ draw: v.nullable(draw), left: seats, atOnce: seats, calls: seats })),
    round: whole, pending: v.array(v.variant('kind', [call, draw, v.object({ kind: v.literal('count'), ...by })])),
    askedLast: v.boolean(),
  })),
  held: v.array(call),
});

export function openOf({ asking, played }: SnagTable): object | null {
  const { held, picks, events } = contextOf(played);
  const isAsking = asking !== null && (asking.questions !== null || asking.pending.length > 0);
  return isAsking || held.length > 0 ? toOpen({ asking, held }, [...picks, ...events]) : null;
}

export function readSecret(open: unknown, events: readonly unknown[]): Secret | null { return readOpen(secretForm, open, events); }
