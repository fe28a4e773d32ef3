/** Plans of motion end where the still picture begins, keep their time, and tell nothing that is not known. */
import { describe, expect, test } from 'vitest';
import { layoutOf } from '../../../src/layout/layout';
import { flyingAt, momentOf, Motion, REST } from '../../../src/view/motion/motion';
import { movingPlan, planFor, stillPlan } from '../../../src/view/motion/plan';
import { type Change, endOf, LONGEST, NO_PLAN, type Plan, type TileTrack } from '../../../src/view/motion/tracks';
import { orderPose, panelPose, slotPose, squarePose } from '../../../src/view/motion/poses';
import { SHAPES } from '../../../src/setup/players';
import type { TableHappening, ViewState } from '../../../src/session/viewState';

const layout = layoutOf({ width: 390, height: 844, seats: 3 });

function state(differs: Partial<ViewState> = {}, racks: readonly (readonly (number | null)[])[] = []): ViewState {
  return {
    paused: false,
    phase: 'playing', viewer: 0, mover: 0, board: [34, 44, 54, 70], lastPlaced: 54, pile: 40, order: null, clock: null, gone: null,
    calls: 'classic', asks: false, asking: null,
    may: { pick: false, look: false, place: true, draw: false, call: true, count: false, answer: false },
    seats: ['Ann', 'Sally', 'Bo'].map((name, seat) => ({
      name, kind: seat === 0 ? 'local' : 'bot', level: seat === 0 ? null : 'otto', shape: SHAPES[seat]!, won: seat * 4, callKey: null,
      owes: false, thinks: false,
      rack: racks[seat] ?? (seat === 0 ? [22, 46, 73, 88] : [null, null, null, null]),
    })),
    ...differs,
  };
}

function change(before: ViewState, after: ViewState, ...happenings: TableHappening[]): Change {
  return { before, after, happenings, layout };
}

function tiles(plan: Plan): TileTrack[] {
  return plan.tracks.filter((track) => track.kind === 'tile');
}

/** Where the still picture of a state has the tile that a track stands for. */
function stillPose(spot: string, after: ViewState) {
  const [kind, which] = spot.split(' ');
  if (kind === 'square') {
    expect(after.board).toContain(Number(which));
    return { pose: squarePose(layout, Number(which)), tile: Number(which) };
  }
  if (kind === 'slot') {
    const rack = after.seats[after.viewer ?? after.mover ?? 0]!.rack;
    return { pose: slotPose(layout, Number(which!.split('.')[0]), Number(which!.split('.')[1])), tile: rack[Number(which!.split('.')[1])] };
  }
  const pick = after.order!.picks.find(({ index }) => index === Number(which));
  return { pose: orderPose(layout, Number(which), after.order!.tiles), tile: pick?.tile ?? null };
}

const order = { tiles: 6, picks: [], picker: 0, starter: null };
const place22 = state({ board: [22, 34, 44, 54, 70], lastPlaced: 22 }, [[46, 73, 88]]);
const run = { direction: 'down', squares: [34, 44, 54, 64], maker: 1 } as const;
const four = state({ board: [34, 44, 54, 64, 70], lastPlaced: 64, mover: 1 });
const taken = state({ board: [70], lastPlaced: null, mover: 1 });

