/** A run that is taken: its tiles light up and lie there, the burst stands beside them, and with what it brings they go to their winner. */
import { before as beforeSeat } from '../../layout/before';
import { radians, UPRIGHT, type Turn } from '../../layout/turn';
import type { Tile } from '../../rules/board';
import type { TableHappening } from '../../session/viewState';
import { burstPlace } from './burstPlace';
import { panelPose, type Pose, squarePose } from './poses';
import { away, face, type Progress } from './progress';
import { COUNTED, lineOf, loudness, STING_AT, stings, SWEEP, sweepOf, type Sweep } from './times';
import type { Keyframe, WordTrack } from './tracks';

type Snagged = Extract<TableHappening, { type: 'snagged' }>;

/** How long the word stands at least. */
const WORD = 620;
/** How long paper flies from a loud call. */
const SPARKS = 900;

/** All tracks of a run that is taken. */
export function taken(happening: Snagged, on: Progress): void {
  const { runs } = happening;
  const { tracks, at } = on;
  for (const maker of new Set(runs.filter(({ missed }) => missed).map((run) => run.maker))) {
    tracks.push({ kind: 'shake', at: at + STING_AT, for: 380, target: maker, sting: true });
  }
  const line = lineOf(happening);
  const sweep = sweepOf(line.length, stings(happening), on.lit);
  sweepUp(happening, line, sweep, on);
  if (on.after.calls !== 'automatic') shout(happening, line, sweep, on);
  else bring(happening, middleOf(line, on), sweep, on);
  count(happening, sweep, on);
}

/** The number on the panel goes up with each tile that comes to it. What the same call brought before it is counted first. */
function count(happening: Snagged, { leaves, leaveStep }: Sweep, { before, happenings, tracks, at }: Progress): void {
  const { seat, tiles } = happening;
  const earlier = happenings.slice(0, happenings.indexOf(happening));
  const had = earlier.reduce((sum, one) => sum + (one.type === 'snagged' && one.seat === seat ? one.tiles.length : 0),
    before.seats[seat]?.won ?? 0);
  const counted = (nth: number): number => at + leaves + COUNTED + nth * leaveStep;
  const from = Math.max(0, ...tracks.map((track) => (track.kind === 'count' && track.seat === seat ? track.at + track.for : 0)));
  tracks.push({ kind: 'count', stays: true, at: from, for: counted(0) - from, seat, won: had });
  for (let nth = 1; nth < tiles.length; nth += 1) {
    tracks.push({ kind: 'count', stays: true, at: counted(nth - 1), for: leaveStep, seat, won: had + nth });
  }
  // Lit from the call on, they hop as the tiles come. Nobody waits for more than that.
  const ends = at + leaves + (tiles.length - 1) * leaveStep + SWEEP;
  tracks.push({ kind: 'joy', stays: true, hops: false, at, for: ends - at, seat });
  tracks.push({ kind: 'joy', stays: true, hops: true, at: counted(0) - SWEEP * 0.2, for: ends - counted(0) + SWEEP * 0.2, seat });
}

/** The tiles light up one after the other, lie there, and go to the winner's panel. */
function sweepUp(happening: Snagged, line: readonly Tile[], { start: first, step, leaves, leaveStep }: Sweep, on: Progress): void {
  const { layout, tracks, at, landed } = on;
  const home = panelPose(layout, happening.seat);
  const [start, sweep] = [at + first, at + leaves];
  line.forEach((tile, i) => {
    const lies = squarePose(layout, tile);
    const raised = { ...lies, y: lies.y - lies.side * 0.12, side: lies.side * 1.1 };
    const sweepAt = sweep + i * leaveStep;
    const sting: Keyframe[] = stings(happening) ? [0, 1, 2, 3].map((n) => ({
      at: at + STING_AT + n * 45, pose: { ...lies, x: lies.x + lies.side * [0.07, -0.07, 0.05, 0][n]! },
      face: face(tile, 'stung'), ease: 'inOut',
    })) : [];
    tracks.push({ kind: 'tile', covers: null, stays: true, keys: [
      { at: Math.min(landed.get(tile) ?? 0, at), pose: lies, face: face(tile), ease: 'none' },
      ...sting,
      { at: start + i * step, pose: lies, face: face(tile, 'lit'), ease: 'none' },
      { at: start + i * step + 30, pose: { ...raised, side: lies.side * 1.18 }, face: face(tile, 'lit'), ease: 'out' },
      { at: start + i * step + 130, pose: raised, face: face(tile, 'lit'), ease: 'inOut' },
      { at: sweepAt, pose: raised, face: face(tile, 'lit'), ease: 'none' },
      { at: sweepAt + COUNTED, pose: home ?? raised, face: face(tile, 'lit'), ease: 'inOut' },
      { at: sweepAt + SWEEP, pose: away(home ?? raised), face: face(tile, 'lit'), ease: 'in' },
    ] });
  });
}

