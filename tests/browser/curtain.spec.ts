// Several persons at one screen: every rack lies behind a curtain, and while it does, nothing tells what stands on it: two pages whose
// hidden tiles differ are the same in text, accessibility tree, title, storage and pixels, handover after handover.
import { LONG, ONLY_LONG, amount } from '../long/amount';
import { ROWS, board, drawButton, expect, goOn, log, openDeal, test, type Page, letPass, playNow } from './helpers';

const curtain = (page: Page) => page.getByRole('button', { name: /'s tiles$|^Hide the tiles$/ });
const rackTiles = (page: Page) => page.getByRole('button', { name: /^Play \d+$/ });

const SQUARES = ROWS.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i));

/** The tiles in an order that a number names. */
function shuffled(word: number): number[] {
  const tiles = [...SQUARES];
  let state = word;
  for (let last = tiles.length - 1; last > 0; last -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = state % (last + 1);
    [tiles[last], tiles[other]] = [tiles[other]!, tiles[last]!];
  }
  return tiles;
}

/** A deal that looks the same to everyone: each player's first tile, kept to the end, is exchanged for one of the last in the pile. */
function exchanged(deal: readonly number[]): number[] {
  const other = [...deal];
  [other[0], other[75]] = [deal[75]!, deal[0]!];
  [other[4], other[74]] = [deal[74]!, deal[4]!];
  return other;
}

/** Continues a game of Ann and Ben that has this deal and has not begun. */
async function sitDownTo(page: Page, deal: readonly number[]): Promise<void> {
  await page.goto('/?picture=canvas');
  await expect(playNow(page)).toBeVisible();
  await page.evaluate((tiles) => new Promise<void>((resolve, reject) => {
    const rules = { calls: 'classic', falseCall: 'lose-move', claimCostsMove: true, missedRun: 'stays' };
    const players = ['Ann', 'Ben'].map((name) => ({ name, kind: 'local' }));
    const game = {
      id: 'leaks', version: 1, savedAt: 1, ended: false, picks: [],
      setup: { players, order: 'given', seed: 'leaks', rules, callSeconds: null, pace: 'instant' },
      record: { format: 'snag-record', version: 1, rules, seats: ['Ann', 'Ben'], starter: 0, deal: tiles, events: [] },
    };
    const opened = indexedDB.open('snag');
    opened.addEventListener('error', () => reject(new Error('no store')));
    opened.addEventListener('success', () => {
      const put = opened.result.transaction('games', 'readwrite').objectStore('games').put(game);
      put.addEventListener('success', () => { opened.result.close(); resolve(); });
      put.addEventListener('error', () => reject(new Error('not kept')));
    });
  }), [...deal]);
  await page.reload();
  await goOn(page).click();
  await expect(board(page)).toBeVisible();
}

/** All that anybody can get hold of at the screen, by what it is. */
async function allThatIsSeen(page: Page): Promise<Record<string, string>> {
  const [text, tree, title, stored, html] = await Promise.all([
    page.evaluate(() => document.body.innerText), page.locator('body').ariaSnapshot(), page.title(),
    page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href])),
    page.evaluate(() => document.body.innerHTML.replaceAll(/lit\$\d+\$/g, '')),
  ]);
  // The pads lie askew, and a browser smooths their letters now one way, now the other; what stands on them is compared as text.
  const pixels = (await page.screenshot({ mask: [page.locator('.pad'), page.locator('.side-card')] })).toString('base64');
  return { text, tree, title, stored, html, pixels };
}

/** Both are the same to all eyes, as soon as notes that pass have passed. */
async function expectAlike(page: Page, other: Page, when: string): Promise<void> {
  await expect.poll(async () => {
    const [one, two] = await Promise.all([allThatIsSeen(page), allThatIsSeen(other)]);
    return Object.keys(one).filter((what) => one[what] !== two[what]);
  }, { message: when, timeout: 30_000 }).toEqual([]);
}

/**
 * Eight in all here, since tests/session/hidden.slow.test.ts proves of the view state that it tells nothing. The long program plays on
 * to 68 moves a game: then the tiles that were exchanged come to be drawn, and played.
 */
const HANDOVERS = amount(3, 68);

const DEALS = [[11, 'beside'], [33, 'around'], [22, 'beside']] as const;

