/** A time that is left, as it is told. It goes on by itself: nothing is drawn anew for it. */
import { AsyncDirective } from 'lit-html/async-directive.js';
import { directive, type DirectiveResult } from 'lit-html/directive.js';

/** A time that goes down: what was left of it at a moment, in milliseconds; whether it goes on. */
export interface TimeLeft { readonly left: number; readonly at: number; readonly runs: boolean }

/** What is left of it, in milliseconds. @param now the page's */
export function leftOf({ left, at, runs }: TimeLeft, now: number): number {
  return Math.max(0, left - (runs ? now - at : 0));
}

class TimeLeftDirective extends AsyncDirective {
  #time: TimeLeft | null = null;
  #told: (seconds: number) => string = String;
  #timer: ReturnType<typeof setTimeout> | undefined;

  override render(time: TimeLeft, told: (seconds: number) => string): string {
    this.#time = time;
    this.#told = told;
    clearTimeout(this.#timer);
    const left = leftOf(time, performance.now());
    // To the next whole second, and a little beyond: timers may be early.
    if (time.runs && left > 0 && this.isConnected) this.#timer = setTimeout(() => this.#again(), (left % 1000) + 20);
    return told(Math.ceil(left / 1000));
  }

  override disconnected(): void {
    clearTimeout(this.#timer);
  }

  override reconnected(): void {
    this.#again();
  }

  #again(): void {
    if (this.#time) this.setValue(this.render(this.#time, this.#told));
  }
}

/** A text that counts down. @param told what is said of so many seconds */
export const timeLeft: (time: TimeLeft, told: (seconds: number) => string) => DirectiveResult<typeof TimeLeftDirective> =
  directive(TimeLeftDirective);
