/**
 * Means of a series of numbers that are like the ones before them, and how sure these means are: told from the means of spans of the
 * series, one after the other (the method of batch means). A rack that is inferred is like the one before it (search/rackInference), so
 * single determinizations tell less together than as many drawn afresh: by their scatter a mean would be called surer than it is.
 */

/** Mean shares of the win over all determinizations, and how these means scatter together. */
export interface Shares {
  /** In the order of the rack; one number where no tile is to be chosen. */
  readonly means: readonly number[];
  /** The covariance of each two means: squared standard errors on the diagonal. */
  readonly covariance: readonly (readonly number[])[];
}

/** So many spans a series is parted into: enough to tell a scatter, each long enough to forget how it began. */
const SPANS = 25;

/** Gathers numbers, and tells their means and how sure those are. */
export class SpanMeans {
  /** What is added next. */
  readonly now: Float64Array;
  readonly #spans: number;
  readonly #sums: Float64Array;
  readonly #counts: number[];
  #count = 0;

  /** @param all how many times will be added */
  constructor(readonly size: number, readonly all: number) {
    this.#spans = Math.min(SPANS, all);
    this.now = new Float64Array(size);
    this.#sums = new Float64Array(size * this.#spans);
    this.#counts = Array.from({ length: this.#spans }, () => 0);
  }

  add(): void {
    const span = Math.floor(this.#count * this.#spans / this.all);
    this.#count += 1;
    this.#counts[span]! += 1;
    for (let a = 0; a < this.size; a += 1) this.#sums[span * this.size + a]! += this.now[a]!;
  }

  /** The covariance of the means of all is that of the spans' by their count. */
  result(): Shares {
    const each = Array.from({ length: this.size }, (_, a) => this.#counts.map((count, span) => this.#sums[span * this.size + a]! / count));
    const means = each.map((ofTile) => ofTile.reduce((sum, mean, span) => sum + mean * this.#counts[span]!, 0) / this.#count);
    const scatter = Math.max(1, this.#spans - 1) * this.#spans;
    const covariance = each.map((one, a) => each.map((other, b) =>
      one.reduce((sum, mean, span) => sum + (mean - means[a]!) * (other[span]! - means[b]!), 0) / scatter));
    return { means, covariance };
  }
}
