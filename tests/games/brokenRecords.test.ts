/** Records that nobody can replay, of every game in the catalogue: each is refused whole, with a code and a sentence that says why. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ALL_GAMES } from '../../src/games/catalogue';

/** Of each format that a game has the first of the vectors. */
const RECORDS = ['games', 'slaps', 'snap', 'snapback', 'hidden', 'speeds'].flatMap((name) => {
  const lines = readFileSync(new URL(`../vectors/${name}.jsonl`, import.meta.url), 'utf8').trim().split('\n');
  const formats = lines.map((line) => (JSON.parse(line) as { readonly format?: string }).format);
  return lines.filter((_, i) => formats.indexOf(formats[i]) === i);
});

const games = ALL_GAMES.flatMap(([name, { records }]) => (records ? [[name, records] as const] : []));

test('of every game there is a whole record, which its row alone knows', async () => {
  for (const [name, records] of games) {
    const { areOf, read } = await records();
    const own = RECORDS.filter((text) => areOf(JSON.parse(text) as Record<string, unknown>));
    expect(own, name).toHaveLength(1);
    expect(read(own[0]!), name).toMatchObject({ ok: true, told: { result: {} } });
  }
});

describe.each(games)('a record of %s', (_, records) => {
  /** What becomes of a whole record whose fields are these. */
  async function refused(
    change: (whole: Record<string, unknown>) => unknown,
  ): Promise<{ readonly code: string; readonly message: string }> {
    const { areOf, read } = await records();
    const whole = RECORDS.map((text) => JSON.parse(text) as Record<string, unknown>).find(areOf)!;
    const changed = change({ ...whole });
    const { ok, told } = read(typeof changed === 'string' ? changed : JSON.stringify(changed));
    expect(ok).toBe(false);
    return told as { readonly code: string; readonly message: string };
  }

  test('is refused with a sentence, whatever is wrong with it', async () => {
    const wrongs: readonly ((whole: Record<string, unknown>) => unknown)[] = [
      () => '', () => '{', () => 'null', () => '7', () => '[]', () => '"snap-record"', () => `"${'x'.repeat(1_000_001)}"`,
      () => `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
      (whole) => ({ ...whole, version: 99 }), (whole) => ({ ...whole, seats: [] }),
      (whole) => ({ ...whole, seats: null }), (whole) => ({ ...whole, events: [['fly', 3]] }), (whole) => ({ ...whole, events: 'none' }),
      (whole) => ({ ...whole, events: [null] }), (whole) => ({ ...whole, result: { over: 'maybe' } }),
      ({ format }) => ({ format, version: 1 }),
    ];
    for (const [i, wrong] of wrongs.entries()) {
      const { code, message } = await refused(wrong);
      expect(code, String(i)).toMatch(/^[a-z-]+$/u);
      expect(message.length, String(i)).toBeGreaterThan(15);
    }
  });
});
