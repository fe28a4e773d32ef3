/** A run that is taken: how long it lies lit, where the burst stands, what goes to the score, and how loud it all is. */
import { describe, expect, test } from 'vitest';
import { layoutOf } from '../../../src/layout/layout';
import type { TableHappening, ViewState } from '../../../src/session/viewState';
import { BREATH_MS, MOTION_SPEED } from '../../../src/setup/pace';
import { burstPlace } from '../../../src/view/motion/burstPlace';
import { Motion, momentOf } from '../../../src/view/motion/motion';
import { planFor } from '../../../src/view/motion/plan';
import { boardSide, panelPose, squarePose } from '../../../src/view/motion/poses';
import { sparksAt } from '../../../src/view/motion/sparks';
import { litTime, LOOKED_BACK, loudness } from '../../../src/view/motion/times';
import type { Plan, Track } from '../../../src/view/motion/tracks';
import { viewState } from '../../helpers/heard';

const FOUR = [34, 44, 54, 64];
const EIGHT = [31, 32, 33, 34, 35, 36, 37, 38];
const CROSS = [31, 32, 33, 34, 14, 24, 44];
const WINDOWS = [[360, 640], [390, 844], [844, 390], [1180, 820], [1440, 900], [3840, 2160]] as const;
const layout = layoutOf({ width: 390, height: 844, seats: 3 });

const taking = (tiles: readonly number[], runs = 1): TableHappening & { type: 'snagged' } => ({
  type: 'snagged', seat: 1, tiles, runs: Array.from({ length: runs }, () => ({
    direction: 'down', squares: tiles, maker: 1, missed: false,
  } as const)),
});
const before = (tiles: readonly number[]): ViewState => viewState({ board: [...tiles, 70], mover: 1 });
const after = (tiles: readonly number[], lasts: number | null): ViewState =>
  viewState({ board: [70], mover: 1, breath: lasts === null ? null : { tiles, by: [1], lasts } });
const planOf = (tiles: readonly number[], lasts: number | null, { speed = 1, motion = true, runs = 1 } = {}): Plan =>
  planFor(before(tiles), { state: after(tiles, lasts), happenings: [taking(tiles, runs)] }, layout, { motion, speed });
const tracksOf = <K extends Track['kind']>({ tracks }: Plan, kind: K): (Track & { kind: K })[] =>
  tracks.filter((track): track is Track & { kind: K } => track.kind === kind);
/** Whether all of its tiles lie lit where they lay at this time. */
const allLit = (plan: Plan, tiles: readonly number[], time: number): boolean => {
  const { flying } = momentOf(plan, time);
  return tiles.every((tile) => flying.some(({ face, pose }) => face.tile === tile && face.tone === 'lit'
    && Math.hypot(pose.x - squarePose(layout, tile).x, pose.y - squarePose(layout, tile).y) < boardSide(layout) * 0.2));
};

