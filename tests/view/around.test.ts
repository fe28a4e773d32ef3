/** Around the table tiles fly from and to everyone's own rack, turned towards them, and tell nothing that lies face down. */
import { describe, expect, test } from 'vitest';
import { layoutOf } from '../../src/layout/layout';
import { SHAPES } from '../../src/setup/players';
import type { TableHappening, ViewState } from '../../src/session/viewState';
import { movingPlan } from '../../src/view/motion/plan';
import { rackSeats, slotPose, squarePose } from '../../src/view/motion/poses';
import type { TileTrack, Track } from '../../src/view/motion/tracks';

const layout = layoutOf({ width: 1180, height: 820, seats: 4, sitting: { edges: [0, 1, 2, 3] } });

function state(differs: Partial<ViewState>, racks: readonly number[]): ViewState {
  return {
    paused: false,
    phase: 'playing', viewer: 1, mover: 1, board: [34], lastPlaced: 34, pile: 40, order: null, clock: null, gone: null, asks: false,
    asking: null, calls: 'classic',
    may: { pick: false, look: false, place: false, draw: true, call: true, count: false, answer: false },
    seats: ['Ann', 'Sally', 'Otto', 'Bo'].map((name, seat) => ({
      name, kind: seat === 2 ? 'bot' : 'local', level: seat === 2 ? 'otto' : null, shape: SHAPES[seat]!, won: 0, callKey: null, owes: false,
      thinks: false,
      rack: Array.from({ length: racks[seat] ?? 4 }, () => null),
    })),
    ...differs,
  };
}

function tracks(before: ViewState, after: ViewState, ...happenings: TableHappening[]): readonly Track[] {
  return movingPlan({ before, after, happenings, layout }).tracks;
}
const flights = (all: readonly Track[]): TileTrack[] => all.filter((track) => track.kind === 'tile');

describe('around the table', () => {
  test('every rack stands there', () => {
    expect(rackSeats(layout, state({}, []))).toEqual([0, 1, 2, 3]);
    expect([0, 1, 2, 3].map((seat) => Math.round((slotPose(layout, seat, 0)!.turn * 180) / Math.PI))).toEqual([0, 90, 180, -90]);
  });

  test('a tile that is played leaves its rack face down and turns on the way: which slot it was is not told', () => {
    const all = tracks(state({}, []), state({ board: [34, 44], lastPlaced: 44 }, [4, 3, 4, 4]), { type: 'placed', seat: 1, tile: 44 });
    const [flight, ...others] = flights(all);
    expect(flight!.keys[0]).toMatchObject({ pose: slotPose(layout, 1, 3), face: { tile: null } });
    expect(flight!.keys.at(-1)).toMatchObject({ pose: squarePose(layout, 44), face: { tile: 44 } });
    expect(others).toEqual([]);
  });

  test('a tile that is drawn comes to its own rack, face down', () => {
    const [flight] = flights(tracks(state({}, [4, 3, 4, 4]), state({ pile: 39, mover: 2 }, []),
      { type: 'drew', seat: 1, tile: null, pile: 39 }));
    expect(flight).toMatchObject({ covers: 'slot 1.3' });
    expect(flight!.keys.at(-1)).toMatchObject({ pose: slotPose(layout, 1, 3), face: { tile: null } });
  });

  test('the deal goes round to all', () => {
    const before = state({ phase: 'order', viewer: 0, mover: null }, [0, 0, 0, 0]);
    const covers = flights(tracks(before, state({ viewer: 0, mover: 0, board: [], lastPlaced: null }, []), { type: 'dealt' }))
      .map((track) => track.covers);
    expect(covers.slice(0, 5)).toEqual(['slot 0.0', 'slot 1.0', 'slot 2.0', 'slot 3.0', 'slot 0.1']);
    expect(covers).toHaveLength(16);
  });

  test('a call pops up at the caller\'s own edge, turned towards the caller', () => {
    const call = (seat: number): Track =>
      tracks(state({}, []), state({}, []), { type: 'falseCall', seat, paid: [] } as unknown as TableHappening)
        .find(({ kind }) => kind === 'word')!;
    expect(call(3)).toMatchObject({ turn: -Math.PI / 2 });
    expect((call(3) as Track & { kind: 'word' }).x).toBeGreaterThan(1000);
    expect((call(2) as Track & { kind: 'word' }).y).toBeLessThan(200);
  });

  test('nobody\'s panel moves when the order of play is drawn: it is people who change seats', () => {
    expect(tracks(state({}, []), state({}, []), { type: 'seated', from: [1, 0, 3, 2] })).toEqual([]);
  });
});
