/**
 * Whether somebody placed a tile because they had forgotten a run. Nobody can look into a head: it is weighed, over all the tiles of a
 * game, what kind of memory and of care explains them best, and how likely each tile then owes itself to what was forgotten. See
 * docs/decisions/0082-what-was-forgotten.md.
 */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { randomFrom } from '../../chance/chance';
import { Chance } from '../chance';
import { chanceForgotten } from '../mind/memory';
import type { ForgottenRun, PlacedFrom, RecallQuestion } from '../questions';
import { dangersOf, type Dangers } from './dangers';

/** ACT-R thresholds of memories, from next to none to one that forgets nothing; and by how much it is lower for what one took oneself. */
const THRESHOLDS = [-1.6, -2, -2.6, -3.2, -4, -100];
const OWN = 0.5;
/** How often somebody places any tile. */
const LAPSES = [0.03, 0.1, 0.25, 0.45, 0.65, 0.85, 1];
/** So much more danger makes a tile e times less likely to be placed, in tiles. */
const BLUR = 1.5;
/** Sets of forgotten runs that are drawn for each tile and memory. */
const SETS = 64;

/** A tile is told as forgotten from this chance on; the run named for it alone makes so much of it, and so many times what others make. */
const LIKELY = 0.2;
const NAMED = 0.1;
const CLEARLY = 2;

/** What one memory makes of one tile that was placed. */
interface Explained {
  /** How likely the tile is. */
  readonly likely: number;
  /** How much of that is owed to what is forgotten. */
  readonly forgetting: number;
  /** How much of it each run alone makes. */
  readonly runs: readonly number[];
}

/** A tile that was placed where something was to be weighed. */
interface Weighed { readonly move: PlacedFrom; readonly dangers: Dangers; readonly byMemory: readonly Explained[] }

/** For each move the run whose forgetting explains its tile; null where none does, where the rack could take something, and at the end. */
export function recall({ moves, seed }: RecallQuestion): (ForgottenRun | null)[] {
  const weighed = moves.map((move) => weigh(move, seed));
  const likely = posterior(weighed);
  return weighed.map((one) => (one === null ? null : named(one, likely)));
}

function weigh(move: PlacedFrom, seed: string): Weighed | null {
  const { view } = move;
  const dangers = view.rack.length > 1 ? dangersOf(view) : null;
  if (!dangers || dangers.takes) return null;
  const chance = new Chance(uniformInt(randomFrom(`${seed}:recall:${view.seat}:${view.ply}`), 1, 0x7fffffff));
  // The same numbers for every memory: what differs is the memory alone.
  const draws = Array.from({ length: SETS }, () => view.gone.map(() => chance.fraction()));
  return { move, dangers, byMemory: THRESHOLDS.map((threshold) => explain(move, dangers, threshold, draws)) };
}

/** How a memory explains a tile, over sets of runs that it may have forgotten. */
function explain({ view, tile }: PlacedFrom, dangers: Dangers, threshold: number, draws: readonly (readonly number[])[]): Explained {
  const slot = view.rack.indexOf(tile);
  const more = dangers.forgotten.map((tiles) => dangers.known.map((_, at) => tiles.reduce((sum, gains) => sum + gains[at]!, 0)));
  const chances = view.gone.map((run) => chanceForgotten(run, view, { threshold, own: OWN }));
  const known = shareOf(dangers.known, slot);
  const runs = view.gone.map(() => 0);
  let [likely, forgetting] = [0, 0];
  for (const draw of draws) {
    const forgotten = runs.flatMap((_, i) => (draw[i]! < chances[i]! ? [i] : []));
    const feared = dangers.known.map((danger, at) => forgotten.reduce((sum, i) => sum + more[i]![at]!, danger));
    const share = forgotten.length === 0 ? known : shareOf(feared, slot);
    likely += share / SETS;
    if (share <= known) continue;
    forgetting += (share - known) / SETS;
    for (const i of forgotten) {
      const without = shareOf(feared.map((danger, at) => danger - more[i]![at]!), slot);
      runs[i]! += Math.max(0, share - without) / SETS;
    }
  }
  return { likely, forgetting, runs };
}

/** How likely somebody who looks at dangers places the tile of this slot. */
function shareOf(dangers: readonly number[], slot: number): number {
  const least = Math.min(...dangers);
  const weights = dangers.map((danger) => Math.exp((least - danger) / BLUR));
  return weights[slot]! / weights.reduce((sum, weight) => sum + weight, 0);
}

/** How likely a tile is with this memory and so many lapses. */
function likelihood({ likely }: Explained, lapses: number, tiles: number): number {
  return (1 - lapses) * likely + lapses / tiles;
}

/** For each memory and each rate of lapses how likely it is, by all tiles together. */
function posterior(weighed: readonly (Weighed | null)[]): number[][] {
  const logs = THRESHOLDS.map((_, memory) => LAPSES.map((lapses) => weighed.reduce((sum, one) => (
    one === null ? sum : sum + Math.log(likelihood(one.byMemory[memory]!, lapses, one.move.view.rack.length) + 1e-9)), 0)));
  const most = Math.max(...logs.flat());
  const all = logs.flat().reduce((sum, log) => sum + Math.exp(log - most), 0);
  return logs.map((row) => row.map((log) => Math.exp(log - most) / all));
}

/** The run that explains a tile, where forgetting does and it does so clearly better than the others. */
function named({ move: { view, tile }, dangers, byMemory }: Weighed, likely: readonly (readonly number[])[]): ForgottenRun | null {
  const mean = (of: (explained: Explained) => number): number => byMemory.reduce((sum, explained, memory) =>
    sum + of(explained) * LAPSES.reduce((part, lapses, i) =>
      part + likely[memory]![i]! * (1 - lapses) / likelihood(explained, lapses, view.rack.length), 0), 0);
  const slot = view.rack.indexOf(tile);
  const forgetting = mean((explained) => explained.forgetting);
  // An end is played out, not weighed by dangers: a slip there may cost the whole game, and nobody can tell what it came of.
  if (view.pile === 0) return null;
  // Whoever knew everything might have placed it too.
  if (forgetting < LIKELY || dangers.known[slot] === Math.min(...dangers.known)) return null;
  const shares = view.gone.map((_, i) => mean(({ runs }) => runs[i]!));
  const most = shares.indexOf(Math.max(...shares));
  const others = shares.filter((_, i) => i !== most);
  const unrelated = others.reduce((sum, share) => sum + share, 0) / Math.max(1, others.length);
  if (shares[most]! < NAMED || shares[most]! < CLEARLY * unrelated) return null;
  const gains = dangers.forgotten[most]!.map((after) => Math.max(...after) - after[slot]!);
  const gone = view.gone[most]!;
  return { gone, tile: gone.tiles[gains.indexOf(Math.max(...gains))]!, likely: forgetting };
}
