/**
 * Lets a half of a ring run out over a time that begins when something is shown, and stand still where that stands. The browser turns it
 * by itself. What it is told once it is not asked again.
 */
import { nothing } from 'lit-html';
import { Directive, directive, type DirectiveResult, type ElementPart } from 'lit-html/directive.js';
import { pageMoves } from '../../browser/appearance';
import { turnsOf, type Half } from '../drain';

/** A time that is shown as a ring. */
export interface RingTime {
  /** What it belongs to: the ring is full again when this changes. */
  readonly of: string;
  /** How long it is, in milliseconds. */
  readonly lasts: number;
  readonly runs: boolean;
}

class RunsOutDirective extends Directive {
  #animation: Animation | null = null;
  #of = '';

  override render(_half: Half, _time: RingTime): typeof nothing {
    return nothing;
  }

  override update({ element }: ElementPart, [half, { of, lasts, runs }]: [Half, RingTime]): typeof nothing {
    if (of !== this.#of) {
      this.#of = of;
      this.#animation?.cancel();
      this.#animation = element.animate(turnsOf(half, !pageMoves()), { duration: lasts, fill: 'both' });
    }
    if (runs && this.#animation?.playState === 'paused') this.#animation.play();
    if (!runs && this.#animation?.playState === 'running') this.#animation.pause();
    return nothing;
  }
}

/** Turns the half ring in whose tag it stands. */
export const runsOut: (half: Half, time: RingTime) => DirectiveResult<typeof RunsOutDirective> = directive(RunsOutDirective);
