// Games that are over: they are listed, looked at again step by step on the same table, and deleted at a second press.
import { ONLY_LONG } from '../long/amount';
import type { Locator } from '@playwright/test';
import { expectNoFault } from './axe';
import {
  board, expect, finalCounts, gameOver, leaveTable, linkTo, openSetup, players, playNow, readTable, test, type Page, letPass,
} from './helpers';
import { seedFinished } from './seed';

const openHistory = (page: Page) => page.getByRole('button', { name: 'History', exact: true });
const list = (page: Page) => page.getByRole('region', { name: 'Finished games' });
const figures = (page: Page) => page.getByRole('region', { name: 'Statistics' });
const slider = (page: Page) => page.getByRole('slider', { name: 'Step of the game' });
const replays = (page: Page) => page.getByRole('button', { name: /^Replay: / });
const racks = async (page: Page): Promise<string[]> => page.getByRole(
  'list', { name: 'Everyone’s tiles' },
).getByRole('listitem').evaluateAll((items) =>
  items.map((item) => item.querySelector('.spoken')?.textContent ?? ''));

/** Plays a game of computers to its end, and gives what lies on the board then, and what each has. */
async function playOut(page: Page, play: string, deal: string): Promise<{ tiles: number[]; counts: Record<string, number> }> {
  await page.goto(linkTo({ play, deal }));
  await expect(gameOver(page)).toBeVisible({ timeout: 40_000 });
  const counts = await finalCounts(page);
  await gameOver(page).getByRole('button', { name: 'Look at the board' }).click();
  return { tiles: [...(await readTable(page)).tiles], counts };
}

