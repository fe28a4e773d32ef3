/** What a player missed, and when it can be told: never before it is gone for certain. */
import { describe, expect, test } from 'vitest';
import { missedBy } from '../../src/practice/missed';
import { PRINTED_RULES, type HouseRules } from '../../src/rules/options';
import type { GameRecord } from '../../src/rules/record';
import { dealPlaying, events } from '../helpers/arranged';
import { randomGame } from '../helpers/randomGame';

const game = (notation: string, order: readonly number[], seats = 2, rules: Partial<HouseRules> = {}): GameRecord => ({
  rules: { ...PRINTED_RULES, ...rules }, seats: ['Ann', 'Ben', 'Cat'].slice(0, seats), starter: 0, deal: dealPlaying(order, seats),
  events: events(notation),
});

describe('a run of one\'s own', () => {
  const ORDER = [34, 5, 44, 16, 54, 27, 64, 40];
  const THREE = '0:34- 1:5- 0:44- 1:16- 0:54- 1:27- ';
  const run = { maker: 0, runs: [[34, 44, 54, 64]], tiles: [34, 44, 54, 64] };

  test('is missed when the move ends, and not before', () => {
    expect(missedBy(game(`${THREE}0:64`, ORDER), 0)).toEqual([]);
    expect(missedBy(game(`${THREE}0:64-`, ORDER), 0)).toEqual([run]);
    expect(missedBy(game(`${THREE}0:64- 1!`, ORDER), 0)).toEqual([run]);
    expect(missedBy(game(`${THREE}0:64!-`, ORDER), 0)).toEqual([]);
  });

  test('is nothing that the other missed who took it', () => {
    expect(missedBy(game(`${THREE}0:64- 1!`, ORDER), 1)).toEqual([]);
  });

  test('is nothing to tell the other of, as long as they can call it', () => {
    expect(missedBy(game(`${THREE}0:64-`, ORDER), 1)).toEqual([]);
    expect(missedBy(game(`${THREE}0:64- 1:40-`, ORDER), 1)).toEqual([]);
    // By the house rule it is gone with the next tile.
    expect(missedBy(game(`${THREE}0:64- 1:40-`, ORDER, 2, { missedRun: 'one-move' }), 1)).toEqual([run]);
  });
});

describe('a run that another missed', () => {
  const ORDER = [34, 5, 7, 44, 16, 18, 54, 27, 29, 64, 38, 40];
  const THREE = '0:34- 1:5- 2:7- 0:44- 1:16- 2:18- 0:54- 1:27- 2:29- ';
  const run = { maker: 0, runs: [[34, 44, 54, 64]], tiles: [34, 44, 54, 64] };

  test('is missed when a third takes it', () => {
    const taken = game(`${THREE}0:64- 2!`, ORDER, 3);
    expect(missedBy(taken, 1)).toEqual([run]);
    expect(missedBy(taken, 2)).toEqual([]);
    expect(missedBy(taken, 0)).toEqual([run]);
  });
});

test('in random games what was told once is told the same however the game goes on', () => {
  let told = 0;
  for (let number = 0; number < 15; number += 1) {
    const { record } = randomGame(`missed ${number}`);
    for (const seat of record.seats.keys()) {
      const all = missedBy(record, seat);
      told += all.length;
      const half = { ...record, events: record.events.slice(0, Math.floor(record.events.length / 2)) };
      expect(all.slice(0, missedBy(half, seat).length)).toEqual(missedBy(half, seat));
      for (const { runs, tiles } of all) {
        expect(runs.length).toBeGreaterThan(0);
        expect(tiles).toEqual([...new Set(runs.flat())].toSorted((a, b) => a - b));
      }
    }
  }
  expect(told).toBeGreaterThan(20);
});
