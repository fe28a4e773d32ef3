/** The search keeps to its view and its seed, and takes what is plainly good. How strong it is stands in docs/strength.md. */
import { describe, expect, test } from 'vitest';
import { searchView, shareOfWin, WORK } from '../../../src/ai/search/monteCarlo';
import { carefulPlayer, greedyPlayer, linearPlayer, randomPlayer } from '../../../src/ai/reference';
import { evaluatorFor } from '../../../src/ai/search/fromView';
import { SearchState } from '../../../src/ai/search/searchState';
import { SQUARES } from '../../../src/rules/board';
import { randomFrom } from '../../../src/chance/chance';
import { dealOf } from '../../../src/rules/deal';
import { applyEvent, startGame } from '../../../src/rules/game';
import { PRINTED_RULES } from '../../../src/rules/options';
import { seatView, type Gone, type Placement, type SeatView } from '../../../src/rules/seatView';

const RULES = { ...PRINTED_RULES, calls: 'automatic' } as const;
const LITTLE = { ...WORK, playouts: 40 };

/** The views of all movers of a game in which everyone plays carefully. */
function viewsOf(seats: number, seed: string): SeatView[] {
  let position = startGame(RULES, seats, 0, dealOf(seed));
  const views: SeatView[] = [];
  const gone: Gone[] = [];
  const placements: Placement[] = [];
  while (position.mover !== null) {
    const seat = position.mover;
    const view = seatView(position, seat, { gone: [...gone], placements: [...placements], falseCalls: [] });
    views.push(view);
    const tile = carefulPlayer(view, randomFrom(seed));
    const lay = applyEvent(position, ['place', seat, tile]);
    if (!lay.ok) throw new Error(lay.refusal.code);
    for (const happening of lay.happenings) if (happening.type === 'snagged') gone.push({ tiles: happening.tiles, by: seat,
      ply: views.length });
    placements.push({ seat, tile });
    const draw = applyEvent(lay.position, ['draw', seat]);
    if (!draw.ok) throw new Error(draw.refusal.code);
    position = draw.position;
  }
  return views;
}

describe.each([2, 3, 4])('%i players', (seats) => {
  const views = viewsOf(seats, `champion ${seats}`);

  test('a whole game: a tile of the rack every time, the same for the same seed, every tile valued once', () => {
    expect(views).toHaveLength(76);
    views.forEach((view, i) => {
      const decision = searchView(view, LITTLE, randomFrom(`${i}`));
      expect(searchView(view, LITTLE, randomFrom(`${i}`))).toEqual(decision);
      expect(decision.values[0]?.tile).toBe(decision.tile);
      expect(decision.values.map(({ tile }) => tile).toSorted()).toEqual(view.rack.toSorted());
      expect(decision.values.every(({ margin }) => Number.isFinite(margin))).toBe(true);
    });
  });

  test('does without the order of the tiles placed', () => {
    for (const view of views) expect(view.rack).toContain(searchView({ ...view, placements: [] }, LITTLE, randomFrom('x')).tile);
  });

  test('the players it is measured against play tiles of their rack too', () => {
    for (const view of views) {
      for (const player of [randomPlayer, greedyPlayer, carefulPlayer, linearPlayer]) expect(view.rack)
        .toContain(player(view, randomFrom('x')));
    }
  });
});

describe('plain cases', () => {
  const board = [22, 23, 24, 44, 54, 64];
  const view: SeatView = {
    seat: 0, rules: RULES, rack: [25, 4, 94, 97], board, gone: [], pile: 62, racks: [4, 4], won: [0, 0], mover: 0, placed: null,
    ply: 6, dead: [], placements: [], falseCalls: [],
  };

  test('it takes a run', () => {
    const { tile, values } = searchView(view, WORK, randomFrom('run'));
    expect(tile).toBe(25);
    expect(values[0]).toMatchObject({ takes: 4 });
  });

  test('so do greedy, careful and linear', () => {
    for (const player of [greedyPlayer, carefulPlayer, linearPlayer]) expect(player(view, randomFrom('run'))).toBe(25);
  });

  test('it does not open a line for others while anything else is on its rack', () => {
    const quiet = { ...view, rack: [45, 5, 94, 97], board: [46, 47, 22], ply: 3, pile: 65 };
    for (const seed of ['a', 'b', 'c']) expect(searchView(quiet, WORK, randomFrom(seed)).tile).not.toBe(45);
  });

  test('an empty rack is refused', () => {
    expect(() => searchView({ ...view, rack: [], racks: [0, 4] }, WORK, randomFrom(''))).toThrow(RangeError);
  });

  test('tiles that the view does not account for do it no harm', () => {
    // A player who forgot what is gone thinks more tiles to come than there are places for them.
    const forgetful = { ...view, pile: 3 };
    expect(SQUARES.length - board.length - 4).toBeGreaterThan(3 + 4);
    expect(searchView(forgetful, LITTLE, randomFrom('f')).tile).toBe(25);
  });
});

describe('the share of the win', () => {
  const state = (won: readonly number[], ply: number): SearchState => {
    const made = new SearchState(evaluatorFor(won.length));
    made.clear(won.length);
    made.won.set(won);
    made.ply = ply;
    return made;
  };

  test('at the end is what the arena counts: ties in parts', () => {
    expect(shareOfWin(state([9, 8], 76), 0, 0, true)).toBe(1);
    expect(shareOfWin(state([8, 9], 76), 0, 0, true)).toBe(0);
    expect(shareOfWin(state([8, 8, 4], 76), 0, 0, true)).toBe(0.5);
    expect(shareOfWin(state([8, 8, 8, 8], 76), 3, 0, true)).toBe(0.25);
  });

  test('before it all shares make one win, and a lead is worth more the less is to come', () => {
    const open = state([12, 8, 4], 30);
    expect([0, 1, 2].reduce((sum, seat) => sum + shareOfWin(open, seat, 0, false), 0)).toBeCloseTo(1, 12);
    expect(shareOfWin(state([12, 8], 70), 0, 0, false)).toBeGreaterThan(shareOfWin(state([12, 8], 10), 0, 0, false) + 0.1);
    expect(shareOfWin(open, 1, 4, false)).toBeGreaterThan(shareOfWin(open, 1, 0, false));
  });
});
