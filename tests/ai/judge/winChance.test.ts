/** Win chances as they are counted by hand: who places last, what a lead and a share are worth, and the tables in their form. */
import { describe, expect, test } from 'vitest';
import { chanceAtEnd, chanceOfLead, chanceOfShare, growthOfChance, standingOf } from '../../../src/ai/judge/winChance';
import tables from '../../../src/ai/judge/winChance.json';
import { SQUARES } from '../../../src/rules/board';

describe('who places a tile after one\'s last', () => {
  test.each([
    ['two at the start', [4, 4], 68, 0, [1, 0]],
    ['three at the start: the first has a tile more', [4, 4, 4], 64, 0, [0, 2, 1]],
    ['four at the start', [4, 4, 4, 4], 60, 0, [3, 2, 1, 0]],
    ['two with their last tiles, the second to move', [0, 1], 0, 1, [1, 0]],
    ['two in the middle, the second to move', [4, 4], 31, 1, [1, 0]],
  ])('%s', (_, racks, pile, mover, after) => {
    expect(racks.map((__, seat) => standingOf({ seat, racks, pile, mover }).after)).toEqual(after);
  });
});

test('how many tiles are left: for the mover now, for the others when they placed last', () => {
  expect([0, 1, 2].map((seat) => standingOf({ seat, racks: [4, 4, 4], pile: 10, mover: 1 }).left)).toEqual([23, 22, 24]);
  expect(standingOf({ seat: 1, racks: [4, 4], pile: SQUARES.length - 8, mover: 0 }).left).toBe(SQUARES.length);
});

test('a result: won, shared, lost', () => {
  expect([0, 1, 2].map((seat) => chanceAtEnd([20, 20, 7], seat))).toEqual([0.5, 0.5, 0]);
  expect(chanceAtEnd([3, 9], 1)).toBe(1);
});

describe.each([2, 3, 4])('the tables for %i players', (seats) => {
  const { share, lead } = tables.tables[String(seats) as '2' | '3' | '4'];
  const places = Array.from({ length: seats }, (_, after) => after);
  const standings = Array.from({ length: 76 }, (_, i) => places.map((after) => ({ seats, left: i + 1, after }))).flat();

  test('cover every number of tiles, from the most on', () => {
    for (const rows of [share, lead]) {
      expect(rows[0]?.left).toBe(SQUARES.length);
      expect(rows.map(({ left }) => left)).toEqual(rows.map(({ left }) => left).toSorted((a, b) => b - a));
      expect(rows.every(({ after }) => after.length === seats)).toBe(true);
    }
  });
  test('say more for a larger share, and for a larger lead', () => {
    for (const standing of standings) {
      const byShare = [0, 0.1, 0.3, 0.5, 0.7, 0.9, 1].map((part) => chanceOfShare(part, standing));
      const byLead = [-20, -4, 0, 4, 20].map((tiles) => chanceOfLead(tiles, standing));
      for (const row of [byShare, byLead]) {
        expect(row).toEqual(row.toSorted((a, b) => a - b));
        expect(row.every((chance) => chance >= 0 && chance <= 1)).toBe(true);
      }
    }
  });
  test('whoever places last has the better of the same lead, in the second half', () => {
    for (let left = 40; left > 8; left -= 1) {
      const last = chanceOfLead(0, { seats, left, after: 0 });
      expect(last).toBeGreaterThan(chanceOfLead(0, { seats, left, after: seats - 1 }));
    }
  });
  test('the growth of a chance is its slope', () => {
    for (const standing of standings) {
      for (const part of [0.2, 0.5, 0.8]) {
        const slope = (chanceOfShare(part + 1e-5, standing) - chanceOfShare(part - 1e-5, standing)) / 2e-5;
        expect(growthOfChance(part, standing)).toBeCloseTo(slope, 4);
      }
    }
  });
});
