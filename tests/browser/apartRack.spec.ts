// A phone as somebody's rack at a real table: two devices, each in a browser of its own, play by touch at the points where something lies.
import type { Browser, Locator } from '@playwright/test';
import { USUAL_TERMS as RATSCREW } from '../../src/games/ratscrew/kept/setup';
import { USUAL_TERMS as SLAPJACK } from '../../src/games/slapjack/kept/setup';
import { USUAL_TERMS as SNAP } from '../../src/games/snap/kept/setup';
import { USUAL_TERMS as SNAP_BACK } from '../../src/games/snapBack/kept/setup';
import { PRINTED_RULES } from '../../src/rules/options';
import { ONLY_LONG, sampleIf } from '../long/amount';
import { openTable } from './apartPhones';
import { expectNoFault } from './axe';
import { expect, test, type Page } from './helpers';
import { touch } from './touch';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const SNAG = { rules: PRINTED_RULES, order: 'drawn', pace: 'fast', callSeconds: 8, memoryAid: false, playedFor: { kind: 'single' } };

async function sitDown(page: Page, code: string, name: string): Promise<void> {
  await page.goto(`./?table=${code}`);
  await page.getByLabel('Your name').fill(name);
  await touch(page, page.getByRole('button', { name: 'Sit down' }));
  await expect(page.getByText(`${name} (you)`).or(page.getByText(name)).first()).toBeVisible();
}

/** Two phones at a table at which a game has begun. */
async function twoPhones(browser: Browser, game: string, agreed: object): Promise<readonly [Page, Page]> {
  const [ann, bo] = await Promise.all([0, 1].map(async () => (await browser.newContext(PHONE)).newPage()));
  const code = await openTable(ann!, game, agreed);
  await sitDown(ann!, code, 'Ann');
  await sitDown(bo!, code, 'Bo');
  await touch(ann!, ann!.getByRole('button', { name: 'Start the game' }));
  return [ann!, bo!];
}

const tiles = (page: Page): Locator => page.getByRole('button', { name: /^Play \d+$/ });
const may = (button: Locator): Locator => button.and(button.page().locator('[aria-disabled="false"]'));

/** Whose turn it is to play a tile. */
async function moverOf(phones: readonly Page[]): Promise<Page> {
  let mover: Page | undefined;
  await expect(async () => {
    const can = await Promise.all(phones.map(async (page) => (await may(tiles(page)).count()) > 0));
    mover = phones[can.indexOf(true)];
    expect(mover).toBeDefined();
  }).toPass();
  return mover!;
}

async function drawForOrder(phones: readonly Page[]): Promise<void> {
  for (const [i, page] of phones.entries()) {
    const tile = page.getByRole('button', { name: `Pick face-down tile ${i + 3}` });
    await expect(tile).toHaveAttribute('aria-disabled', 'false');
    await touch(page, tile);
    await expect(page.getByRole('button', { name: new RegExp(`^Tile ${i + 3}, \\d+, `) })).toBeVisible();
  }
  await expect(tiles(phones[0]!).first()).toBeVisible();
}

/** Nothing has to be pushed to be seen, and all that is pressed is large enough for a thumb. */
async function expectRoom(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
  for (const button of await page.locator('.rack-room button:visible').all()) {
    const { x, y, width, height } = (await button.boundingBox())!;
    const name = await button.textContent();
    expect(Math.min(width, height), `${name} is large enough`).toBeGreaterThanOrEqual(44);
    const { width: wide, height: high } = page.viewportSize()!;
    expect(x >= 0 && y >= 0 && x + width <= wide + 1 && y + height <= high + 1, `${name} lies in the window`).toBe(true);
  }
}

test('SNAG is played on two phones by touch: the draw for order, tiles, draws and a call; and by keys', async ({ browser }) => {
  const phones = await twoPhones(browser, 'snag', SNAG);
  await drawForOrder(phones);
  for (let turn = 0; turn < 4; turn += 1) {
    const mover = await moverOf(phones);
    const byKeys = turn === 2;
    const tile = tiles(mover).nth(byKeys ? 1 : 0);
    const number = (await tile.textContent())!.trim();
    await (byKeys ? mover.keyboard.press('2') : touch(mover, tile));
    for (const page of phones) await expect(page.getByRole('cell', { name: `${number}, tile, just played` })).toBeAttached();
    if (turn === 3) break;
    const draw = may(mover.getByRole('button', { name: 'Draw and end the move' }));
    await expect(draw).toBeVisible();
    await (byKeys ? mover.keyboard.press('Enter') : touch(mover, draw));
    await expect(tiles(mover)).toHaveCount(4);
  }
  for (const page of phones) {
    await expectRoom(page);
    await expectNoFault(page);
  }
  // Four lie there: whoever presses now has called, right or not, and sees so before any answer.
  const [ann] = phones;
  const burst = ann.getByRole('button', { name: 'SNAG!' });
  await touch(ann, burst);
  await expect(ann.locator('.rack-prompt')).toContainText(/called|run|Heard|turn/);
  await ann.setViewportSize({ width: 844, height: 390 });
  await expectRoom(ann);
  await ann.setViewportSize({ width: 320, height: 568 });
  await expectRoom(ann);
});

test('a phone that is reloaded has its rack again, with the same tiles', ONLY_LONG, async ({ browser }) => {
  const phones = await twoPhones(browser, 'snag', SNAG);
  await drawForOrder(phones);
  const [ann] = phones;
  const before = await tiles(ann).allTextContents();
  await ann.reload();
  await expect(tiles(ann)).toHaveText(before);
});

for (const [game, agreed, pressed] of [
  ['snap', { ...SNAP, packs: 1, beat: null }, 'Turn a card'], ['slapjack', { ...SLAPJACK, packs: 1, beat: null }, 'Turn a card'],
  ['ratscrew', { ...RATSCREW, packs: 1, beat: null }, 'Turn a card'],
  ['snap-back', SNAP_BACK, 'SNAP!'],
] as const) {
  test(`${game} is played on two phones by touch`, sampleIf(game === 'snap'), async ({ browser }) => {
    const phones = await twoPhones(browser, game, agreed);
    const press = (page: Page): Locator => page.getByRole('button', { name: pressed, exact: true })
      .and(page.locator('button:not(.off)'));
    let presser: Page | undefined;
    await expect(async () => {
      const can = await Promise.all(phones.map(async (page) => (await press(page).count()) > 0));
      presser = phones[can.indexOf(true)];
      expect(presser).toBeDefined();
    }).toPass({ timeout: 60_000 });
    await expectRoom(presser!);
    await expectNoFault(presser!);
    await touch(presser!, press(presser!));
    if (pressed === 'SNAP!') {
      for (const page of phones) await expect(page.locator('.play-choice button').first()).toBeVisible();
      await touch(phones[0], phones[0].locator('.play-choice button').last());
      await expect(phones[0].getByRole('radio', { checked: true }).or(phones[0].locator('.revealed'))).toBeVisible();
      await expectRoom(phones[0]);
    } else {
      const pile = presser!.locator(':is(.play-place.local, .play-middle) .play-pile > .play-card.face');
      await expect(pile.or(presser!.locator('.play-fan .play-card.face'))).toBeVisible();
    }
  });
}
