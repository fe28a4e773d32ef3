/** Runs a plan: where everything is at a moment. Knows no screen and no clock of its own, only the times that it is told. */
import type { Box } from '../../layout/box';
import {
  type Ease, endOf, type Keyframe, NO_PLAN, type Plan, retimed, type SparksTrack, type Spot, type TileTrack, type WordTrack,
} from './tracks';
import type { Face, Pose } from './poses';

const EASES: Readonly<Record<Ease, (t: number) => number>> = {
  none: (t) => t,
  in: (t) => t * t,
  out: (t) => 1 - (1 - t) ** 3,
  inOut: (t) => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2),
  back: (t) => 1 + 2.7 * (t - 1) ** 3 + 1.7 * (t - 1) ** 2,
};

const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

function between(from: Keyframe, to: Keyframe, time: number): Pose {
  const t = EASES[to.ease](Math.max(0, Math.min(1, (time - from.at) / (to.at - from.at || 1))));
  return {
    x: mix(from.pose.x, to.pose.x, t), y: mix(from.pose.y, to.pose.y, t), side: mix(from.pose.side, to.pose.side, t),
    turn: mix(from.pose.turn, to.pose.turn, t), narrow: mix(from.pose.narrow, to.pose.narrow, t),
    alpha: mix(from.pose.alpha, to.pose.alpha, t),
  };
}

/** A tile in flight, and its largest side on the way. */
export interface Flying { readonly face: Face; readonly pose: Pose; readonly largest: number }

/** Where the tile of a track is at a time, or null before it sets out and after it has arrived. */
export function flyingAt({ keys }: Pick<TileTrack, 'keys'>, time: number): Flying | null {
  const last = keys.at(-1);
  const first = keys[0];
  if (!first || !last || time < first.at || time >= last.at) return null;
  const next = keys.findIndex(({ at }) => at > time);
  const [from, to] = [keys[next - 1] ?? first, keys[next] ?? last];
  return { face: from.face, pose: between(from, to, time), largest: Math.max(...keys.map(({ pose }) => pose.side)) };
}

/** Everything that differs from the still picture at a moment. */
export interface Moment {
  readonly flying: readonly Flying[];
  /** Tiles of the still picture that are still on their way. */
  readonly hidden: ReadonlySet<Spot>;
  readonly words: readonly {
    readonly x: number; readonly y: number; readonly side: number; readonly turn: number; readonly scale: number; readonly alpha: number;
    readonly isFalse: boolean; readonly seat: number; readonly corner: WordTrack['corner']; readonly loud: number;
  }[];
  /** How many tiles runs bring that are on their way. */
  readonly pluses: readonly ({ readonly tiles: number } & Omit<Flying, 'face'>)[];
  /** Paper that flies from bursts, and how far it has come, from 0 to 1. */
  readonly sparks: readonly (Pick<SparksTrack, 'x' | 'y' | 'reach' | 'pieces'> & { readonly part: number })[];
  /** Seats whose panels bear the cross of a false call. */
  readonly crossed: ReadonlySet<number>;
  /** How far panels and the burst are shaken to the side (in parts of their height), and how red they flash. */
  readonly shaken: ReadonlyMap<number | 'snag', { readonly by: number; readonly sting: number }>;
  /** How far panels still are from their place: 1 is where they came from. */
  readonly panels: ReadonlyMap<number, { readonly from: Box; readonly part: number }>;
  readonly won: ReadonlyMap<number, number>;
  readonly joys: ReadonlyMap<number, Joy>;
}

/** How high a panel hops for joy, in parts of its height, and how brightly it is lit, up to 1. */
interface Joy { readonly lift: number; readonly glow: number }

/** The moment at which all is where it belongs. */
export const REST: Moment = {
  flying: [], hidden: new Set(), words: [], pluses: [], sparks: [],
  crossed: new Set(), shaken: new Map(), panels: new Map(), won: new Map(), joys: new Map(),
};

/** How long a word takes to pop up, and to fade. */
const POP = 174;
const FADE = 155;

/** The word of a call at a time, which it stands without motion for null. A false one wags like a head that says no. */
function wordAt(word: WordTrack, time: number | null): Moment['words'][number] {
  const { x, y, side, turn, isFalse, seat, corner, loud, at, for: lasts } = word;
  const what = { side, turn, isFalse, seat, corner, loud };
  if (time === null) return { x, y, ...what, scale: 1, alpha: 1 };
  const t = (time - at) / lasts;
  const wag = isFalse ? Math.sin(t * Math.PI * 8) * Math.max(0, 1 - t * 1.6) * 0.08 * side : 0;
  return {
    x: x + wag * Math.cos(turn), y: y + wag * Math.sin(turn), ...what,
    scale: EASES.back(Math.min(1, (time - at) / POP)), alpha: Math.min(1, (at + lasts - time) / FADE),
  };
}