describe('lies lit', () => {
  test.each([[FOUR, 1], [EIGHT, 1], [CROSS, 2]])('about a second: %j', (tiles, runs) => {
    const plan = planOf(tiles, BREATH_MS.normal, { runs });
    const lit = Array.from({ length: 300 }, (_, i) => i * 10).filter((time) => allLit(plan, tiles, time));
    expect(lit.length * 10).toBeGreaterThanOrEqual(650);
    expect(lit[0]).toBeLessThan(450);
    expect(lit.at(-1)).toBeGreaterThan(BREATH_MS.normal - 100);
    expect(lit.at(-1)).toBeLessThan(BREATH_MS.normal + 120);
    // The first has been gold for about a second.
    const first = momentOf(plan, BREATH_MS.normal - 20).flying.find(({ face }) => face.tile === tiles[0]);
    expect(first?.face.tone).toBe('lit');
    expect(momentOf(plan, 100).flying.find(({ face }) => face.tile === tiles[0])?.face.tone).toBe('lit');
  });
  test.each([0.8, 1, 1.7])('leaves when the host says so, at whatever speed the picture moves (%f)', (speed) => {
    const motion = new Motion();
    motion.speed = speed;
    const plan = planOf(FOUR, 1100, { speed });
    motion.start(plan, 0);
    const lies = (now: number): boolean => motion.at(now).flying.some(({ face, pose }) =>
      face.tile === FOUR[0] && Math.abs(pose.y - squarePose(layout, FOUR[0]!).y) < boardSide(layout) * 0.2);
    expect(lies(1090)).toBe(true);
    expect(lies(1400)).toBe(false);
  });
  test('no longer than it takes to be seen where nothing waits; as long as at a table of normal pace where nobody keeps time', () => {
    expect(allLit(planOf(FOUR, null), FOUR, 600)).toBe(false);
    expect(LOOKED_BACK).toBe(BREATH_MS.normal);
    expect([MOTION_SPEED.slow, MOTION_SPEED.normal, MOTION_SPEED.fast].map((speed) => litTime(undefined, speed)))
      .toEqual([LOOKED_BACK, LOOKED_BACK, 0]);
  });
  test('still and for the same time where no motion is wanted, the burst and its number with it', () => {
    const plan = planOf(FOUR, 1100, { motion: false });
    expect(plan.still).toBe(true);
    expect(plan.lasts).toBe(1100);
    for (const time of [0, 1090]) {
      const { flying, words, pluses } = momentOf(plan, time);
      expect(flying.map(({ face }) => face)).toEqual(FOUR.map((tile) => ({ tile, tone: 'lit' })));
      expect(words).toMatchObject([{ isFalse: false, scale: 1, alpha: 1 }]);
      expect(pluses).toMatchObject([{ tiles: 4, pose: { alpha: 1 } }]);
    }
    expect(momentOf(plan, 0)).toEqual(momentOf(plan, 1090));
  });
  test('and flies on to its winner when somebody draws as soon as it leaves', () => {
    const motion = new Motion();
    motion.start(planOf(FOUR, 1100), 0);
    const drawn = viewState({ board: [70], mover: 2, pile: 39 });
    const draw = planFor(after(FOUR, null), { state: drawn, happenings: [{ type: 'drew', seat: 1, tile: null, pile: 39 }] }, layout, {
      motion: true, speed: 1,
    });
    motion.start(draw, 1150);
    const { flying, pluses, won } = motion.at(1250);
    expect(FOUR.every((tile) => flying.some(({ face }) => face.tile === tile))).toBe(true);
    expect(pluses).toHaveLength(1);
    expect(won.has(1)).toBe(true);
    expect(motion.at(1900).flying).toEqual([]);
  });
});

describe('what it brings', () => {
  test('stands at the burst, leaves with the tiles, and comes to the score as it is counted', () => {
    const plan = planOf(FOUR, 1100);
    const [word] = tracksOf(plan, 'word');
    const there = momentOf(plan, 800).pluses[0]!;
    expect(there.tiles).toBe(4);
    expect(Math.hypot(there.pose.x - word!.x, there.pose.y - word!.y)).toBeLessThan(word!.side * 0.6);
    const arrived = momentOf(plan, 1100 + 275).pluses[0]!;
    const home = panelPose(layout, 1)!;
    expect(Math.hypot(arrived.pose.x - home.x, arrived.pose.y - home.y)).toBeLessThan(4);
    expect(momentOf(plan, 1300).won.get(1)).toBe(4);
    expect(momentOf(plan, 1100 + 272 + 3 * 70 + 1).won.has(1)).toBe(false);
  });
  test('is counted tile by tile where it was looked at, as each comes', () => {
    const plan = planOf(FOUR, 1100);
    const shown = Array.from({ length: 200 }, (_, i) => momentOf(plan, i * 10).won.get(1) ?? 8);
    expect([...new Set(shown)]).toEqual([4, 5, 6, 7, 8]);
    expect(shown.toSorted((a, b) => a - b)).toEqual(shown);
  });
  test('goes on from what an earlier call in the same moment brought', () => {
    const both = [taking(FOUR), taking(EIGHT)];
    const plan = planFor(before([...FOUR, ...EIGHT]), { state: after([], 2200), happenings: both }, layout, { motion: true, speed: 1 });
    const shown = Array.from({ length: 500 }, (_, i) => momentOf(plan, i * 10).won.get(1) ?? 16);
    expect([...new Set(shown)]).toEqual(Array.from({ length: 13 }, (_, i) => 4 + i));
  });
  test('lights the panel of whoever takes it from the call on; it hops as the tiles come, and rests with the last of them', () => {
    const plan = planOf(FOUR, 1100);
    const joys = (time: number) => momentOf(plan, time).joys.get(1) ?? { lift: 0, glow: 0 };
    expect(joys(600)).toEqual({ lift: 0, glow: 1 });
    const lifts = Array.from({ length: 80 }, (_, i) => joys(1100 + i * 10).lift);
    expect(Math.max(...lifts)).toBeGreaterThan(0.15);
    expect(plan.lasts).toBeLessThan(1100 + 700);
    expect([...momentOf(plan, 600).joys.keys()]).toEqual([1]);
    // Where no motion is wanted it is lit, and does not hop.
    expect(momentOf(planOf(FOUR, 1100, { motion: false }), 1000).joys.get(1)).toEqual({ lift: 0, glow: 1 });
  });
  test('is shown without a word where nobody calls', () => {
    const state = { ...after(FOUR, 1100), calls: 'automatic' } as const;
    const plan = planFor(before(FOUR), { state, happenings: [taking(FOUR)] }, layout, { motion: true, speed: 1 });
    expect(tracksOf(plan, 'word')).toEqual([]);
    expect(momentOf(plan, 800).pluses).toMatchObject([{ tiles: 4 }]);
  });
});

