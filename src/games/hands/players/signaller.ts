/** What a character says before a hand in games of pairs: which signal its pair has, and that it is ready. */
import type { Planned } from '../../../characters/plannedBot';
import type { Signal } from '../rules/acts';
import { freshSignal } from './faces';

export type SignalIntent = { readonly kind: 'signal'; readonly acts: Signal } | { readonly kind: 'ready' };

/** What a seat sees before a hand. */
interface SeenPair {
  readonly seats: readonly { readonly kind: string; readonly ready: boolean }[];
  readonly signal: Signal | null;
  readonly mayStart: boolean;
}

/** How long it takes to think of a signal, and to be ready: at least, and so much more, in milliseconds. */
const THINKS = 400;
const READY = [700, 1200] as const;

export class Signaller {
  readonly #place: number;
  readonly #partner: number;
  readonly #draw: () => number;
  /** After which hand it has thought of another signal. */
  #readAt: number | null = null;

  /** @param draw gives a number from 0 up to 1 */
  constructor(place: number, partner: number, draw: () => number) { [this.#place, this.#partner, this.#draw] = [place, partner, draw]; }

  /**
   * Of two characters the one in the lower seat chooses their signal, and another once they were read.
   * @param readIn how many hands are over, where somebody has read their signal in the last of them; null: nobody has
   */
  plan({ seats, mayStart, signal }: SeenPair, readIn: number | null, since: number): Planned<SignalIntent> | null {
    const chooses = seats[this.#partner]!.kind === 'bot' && this.#place < this.#partner;
    if (chooses && (!mayStart || (readIn !== null && readIn !== this.#readAt))) {
      this.#readAt = readIn;
      return { at: since + THINKS, intent: { kind: 'signal', acts: freshSignal(signal, this.#draw) } };
    }
    const [least, more] = READY;
    return mayStart && !seats[this.#place]!.ready ? { at: since + least + more * this.#draw(), intent: { kind: 'ready' } } : null;
  }
}
