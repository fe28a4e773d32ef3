// Around a screen that lies flat: each player's rack and burst at their own edge, turned towards them, and several fingers at once.
import { ONLY_LONG } from '../long/amount';
import { expectNoFault } from './axe';
import { ANNS_RUN, board, expect, fixChance, linkTo, log, placed, playGame, test, type Page, letPass, openSetup } from './helpers';
import { word } from './seats';

test.use({ hasTouch: true, viewport: { width: 1180, height: 820 } });

const curtain = (page: Page) => page.locator('.curtain');
const tiles = (page: Page) => page.getByRole('button', { name: /^Play \d+$/ });
const burst = (page: Page, name: string) => page.getByRole('button', { name: `${name} calls SNAG!` });

/** Opens a deal with people around the screen. @param more what else the link asks for */
async function sitAround(page: Page, play: string, deal: string, more = ''): Promise<void> {
  await page.addInitScript(() => {
    if (localStorage.getItem('snag-settings') !== null) return;
    const players = ['Ann', 'Bo'].map((name) => ({ name, kind: 'local' }));
    localStorage.setItem('snag-settings', JSON.stringify({ players, callSeconds: null, pace: 'instant', sitting: 'around' }));
  });
  await page.goto(linkTo({ play, deal }) + more);
  await expect(board(page)).toBeVisible();
}

/** Where the middle of something lies. */
async function middle(spot: ReturnType<Page['locator']>): Promise<{ x: number; y: number }> {
  const box = (await spot.boundingBox())!;
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
}

/** The edge of the window that something lies nearest to. */
async function edge(page: Page, spot: ReturnType<Page['locator']>): Promise<string> {
  const { x, y } = await middle(spot);
  const { width, height } = page.viewportSize()!;
  return Object.entries({ left: x, top: y, right: width - x, bottom: height - y }).toSorted(([, a], [, b]) => a - b)[0]![0];
}

interface Finger { readonly id: number; readonly x: number; readonly y: number }

/**
 * The glass, on which several fingers can lie: told of all that lie there when one comes, and of those that are lifted; of none, when all
 * are.
 */
async function glassOf(page: Page): Promise<(kind: 'touchStart' | 'touchEnd', fingers: readonly Finger[]) => Promise<void>> {
  const glass = await page.context().newCDPSession(page);
  return async (kind, fingers) => {
    await glass.send('Input.dispatchTouchEvent', { type: kind, touchPoints: fingers.map((finger) => ({ ...finger })) });
  };
}

/** Moves, each the tile that stands first, until somebody has made `moves` of them. */
async function playOn(page: Page, moves: number, end = true): Promise<void> {
  for (let move = 1; move <= moves; move += 1) {
    await curtain(page).tap();
    await expect(tiles(page)).toHaveCount(4);
    await tiles(page).first().tap();
    await placed(page);
    if (end || move < moves) await page.locator('.draw').tap();
  }
}

/** The one game that is kept. */
async function keptGame(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((done, failed) => {
    const opened = indexedDB.open('snag');
    opened.addEventListener('success', () => {
      const games = opened.result.transaction('games').objectStore('games').getAll();
      games.addEventListener('success', () => { opened.result.close(); done(games.result[0]); });
      games.addEventListener('error', () => failed(games.error));
    });
  }));
}

/** Puts a game back as it was kept, and comes back to it. */
async function putBack(page: Page, game: unknown): Promise<void> {
  await page.evaluate((kept) => new Promise<void>((done, failed) => {
    const opened = indexedDB.open('snag');
    opened.addEventListener('success', () => {
      const put = opened.result.transaction('games', 'readwrite').objectStore('games').put(kept);
      put.addEventListener('success', () => { opened.result.close(); done(); });
      put.addEventListener('error', () => failed(put.error));
    });
  }), game);
  await page.reload();
}

