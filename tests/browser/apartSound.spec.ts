// A phone at a table is heard: its own call, from the first touch on, and nothing once its sound is off.
import { USUAL_TERMS as SNAP } from '../../src/games/snap/kept/setup';
import { openTable, phone, sitDown } from './apartPhones';
import { expect, test, type Page } from './helpers';

const begun = (page: Page): Promise<number> => page.evaluate(() => (globalThis as unknown as { begun: number }).begun);

test('a phone shouts its call, unless its sound is off', async ({ browser, troubles }) => {
  const [ann, bo] = [await phone(browser, troubles), await phone(browser, troubles)];
  await ann.addInitScript(() => {
    const counts = globalThis as unknown as { begun: number };
    counts.begun = 0;
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function startCounted(...when) {
      counts.begun += 1;
      start.apply(this, when);
    };
  });
  const code = await openTable(ann, 'snap', { ...SNAP, packs: 1, beat: null });
  await sitDown(ann, code, 'Ann');
  await sitDown(bo, code, 'Bo');
  await ann.getByRole('button', { name: 'Start the game' }).click();
  const burst = ann.getByRole('button', { name: 'SNAP!' });
  await expect(burst).toBeVisible();
  /** Turns cards until a call can be made, and makes it. @returns how much was heard before */
  const call = async (): Promise<number> => {
    await expect(async () => {
      for (const page of [ann, bo]) {
        const turn = page.getByRole('button', { name: 'Turn a card' });
        if (await turn.isVisible() && await burst.isDisabled()) await turn.click({ timeout: 1000 });
      }
      await expect(burst).toBeEnabled({ timeout: 500 });
    }).toPass();
    const before = await begun(ann);
    await burst.click();
    return before;
  };
  // The first touch lets sound begin: what is heard is made then.
  await expect(async () => {
    const before = await call();
    await expect.poll(() => begun(ann), { timeout: 1000 }).toBeGreaterThan(before);
  }).toPass();
  await ann.getByRole('button', { name: 'Menu' }).click();
  await ann.getByRole('checkbox', { name: 'Sound' }).uncheck();
  await ann.getByRole('button', { name: 'Close', exact: true }).click();
  const heard = await call();
  // What is pressed is heard with the next picture.
  await ann.evaluate(() => new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(done)); }));
  expect(await begun(ann)).toBe(heard);
});
