/** Lines over the real server: what goes through them, what does not, how they end. The tables behind only say back what they hear. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Entered } from '../../src/apart/messages';
import { fakeTables, type FakeTables } from './fakeTables';
import { enter, lineOf, served, type Served } from './served';

let tables: FakeTables;
let server: Served;
beforeEach(async () => {
  tables = fakeTables();
  tables.add('ACEF');
  server = await served({ tables });
});
afterEach(() => server.close());

const seated = async (n: number): Promise<Entered> => (await enter(server, n, 'ACEF')).body as Entered;

describe('a line', () => {
  test('carries messages of any text both ways, in their order', async () => {
    const device = await lineOf(server, await seated(1));
    const texts = ['{"kind":"hello"}', '"Åsa 🎲"', `"${'x'.repeat(40_000)}"`];
    texts.forEach(device.say);
    for (const text of texts) expect(await device.next()).toBe(text);
    device.close();
  });
});