test('everyone has curtain, burst and button at their own edge, clockwise in order of play', async ({ page }) => {
  await sitAround(page, 'ann,sally,ben,bo', 'abc');
  const edges: string[] = [];
  for (const name of ['Ann', 'Sally', 'Ben', 'Bo']) {
    await expect(page.getByRole('button', { name: `${name}'s tiles` })).toBeVisible();
    edges.push(await edge(page, curtain(page)));
    expect(await edge(page, burst(page, name))).toBe(edges.at(-1));
    await curtain(page).tap();
    await expect(tiles(page)).toHaveCount(4);
    // The focus comes to a rack wherever it lies, and the table stays where it is.
    expect(await page.locator('#page').evaluate((table) => {
      table.querySelector<HTMLElement>('.rack')?.focus();
      return [table.scrollLeft, table.scrollTop, scrollX, scrollY];
    })).toEqual([0, 0, 0, 0]);
    expect(await edge(page, tiles(page).first())).toBe(edges.at(-1));
    await tiles(page).first().tap();
    await placed(page);
    await expect(tiles(page)).toHaveCount(0);
    expect(await edge(page, page.locator('.draw'))).toBe(edges.at(-1));
    await page.locator('.draw').tap();
  }
  expect(edges).toEqual(['bottom', 'left', 'top', 'right']);
  await expectNoFault(page);
});

test('a rack is shown while one finger holds it and another plays; around or side by side is a word in the menu',
  ONLY_LONG, async ({ page }) => {
  await sitAround(page, 'ann,sally,ben', 'abc');
  const touch = await glassOf(page);
  await playOn(page, 1);
  await expect(page.getByRole('button', { name: 'Sally\'s tiles' })).toBeVisible();
  const thumb = { id: 1, ...await middle(curtain(page)) };
  await touch('touchStart', [thumb]);
  await expect(tiles(page)).toHaveCount(4);
  const forefinger = { id: 2, ...await middle(tiles(page).nth(1)) };
  await touch('touchStart', [thumb, forefinger]);
  await touch('touchEnd', [forefinger]);
  await placed(page);
  await expect(tiles(page)).toHaveCount(0);
  await touch('touchEnd', [thumb]);
  await page.locator('.draw').tap();
  // Held, and lifted: nothing is shown any more, and nothing was played.
  const third = { id: 1, ...await middle(curtain(page)) };
  await touch('touchStart', [third]);
  await expect(tiles(page)).toHaveCount(4);
  await letPass(page, 600);
  // The finger rests on the rack's middle, between two tiles.
  await touch('touchEnd', []);
  await expect(tiles(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Ben\'s tiles' })).toBeVisible();

  // People sit side by side again at a word in the menu, and around it after a reload.
  expect(await edge(page, curtain(page))).toBe('top');
  await page.getByRole('button', { name: 'Menu' }).tap();
  await word(page, 'Where do you sit?', 'Side by side').check();
  await page.getByRole('button', { name: 'Back to the game' }).tap();
  expect(await edge(page, curtain(page))).toBe('bottom');
  await expect(page.getByRole('button', { name: 'SNAG!', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).tap();
  await word(page, 'Where do you sit?', 'Around a tablet').check();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Ben\'s tiles' })).toBeVisible();
  expect(await edge(page, curtain(page))).toBe('top');
  await expect(tiles(page)).toHaveCount(0);
});

