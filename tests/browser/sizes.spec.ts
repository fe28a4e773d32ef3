// At every size of window all is on the screen: nothing scrolls at the table, nothing is cut off, and what is touched is large enough
// for a finger. And where people ask for no motion, nothing flies.
import { readFileSync } from 'node:fs';
import { remarkPlace } from '../../src/layout/beside/remark';
import { layoutIn } from '../../src/layout/tableLayout';
import { ONLY_LONG, sampleIf } from '../long/amount';
import {
  board, drawButton, expect, linkTo, log, look, myMove, openDeal, type Page, players, playNow, rack, readTable, snagButton, type Table,
  tableWhen, test,
} from './helpers';
import { countDrawing, stillness } from './pixels';

const ALL = [[360, 640], [844, 390], [390, 844], [1440, 900], [3840, 2160]] as const;
/** The smallest upright and the smallest that lies; the long program looks at all. */
const TOUCH = 44;
const SQUARE = 30;

/** What reaches out of the window, or is smaller than a finger needs. */
async function faultsOf(page: Page, width: number, height: number, name: string): Promise<string[]> {
  const faults: string[] = [];
  const check = async (buttons: ReturnType<typeof rack>, least: number): Promise<void> => {
    const boxes = await buttons.evaluateAll((elements) => elements.map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { called: element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '', left, top, right, bottom };
    }));
    expect(boxes.length).toBeGreaterThan(0);
    for (const { called, left, top, right, bottom } of boxes) {
      if (left < -0.5 || top < -0.5 || right > width + 0.5 || bottom > height + 0.5) faults.push(`${called} reaches out of the window`);
      if (right - left < least - 0.5 || bottom - top < least - 0.5) faults.push(`${called} is ${right - left} by ${bottom - top}`);
    }
  };
  await check(rack(page, name).getByRole('button'), TOUCH);
  await check(snagButton(page), TOUCH);
  await check(drawButton(page), TOUCH);
  await check(page.getByRole('button', { name: 'Menu' }), TOUCH);
  await check(board(page).getByRole('button'), SQUARE);
  await check(players(page).getByRole('listitem'), 1);
  await check(log(page), 1);
  return faults;
}

async function overflow(page: Page): Promise<{ right: boolean; down: boolean }> {
  return page.evaluate(() => {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
    return { right: scrollWidth > clientWidth, down: scrollHeight > clientHeight };
  });
}

/** Elements of the start screen or of a dialog whose words are cut off, or reach out of the window to the side. */
async function cutOff(page: Page): Promise<string[]> {
  return page.locator('h1, h2, h3, p, li, label, button, select, input').evaluateAll((elements) => elements.flatMap((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    if (width === 0 || element.closest('.spoken') || element.closest('.table')) return [];
    const outside = left < -0.5 || right > innerWidth + 0.5;
    const cut = element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== 'visible';
    return outside || cut ? [`${element.tagName} "${element.textContent?.trim().slice(0, 40)}"`] : [];
  }));
}

/** All that a character can say, in both languages. */
const REMARKS = ['en', 'sv'].flatMap((language) => readFileSync(`src/strings/${language}/later/table/remark.ftl`, 'utf8')
  .split('\n').flatMap((line) => /^remark-.* = (.+)$/.exec(line)?.[1] ?? []));

/** Those that stand over more than their place in the corner of the board, as the table draws them. */
async function remarksTooLong(page: Page, width: number, height: number): Promise<string[]> {
  const { words, size } = remarkPlace(layoutIn({ width, height }, { players: 2, calls: true, sitting: null, replayed: false }), 0);
  return page.locator('main.table').evaluate((table, { texts, box, letters }) => texts.filter((text) => {
    const remark = document.createElement('div');
    remark.className = 'remark edge left';
    const [line, said] = [document.createElement('p'), document.createElement('span')];
    line.append(said);
    remark.append(line);
    Object.assign(line.style, { left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px` });
    Object.assign(said.style, { fontSize: `${letters}px`, animation: 'none' });
    said.textContent = text;
    table.append(remark);
    const { top, right } = said.getBoundingClientRect();
    const isTooLong = top < box.y - 0.5 || right > box.x + box.width + 0.5 || said.scrollWidth > said.clientWidth + 1;
    remark.remove();
    return isTooLong;
  }), { texts: REMARKS, box: words, letters: size });
}

for (const [index, [width, height]] of ALL.entries()) {
  test(`${width} × ${height}: all is on the screen and large enough`, sampleIf(index === 0), async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/?picture=none');
    await expect(playNow(page)).toBeVisible();
    expect((await overflow(page)).right).toBe(false);
    expect(await cutOff(page)).toEqual([]);

    for (const play of ['ann,computer', 'Bartholomew Montague,computer,computer,computer']) {
      await page.goto(linkTo({ play, picture: 'canvas' }));
      await myMove(page);
      expect(await overflow(page)).toEqual({ right: false, down: false });
      await page.keyboard.press('1');
      await tableWhen(page, ({ mayDraw }) => mayDraw, 'the tile to be placed');
      expect(await overflow(page)).toEqual({ right: false, down: false });
      await page.keyboard.press('d');
      await tableWhen(page, ({ mayPlace, rack: tiles }) => mayPlace && tiles.length === 4, 'the move to come round');
      const name = play.startsWith('ann') ? 'Ann' : 'Bartholomew Montague';
      const faults = await faultsOf(page, width, height, name);
      expect(faults, play).toEqual([]);
    }
    expect(await remarksTooLong(page, width, height)).toEqual([]);

    await page.getByRole('button', { name: 'Menu' }).click();
    expect(await cutOff(page)).toEqual([]);
    await page.getByRole('button', { name: 'Quick rules' }).click();
    await expect(page.getByRole('dialog', { name: 'Rules' })).toBeVisible();
    expect(await cutOff(page)).toEqual([]);
  });
}

test('a window that changes its shape in mid-game keeps everything', async ({ page }) => {
  await openDeal(page, { picture: 'canvas' });
  const before = await myMove(page);
  for (const [width, height] of [[390, 844], [844, 390]] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => faultsOf(page, width, height, 'Ann')).toEqual([]);
    expect(await readTable(page)).toEqual(before);
    // The picture follows: its canvas is as large as the window.
    await expect.poll(
      () => page.locator('canvas').evaluate((canvas) => [canvas.clientWidth, canvas.clientHeight]),
    ).toEqual([width, height]);
  }
});

/** The first move at the usual pace, and the frames that the flight of its tile took. */
async function firstMove(page: Page): Promise<{ frames: number; table: Table }> {
  await openDeal(page, { play: 'ann,bob', pace: 'normal', picture: 'canvas' });
  await expect(page.locator('canvas')).toHaveCount(1);
  await look(page, 'Ann');
  const before = await stillness(page);
  await page.keyboard.press('1');
  const table = await tableWhen(page, ({ mayDraw }) => mayDraw, 'the tile to be placed');
  return { frames: (await stillness(page)).frames - before.frames, table };
}

test('with reduced motion the game is the same, and nothing flies', ONLY_LONG, async ({ page }) => {
  // A small window is painted sooner.
  await page.setViewportSize({ width: 390, height: 844 });
  await countDrawing(page);
  const moving = await firstMove(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const still = await firstMove(page);
  expect(still.table).toEqual(moving.table);
  // How many frames a flight has, this machine says; without one there are but those in which the tile is put down.
  expect(still.frames, 'frames without a flight').toBeLessThanOrEqual(5);
  expect(moving.frames, 'frames of a flight').toBeGreaterThan(still.frames);
});
