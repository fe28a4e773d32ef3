/** What is told at a table, in order: nothing goes out before all that was written until then is kept. */

export class Outbox {
  #written = 0;
  #synced = 0;
  /** When each line was added that isn't kept yet, and who is told how long that took. */
  readonly #addedAt: number[] = [];
  readonly #kept: (ms: number) => void;
  readonly #now: () => number;
  #held = false;
  #waiting: { readonly after: number; readonly act: () => void }[] = [];

  /** @param kept told how long each line took until it was kept, in milliseconds of this clock */
  constructor(now: () => number = () => 0, kept: (ms: number) => void = () => {}) { [this.#now, this.#kept] = [now, kept]; }

  /** A line was added to the journal. */
  wrote(): void {
    this.#written += 1;
    this.#addedAt.push(this.#now());
  }

  /** So many lines are kept. */
  synced(lines: number): void {
    const now = this.#now();
    for (const at of this.#addedAt.splice(0, lines - this.#synced)) this.#kept(now - at);
    this.#synced = lines;
    this.#tell();
  }

  get isHeld(): boolean { return this.#held; }

  /** Nothing goes out as long as nobody knows whether somebody else keeps this table by now. */
  hold(on: boolean): void {
    this.#held = on;
    this.#tell();
  }

  #tell(): void {
    while (!this.#held && this.#waiting[0] !== undefined && this.#waiting[0].after <= this.#synced) this.#waiting.shift()!.act();
  }

  /** Does something once all is kept that was written so far; at once, where it is. */
  whenKept(act: () => void): void {
    if (!this.#held && this.#synced >= this.#written && this.#waiting.length === 0) act();
    else this.#waiting.push({ after: this.#written, act });
  }
}
