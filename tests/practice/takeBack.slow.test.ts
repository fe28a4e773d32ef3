/** Taking back: the same game, cut off before a player's last decision, over all games of the independent referee. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hasDecided, recordBeforeLastDecision } from '../../src/practice/takeBack';
import { liveRuns } from '../../src/rules/calls';
import { PRINTED_RULES } from '../../src/rules/options';
import { readRecordText, replay, type GameRecord } from '../../src/rules/record';
import { dealPlaying, events } from '../helpers/arranged';
import { amount } from '../long/amount';

/** `npm test` takes some of the 400. */
const games = readFileSync(new URL('../vectors/games.jsonl', import.meta.url), 'utf8').trim().split('\n').map((text): GameRecord => {
  const read = readRecordText(text);
  if (!read.ok) throw new Error('a vector is refused');
  return read.record;
});

const game = (notation: string, order: readonly number[]): GameRecord => ({
  rules: PRINTED_RULES, seats: ['Ann', 'Ben'], starter: 0, deal: dealPlaying(order, 2), events: notation === '' ? [] : events(notation),
});

describe('before the last decision', () => {
  // Ann plays 34, 44, 54 and 64, which is a run; Ben plays 5, 16, 27 and 38.
  const ORDER = [34, 5, 44, 16, 54, 27, 64, 38];
  const THREE = '0:34- 1:5- 0:44- 1:16- 0:54- 1:27- ';
  const left = (record: GameRecord | null): number | undefined => record?.events.length;

  test('is the tile, where the move was ended with nothing to call', () => {
    expect(left(recordBeforeLastDecision(game('0:34- 1:5- 0:44- 1:16-', ORDER), 0))).toBe(4);
    expect(left(recordBeforeLastDecision(game('0:34- 1:5- 0:44', ORDER), 0))).toBe(4);
    expect(left(recordBeforeLastDecision(game('0:34-', ORDER), 0))).toBe(0);
  });

  test('is the end of the move, where a run was let go with it; and then the tile', () => {
    const missed = game(`${THREE}0:64- 1!`, ORDER);
    const toCall = recordBeforeLastDecision(missed, 0);
    expect(left(toCall)).toBe(13);
    expect(replay(toCall!)).toMatchObject({ ok: true, position: { mover: 0, placed: 64 } });
    expect(left(recordBeforeLastDecision(toCall!, 0))).toBe(12);
  });

  test('is the tile, where its run was called', () => {
    expect(left(recordBeforeLastDecision(game(`${THREE}0:64!- 1:38-`, ORDER), 0))).toBe(12);
  });

  test('is nowhere, where the player has not moved', () => {
    expect(recordBeforeLastDecision(game('', ORDER), 0)).toBeNull();
    expect(recordBeforeLastDecision(game('0:34-', ORDER), 1)).toBeNull();
  });
});

test('the games of the referee can be taken back, step by step, to the first move', () => {
  let steps = 0;
  for (const [number, record] of games.slice(0, amount(40, 400)).entries()) {
    // One seat of each game: taking turns, so that all of them come about.
    const seat = number % record.seats.length;
    for (let now = record; hasDecided(now.events, seat);) {
      const before = recordBeforeLastDecision(now, seat);
      if (!before) throw new Error(`game ${number} cannot be taken back`);
      steps += 1;
      const { events: kept, ...same } = before;
      const { events: all, ...was } = now;
      expect(same).toEqual(was);
      expect(kept).toEqual(all.slice(0, kept.length));
      expect(kept.length).toBeLessThan(all.length);
      const replayed = replay(before);
      if (!replayed.ok) throw new Error(`game ${number} does not replay`);
      // It is the seat's own move, and there is something to decide.
      const { mover, placed } = replayed.position;
      expect(mover).toBe(seat);
      expect(placed === null || liveRuns(replayed.position).length > 0).toBe(true);
      now = before;
    }
    expect(recordBeforeLastDecision({ ...record, events: [] }, seat)).toBeNull();
  }
  expect(steps).toBeGreaterThan(400);
});