/** The word at the run, the larger the more it brings; from a loud one paper flies. */
function shout(happening: Snagged, line: readonly Tile[], sweep: Sweep, on: Progress): void {
  const { seat } = happening;
  const { layout, after, tracks, at } = on;
  const loud = loudness(happening);
  const { x, y, side, away: aside } = burstPlace(line, after.board, layout, loud);
  const { quarters } = layout.edges ? beforeSeat(layout, seat).turn : UPRIGHT;
  const turn = radians({ ...UPRIGHT, quarters });
  const lasts = Math.max(WORD, sweep.leaves);
  // What hangs at the burst hides nothing of its run: its number on one side, and who has called on the other.
  const corner = turnedBack(aside, quarters);
  const caller = { x: corner.x, y: corner.y === 1 ? -1 : 1 } as const;
  tracks.push({ kind: 'word', isFalse: false, stays: true, at, for: lasts, x, y, side, turn, seat, corner: caller, loud });
  if (loud > 0) {
    tracks.push({ kind: 'sparks', stays: true, at: at + 60, for: SPARKS, x, y, reach: side * (0.9 + 0.25 * loud), pieces: 10 + 10 * loud });
  }
  const hangs = side * 0.44 * corner.y;
  const below = { x: x - Math.sin(turn) * hangs, y: y + Math.cos(turn) * hangs };
  bring(happening, { ...below, side: side * 0.34, turn, narrow: 1, alpha: 1 }, sweep, on);
}

/** A corner of the window as it is seen by somebody who sits at another edge. */
function turnedBack({ x, y }: WordTrack['corner'], quarters: Turn['quarters']): WordTrack['corner'] {
  switch (quarters) {
    case 0: return { x, y };
    case 1: return { x: y, y: x === 1 ? -1 : 1 };
    case 2: return { x: x === 1 ? -1 : 1, y: y === 1 ? -1 : 1 };
    case 3: return { x: y === 1 ? -1 : 1, y: x };
  }
}

/** What a run brings comes with the word, and goes with the tiles. */
function bring({ seat, tiles }: Snagged, from: Pose, { start, leaves }: Sweep, { layout, tracks, at }: Progress): void {
  const home = panelPose(layout, seat);
  if (!home) return;
  const shown = face(null, 'lit');
  const there = { ...home, turn: from.turn, side: Math.max(from.side * 0.8, home.side * 0.8) };
  tracks.push({ kind: 'plus', stays: true, tiles: tiles.length, keys: [
    { at: at + start, pose: { ...from, side: from.side * 0.3, alpha: 0 }, face: shown, ease: 'none' },
    { at: at + start + 160, pose: from, face: shown, ease: 'back' },
    { at: at + leaves, pose: from, face: shown, ease: 'none' },
    { at: at + leaves + COUNTED, pose: there, face: shown, ease: 'inOut' },
    { at: at + leaves + SWEEP * 1.25, pose: { ...there, alpha: 0 }, face: shown, ease: 'in' },
  ] });
}

/** Where the number of a run stands that nobody has called: on its middle. */
function middleOf(line: readonly Tile[], { layout }: Progress): Pose {
  const poses = line.map((tile) => squarePose(layout, tile));
  const mean = (of: (pose: Pose) => number): number => poses.reduce((sum, pose) => sum + of(pose), 0) / poses.length;
  const side = poses[0]?.side ?? 0;
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) - side * 1.2, side: Math.max(26, side), turn: 0, narrow: 1, alpha: 1 };
}
