/** Names that call: whose they are, and that the small burst lies on the panel and covers neither mark nor count, whatever its size. */
import { describe, expect, test } from 'vitest';
import type { Box } from '../../../src/layout/box';
import { chipBurst } from '../../../src/layout/panels/chip';
import { chipCalls } from '../../../src/layout/panels/chipCalls';
import { emblemIn, panelShape } from '../../../src/layout/panels/panel';
import { layoutIn } from '../../../src/layout/tableLayout';
import type { ViewState } from '../../../src/session/viewState';
import { inside } from '../../helpers/layoutFaults';

const SIZES = [[320, 480], [360, 640], [390, 844], [844, 390], [640, 360], [820, 1180], [1180, 820], [1440, 900], [3840, 2160]] as const;

const panels = SIZES.flatMap(([width, height]) => [2, 3, 4].flatMap((players) => {
  const layout = layoutIn({ width, height }, { players, calls: true, sitting: null, replayed: false });
  return layout.players.map((panel) => ({ panel, what: `${width} × ${height}, ${players}` }));
}));

test.each(panels)('the small burst is seen on its panel: $what', ({ panel }) => {
  const size = { width: panel.width, height: panel.height };
  const burst = chipBurst(size);
  const emblem = emblemIn(size, false);
  expect(inside(burst, { x: 0, y: 0, ...size })).toBe(true);
  expect(burst.width).toBeGreaterThanOrEqual(14);
  // The mark, and two digits of the count with their own size at its place.
  const marked: Box = { x: emblem.x - emblem.radius, y: emblem.y - emblem.radius, width: 2 * emblem.radius, height: 2 * emblem.radius };
  expect(burst.x, 'the mark').toBeGreaterThanOrEqual(marked.x + marked.width);
  if (panelShape(size) === 'narrow') expect(burst.y + burst.height).toBeLessThanOrEqual(size.height * 0.57);
  else expect(burst.x + burst.width).toBeLessThan(size.width * 0.85);
});

describe('names call', () => {
  const seats = (...kinds: ('local' | 'bot')[]): ViewState['seats'] => kinds.map((kind) => ({ kind }) as ViewState['seats'][number]);
  const calling = (changes: Partial<ViewState>, layout = {}): boolean[] => {
    const state = {
      calls: 'classic', phase: 'playing', asks: false, seats: seats('local', 'local', 'bot'), viewer: 0, ...changes,
    } as ViewState;
    return state.seats.map((_, seat) => chipCalls(state, layout, seat));
  };
  test('for people before whom the screen does not lie, and for all of them in the last chance', () => {
    expect(calling({})).toEqual([false, true, false]);
    expect(calling({ viewer: 1 })).toEqual([true, false, false]);
    expect(calling({ phase: 'lastChance' })).toEqual([true, true, false]);
  });
  test('for nobody around the table, alone, where all are asked, where nobody calls, and in a game that is over or looked at again', () => {
    const none = [false, false, false];
    expect(calling({}, { edges: [] })).toEqual(none);
    expect(calling({ seats: seats('local', 'bot', 'bot') })).toEqual(none);
    expect(calling({ asks: true })).toEqual(none);
    expect(calling({ calls: 'automatic' })).toEqual(none);
    expect(calling({ phase: 'over' })).toEqual(none);
    expect(calling({ viewer: null })).toEqual(none);
  });
});
