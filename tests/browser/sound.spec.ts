// What the browser is asked to sound, counted where it begins: nothing before a press or key, while sound is off or the page is hidden.
import { expect, goOn, leaveTable, myMove, openDeal, placed, playNow, rack, test, type Page } from './helpers';

test.use({ sounds: true });

/** What was asked of Web Audio so far. */
interface Asked { readonly contexts: readonly string[]; readonly sounds: readonly number[] }

/** Keeps every AudioContext, and of every sound that begins how long it is at its own pitch, in milliseconds. */
function listenIn(): void {
  const contexts: AudioContext[] = [];
  const sounds: number[] = [];
  const Real = globalThis.AudioContext;
  globalThis.AudioContext = class extends Real {
    constructor(options?: AudioContextOptions) {
      super(options);
      contexts.push(this);
    }
  };
  const { start } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function listened(this: AudioBufferSourceNode, ...when: [number?]): void {
    sounds.push(Math.round((this.buffer?.duration ?? 0) * 1000));
    start.call(this, ...when);
  };
  Object.assign(globalThis, { askedOfAudio: () => ({ contexts: contexts.map(({ state }) => state), sounds }) });
}

const asked = (page: Page): Promise<Asked> => page.evaluate(() => (globalThis as unknown as { askedOfAudio(): Asked }).askedOfAudio());

/** How long the sound of a tile that is set down is. */
const SET_DOWN = 131;

/** The tab goes out of sight, or comes back. */
async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

test.beforeEach(async ({ context }) => { await context.addInitScript(listenIn); });

test('a game is heard from the first key on, and is silent while the page is hidden or sound is off', async ({ page }) => {
  await openDeal(page);
  // A click by a program is no gesture.
  await rack(page).getByRole('button').first().evaluate((button) => { (button as HTMLElement).click(); });
  await placed(page);
  expect(await asked(page)).toEqual({ contexts: [], sounds: [] });
  const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(scripts.filter((name) => /\/(?:sound|ZzFX)-[^/]*\.js/.test(name))).toEqual([]);
  expect(scripts.filter((name) => name.endsWith('.js')).length).toBeGreaterThan(2);

  // The first key brings sound. What it asks for itself may be over before.
  await page.keyboard.press('d');
  await expect.poll(async () => (await asked(page)).contexts).toEqual(['running']);
  await myMove(page);
  const before = (await asked(page)).sounds.length;
  await page.keyboard.press('1');
  await placed(page);
  // So soon after the first key it may still have to be built.
  await expect.poll(async () => (await asked(page)).sounds.slice(before)).toEqual([SET_DOWN]);

  await setHidden(page, true);
  await expect.poll(async () => (await asked(page)).contexts).toEqual(['suspended']);
  await setHidden(page, false);
  await expect.poll(async () => (await asked(page)).contexts).toEqual(['running']);
  expect((await asked(page)).sounds).toHaveLength(before + 1);
  await goOn(page).click();

  // One key puts sound off, on this screen and on any other; a reload finds it so.
  await page.keyboard.press('v');
  await expect(page.getByText('Sound is off.')).toBeVisible();
  await expect.poll(async () => (await asked(page)).contexts).toEqual(['suspended']);
  await page.keyboard.press('d');
  await myMove(page);
  expect((await asked(page)).sounds).toHaveLength(before + 1);
  await page.reload();
  await myMove(page);
  await page.keyboard.press('1');
  await placed(page);
  expect(await asked(page)).toEqual({ contexts: [], sounds: [] });
  await leaveTable(page);
  await expect(playNow(page)).toBeVisible();
  await page.keyboard.press('v');
  await expect(page.getByText('Sound is on.')).toBeVisible();
  await expect.poll(async () => (await asked(page)).contexts).toEqual(['running']);
});
