/** An outside referee's games: each comes out as they say, and each broken one is refused where they say. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SNAP_BACK_RECORD } from '../../../../src/games/snapBack/rules/record';
import { readRecord } from '../../../../src/contract/record';

const lines = (name: string): { refusedAt?: number }[] =>
  readFileSync(`tests/vectors/${name}`, 'utf8').trim().split('\n').map((line) => JSON.parse(line) as { refusedAt?: number });

/** The event at which a record was refused; -1 for what stands before the events; null where it was read. */
function refusedAt(record: object): number | null {
  const outcome = readRecord(SNAP_BACK_RECORD, record);
  return outcome.ok ? null : outcome.refusal.event;
}

test('120 games replay right', () => {
  const games = lines('snapback.jsonl');
  expect(games).toHaveLength(120);
  expect(games.map((game) => refusedAt(game))).toEqual(games.map(() => null));
});

test('60 broken games are refused at their event', () => {
  const games = lines('snapback-broken.jsonl');
  expect(games).toHaveLength(60);
  expect(games.map((game) => refusedAt(game))).toEqual(games.map((game) => game.refusedAt));
});
