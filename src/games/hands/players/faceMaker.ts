/**
 * What a character does on its face, and makes of others': with four of a kind it gives its pair's signal, again and again; without, now
 * and then, something that means nothing. It answers its partner's signal, and calls what it has read of others.
 */
import type { Profile } from '../../../characters/profiles';
import { missChance, noticedAfter, noticingTime } from '../../../cognition/noticing';
import { pairOf, partnerOf, type Paired } from '../rules/pairs';
import type { Signal } from '../rules/acts';
import { FaceReader, harmlessAct, isSignal } from './faces';

/** From one harmless act to the next, and from a signal that nobody answered to the next, in milliseconds: at least, and so much more. */
const HARMLESS = [3500, 7000] as const;
const AGAIN = [2200, 2600] as const;
/** Between the two acts of a signal. */
const ROW_MS = 900;
/** So likely a four of a kind has to be for a call; whoever gambles elsewhere calls sooner. */
const SURE = 0.66;

interface Due { readonly act: number; readonly at: number; readonly isSignal: boolean }

export class FaceMaker {
  readonly reader: FaceReader;
  readonly #place: number;
  readonly #pairs: Paired;
  readonly #profile: Profile;
  readonly #draw: () => number;
  /** What it means to do next, in order. */
  #faces: readonly Due[] = [];

  constructor(place: number, pairs: Paired, profile: Profile, draw: () => number) {
    [this.#place, this.#pairs, this.#profile, this.#draw] = [place, pairs, profile, draw];
    this.reader = new FaceReader(pairs);
  }

  /**
   * Looks at what somebody else has just done. @param watchers how many characters look for the same
   * @returns how long it took to see, in milliseconds, and what it calls: its partner's (null) or a pair's; null: nothing, or it escaped it
   */
  look(
    seat: number, act: number, signal: Signal | null, watchers: number,
  ): { readonly after: number; readonly pair: number | null } | null {
    const { atCards, overlooking, gamble } = this.#profile;
    const isPartners = seat === partnerOf(this.#pairs, this.#place);
    const after = noticedAfter(atCards, missChance(overlooking, 0), isPartners ? 1 : watchers, this.#draw());
    if (after === null) return null;
    this.reader.see(seat, act);
    if (isPartners) return isSignal(signal, this.reader.acts(seat)) ? { after, pair: null } : null;
    return this.reader.likelihood(seat) >= SURE - gamble ? { after, pair: pairOf(this.#pairs, seat) } : null;
  }

  /** What it does on its face from now on. @param isFour whether it has four of a kind @param since when it saw what it has */
  plan(isFour: boolean, signal: Signal | null, since: number, now: number): readonly Due[] {
    this.#faces = this.#faces.filter(({ at }) => at > now);
    const gives = isFour && signal !== null && signal.length > 0;
    // What it had in mind to do gives way to a signal.
    if (this.#faces.some((one) => one.isSignal !== gives)) this.#faces = [];
    if (this.#faces.length > 0) return this.#faces;
    const own = this.reader.acts(this.#place);
    if (!gives) this.#faces = [{ act: harmlessAct(signal, own, this.#draw()), at: since + this.#between(HARMLESS), isSignal: false }];
    else {
      const at = since + (isSignal(signal, own) ? this.#between(AGAIN) : noticingTime(this.#profile.atCards, 1, this.#draw()));
      this.#faces = signal.map((act, i) => ({ act, at: at + i * ROW_MS, isSignal: true }));
    }
    return this.#faces;
  }

  #between([least, more]: readonly [number, number]): number { return least + more * this.#draw(); }
}