for (const [word, sitting] of LONG ? DEALS : DEALS.slice(0, 1)) {
  test(`deal ${word}, ${sitting}: nothing is told of a hidden rack in ${HANDOVERS} handovers`, async ({ page, context }) => {
    test.setTimeout(HANDOVERS * 9000);
    const other = await context.browser()!.newPage();
    for (const each of [page, other]) {
      const settings = { players: ['Ann', 'Ben'].map((name) => ({ name, kind: 'local' })), callSeconds: null, pace: 'instant', sitting };
      await each.addInitScript((kept) => {
        localStorage.setItem('snag-settings', kept);
        // As the tests' own page has it, and one that is opened beside it has not.
        localStorage.setItem('snag-first-call', 'forgiven');
      }, JSON.stringify(settings));
    }
    const deal = shuffled(word);
    await Promise.all([sitDownTo(page, deal), sitDownTo(other, exchanged(deal))]);
    for (let move = 1; move <= HANDOVERS; move += 1) {
      await expectAlike(page, other, `before move ${move}`);
      // Not by a key: on a slow machine its press lasts, and counts as held.
      await Promise.all([page, other].map((each) => curtain(each).evaluate((button: HTMLElement) => button.click())));
      await Promise.all([page, other].map((each) => expect(rackTiles(each)).toHaveCount(4)));
      // The racks do differ, so that the comparison has something to find.
      const racks = await Promise.all([page, other].map((each) => rackTiles(each).allInnerTexts()));
      expect(racks[0]![0]).not.toBe(racks[1]![0]);
      expect(racks[0]!.slice(1, 3)).toEqual(racks[1]!.slice(1, 3));
      await Promise.all([page, other].map((each) => each.keyboard.press('2')));
      await Promise.all([page, other].map((each) => expect(drawButton(each)).toHaveAttribute('aria-disabled', 'false')));
      // One in four after the placing too: that is twice the time for little more to be found.
      if (move % 4 === 0) await expectAlike(page, other, `after placing in move ${move}`);
      await Promise.all([page, other].map((each) => each.keyboard.press('d')));
      await Promise.all([page, other].map((each) => expect(curtain(each)).toHaveAttribute('aria-pressed', 'false')));
    }
    await other.close();
  });
}

test('the curtain lifts at a press; at a window that loses the focus it falls, and after a reload it is down', async ({ page }) => {
  await openDeal(page, { play: 'ann,ben' });
  await expect(rackTiles(page)).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Ann\'s rack' })).toContainText('4 tiles, face down');
  await curtain(page).click();
  await expect(rackTiles(page)).toHaveCount(4);
  await page.evaluate(() => dispatchEvent(new Event('blur')));
  await expect(rackTiles(page)).toHaveCount(0);
  await curtain(page).click();
  await page.getByRole('button', { name: 'Hide the tiles' }).click();
  await expect(rackTiles(page)).toHaveCount(0);
  await curtain(page).click();
  await expect(rackTiles(page)).toHaveCount(4);
  await page.reload();
  await expect(curtain(page)).toBeVisible();
  await expect(rackTiles(page)).toHaveCount(0);
});

test('held, it is lifted as long as it is held, and lets go of over a tile plays that tile', ONLY_LONG, async ({ page }) => {
  await openDeal(page, { play: 'ann,ben' });
  const box = (await curtain(page).boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + 10);
  await page.mouse.down();
  await expect(rackTiles(page)).toHaveCount(4);
  await letPass(page, 500);
  await page.mouse.move(box.x + box.width / 2, box.y - 60);
  await page.mouse.up();
  await expect(rackTiles(page)).toHaveCount(0);
  await page.mouse.move(box.x + box.width / 2, box.y + 10);
  await page.mouse.down();
  await expect(rackTiles(page)).toHaveCount(4);
  const name = (await rackTiles(page).nth(2).innerText()).trim();
  const tile = (await rackTiles(page).nth(2).boundingBox())!;
  await page.mouse.move(tile.x + tile.width / 2, tile.y + tile.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(log(page)).toContainText(`Ann plays ${name}.`);
  await expect(rackTiles(page)).toHaveCount(0);
  // L does the same by key: short for on and off, long for as long as it is held.
  await page.keyboard.press('d');
  await expect(page.getByRole('button', { name: 'Ben\'s tiles', exact: true })).toBeVisible();
  await page.keyboard.down('l');
  await expect(rackTiles(page)).toHaveCount(4);
  await letPass(page, 500);
  await page.keyboard.up('l');
  await expect(rackTiles(page)).toHaveCount(0);
});
