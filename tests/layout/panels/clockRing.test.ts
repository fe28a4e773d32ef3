/** The ring of a running clock stands with whoever has the time, and with nobody else. */
import { describe, expect, test } from 'vitest';
import { before } from '../../../src/layout/before';
import { layoutOf } from '../../../src/layout/layout';
import { clockRings } from '../../../src/layout/panels/clockRing';
import { emblemIn } from '../../../src/layout/panels/panel';
import type { Layout } from '../../../src/layout/types';
import type { SeatState } from '../../../src/session/viewState';
import { SHAPES, type Kind } from '../../../src/setup/players';

const SIZES = [[390, 844], [844, 390], [1180, 820], [820, 1180], [1440, 900], [320, 480], [3840, 2160]] as const;

function seats(...kinds: Kind[]): SeatState[] {
  return kinds.map((kind, seat) => ({
    name: `P${seat}`, kind, level: kind === 'bot' ? 'otto' : null, shape: SHAPES[seat]!, won: 0, callKey: null, owes: false, thinks: false,
    rack: [],
  }));
}

function rings(layout: Layout, kinds: readonly Kind[], seat: number | null, viewer: number | null = 0) {
  return clockRings({ clock: { seat, startedAt: 0, endsAt: 5000, left: null }, seats: seats(...kinds), viewer }, layout);
}

/** Where the rings stand, in a word each: `burst`, or `panel` and whose. */
const spots = (all: ReturnType<typeof rings>): string[] => all.map(({ at, seat }) => (at === 'burst' ? `burst ${seat}` : `panel ${seat}`));

describe('side by side', () => {
  const layout = layoutOf({ width: 1440, height: 900, seats: 3 });

  test('in a move of a player here it runs around the burst, in a move of another at their panel, and never around the burst then', () => {
    expect(spots(rings(layout, ['local', 'bot', 'bot'], 0))).toEqual(['burst 0']);
    expect(spots(rings(layout, ['local', 'bot', 'bot'], 2))).toEqual(['panel 2']);
    expect(spots(rings(layout, ['local', 'remote', 'bot'], 1))).toEqual(['panel 1']);
    expect(spots(rings(layout, ['bot', 'bot', 'bot'], 1, null))).toEqual(['panel 1']);
  });

  test('the last chance is everybody\'s, and where no clock runs there is no ring', () => {
    expect(spots(rings(layout, ['local', 'local', 'bot'], null))).toEqual(['burst null']);
    expect(clockRings({ clock: null, seats: seats('local', 'bot', 'bot'), viewer: 0 }, layout)).toEqual([]);
  });
});

test('around the table it runs at the mover\'s own edge, and in the last chance at everyone\'s who can call there', () => {
  const layout = layoutOf({ width: 1180, height: 820, seats: 4, sitting: { edges: [0, 1, 2, 3] } });
  const [ring] = rings(layout, ['local', 'local', 'local', 'bot'], 1);
  expect(ring).toMatchObject({ at: 'burst', seat: 1, turn: before(layout, 1).turn });
  expect(spots(rings(layout, ['local', 'local', 'local', 'bot'], 3))).toEqual(['panel 3']);
  expect(spots(rings(layout, ['local', 'local', 'local', 'bot'], null))).toEqual(['burst 0', 'burst 1', 'burst 2']);
});

test('whatever the window, a ring lies within its burst or panel, and clear of the mark or face in its middle', () => {
  for (const [width, height] of SIZES) {
    for (const count of [2, 3, 4]) {
      for (const kind of ['bot', 'remote'] as const) {
        const layout = layoutOf({ width, height, seats: count });
        const [{ box, line } = { box: layout.board, line: 0 }] = rings(layout, ['local', kind, kind, kind].slice(0, count) as Kind[], 1);
        const panel = layout.players[1]!;
        expect(box.x, `${width} × ${height} for ${count}`).toBeGreaterThanOrEqual(panel.x);
        expect(box.y).toBeGreaterThanOrEqual(panel.y);
        expect(box.y + box.height).toBeLessThanOrEqual(panel.y + panel.height);
        expect(box.width / 2 - line).toBeGreaterThan(emblemIn(panel, kind === 'bot').radius);
        const [own] = rings(layout, ['local', 'bot', 'bot', 'bot'].slice(0, count) as Kind[], 0);
        expect(own!.box.x).toBeGreaterThanOrEqual(layout.snag.x);
        expect(own!.box.width).toBeLessThanOrEqual(layout.snag.width);
      }
    }
  }
});