const CHANGES: Record<string, Change> = {
  'the viewer plays': change(state(), place22, { type: 'placed', seat: 0, tile: 22 }),
  'the viewer drops a tile': { ...change(state(), place22, { type: 'placed', seat: 0, tile: 22 }), dropped: { tile: 22, x: 50, y: 60 } },
  'another plays': change(state(), state({ board: [34, 44, 54, 64, 70] }), { type: 'placed', seat: 1, tile: 64 }),
  'a run is taken': change(four, taken, { type: 'snagged', seat: 1, tiles: [34, 44, 54, 64], runs: [{ ...run, missed: false }] }),
  'a missed run is taken': change(four, taken, { type: 'snagged', seat: 2, tiles: [34, 44, 54, 64], runs: [{ ...run, missed: true }] }),
  'a tile is placed and its run taken at once': change(
    state(), state({ board: [70], lastPlaced: null }),
    { type: 'placed', seat: 1, tile: 64 }, { type: 'snagged', seat: 1, tiles: [34, 44, 54, 64], runs: [{ ...run, missed: false }] },
  ),
  'the viewer draws': change(place22, state({ pile: 39 }, [[46, 73, 88, 5]]), { type: 'drew', seat: 0, tile: 5, pile: 39 },
    { type: 'turn', seat: 1 }),
  'another draws': change(state(), state({ pile: 39 }), { type: 'drew', seat: 2, tile: null, pile: 39 }),
  'the pile is used up': change(state({ pile: 0 }), state({ pile: 0 }), { type: 'drew', seat: 2, tile: null, pile: 0 }),
  'a false call': change(state(), state(),
    { type: 'falseCall', seat: 1, penalty: 'pay-tile', paid: [{ to: 0, tile: 4 }, { to: 2, tile: 5 }] }),
  'a move is lost': change(state(), state({ mover: 1 }), { type: 'lostMove', seat: 2 }, { type: 'turn', seat: 1 }),
  'a pick': change(
    state({ phase: 'order', board: [], order }),
    state({ phase: 'order', board: [], order: { ...order, picks: [{ seat: 1, index: 3, tile: 77 }] } }),
    { type: 'picked', seat: 1, index: 3, tile: 77 },
  ),
  'order and deal': change(
    state({ phase: 'order', board: [], pile: 76, order }, [[], [], []]), state({ board: [], lastPlaced: null, pile: 64 }),
    { type: 'seated', from: [1, 0, 2] }, { type: 'dealt' },
  ),
  'everything at once': change(
    state(), state({ board: [70], lastPlaced: null, mover: 1 }, [[46, 73, 88, 5]]),
    { type: 'placed', seat: 0, tile: 22 }, { type: 'drew', seat: 0, tile: 5, pile: 39 }, { type: 'turn', seat: 1 },
    { type: 'placed', seat: 1, tile: 64 }, { type: 'snagged', seat: 2, tiles: [22, 34, 44, 54, 64], runs: [{ ...run, missed: true }] },
    { type: 'falseCall', seat: 1, penalty: 'lose-move', paid: [] }, { type: 'lostMove', seat: 1 },
  ),
};

describe.each(Object.entries(CHANGES))('%s', (_, what) => {
  const plan = movingPlan(what);

  test('ends as the state after it', () => {
    for (const track of tiles(plan)) {
      const last = track.keys.at(-1)!;
      if (track.covers) {
        const there = stillPose(track.covers, what.after);
        expect(last.pose).toEqual(there.pose);
        expect(last.face.tile).toBe(there.tile);
      } else if (last.pose.alpha > 0) {
        // It was placed and taken in one go: another track takes it over where it lies.
        const next = tiles(plan).find(({ keys }) => keys[0]!.at === last.at && keys[0]!.face.tile === last.face.tile);
        expect(next?.keys[0]!.pose).toEqual(last.pose);
      } else {
        // It leaves the picture at a panel.
        expect(what.after.seats.map((_seat, i) => panelPose(layout, i)!.x)).toContain(last.pose.x);
      }
    }
    expect(momentOf(plan, plan.lasts)).toEqual(REST);
    expect(momentOf(plan, Infinity)).toEqual(REST);
  });

  test('is short, and its times run forward', () => {
    expect(plan.lasts).toBeLessThanOrEqual(LONGEST);
    for (const track of plan.tracks) expect(endOf(track)).toBeLessThanOrEqual(plan.lasts);
    for (const { keys } of tiles(plan)) {
      const times = keys.map(({ at }) => at);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
    }
  });

  test('moves nothing by leaps', () => {
    const step = plan.lasts / 400;
    for (const track of tiles(plan)) {
      for (let time = 0; time < plan.lasts; time += step) {
        const [now, next] = [flyingAt(track, time), flyingAt(track, time + step)];
        if (now && next) expect(Math.hypot(now.pose.x - next.pose.x, now.pose.y - next.pose.y)).toBeLessThan(layout.height * 0.09);
      }
    }
  });

  test('shows no number that is not known', () => {
    const known = new Set([
      ...what.before.board, ...what.after.board, ...what.before.seats[0]!.rack, ...what.after.seats[0]!.rack, null,
      ...what.happenings.flatMap((one) => (one.type === 'picked' || one.type === 'placed' ? [one.tile] : [])),
    ]);
    for (const { keys } of tiles(plan)) for (const { face } of keys) expect(known).toContain(face.tile);
  });

  test('has a twin without motion', () => {
    const still = stillPlan(what);
    expect(still.still).toBe(true);
    for (const track of tiles(still)) expect(track.keys[0]!.pose).toEqual(track.keys.at(-1)!.pose);
    // What was taken, and a false call, are to be seen without motion too.
    const seen = what.happenings.some(({ type }) => type === 'snagged' || type === 'falseCall');
    expect(still.tracks.length > 0).toBe(seen);
  });
});

