// House rules and the memory aid: agreed at the start screen by keyboard alone or in a link, kept for the next time, and seen at the table.
import { expectNoFault } from './axe';
import { LONG, ONLY_LONG, amount } from '../long/amount';
import {
  ANNS_RUN, board, drawButton, expect, gameOver, leaveTable, linkTo, log, myMove, openDeal, placed, playFirst, playGame, rack,
  readTable, rememberPace, runThrough, snagButton, square, tableWhen, test, type Page, openSetup, playNow,
} from './helpers';
import { word } from './seats';
import { coloursAt } from './pixels';

const TOUCH = 44;
/** So many runs are taken in an automatic game: one, or all that there are. */
const RUNS = amount(1, 76);
const SIZES = [[320, 568], [390, 844], [844, 390]] as const;
const preset = (page: Page, name: string) => word(page, 'Rules', name);
const aid = (page: Page) => word(page, 'Memory aid', 'show what’s gone');

/** By what is played, as the menu of the table tells it; closes the menu again. */
async function rulesAtTable(page: Page): Promise<string[]> {
  const list = page.getByRole('region', { name: /^Rules at this table/ });
  // A table that is just being laid hears no key yet: whoever sees no menu presses again.
  await expect(async () => {
    if (!await list.isVisible()) await page.keyboard.press('m');
    await expect(list).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const told = [await list.getByRole('heading').innerText(), ...await list.getByRole('listitem').allInnerTexts()];
  await page.keyboard.press('Escape');
  return told;
}

/** What reaches out of the window to the side. */
async function overflow(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
}

test('Family and the memory aid are agreed by keyboard alone, seen at the table, and kept', async ({ page }) => {
  await rememberPace(page, 'instant');
  await page.goto('/?picture=none');
  await openSetup(page);
  await word(page, 'Length', 'One game').focus();
  await page.keyboard.press('Tab');
  await expect(preset(page, 'Standard rules')).toBeFocused();
  await expect(preset(page, 'Standard rules')).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(preset(page, 'Family')).toBeChecked();
  await expect(preset(page, 'Family')).toHaveAccessibleDescription('Kind to children: a call never costs a turn.');
  for (const row of ['Time to call', 'Pace', 'Memory aid']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('radiogroup', { name: row }).getByRole('radio', { checked: true })).toBeFocused();
  }
  await page.keyboard.press('ArrowRight');
  await expect(aid(page)).toBeChecked();
  await playGame(page).focus();
  await page.keyboard.press('Enter');
  const told = ['Rules at this table: Family', 'A run goes to its maker first.', 'A false call costs nothing.',
    'Taking a missed run costs nothing.', 'A missed run lasts until someone calls it.',
    'Memory aid: squares whose tiles are gone are crossed out.'];
  await expect(page.getByRole('button', { name: /^Pick face-down tile/ })).toHaveCount(24);
  expect(await rulesAtTable(page)).toEqual(told);

  // The quick rules are those of this table.
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Quick rules' }).click();
  await expect(page.getByRole('dialog', { name: 'Rules' })).toContainText('Call SNAG with no run to take, and nothing happens.');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'New game' }).click();
  expect(await rulesAtTable(page)).toEqual(told);
  await page.getByRole('button', { name: /^Pick face-down tile/ }).first().click();
  await myMove(page);

  // The next time one press starts the same again; the game that was under way has kept its rules too.
  await leaveTable(page);
  await page.reload();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(board(page)).toBeVisible();
  expect(await rulesAtTable(page)).toEqual(told);
  await leaveTable(page);
  await openSetup(page);
  await expect(preset(page, 'Family')).toBeChecked();
  await expect(aid(page)).toBeChecked();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await playNow(page).click();
  expect(await rulesAtTable(page)).toEqual(told);
});