describe('the burst', () => {
  const RUNS = [FOUR, EIGHT, CROSS, [4, 5, 6, 7], [94, 95, 96, 97], [31, 41, 51, 61], [40, 50, 60, 70], [7, 18, 29, 40]];
  test.each(WINDOWS)('stands at the run, on none of its tiles, whole in a window of %i × %i', (width, height) => {
    const one = layoutOf({ width, height, seats: 2 });
    for (const tiles of RUNS) {
      const { x, y, side } = burstPlace(tiles, [70, 58], one, loudness(taking(tiles)));
      expect(x - side / 2).toBeGreaterThanOrEqual(-0.001);
      expect(x + side / 2).toBeLessThanOrEqual(width + 0.001);
      expect(y - side / 2).toBeGreaterThanOrEqual(-0.001);
      expect(y + side / 2).toBeLessThanOrEqual(height + 0.001);
      const far = tiles.map((tile) => Math.hypot(squarePose(one, tile).x - x, squarePose(one, tile).y - y));
      expect(Math.min(...far), `${tiles}`).toBeGreaterThan(side * 0.45);
      expect(Math.min(...far), `${tiles}`).toBeLessThan(side * 0.5 + boardSide(one) * 3);
    }
  });
  test('stands as long as the run lies lit', () => {
    const plan = planOf(FOUR, 1100);
    expect(momentOf(plan, 300).words).toMatchObject([{ seat: 1, scale: 1, alpha: 1 }]);
    expect(momentOf(plan, 900).words[0]?.alpha).toBe(1);
    expect(momentOf(plan, 1110).words).toEqual([]);
  });
});

describe('longer and crossing runs are louder', () => {
  test('each tile more counts, and that runs cross', () => {
    const of = (tiles: readonly number[], runs = 1): number => loudness(taking(tiles, runs));
    expect([FOUR, EIGHT.slice(0, 5), EIGHT.slice(0, 6), EIGHT.slice(0, 7), EIGHT].map((tiles) => of(tiles))).toEqual([0, 1, 2, 3, 4]);
    expect(of(EIGHT.slice(0, 7), 2)).toBe(of(EIGHT.slice(0, 7)) + 1);
  });
  test('the burst is larger, and paper flies from it and comes down', () => {
    const side = (tiles: readonly number[], runs = 1): number => tracksOf(planOf(tiles, 1100, { runs }), 'word')[0]!.side;
    expect(side(EIGHT.slice(0, 5))).toBeGreaterThan(side(FOUR));
    expect(side(EIGHT)).toBeGreaterThan(side(EIGHT.slice(0, 5)));
    expect(side(CROSS, 2)).toBeGreaterThan(side(EIGHT.slice(0, 7)));
    expect(tracksOf(planOf(FOUR, 1100), 'sparks')).toEqual([]);
    const pieces = (tiles: readonly number[]): number => tracksOf(planOf(tiles, 1100), 'sparks')[0]!.pieces;
    expect(pieces(EIGHT)).toBeGreaterThan(pieces(EIGHT.slice(0, 5)));
    const thrown = momentOf(planOf(EIGHT, 1100), 400).sparks[0]!;
    const paper = sparksAt(thrown, 8);
    expect(paper).toHaveLength(thrown.pieces);
    expect(paper.every(({ x, y }) => Math.hypot(x - thrown.x, y - thrown.y) < thrown.reach * 1.6)).toBe(true);
    expect(tracksOf(planOf(EIGHT, 1100, { motion: false }), 'sparks')).toEqual([]);
  });
});