/** Presses the point at which a finger would. */
async function pressAt(page: Page, button: Locator): Promise<void> {
  const { x, y, width, height } = (await button.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
}

async function toHistory(page: Page): Promise<void> {
  await leaveTable(page);
  await openHistory(page).click();
  await expect(page.getByRole('heading', { name: 'History' })).toBeFocused();
}

test('a game is looked at again, moment by moment, to the very end', async ({ page }) => {
  test.slow();
  const { tiles, counts } = await playOut(page, 'computer:ada,computer:wanda', 'past');
  await toHistory(page);
  for (const [name, won] of Object.entries(counts)) await expect(list(page)).toContainText(`${name} ${won}`);
  await replays(page).click();
  await expect(board(page)).toBeVisible();
  expect([...(await readTable(page)).tiles]).toEqual([]);
  await expectNoFault(page);
  // Eight tiles on two racks, all of them told.
  expect((await racks(page)).join(' ').match(/\d+/g)).toHaveLength(8);

  await page.getByRole('button', { name: 'One step forward' }).click();
  expect((await readTable(page)).tiles.size).toBe(1);
  expect((await racks(page)).join(' ').match(/\d+/g)).toHaveLength(7);
  await page.getByRole('button', { name: 'One step back' }).click();
  expect((await readTable(page)).tiles.size).toBe(0);

  const moment = page.getByRole('button', { name: /^Turn \d+: (Ada|Wanda) takes/ }).first();
  await moment.click();
  await expect(moment).toHaveAttribute('aria-current', 'step');
  await expect(page.getByRole('status').filter({ hasText: /takes \d+ tiles: / })).toBeVisible();
  // The run still lies there, lit, and is taken with the next step.
  const sentence = await page.getByRole('status').filter({ hasText: /takes \d+ tiles: / }).innerText();
  const run = [...(/takes \d+ tiles: ([\d, and]+)\./.exec(sentence)?.[1] ?? '').matchAll(/\d+/g)].map(Number);
  expect(run.length).toBeGreaterThan(3);
  expect([...(await readTable(page)).tiles]).toEqual(expect.arrayContaining(run));
  await expect(page.locator('.square.lit')).toHaveCount(run.length);
  await page.getByRole('button', { name: 'Previous moment' }).click();
  await page.getByRole('button', { name: 'Next moment' }).click();
  await expect(moment).toHaveAttribute('aria-current', 'step');

  await slider(page).fill((await slider(page).getAttribute('max')) ?? '');
  expect([...(await readTable(page)).tiles]).toEqual(tiles);
  const told = await players(page).getByRole('listitem').allInnerTexts();
  for (const [i, name] of Object.keys(counts).entries()) {
    expect(told.some((item) => item.startsWith(`${name}, ${counts[name]} tile`)), `${i}`).toBe(true);
  }
  expect(await racks(page)).toEqual(["Ada's rack: no tiles left", "Wanda's rack: no tiles left"]);
});

test('plays on by itself, and stops', ONLY_LONG, async ({ page }) => {
  await seedFinished(page, 'n9t3uca4');
  await page.evaluate(() => localStorage.setItem('snag-settings', JSON.stringify({
    players: [{ name: 'Player', kind: 'local' }, { name: 'Otto', kind: 'bot' }], callSeconds: 5, pace: 'instant',
  })));
  await page.goto('/?picture=none');
  await openHistory(page).click();
  await replays(page).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(async () => Number(await slider(page).inputValue())).toBeGreaterThan(4);
  await page.getByRole('button', { name: 'Pause' }).click();
  const step = await slider(page).inputValue();
  await letPass(page, 300);
  expect(await slider(page).inputValue()).toBe(step);
  // How quick it plays is one press away, on a small phone too.
  await page.setViewportSize({ width: 360, height: 640 });
  for (const [now, next] of [[1, 2], [2, 4], [4, 1]]) {
    await pressAt(page, page.getByRole('button', { name: `Speed: ${now}×` }));
    await expect(page.getByRole('button', { name: `Speed: ${next}×` })).toBeVisible();
  }
  expect(await slider(page).inputValue()).toBe(step);
});

test('is gone through by keyboard alone, once a game is over', ONLY_LONG, async ({ page }) => {
  await page.goto('/?picture=none');
  await expect(playNow(page)).toBeVisible();
  await expect(openHistory(page)).toHaveCount(0);
  await playOut(page, 'computer:pip,computer:pip', 'keys');
  await leaveTable(page);
  await openHistory(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'History' })).toBeFocused();
  for (let i = 0; i < 4 && !(await replays(page).evaluate((button) => button === document.activeElement)); i += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(slider(page)).toHaveValue('1');
  await page.keyboard.press('End');
  await expect(slider(page)).toHaveValue((await slider(page).getAttribute('max')) ?? '');
  await page.keyboard.press('PageUp');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Home');
  await expect(slider(page)).toHaveValue('0');
  await slider(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider(page)).toHaveValue('1');
  await page.keyboard.press('Escape');
  await expect(replays(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(playNow(page)).toBeVisible();
});

test('figures for each name, and everything can be deleted: a name, a game, all', async ({ page }) => {
  test.slow();
  await seedFinished(page, 'axous32w', 'ho1d1mxn');
  await openHistory(page).click();
  await expectNoFault(page);
  await expect(replays(page)).toHaveCount(2);
  const [second = '', first = ''] = [...(await list(page).innerText()).matchAll(/Ann\s+(\d+)/g)].map(([, tiles]) => tiles);
  const ann = figures(page).locator('tbody').filter({ hasText: 'Ann' });
  await expect(ann.getByRole('img', { name: `Tiles per game, oldest first: ${first}, ${second}` })).toBeVisible();

  const forget = figures(page).getByRole('button', { name: 'Delete the name Ann' });
  await forget.click();
  await expect(ann).toBeVisible();
  await figures(page).getByRole('button', { name: 'Delete the name Ann for good' }).click();
  await expect(ann).toHaveCount(0);
  await expect(list(page)).toContainText(`Somebody ${first}`);
  await expect(figures(page)).toContainText('Henrik');
  // It is so after a reload, and the game can still be looked at.
  await page.reload();
  await expect(list(page)).toBeVisible();
  await expect(list(page)).not.toContainText('Ann');
  await replays(page).first().click();
  await expect(slider(page)).toBeVisible();
  await page.keyboard.press('Escape');

  await list(page).getByRole('button', { name: /^Delete this game/ }).first().click();
  await expect(replays(page)).toHaveCount(2);
  await list(page).getByRole('button', { name: /^Delete for good/ }).click();
  await expect(replays(page)).toHaveCount(1);

  await figures(page).getByRole('button', { name: 'Delete everything', exact: true }).click();
  await figures(page).getByRole('button', { name: 'Delete everything for good' }).click();
  await expect(replays(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'History' })).toBeFocused();
  await page.getByRole('button', { name: 'Back to the start' }).click();
  await expect(playNow(page)).toBeVisible();
  await expect(openHistory(page)).toHaveCount(0);
});

test('a deleted name is offered in no set-up any more, nor in that of Snap Back; not after a reload either, nor in another tab',
  ONLY_LONG, async ({
  page, context,
}) => {
  await seedFinished(page, 'n9t3uca4');
  const seats = [{ kind: 'local', name: 'Gregor' }, { kind: 'local', name: 'Ida' }];
  await page.evaluate((sitting) => {
    const table = { callSeconds: 5, pace: 'instant', players: sitting };
    localStorage.setItem('snag-settings', JSON.stringify({ version: 2, ...table, several: table, names: ['Ida'] }));
    localStorage.setItem('snag-snap-back', JSON.stringify({ version: 1, seats: sitting }));
  }, seats);
  await page.goto('/?picture=none');
  const other = await context.newPage();
  await other.goto('/?picture=none');
  await openSetup(other, 'several');
  const nameFields = (tab: Page) => tab.getByRole('textbox').evaluateAll((fields) =>
    fields.map((field) => (field as HTMLInputElement).value));
  await expect.poll(() => nameFields(other)).toContain('Gregor');

  await openHistory(page).click();
  await page.getByRole('button', { name: 'Delete the name Gregor' }).click();
  await page.getByRole('button', { name: 'Delete the name Gregor for good' }).click();
  await expect(page.getByRole('button', { name: /Gregor/ })).toHaveCount(0);
  await expect.poll(() => nameFields(other)).not.toContain('Gregor');
  expect(await nameFields(other)).toContain('Ida');
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(/Gregor/i);
  expect(await other.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toMatch(/Gregor/i);
  await other.close();

  await page.reload();
  await page.getByRole('button', { name: 'Back to the start' }).click();
  await openSetup(page, 'several');
  await expect.poll(() => nameFields(page)).toContain('Ida');
  expect(await nameFields(page)).not.toContain('Gregor');
});