test('one\'s own rules unfold, begin with those that were chosen, and are folded up by rules with a name', ONLY_LONG, async ({ page }) => {
  await page.goto('/?picture=none');
  await openSetup(page);
  await preset(page, 'Family').check();
  await preset(page, 'Custom rules').check();
  await expect(word(page, 'A false call', 'costs nothing')).toBeChecked();
  // It stays open, whether a name fits the rules or not.
  await word(page, 'A false call', 'costs a turn').check();
  await word(page, 'Taking a missed run', 'costs a turn').check();
  await word(page, 'A missed run lasts', 'only until the next tile').check();
  await expect(preset(page, 'Custom rules')).toBeChecked();
  await preset(page, 'Standard rules').check();
  await expect(word(page, 'A missed run lasts', 'only until the next tile')).toHaveCount(0);
  await preset(page, 'Custom rules').check();
  await expect(word(page, 'A missed run lasts', 'until someone calls it')).toBeChecked();
  // Where nobody calls, nothing is asked about calls.
  const row = (name: string) => page.getByRole('radiogroup', { name, exact: true });
  await expect(row('Time to call')).toBeVisible();
  await word(page, 'A run goes to', 'its maker, without a call').check();
  await expect(row('A false call')).toHaveCount(0);
  await expect(row('Time to call')).toHaveCount(0);
  await page.getByRole('button', { name: 'Quick rules' }).click();
  await expect(page.getByRole('dialog')).toContainText('it’s yours at once: you don’t have to call');
  await expect(page.getByRole('dialog')).not.toContainText('SNAG');
});