describe('a run that is taken', () => {
  const plan = movingPlan(CHANGES['a run is taken']!);

  test('lights up in the order of its line, in about 800 ms', () => {
    const litAt = tiles(plan).map(({ keys }) => ({ tile: keys[0]!.face.tile, at: keys.find(({ face }) => face.tone === 'lit')!.at }));
    expect(litAt.toSorted((a, b) => a.at - b.at).map(({ tile }) => tile)).toEqual([34, 44, 54, 64]);
    expect(plan.lasts).toBeGreaterThan(600);
    expect(plan.lasts).toBeLessThan(1000);
  });

  test('is on the board from the first moment, and counted when it arrives', () => {
    const first = momentOf(plan, 0);
    expect(first.flying.map(({ face }) => face.tile)).toEqual([34, 44, 54, 64]);
    expect(first.flying.every(({ face }) => face.tone === 'plain')).toBe(true);
    expect(first.won.get(1)).toBe(4);
    expect(momentOf(plan, plan.lasts - 1).won.has(1)).toBe(false);
  });

  test('is shouted over, but not where nobody calls', () => {
    const taking: TableHappening = { type: 'snagged', seat: 1, tiles: [34, 44, 54, 64], runs: [{ ...run, missed: false }] };
    const words = (after: ViewState): number => movingPlan(change(four, after, taking)).tracks.filter(({ kind }) => kind === 'word').length;
    expect(words(taken)).toBe(1);
    expect(words({ ...taken, calls: 'automatic' })).toBe(0);
  });
  test('stings its maker only when they had missed it', () => {
    const stings = (one: Plan) => one.tracks.flatMap((track) => (track.kind === 'shake' && track.sting ? [track.target] : []));
    expect(stings(plan)).toEqual([]);
    expect(stings(movingPlan(CHANGES['a missed run is taken']!))).toEqual([1]);
  });
});

describe('planning', () => {
  const update = { state: place22, happenings: CHANGES['the viewer plays']!.happenings };

  test('there is nothing to move at first, without happenings, at infinite speed, or to another number of seats', () => {
    expect(planFor(null, update, layout, { motion: true, speed: 1 })).toBe(NO_PLAN);
    expect(planFor(state(), { ...update, happenings: [] }, layout, { motion: true, speed: 1 })).toBe(NO_PLAN);
    expect(planFor(state(), update, layout, { motion: true, speed: Infinity })).toBe(NO_PLAN);
    const two = { ...state(), seats: state().seats.slice(0, 2) };
    expect(planFor(two, update, layout, { motion: true, speed: 1 })).toBe(NO_PLAN);
  });

  test('the tiles that stay on the rack close up', () => {
    const slides = tiles(planFor(state(), update, layout, { motion: true, speed: 1 })).filter(({ covers }) => covers?.startsWith('slot'));
    expect(slides.map(({ covers }) => covers)).toEqual(['slot 0.0', 'slot 0.1', 'slot 0.2']);
  });
});

