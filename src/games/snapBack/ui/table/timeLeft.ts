/** The time that is left of the game, as minutes and seconds. It goes on by itself: nothing is drawn anew for it. */
import { AsyncDirective } from 'lit-html/async-directive.js';
import { directive, type DirectiveResult } from 'lit-html/directive.js';
import { say } from '../../../../strings/say';
import { minutes } from '../../../../strings/formats';
import type { SnapBackView } from '../../table/view';

type Time = NonNullable<SnapBackView['time']>;

/** What is left of it, in milliseconds. @param now the page's */
export function leftOf({ left, at, runs }: Time, now: number): number {
  return Math.max(0, left - (runs ? now - at : 0));
}

class TimeLeftDirective extends AsyncDirective {
  #time: Time | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  override render(time: Time): string {
    this.#time = time;
    clearTimeout(this.#timer);
    const left = leftOf(time, performance.now());
    // To the next whole second, and a little beyond: timers may be early.
    if (time.runs && left > 0 && this.isConnected) this.#timer = setTimeout(() => this.#again(), (left % 1000) + 20);
    return say('snap-back-time-left', { time: minutes(Math.ceil(left / 1000)) });
  }

  override disconnected(): void {
    clearTimeout(this.#timer);
  }

  override reconnected(): void {
    this.#again();
  }

  #again(): void {
    if (this.#time) this.setValue(this.render(this.#time));
  }
}

/** A text that counts down. */
export const timeLeft: (time: Time) => DirectiveResult<typeof TimeLeftDirective> = directive(TimeLeftDirective);