/** A panel as it is lit, and hops: its light comes at once and goes as the tiles come, its hops are two, the second lower. */
function joyAt(hops: boolean, t: number, other: Joy = { lift: 0, glow: 0 }): Joy {
  if (hops) return { ...other, lift: Math.abs(Math.sin(t * Math.PI * 2)) * (1 - t) * 0.3 };
  return { ...other, glow: Math.min(1, t / 0.05, (1 - t) / 0.15) };
}

/** Everything that differs from the still picture at a time of a plan. */
export function momentOf({ tracks, lasts, still }: Plan, time: number): Moment {
  if (time >= lasts) return REST;
  const flying: Flying[] = [];
  const hidden = new Set<Spot>();
  const words: Moment['words'][number][] = [];
  const pluses: Moment['pluses'][number][] = [];
  const sparks: Moment['sparks'][number][] = [];
  const crossed = new Set<number>();
  const shaken = new Map<number | 'snag', { by: number; sting: number }>();
  const panels = new Map<number, { from: Box; part: number }>();
  const won = new Map<number, number>();
  const joys = new Map<number, Joy>();
  for (const track of tracks) {
    if (time >= endOf(track)) continue;
    if (track.kind === 'tile') {
      const tile = flyingAt(track, time);
      if (tile) flying.push(tile);
      if (track.covers) hidden.add(track.covers);
    } else if (track.kind === 'plus') {
      const plus = flyingAt(track, time);
      if (plus) pluses.push({ tiles: track.tiles, ...plus });
    } else if (track.kind === 'panel') {
      const t = EASES.inOut(Math.max(0, (time - track.at) / track.for));
      panels.set(track.seat, { from: track.from, part: 1 - t });
    } else if (time >= track.at) {
      const t = (time - track.at) / track.for;
      if (track.kind === 'count') won.set(track.seat, track.won);
      else if (track.kind === 'joy') joys.set(track.seat, joyAt(track.hops, still ? 0.5 : t, joys.get(track.seat)));
      else if (track.kind === 'cross') crossed.add(track.seat);
      else if (track.kind === 'word') words.push(wordAt(track, still ? null : time));
      else if (track.kind === 'sparks') sparks.push({ ...track, part: t });
      else shaken.set(track.target, { by: Math.sin(t * Math.PI * 7) * (1 - t) * 0.13, sting: track.sting ? 1 - t : 0 });
    }
  }
  return { flying, hidden, words, pluses, sparks, crossed, shaken, panels, won, joys };
}

/**
 * A plan with what of an earlier one goes on all the same: marks of false calls that have not stood their time yet, and runs on their way.
 * @param time how far the earlier one has come
 */
function withMarksOf(earlier: Plan, time: number, plan: Plan): Plan {
  const marks = earlier.tracks.flatMap((track) => {
    const stays = track.kind === 'cross' || (track.kind === 'word' && track.isFalse) || ('stays' in track && track.stays === true);
    return stays && endOf(track) > time ? [retimed(track, (at) => at - time)] : [];
  });
  if (marks.length === 0) return plan;
  return { tracks: [...marks, ...plan.tracks], lasts: Math.max(plan.lasts, ...marks.map(endOf)), still: plan.still };
}

/** A plan under way. */
export class Motion {
  #plan: Plan = NO_PLAN;
  #startedAt = 0;
  speed = 1;

  /**
   * Starts a plan; what still moved jumps to its end. Only the marks of a false call stay their time, and a run that was taken goes on to
   * its winner, unless all stops (`NO_PLAN`).
   */
  start(plan: Plan, now: number): void {
    this.#plan = plan === NO_PLAN ? plan : withMarksOf(this.#plan, this.#time(now), plan);
    this.#startedAt = now;
  }

  #time(now: number): number {
    return (now - this.#startedAt) * this.speed;
  }

  at(now: number): Moment {
    return momentOf(this.#plan, this.#time(now));
  }

  /** How long until the plan is over, in milliseconds; 0 when it is. */
  left(now: number): number {
    return this.#plan === NO_PLAN ? 0 : Math.max(0, (this.#plan.lasts - this.#time(now)) / this.speed);
  }

  /** Whether each frame differs from the one before. */
  moves(now: number): boolean {
    return !this.#plan.still && this.left(now) > 0;
  }
}
