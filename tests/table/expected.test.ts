/** A press that is announced and comes a moment later still counts as when it went down: nothing is judged before it. */
import { describe, expect, test } from 'vitest';
import { before, made, won } from '../helpers/runAtTheTable';
import { SETTLE } from '../helpers/simulatedTable';

describe('a press that is announced', () => {
  test('beats one that came later and was told earlier', () => {
    const table = made({ rules: { calls: 'race' } });
    const down = table.now();
    table.announce(60);
    table.pass(20);
    table.press({ kind: 'call', seat: 3 });
    table.pass(39);
    expect(won(table)).toEqual([0, 0, 0, 0]);
    table.press({ kind: 'call', seat: 1, at: down });
    table.pass(1);
    expect(won(table)).toEqual([0, 4, 0, 0]);
  });
  test('is in time although the clock ran out before it was told', () => {
    const table = made({ callTime: 3000 });
    table.pass((table.context().clock?.endsAt ?? 0) - table.now() - 10);
    const down = table.now();
    table.announce(60);
    table.pass(59);
    table.press({ kind: 'call', seat: 3, at: down });
    table.pass(SETTLE);
    expect(won(table)).toEqual([0, 0, 0, 4]);
  });
  test('is waited for as long as was announced, and no longer', () => {
    const table = before();
    table.announce(60);
    table.press({ kind: 'place', seat: 3, tile: 34 });
    table.pass(59);
    expect(table.position().placed).toBeNull();
    table.pass(1);
    expect(table.position().placed).toBe(34);
  });
});
