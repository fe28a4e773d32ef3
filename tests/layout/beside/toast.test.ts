/** What passes by at a table covers neither scores nor story, board nor burst, whatever the window; and its longest sentence finds room. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Box } from '../../../src/layout/box';
import { toastBox, toastSize, type Needed } from '../../../src/layout/beside/toast';
import { sidePads } from '../../../src/layout/sidePads';
import { layoutIn, type TableLayout } from '../../../src/layout/tableLayout';
import { turnedBox } from '../../../src/layout/turn';
import type { Layout } from '../../../src/layout/types';
import { overlap } from '../../helpers/layoutFaults';
import { runs } from '../../long/amount';

/** What is never covered while a clock may run, by name. */
function kept(layout: Layout, players: number, needed: Needed): [string, Box][] {
  const pads = sidePads(layout, players);
  return [
    ...layout.players.map((panel, seat): [string, Box] => [`the score of ${seat}`, panel]),
    ['the story', pads?.log ?? layout.log], ...(pads ? [['the score card', pads.card] as [string, Box]] : []),
    ['the board', layout.board], ['the burst', layout.snag],
    ...(needed === 'draw' ? [['the draw button', layout.draw], ['the pile', layout.pile]] as [string, Box][]
      : [['the rack', layout.rack] as [string, Box]]),
  ];
}

const NEEDED = ['draw', 'rack', 'column'] as const satisfies readonly Needed[];

function covered(layout: Layout, players: number): string[] {
  return NEEDED.flatMap((needed) => {
    const toast = toastBox(layout, needed);
    return toast === null ? [] : kept(layout, players, needed).filter(([, one]) => one.width > 0 && overlap(toast, one))
      .map(([name]) => `${name}, while ${needed} is needed`);
  });
}

const anyTable = fc.integer({ min: 2, max: 4 }).chain((players) => fc.record({
  players: fc.constant(players), calls: fc.boolean(), replayed: fc.constant(false), mirrored: fc.boolean(),
  sitting: fc.option(fc.record({ edges: fc.shuffledSubarray([0, 1, 2, 3].slice(0, players), { minLength: players }) })),
}));
const anyWindow = fc.oneof(
  fc.record({ width: fc.integer({ min: 240, max: 3840 }), height: fc.integer({ min: 200, max: 2160 }) }),
  fc.record({ width: fc.integer({ min: 240, max: 1300 }), height: fc.integer({ min: 200, max: 1300 }) }),
);

/** Around the table: what is told to one player lies at their edge, over none of the others' scores. */
function coveredAtEdges(layout: Layout, players: number): string[] {
  const pads = sidePads(layout, players);
  return (layout.edges ?? []).flatMap(({ turn, note, rack }, seat) => [note, rack].flatMap((place) => {
    const toast = turnedBox(turn, place);
    return [...layout.players.map((panel, other): [string, Box] => [`the score of ${other}`, panel]),
      ['the story', pads?.log ?? layout.log] as [string, Box], ...(pads ? [['the score card', pads.card] as [string, Box]] : [])]
      .filter(([, one]) => overlap(toast, one)).map(([name]) => `${name}, by a note to ${seat}`);
  }));
}

describe('in any window', () => {
  test('it covers no score, nothing of the story, no square, no burst, and not what its player needs', () => {
    fc.assert(fc.property(anyWindow, anyTable, (window, table: TableLayout) => {
      const layout = layoutIn(window, table);
      expect([...covered(layout, table.players), ...coveredAtEdges(layout, table.players)]).toEqual([]);
    }), runs(400, 5000));
  });

  test('that scrolls over a table, scores and story lie above the window’s foot, where it passes then', () => {
    fc.assert(fc.property(anyWindow, anyTable, (window, table: TableLayout) => {
      const layout = layoutIn(window, table);
      if (!layout.scrolls || layout.note) return;
      // As the style sheet has it: 29 of 100 of the window, over a gap of half a rem.
      const foot = { x: 0, y: window.height * 0.71 - 8, width: layout.width, height: window.height * 0.29 + 8 };
      const there = [...layout.players, layout.log].filter((one) => overlap(one, foot));
      expect(there).toEqual([]);
    }), runs(400, 5000));
  });
});

/** So many letters have the longest sentences that come again and again, in each language (`strings/said/told/later/table`). */
const LONG = 76;
const SIZES = [[360, 640], [390, 844], [844, 390], [640, 360], [820, 1180], [1180, 820], [1440, 900], [3840, 2160]] as const;

describe.each(SIZES)('in %i × %i', (width, height) => {
  test.each(['draw', 'rack'] as const)('long sentences are read whole where %s is needed', (needed) => {
    for (const players of [2, 3, 4]) {
      const box = toastBox(layoutIn({ width, height }, { players, calls: true, sitting: null, replayed: false }), needed)!;
      // Beside a board that takes all of a low window little is left over a pile.
      expect(toastSize(box, LONG)).toBeGreaterThanOrEqual(height < 390 ? 12 : 13);
    }
  });
});
