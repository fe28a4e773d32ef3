/** What is said of faces, and of a pair's secret signal: what was done, what is agreed, and what is to be done. Chooses messages. */
import { list } from '../../../strings/formats';
import { say } from '../../../strings/say';
import { aloneAt, whoIs, type Cast, type Player } from '../../../strings/words/cast';
import { shownName } from '../../../strings/words/grammar';
import type { Signal } from '../rules/acts';
import { partnerOf } from '../rules/pairs';

export const actText = (act: number): string => say('signals-act', { act });

/** What somebody just did, as it is heard. */
export function actedText(seat: number, act: number, cast: Cast): string {
  return seat === cast.you ? say('signals-acted-you', { act }) : say('signals-acted', { act, name: whoIs(seat, cast).name });
}

/** A table of pairs before a hand, as somebody sees it. */
export interface SeenPairs {
  readonly seats: readonly { readonly kind: Player['kind']; readonly name: string; readonly ready: boolean }[];
  readonly pairs: readonly { readonly seats: readonly [number, number] }[];
  /** The signal of whoever looks; null: their pair has none. */
  readonly signal: Signal | null;
  /** Whether they may say that they're ready. */
  readonly mayStart: boolean;
}

/** The partner of the only person here; null where there is none. */
export function partnerAt({ seats, pairs }: Pick<SeenPairs, 'seats' | 'pairs'>): number | null {
  const me = aloneAt({ seats });
  return me === null ? null : partnerOf({ pairs: pairs.map((pair) => pair.seats) }, me);
}

/** "Blink + Yawn". */
const actsText = (acts: readonly number[]): string => acts.map(actText).join(' + ');

/** What is to be done before a hand. @param me the only person here */
export function agreeingText(view: SeenPairs, me: number): string {
  const { seats, signal, mayStart } = view;
  const name = shownName(seats[partnerAt(view)!]!.name);
  if (signal === null) return say('signals-choose', { name });
  if (!mayStart) return say('signals-blind', { name });
  const told = signal.length === 0 ? say('signals-agreed-own') : say('signals-agreed', { acts: actsText(signal) });
  const left = seats.filter(({ ready }) => !ready).map((seat) => shownName(seat.name));
  return `${told}. ${seats[me]!.ready ? say('shell-waits-for', { names: list(left) }) : say('signals-keep')}`;
}

/** What whoever has four of a kind is to do. */
export function giveText(signal: Signal): string {
  return signal.length === 0 ? say('signals-give-own') : say('signals-give', { acts: actsText(signal) });
}
