/** What a server counts of itself, as Prometheus reads it; and limits that are set otherwise. */
import { type AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { LIMITS, limitsWith } from '../../server/limits';
import { createMetrics, serveMetrics } from '../../server/measure';

/** The values of what was counted, by name. */
function read(text: string): ReadonlyMap<string, number> {
  return new Map(text.split('\n').flatMap((line) => {
    const found = /^(\w+(?:\{[^}]*\})?) ([-\d.e+]+)$/u.exec(line);
    return found === null ? [] : [[found[1]!, Number(found[2])] as const];
  }));
}

describe('metrics', () => {
  let close = (): void => {};
  afterEach(() => close());

  test('tell how many tables, lines and seats there are, how long a move took to be kept and a call to be judged', async () => {
    const metrics = createMetrics(async () => ({ tables: 3, lines: 7, seats: 6, ready: true }));
    for (const ms of [1, 4, 40]) metrics.synced(ms);
    metrics.judged(180);
    // A clock that was set back.
    metrics.judged(-5);
    const server = await serveMetrics(metrics, 0, '127.0.0.1');
    close = () => { server.close(); };
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    const text = await answer.text();
    const values = read(text);
    expect(['snag_tables', 'snag_lines', 'snag_seats', 'snag_ready'].map((name) => values.get(name))).toEqual([3, 7, 6, 1]);
    expect(values.get('snag_journal_sync_seconds_count')).toBe(3);
    expect(values.get('snag_journal_sync_seconds_sum')).toBeCloseTo(0.045);
    expect(values.get('snag_journal_sync_seconds_bucket{le="0.005"}')).toBe(2);
    expect(values.get('snag_verdicts_total')).toBe(2);
    expect(values.get('snag_judge_wait_seconds_sum')).toBeCloseTo(0.18);
    expect(values.has('snag_nodejs_eventloop_lag_p99_seconds')).toBe(true);
    expect((await fetch(`http://127.0.0.1:${port}/rooms`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404);
    await expect(serveMetrics(metrics, port, '127.0.0.1')).rejects.toThrow('in use by another program. Give --metrics another number.');
  });
});

describe('a limit', () => {
  test('is set by its name: a number, or how often at most', () => {
    expect(limitsWith([])).toEqual(LIMITS);
    expect(limitsWith(['linesOfAll=8000', 'opened=5'])).toEqual({ ...LIMITS, linesOfAll: 8000, opened: { ...LIMITS.opened, most: 5 } });
  });

  test.each(['linesOfAl=8', 'linesOfAll', 'linesOfAll=-3', 'linesOfAll=1.5', 'toString=3', '=4', 'linesOfAll=99999999999'])(
    'with a slip (%s) is told with a sentence that names all there are', (said) => {
      expect(limitsWith([said])).toMatch(/^--limit takes NAME=NUMBER, not “.*”\. Names: .*linesOfAll.*\.$/u);
    });

  test('of nothing at all isn’t one', () => {
    expect(limitsWith(['linesOfAll=0'])).toMatch(/at least 1/u);
  });
});
