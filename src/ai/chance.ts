/**
 * The chance of the search's inner loop: Marsaglia's xorshift on 32 bits with the shifts 13, 17, 5 ("Xorshift RNGs", Journal of
 * Statistical Software 8/14, 2003). It is stirred from a seeded generator at the search's door; pure-rand's own costs too
 * much per number where millions of tiles are dealt.
 */
export class Chance {
  private state: number;

  /** @param seed any 32-bit number; 0, from which xorshift never moves, is replaced */
  constructor(seed: number) {
    this.state = seed | 0 || 0x9e3779b9;
  }

  /** A whole number from 0 up to but not including `bound` (at most 2^20), by the product's high part. */
  below(bound: number): number {
    let x = this.state;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.state = x;
    return Math.floor((x >>> 0) * 2 ** -32 * bound);
  }

  /** A number from 0 up to but not including 1. */
  fraction(): number {
    return this.below(1 << 20) * 2 ** -20;
  }
}