test('a link carries rules and aid, and the menu gives them back; without them rules are as printed',
  ONLY_LONG, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${linkTo()}&rules=automatic.one-move&aid=on`);
  await expect(board(page)).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Copy a link to this deal' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect([link.searchParams.get('rules'), link.searchParams.get('aid')]).toEqual(['automatic.one-move', 'on']);
  await page.goto(`${linkTo()}&rules=kind`);
  await expect(page.getByRole('status').first()).toContainText(
    'There are no rules “kind”. Use printed, family, race, or single rules',
  );
  // Where a link says nothing of rules the table is as it always was.
  await openDeal(page);
  await expect(snagButton(page)).toHaveCount(1);
  expect((await rulesAtTable(page))[0]).toBe('Rules at this table: Standard rules');
  await expect(board(page).getByRole('button', { name: /gone/ })).toHaveCount(0);
});

test('in a race by a link the first call takes the run, before its maker has drawn', ONLY_LONG, async ({ page }) => {
  await page.goto(`${linkTo({ deal: ANNS_RUN.deal })}&rules=race`);
  await expect(page.getByText('Anyone can call SNAG the moment a tile lands.')).toBeVisible();
  expect((await rulesAtTable(page)).slice(0, 2)).toEqual(['Rules at this table: Race', 'A run goes to the first to call.']);
  await playFirst(page, 3);
  await page.keyboard.press('1');
  // At this pace a computer that sees a run calls at once.
  const { log: told, mayDraw } = await tableWhen(
    page, (table) => table.log.some((line) => line.includes('is quicker')), 'the run to be taken',
  );
  expect(told).toContain(`SNAG! Otto is quicker than you and takes ${ANNS_RUN.told}`);
  expect(told).toContain('Taking your run costs Otto a turn.');
  expect(mayDraw).toBe(true);
  await page.keyboard.press('d');
  // Rule 6: the move goes to the caller's left, which is Ann again.
  expect((await myMove(page)).log.filter((line) => line.startsWith('Otto plays'))).toHaveLength(3);
});

test('an automatic game by a link has neither burst nor clock, and tells who takes what', ONLY_LONG, async ({ page }) => {
  test.slow();
  await page.goto(`${linkTo({ deal: ANNS_RUN.deal })}&rules=automatic`);
  await expect(page.getByText('Four in a row are yours without a call.')).toBeVisible();
  await expect(snagButton(page)).toHaveCount(0);
  let taken = 0;
  let table = await myMove(page);
  while (table.mayPlace && taken < RUNS) {
    const tile = table.rack.find((held) => runThrough(new Set([...table.tiles, held]), held).size > 0) ?? table.rack[0] ?? 0;
    const run = runThrough(new Set([...table.tiles, tile]), tile);
    const told = table.log.length;
    await page.keyboard.press(String(table.rack.indexOf(tile) + 1));
    table = await placed(page);
    if (run.size > 0) {
      taken += 1;
      expect(table.log.slice(told).filter((line) => /^You take \d+ tiles: .*\.$/.test(line))).toHaveLength(1);
      expect([...run].filter((one) => table.tiles.has(one))).toEqual([]);
    }
    await page.keyboard.press('d');
    table = await myMove(page);
  }
  expect(taken).toBeGreaterThan(0);
  if (LONG) await expect(gameOver(page)).toBeVisible();
  expect(table.log.join('\n')).not.toMatch(/SNAG|missed|Time’s up/);
  if (LONG) await page.keyboard.press('Escape');
  const { tiles } = await readTable(page);
  expect([...tiles].filter((tile) => runThrough(tiles, tile).size > 0)).toEqual([]);
  // The same rules again.
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'New game' }).click();
  await expect(snagButton(page)).toHaveCount(0);
  await expect(board(page)).toBeVisible();
});

test('the memory aid strikes out what is gone, in the picture and in words', async ({ page }) => {
  await page.goto(`${linkTo({ deal: ANNS_RUN.deal, picture: 'canvas' })}&aid=on`);
  await expect(page.locator('canvas')).toHaveCount(1);
  await playFirst(page, 3);
  await page.keyboard.press('1');
  await placed(page);
  await page.keyboard.press('s');
  await tableWhen(page, ({ tiles }) => !tiles.has(47), 'the run to be taken');
  for (const tile of ANNS_RUN.tiles) await expect(square(page, tile)).toHaveAccessibleName(`${tile}, empty, gone for good`);
  await expect(board(page).getByRole('button', { name: /gone for good$/ })).toHaveCount(ANNS_RUN.tiles.length);
  /** Whether pencil lies on the upper right of a square, where no figure is printed. */
  const struck = async (tile: number): Promise<boolean> => {
    const box = await square(page, tile).boundingBox();
    if (!box) throw new Error('there is no square');
    const found = await coloursAt(page, Array.from({ length: 40 }, (_, i) =>
      ({ x: Math.round(box.x + box.width * 0.74), y: Math.round(box.y + (box.height * (i + 4)) / 50) })));
    return found.some(([red, , blue]) => blue > red + 30);
  };
  await expect.poll(() => struck(45)).toBe(true);
  expect(await struck(50)).toBe(false);
  await expectNoFault(page);
  // Without a picture the element itself is struck out.
  await page.goto('/?picture=none');
  await expect(square(page, 45)).toHaveCSS('background-image', /gradient/);
  await expect(square(page, 50)).toHaveCSS('background-image', 'none');
});

for (const [width, height] of SIZES) {
  test(`${width} × ${height}: the rules are agreed with a finger, and a table without a burst is all on the screen`,
    ONLY_LONG, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/?picture=none');
    await openSetup(page);
    await expect(playGame(page)).toBeInViewport({ ratio: 0.9 });
    await aid(page).check();
    for (const preference of ['Family', 'Race', 'Custom rules']) await preset(page, preference).check();
    await expect(playGame(page)).toBeInViewport({ ratio: 0.9 });
    const small = await page.locator('form').locator('label, button').evaluateAll((elements, least) => elements.flatMap((element) => {
      const { width: across, height: down, left, right } = element.getBoundingClientRect();
      const fine = across >= least && down >= least && left >= 0 && right <= innerWidth;
      return fine ? [] : [`${element.textContent?.trim()} is ${across} by ${down}`];
    }), TOUCH - 0.5);
    expect(small).toEqual([]);
    const cut = await page.locator('.choice-row').locator('p, b, span').evaluateAll((elements) => elements.flatMap((element) =>
      (element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== 'visible' ? [element.textContent] : [])));
    expect(cut).toEqual([]);
    expect(await overflow(page)).toBe(false);
    await expectNoFault(page);
    await word(page, 'A missed run lasts', 'only until the next tile').check();
    await word(page, 'A false call', 'costs tiles').check();
    await expectNoFault(page);
    expect(await overflow(page)).toBe(false);

    // A table without a burst has all on the screen, and the menu tells the rules.
    await page.goto(`${linkTo({ play: 'ann,computer,computer,computer' })}&rules=automatic&aid=on`);
    await myMove(page);
    const faults = await page.locator('.rack button, .draw, .pile, .player').evaluateAll((elements) => elements.flatMap((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const least = element.matches('.player, .pile') ? 1 : 43.5;
      const fine = left >= -0.5 && top >= -0.5 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5
        && right - left >= least && bottom - top >= least;
      return fine ? [] : [element.outerHTML.slice(0, 80)];
    }));
    expect(faults).toEqual([]);
    await expect(rack(page).getByRole('button')).toHaveCount(4);
    await expect(drawButton(page)).toBeVisible();
    await expect(log(page)).toBeVisible();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('region', { name: 'Rules at this table: Custom' }).getByRole('listitem')).toHaveText(
      ['A run goes to its maker, without a call.', 'Memory aid: squares whose tiles are gone are crossed out.']);
    expect(await overflow(page)).toBe(false);
    await expectNoFault(page);
  });
}
