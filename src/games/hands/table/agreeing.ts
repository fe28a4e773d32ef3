/**
 * What is settled before a hand in games of pairs: each pair agrees on a secret signal, and everybody says that they're ready. All are
 * asked at once. A signal is known to its pair alone: it's in no event, and `signalFor` is the one place from which it is shown.
 */
import * as v from 'valibot';
import { readOpen, toOpen } from '../../../contract/open';
import { ACTS, type Signal } from '../rules/acts';
import { pairOf, partnerOf, type Paired } from '../rules/pairs';

export const actForm = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(ACTS - 1));
const signalForm = v.pipe(v.array(actForm), v.maxLength(2), v.readonly());

/** What somebody says before a hand: what their pair's signal is from now on; and that they are ready. */
export const agreeingForms = [
  v.object({ kind: v.literal('signal'), acts: signalForm }), v.object({ kind: v.literal('ready') }),
] as const;
type AgreeingIntent = v.InferOutput<(typeof agreeingForms)[number]>;

export interface Agreeing {
  /** For each pair; null: they have agreed on nothing yet. */
  readonly signals: readonly (Signal | null)[];
  /** Who is ready for the hand; null: it is played. */
  readonly ready: readonly boolean[] | null;
}

interface Sits { readonly options: Paired; readonly players: readonly { readonly kind: string }[] }

/** Nobody is ready for the next hand. Signals stay, and may be changed. */
export function nobodyReady({ pairs }: Paired): readonly boolean[] { return pairs.flat().map(() => false); }

export function nothingAgreed(options: Paired): Agreeing {
  return { signals: options.pairs.map(() => null), ready: nobodyReady(options) };
}

/** Whether somebody's pair may go on with its signal: a character can't see a sign that's given in a room. */
export function isAgreed({ signals }: Agreeing, { options, players }: Sits, seat: number): boolean {
  const signal = signals[pairOf(options, seat)]!;
  const hasBot = [seat, partnerOf(options, seat)].some((one) => players[one]?.kind === 'bot');
  return signal !== null && (signal.length > 0 || !hasBot);
}

/** Whether somebody may say this now. Whoever is ready stands by their signal: only their partner can still choose another. */
export function maySay(agreeing: Agreeing, sits: Sits, seat: number, { kind }: { readonly kind: string }): boolean {
  const { ready } = agreeing;
  return ready !== null && !ready[seat] && (kind === 'signal' || (kind === 'ready' && isAgreed(agreeing, sits, seat)));
}

/** Once a signal is another, its pair says anew that they're ready. */
export function afterSaying({ signals, ready }: Agreeing, { options }: Sits, seat: number, intent: AgreeingIntent): Agreeing {
  if (intent.kind === 'ready') return { signals, ready: ready!.with(seat, true) };
  const pair = pairOf(options, seat);
  return { signals: signals.with(pair, intent.acts), ready: ready!.map((is, one) => is && pairOf(options, one) !== pair) };
}

/** A pair's signal, where nobody else looks. @param own the places that look */
export function signalFor({ signals }: Agreeing, options: Paired, own: ReadonlySet<number>): Signal | null {
  const [pair, ...others] = new Set([...own].map((seat) => pairOf(options, seat)));
  return pair === undefined || others.length > 0 ? null : signals[pair]!;
}

const openForm = v.object({ signals: v.array(v.nullable(signalForm)), ready: v.nullable(v.array(v.boolean())) });

/** What of it is kept beside a game, and read again; null: nothing is agreed. */
export function keptAgreeing({ signals, ready }: Agreeing, events: readonly unknown[]): object | null {
  return toOpen(ready === null || signals.some((one) => one !== null) ? { signals, ready } : null, events);
}
export function readAgreeing(open: unknown, events: readonly unknown[]): Agreeing | null { return readOpen(openForm, open, events); }
