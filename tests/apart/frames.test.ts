/** Messages as frames, byte by byte as docs/tables.md has them, and where a line is opened. */
import { describe, expect, test } from 'vitest';
import { frameOf, lineAddress, OPENED, readFrame } from '../../src/apart/frames';

describe('a frame', () => {
  test('is 17, 0 and the text as UTF-8', () => {
    expect([...frameOf('{"a":"ö"}')]).toEqual([17, 0, 0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xc3, 0xb6, 0x22, 0x7d]);
  });

  test.each(['', '{}', '{"name":"Åsa 🎲"}', 'x'.repeat(70_000)])('gives back its text (%#)', (text) => {
    expect(readFrame(frameOf(text))).toEqual({ text });
  });

  test('that opens the line is told from an error', () => {
    expect(readFrame(Uint8Array.of(10, 3, 65, 66, 67, 4, 110, 111, 110, 101, 0))).toBe('open');
    expect(readFrame(Uint8Array.of(11, 1, 2))).toBe('error');
    expect([...OPENED]).toEqual([10]);
  });

  const OTHERS = [[], [17], [17, 1, 65], [13, 0, 65], [17, 0, 0xc3], [17, 0, 0xff, 0xfe]];

  test.each(OTHERS.map((bytes) => [bytes]))('of another kind is nothing: %j', (bytes) => {
    expect(readFrame(Uint8Array.from(bytes))).toBeUndefined();
  });
});

describe('the address of a line', () => {
  const entered = { code: 'ACEF', path: 'line/abc', session: 'x-1_' };

  test.each([
    ['http://192.168.1.5:4173/?table=ACEF', 'ws://192.168.1.5:4173/line/abc?sessionId=x-1_&skipHandshake=1'],
    ['https://snag.example/games/?table=ACEF&whole=1#a', 'wss://snag.example/games/line/abc?sessionId=x-1_&skipHandshake=1'],
  ])('goes from the page at %s', (page, line) => {
    expect(lineAddress(entered, page)).toBe(line);
  });
});
