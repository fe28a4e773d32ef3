/**
 * How a character reads and makes faces: it keeps in mind what each did in a hand, counts what came before fours of a kind that were shown
 * (`characters/tells`), and does things that mean nothing. It knows no more than anybody at its seat has seen.
 */
import { Tells } from '../../../characters/tells';
import { pairOf, type Paired } from '../rules/pairs';
import { ACTS, type Signal } from '../rules/acts';

/** What somebody did last: an act, and two in a row. */
const deedsOf = (acts: readonly number[]): readonly string[] =>
  [acts.slice(-1), acts.slice(-2)].filter(({ length }, i) => length === i + 1).map(String);

export class FaceReader {
  readonly #pairs: Paired;
  readonly #tells = new Tells();
  /** For each seat what was seen of it in this hand, and how much of that before its cards changed last. */
  #seen: readonly { readonly acts: readonly number[]; readonly from: number }[] = [];

  constructor(pairs: Paired) {
    this.#pairs = pairs;
    this.#forget();
  }

  /** What somebody did in this hand, as far as it was seen. */
  acts(seat: number): readonly number[] { return this.#seen[seat]!.acts; }

  /** Has seen what somebody did. */
  see(seat: number, act: number): void { this.#seen = this.#seen.with(seat, { ...this.#seen[seat]!, acts: [...this.acts(seat), act] }); }

  /** Somebody's cards are others now. */
  changed(seat: number): void { this.#seen = this.#seen.with(seat, { acts: this.acts(seat), from: this.acts(seat).length }); }

  /** A hand is over. What somebody did after their cards changed last they did with what is shown. @param fours who had four of a kind */
  over(fours: readonly boolean[]): void {
    for (const [seat, four] of fours.entries()) {
      const { acts, from } = this.#seen[seat]!;
      const deeds = (is: boolean): ReadonlySet<string> =>
        new Set(acts.flatMap((_, i) => ((four && i >= from) === is ? deedsOf(acts.slice(0, i + 1)) : [])));
      // Partners have the same signal.
      this.#tells.count(pairOf(this.#pairs, seat), deeds(true), deeds(false));
    }
    this.#forget();
  }

  /** How likely somebody has four of a kind, by what they did last (`Tells`). */
  likelihood(seat: number): number { return this.#tells.likelihood(pairOf(this.#pairs, seat), deedsOf(this.acts(seat))); }

  #forget(): void { this.#seen = this.#pairs.pairs.flat().map(() => ({ acts: [], from: 0 })); }
}

/** Whether what somebody did last is a signal. */
export function isSignal(signal: Signal | null, acts: readonly number[]): boolean {
  return signal !== null && signal.length > 0 && signal.every((act, i) => acts.at(i - signal.length) === act);
}

/** An act that is no signal. @param acts what was done before it @param draw from 0 up to 1 */
export function harmlessAct(signal: Signal | null, acts: readonly number[], draw: number): number {
  const harmless = Array.from({ length: ACTS }, (_, act) => act).filter((act) => !isSignal(signal, [...acts, act]));
  return harmless[Math.floor(draw * harmless.length)]!;
}

/** A signal that somebody thinks of, another than it was: as often one act as two in a row. @param draw gives a number from 0 up to 1 */
export function freshSignal(was: Signal | null, draw: () => number): Signal {
  const act = (): number => Math.floor(draw() * ACTS);
  const signal = draw() < 0.5 ? [act()] : [act(), act()];
  return signal.join() === was?.join() ? [(signal[0]! + 1) % ACTS, ...signal.slice(1)] : signal;
}
