/** Tells a voice, which repeats itself with its pitch, from a knock, a rustle or a clap. Pure. */

/** The pitches that are looked for, in hertz: from a low voice to a child's shout. */
const LOWEST = 80;
const HIGHEST = 800;

/** How many samples of such a rate are looked back at most. */
export function longestLag(rate: number): number {
  return Math.round(rate / LOWEST);
}

/**
 * How well a sound repeats itself: 1 exactly, near 0 not at all. The newest part is compared with what lay one period before it, for every
 * period that a voice can have; the best one counts.
 * @param samples a moment of sound with more than `longestLag` samples, oldest first
 * @param rate samples a second
 */
export function periodicity(samples: Float64Array, rate: number): number {
  const [shortest, longest] = [Math.max(2, Math.floor(rate / HIGHEST)), longestLag(rate)];
  const from = longest;
  let own = 0;
  for (let i = from; i < samples.length; i += 1) own += samples[i]! ** 2;
  let best = 0;
  for (let lag = shortest; lag <= longest; lag += 1) {
    let [both, earlier] = [0, 0];
    for (let i = from; i < samples.length; i += 1) {
      const before = samples[i - lag]!;
      both += samples[i]! * before;
      earlier += before * before;
    }
    const likeness = both / (Math.sqrt(own * earlier) + 1e-12);
    if (likeness > best) best = likeness;
  }
  return best;
}