test('in a race the finger that came down first wins, while others lie on the glass; of two at once the maker\'s', async ({ page }) => {
  await sitAround(page, 'ann,bo', ANNS_RUN.deal, '&rules=race');
  const touch = await glassOf(page);
  await playOn(page, 7, false);
  await expect(board(page).getByRole('button', { name: /tile, just played/ })).toHaveAccessibleName(/^47, /);
  // What is seen is kept a moment later.
  await expect.poll(async () => JSON.stringify(await keptGame(page))).toMatch(/\["place",\d,47\]/u);
  const before = await keptGame(page);
  const [bo, ann] = [await middle(burst(page, 'Bo')), await middle(burst(page, 'Ann'))];
  const [first, second] = [{ id: 1, ...bo }, { id: 2, ...ann }];
  await touch('touchStart', [first]);
  await letPass(page, 40);
  await touch('touchStart', [first, second]);
  await touch('touchEnd', []);
  await expect(log(page)).toContainText('SNAG! Bo is quicker than Ann and takes 4 tiles: 45, 46, 47 and 48');
  await expect(log(page)).not.toContainText('Ann calls');
  // What the page still has to write would be written over what is put back.
  await expect.poll(async () => JSON.stringify(await keptGame(page))).not.toBe(JSON.stringify(before));

  // The same game from before the calls: two fingers at the same instant, and the run goes to the maker.
  await putBack(page, before);
  await expect(board(page).getByRole('button', { name: /^47, tile/ })).toBeVisible();
  await touch('touchStart', [first, second]);
  await touch('touchEnd', []);
  await expect(log(page)).toContainText('SNAG! Ann takes 4 tiles: 45, 46, 47 and 48');
  await expect(log(page)).not.toContainText('SNAG! Bo takes');
});

test('where everyone is asked, the question comes to each at their own edge', ONLY_LONG, async ({ page }) => {
  await sitAround(page, 'ann,sally,ben', 'abc', '&clock=asked');
  await playOn(page, 1);
  const edges: string[] = [];
  for (const name of ['Sally', 'Ben']) {
    const question = page.locator('.question');
    await expect(question).toHaveText(`${name}: SNAG or pass?`);
    await expect(question).toBeFocused();
    edges.push(await edge(page, question));
    await page.getByRole('button', { name: 'Pass', exact: true }).tap();
  }
  expect(edges).toEqual(['left', 'top']);
  await expect(page.getByRole('button', { name: 'Sally\'s tiles' })).toBeVisible();
});

test('after the draw for order nobody gets up: all have their curtain where they picked, and the edge lights up',
  ONLY_LONG, async ({ page }) => {
  await page.addInitScript(() => {
    const players = ['Ann', 'Bo', 'Cleo'].map((name) => ({ name, kind: 'local' }));
    localStorage.setItem('snag-settings', JSON.stringify({ players, callSeconds: null, pace: 'normal', sitting: 'around' }));
  });
  await fixChance(page, 3);
  await page.goto('/?picture=none');
  await openSetup(page, 'several');
  await playGame(page).tap();
  const asked = page.getByText(', pick a tile. The lowest goes first.');
  const light = page.locator('.edge-light');
  const where: Record<string, string> = {};
  const picked: [string, number][] = [];
  for (const name of ['Ann', 'Bo', 'Cleo']) {
    await expect(asked.or(page.getByRole('region', { name: 'Who starts' }))).toContainText(name);
    where[name] = await edge(page, asked);
    expect(await edge(page, light)).toBe(where[name]);
    await page.locator('.facedown[aria-disabled="false"]').first().tap();
    const turned = page.locator('.facedown', { hasText: new RegExp(`^\\d+ ${name}$`) });
    picked.push([name, Number.parseInt(await turned.innerText(), 10)]);
  }
  expect(where).toEqual({ Ann: 'bottom', Bo: 'left', Cleo: 'top' });
  const order = picked.toSorted(([, a], [, b]) => a - b).map(([name]) => name);
  // As it happens, not everyone plays in the order in which they sat down.
  expect(order).not.toEqual(['Ann', 'Bo', 'Cleo']);
  const starts = page.getByRole('region', { name: 'Who starts' });
  await expect(starts).toContainText(`${order[0]} starts. Then ${order[1]} and ${order[2]}. Stay where you sit.`);
  expect(await edge(page, light)).toBe(where[order[0]!]);
  await starts.getByRole('button', { name: 'Continue' }).tap();
  for (const name of order) {
    await expect(page.getByRole('button', { name: `${name}'s tiles` })).toBeVisible();
    expect(await edge(page, curtain(page))).toBe(where[name]);
    expect(await edge(page, burst(page, name))).toBe(where[name]);
    expect(await edge(page, light)).toBe(where[name]);
    await playOn(page, 1);
  }
});
