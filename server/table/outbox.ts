/** What is told at a table, in order: nothing goes out before all that was written until then lies on the disk. */

export class Outbox {
  #written = 0;
  #synced = 0;
  #waiting: { readonly after: number; readonly act: () => void }[] = [];

  /** A line was added to the journal. */
  wrote(): void { this.#written += 1; }

  /** So many lines lie on the disk. */
  synced(lines: number): void {
    this.#synced = lines;
    while (this.#waiting[0] !== undefined && this.#waiting[0].after <= lines) this.#waiting.shift()!.act();
  }

  /** Does something once all is on the disk that was written so far; at once, where it is. */
  whenKept(act: () => void): void {
    if (this.#synced >= this.#written && this.#waiting.length === 0) act();
    else this.#waiting.push({ after: this.#written, act });
  }
}
