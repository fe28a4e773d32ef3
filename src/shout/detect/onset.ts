/** Finds when a shout began that was recognised a moment later: it starts softly, with the s of SNAG, before it is loud. Pure. */
import type { Hop } from './bands';

/** How the room was before, in dBFS. */
export interface Floor {
  readonly voice: number;
  readonly hiss: number;
}

/** So many hops the soft beginning of the voice (the n) goes back at most: 140 ms. */
const SOFT = 28;
/** It is this far above the room, and at most so far below the shout itself, in dB. */
const ABOVE_ROOM = 6;
const BELOW_SHOUT = 24;
/** The s: so many hops at least and at most (30 to 250 ms), with a pause of so many (25 ms) before the voice. */
export const HISS_LEAST = 6;
const HISS_MOST = 50;
const PAUSE = 5;
/** An s is this far above the room's own hiss, and louder than the voice less so much, in dB. */
const HISS_ABOVE_ROOM = 8;
export const HISS_UNDER_VOICE = 3;

/**
 * How many hops of the newest are before the shout began: the index of its first hop.
 * @param hops the newest ones, oldest first
 * @param loud the index of the first loud hop
 * @param peak how loud the shout is, in dBFS
 */
export function onsetIn(hops: readonly Hop[], loud: number, peak: number, floor: Floor): number {
  const voice = voiceBegins(hops, loud, Math.max(floor.voice + ABOVE_ROOM, peak - BELOW_SHOUT));
  return hissBegins(hops, voice, floor.hiss + HISS_ABOVE_ROOM) ?? voice;
}

/** From where on the voice is above `least`, without a gap of more than one hop. */
function voiceBegins(hops: readonly Hop[], loud: number, least: number): number {
  let first = loud;
  for (let i = loud - 1; i >= Math.max(0, loud - SOFT) && first - i <= 2; i -= 1) {
    if (hops[i]!.voice >= least) first = i;
  }
  return first;
}

/** Where the s before the voice began; null where none is heard. */
function hissBegins(hops: readonly Hop[], voice: number, least: number): number | null {
  const isHiss = ({ hiss, voice: low }: Hop): boolean => hiss >= least && hiss >= low - HISS_UNDER_VOICE;
  let last: number | null = null;
  let first = voice;
  // A little later too: the two overlap while one turns into the other.
  for (let i = Math.min(hops.length - 1, voice + 2); i >= Math.max(0, voice - HISS_MOST); i -= 1) {
    if (isHiss(hops[i]!)) {
      last ??= i;
      first = i;
    } else if ((last === null ? voice : first) - i > PAUSE) break;
  }
  return last !== null && first < voice && last - first + 1 >= HISS_LEAST ? first : null;
}
