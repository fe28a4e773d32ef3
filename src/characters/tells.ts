/**
 * What gives people away, as a character finds out by counting: what they did in rounds in which they were later shown to have held what
 * they hid, and what they did without it. It knows no game. What somebody did is named by a text.
 */

/** In how many rounds something was done with what was hidden, and in how many without. */
interface Count { readonly before: number; readonly without: number }

export class Tells {
  readonly #counts = new Map<string, Count>();

  /** A round is over. @param who who, or which side @param before what they did with what they hid @param without and without it */
  count(who: number, before: ReadonlySet<string>, without: ReadonlySet<string>): void {
    for (const deed of new Set([...before, ...without])) {
      const was = this.#of(who, deed);
      this.#counts.set(`${who} ${deed}`, {
        before: was.before + Number(before.has(deed)), without: was.without + Number(without.has(deed)),
      });
    }
  }

  /**
   * How likely somebody holds what they hide, by what they have just done: of all rounds in which they did that, the share in which it came
   * with it, with one more round in which it didn't: b / (b + w + 1). So what was seen once is worth no more than a half.
   * @param deeds different names of what was just done; the one that tells most counts
   */
  likelihood(who: number, deeds: Iterable<string>): number {
    return Math.max(0, ...[...deeds].map((deed) => {
      const { before, without } = this.#of(who, deed);
      return before / (before + without + 1);
    }));
  }

  #of(who: number, deed: string): Count { return this.#counts.get(`${who} ${deed}`) ?? { before: 0, without: 0 }; }
}
