/** A line on any wire, under a time of the test's own: who is asked whether they are there, and who is let go. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLimit, LIMITS } from '../../server/limits';
import { createLine } from '../../server/line';
import { fakeTables } from './fakeTables';

beforeEach(() => { vi.useFakeTimers(); });
afterEach(() => { vi.useRealTimers(); });

function onWire() {
  const said: string[] = [];
  const failures: unknown[] = [];
  const failed = (error: unknown): void => { failures.push(error); };
  const now = (): number => performance.now();
  const wire = {
    send: (text: string) => { said.push(text); }, ping: () => { said.push('ping'); }, backlog: () => 0,
    close: (code: number) => { said.push(`closed ${code}`); }, drop: () => { said.push('dropped'); },
  };
  const table = fakeTables().add('ACEF');
  const line = createLine(wire, { table, device: 0, limits: LIMITS, ofOthers: createLimit(LIMITS.messagesOfOthers, now), now, failed });
  return { said, table, line, failures };
}

describe('whoever is at a line', () => {
  test('is asked at once and every three seconds whether they are there, and how long it took is told', () => {
    const { said, table, line } = onWire();
    line.opened();
    expect(said).toEqual(['ping']);
    vi.advanceTimersByTime(80);
    line.pong();
    vi.advanceTimersByTime(3000);
    expect(said).toEqual(['ping', 'ping']);
    vi.advanceTimersByTime(20);
    line.pong();
    expect(table.lags.map(Math.round)).toEqual([80, 100]);
  });

  test('is let go after three questions without an answer; an answer to the first tells of all', () => {
    const { said, table, line } = onWire();
    line.opened();
    vi.advanceTimersByTime(8999);
    expect(said).toEqual(['ping', 'ping', 'ping']);
    line.pong();
    expect(table.lags.map(Math.round)).toEqual([8999]);
    vi.advanceTimersByTime(9000);
    expect(said.filter((one) => one !== 'ping')).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(said.at(-1)).toBe('dropped');
  });

  test('is asked as often as every half a second while something is told', () => {
    const { said, table, line } = onWire();
    const pings = (): number => said.filter((one) => one === 'ping').length;
    const tell = (): void => { table.lines.get(0)!.send('news'); };
    line.opened();
    tell();
    line.pong();
    expect(pings()).toBe(1);
    for (let i = 0; i < 100; i += 1) {
      vi.advanceTimersByTime(20);
      tell();
      line.pong();
    }
    expect(pings()).toBe(5);
    vi.advanceTimersByTime(3000);
    expect(pings()).toBe(6);
  });

  test('is let go no sooner because something was told just before they were asked anyway', () => {
    const { said, table, line } = onWire();
    line.opened();
    line.pong();
    vi.advanceTimersByTime(2990);
    table.lines.get(0)!.send('news');
    vi.advanceTimersByTime(8999);
    expect(said).toEqual(['ping', 'news', 'ping', 'ping', 'ping']);
    vi.advanceTimersByTime(1);
    expect(said.at(-1)).toBe('dropped');
  });

  test('is let go if not ready within ten seconds', () => {
    const { said } = onWire();
    vi.advanceTimersByTime(10_000);
    expect(said).toContain('dropped');
  });

  test('is left alone once the line is over', () => {
    const { said, table, line } = onWire();
    line.opened();
    line.closed();
    vi.advanceTimersByTime(60_000);
    expect(said).toEqual(['ping']);
    expect([table.cuts, line.admits()]).toEqual([[0], false]);
  });

  test('an answer that nobody asked for tells nothing', () => {
    const { table, line } = onWire();
    line.opened();
    line.pong();
    line.pong();
    expect(table.lags).toHaveLength(1);
  });
});

describe('a table that fails', () => {
  test('ends the line that it failed on, says so to whoever runs the server, and nothing else', () => {
    const { said, table, line, failures } = onWire();
    const connect = table.connect.bind(table);
    const broken = new Error('broken');
    table.connect = (device, to) => ({ ...connect(device, to), receive: () => { throw broken; } });
    line.opened();
    line.message(new TextEncoder().encode('{}'));
    expect(said).toEqual(['ping', 'closed 1011']);
    expect([failures, table.cuts]).toEqual([[broken], [0]]);
    line.message(new TextEncoder().encode('{}'));
    line.closed();
    expect([failures.length, table.cuts]).toEqual([1, [0]]);
  });
});
