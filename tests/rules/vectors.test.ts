/** Whole games by an independent referee: 400 must come out as it says, 60 must be refused at the event that it names. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readRecordText } from '../../src/rules/record';

const lines = (file: string): string[] =>
  readFileSync(new URL(`../vectors/${file}`, import.meta.url), 'utf8').trim().split('\n');

describe('the referee\'s games', () => {
  const games = lines('games.jsonl');
  test('are 400', () => expect(games).toHaveLength(400));
  test.each(games.map((text, i) => [i, text] as const))('game %i comes out as stated', (_, text) => {
    const { result } = JSON.parse(text) as { result: unknown };
    const outcome = readRecordText(text);
    expect(outcome).toMatchObject({ ok: true, result: result as object });
  });
});

describe('the referee\'s broken records', () => {
  const broken = lines('broken.jsonl');
  test('are 60', () => expect(broken).toHaveLength(60));
  test.each(broken.map((text, i) => [i, text] as const))('record %i is refused at the event named', (_, text) => {
    const { refusedAt } = JSON.parse(text) as { refusedAt: number };
    expect(readRecordText(text)).toMatchObject({ ok: false, refusal: { code: 'illegal-event', event: refusedAt } });
  });
});