describe('a motion', () => {
  test('runs with its speed and can be cut short', () => {
    const plan = movingPlan(CHANGES['another plays']!);
    const motion = new Motion();
    expect(motion.moves(0)).toBe(false);
    expect(motion.at(0)).toEqual(REST);
    motion.speed = 2;
    motion.start(plan, 1000);
    expect(motion.moves(1000)).toBe(true);
    expect(motion.left(1000)).toBe(plan.lasts / 2);
    expect(motion.at(1000 + plan.lasts / 4).hidden.has('square 64')).toBe(true);
    expect(motion.moves(1000 + plan.lasts / 2)).toBe(false);
    motion.start(NO_PLAN, 1010);
    expect(motion.at(1010)).toEqual(REST);
    expect(motion.moves(1010)).toBe(false);
  });

  test('of a still plan needs no frames until it is over', () => {
    const motion = new Motion();
    motion.start(stillPlan(CHANGES['a run is taken']!), 0);
    expect(motion.moves(10)).toBe(false);
    expect(motion.left(10)).toBe(690);
    expect(motion.at(10).flying.map(({ face }) => face)).toEqual([34, 44, 54, 64].map((tile) => ({ tile, tone: 'lit' })));
  });
});

describe('a false call', () => {
  const falsely = (seat: number): Change => change(state(), state(), { type: 'falseCall', seat, penalty: 'none', paid: [] });
  const good = change(four, taken, { type: 'snagged', seat: 1, tiles: [34, 44, 54, 64], runs: [{ ...run, missed: false }] });

  test('looks like no good one: the word is crossed out, and the caller\'s name too', () => {
    const moment = momentOf(movingPlan(falsely(1)), 400);
    expect(moment.words.map(({ isFalse }) => isFalse)).toEqual([true]);
    expect([...moment.crossed]).toEqual([1]);
    expect(momentOf(movingPlan(good), 300).words.map(({ isFalse }) => isFalse)).toEqual([false]);
    expect(momentOf(movingPlan(good), 300).crossed.size).toBe(0);
  });

  test('shakes the burst of those who have called with it, and nobody else\'s', () => {
    expect(momentOf(movingPlan(falsely(0)), 200).shaken.has('snag')).toBe(true);
    expect(momentOf(movingPlan(falsely(1)), 200).shaken.has('snag')).toBe(false);
    expect(momentOf(movingPlan(falsely(1)), 200).shaken.has(1)).toBe(true);
  });

  test('without motion stands crossed out for more than a second, and nothing shakes', () => {
    const plan = stillPlan(falsely(0));
    for (const time of [0, 1200]) {
      const { crossed, shaken, words } = momentOf(plan, time);
      expect({ crossed: [...crossed], shaken: shaken.size }).toEqual({ crossed: [0], shaken: 0 });
      expect(words).toMatchObject([{ isFalse: true, scale: 1, alpha: 1 }]);
    }
    expect(plan.still).toBe(true);
  });

  test('stays marked its time, whatever happens next; not where all stops', () => {
    const motion = new Motion();
    motion.start(movingPlan(falsely(0)), 0);
    motion.start(movingPlan(CHANGES['another plays']!), 300);
    expect(motion.at(900).crossed.has(0)).toBe(true);
    expect(motion.at(1400).crossed.has(0)).toBe(false);
    motion.start(movingPlan(falsely(0)), 2000);
    motion.start(NO_PLAN, 0);
    expect(motion.at(2100)).toBe(REST);
  });
});
