// What bad input gets: a sentence that says what is wrong, and a start screen that works; a broken saved game is kept aside. Where the
// browser refuses something, play goes on without it. In none of these does the page log an error (see helpers).
import { ONLY_LONG, amount } from '../long/amount';
import { expectNoFault } from './axe';
import {
  expect, goOn, leaveTable, linkTo, log, look, myMove, openDeal, placed, playNow, test, type Deal, type Page, openSetup,
} from './helpers';

/** The sentence stands there, and a game can be begun. */
async function expectFreshStart(page: Page, sentence: string): Promise<void> {
  await expect(page.getByRole('status').getByText(sentence)).toBeVisible();
  await expectWorkingStart(page);
}

async function expectWorkingStart(page: Page): Promise<void> {
  await playNow(page).click();
  await expect(page.getByRole('button', { name: /^Pick face-down tile/ })).toHaveCount(24);
}

/** What is wrong with a link has nothing to do with the picture. */
const plain = (deal: Deal): string => linkTo({ ...deal, picture: 'none' });
const LONG = 'Bartholomew Montgomery';
type BadLink = readonly [what: string, link: string, sentence: string];

/** First one of each kind: of a number, a name, a word, and a script. That each fault is found has tests of its own. */
const LINKS: readonly [BadLink, ...BadLink[]] = [
  ['one player', plain({ play: 'ann' }), 'There’s only one here.'],
  ['a name of control characters', '/?play=%00%07,computer&picture=none', 'Player 1 needs a name.'],
  [
    'an unknown character', plain({ play: 'ann,computer:hal' }),
    'There’s no computer player “hal”. Choose from Pip, Wanda, Otto, Viola, Henrik and Ada.',
  ],
  ['a script for a name', plain({ play: '<img src=x onerror=hacked=1>,computer' }), '<img src=x onerror=hacked=1>'],
  ['five players', plain({ play: 'a,b,c,d,e' }), 'SNAG is for two to four players. There are more here.'],
  ['a thousand players', plain({ play: 'a,'.repeat(1000) }), 'There are more here.'],
  ['an unknown pace', plain({}).replace('pace=instant', 'pace=warp'), 'There’s no pace “warp”'],
  ['the same name twice', plain({ play: 'ann,ANN' }), 'Two players are called “ANN”'],
  ['an over-long name', plain({ play: `${LONG},computer` }), `The name “${LONG}” is too long`],
  ['no players', '/?play=&picture=none', 'There’s only one here.'],
  ['an over-long deal', plain({ deal: 'x'.repeat(41) }), 'The deal code must be 1–40 characters.'],
  ['an empty deal', plain({ deal: '' }), 'The deal code must be 1–40 characters.'],
];

test('a link that cannot be played is told as what it is, and a game can be begun', async ({ page }) => {
  for (const [what, link, sentence] of LINKS.slice(0, amount(4, LINKS.length))) {
    await test.step(what, async () => {
      await page.goto(link);
      await expect(page.getByRole('status').getByText(sentence)).toBeVisible();
      expect(await page.evaluate(() => ({ images: document.images.length, hacked: 'hacked' in globalThis }))).toEqual({
        images: 0, hacked: false,
      });
    });
  }
  const [[, link, sentence]] = LINKS;
  await page.goto(link);
  await expectFreshStart(page, sentence);
  // The bad link is used up: a reload does not complain again.
  await leaveTable(page);
  await page.reload();
  await expect(playNow(page)).toBeVisible();
  await expect(page.getByText(sentence)).toHaveCount(0);
});

test('a name with control characters comes out clean, and one that is HTML is shown as it is written', async ({ page }) => {
  await page.goto('/?play=%E2%80%AEan%0An%00,computer&deal=abc&pace=instant&picture=none');
  await expect(page.getByRole('group', { name: "An n's rack", exact: true }).getByRole('button')).toHaveCount(4);

  // Told to several: to the only one at the screen it would be "you".
  await openDeal(page, { play: '<b>Ann</b>,bo', picture: 'canvas' });
  await look(page, '<b>Ann</b>');
  await page.keyboard.press('1');
  await placed(page);
  await expect(log(page).getByText(/^<b>Ann<\/b> plays \d+\.$/)).toHaveCount(1);
  await expect(page.locator('#page b')).toHaveCount(0);
});

interface GameStore { readonly games: readonly unknown[]; readonly aside: readonly { readonly game: unknown }[] }

/** Puts what `spoil` makes of the saved game in its place, and gives the shelves. */
async function spoilSave(page: Page, how: 'garbage' | 'illegal event' | '77 tiles'): Promise<void> {
  await page.evaluate(async (spoiling) => {
    const answer = <T>(request: IDBRequest<T>): Promise<T> => new Promise((done, failed) => {
      request.addEventListener('success', () => done(request.result));
      request.addEventListener('error', () => failed(request.error));
    });
    const db = await answer(indexedDB.open('snag'));
    const games = db.transaction('games', 'readwrite').objectStore('games');
    const [game] = await answer(games.getAll()) as [{ id: string; record: { events: unknown[]; deal: number[] } }];
    if (spoiling === 'illegal event') game.record.events.push(['place', 1, 4]);
    if (spoiling === '77 tiles') game.record.deal.push(4);
    await answer(games.put(spoiling === 'garbage' ? { id: game.id, what: ['nonsense', null, { __proto__: 1 }] } : game));
    db.close();
  }, how);
}

async function shelf(page: Page): Promise<GameStore> {
  return page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>): Promise<T> => new Promise((done) => {
      request.addEventListener('success', () => done(request.result));
    });
    const db = await answer(indexedDB.open('snag'));
    const read = db.transaction(['games', 'aside']);
    const [games, aside] = await Promise.all([answer(read.objectStore('games').getAll()), answer(read.objectStore('aside').getAll())]);
    db.close();
    return { games, aside } as GameStore;
  });
}

const SAVES = [
  ['garbage', 'We don’t know its format (version).'],
  ['illegal event', 'Event 1 breaks a rule.'],
  ['77 tiles', 'The deal has 77 tiles, not 76.'],
] as const;
/** What has no form, and what has one; that each fault is found has tests of its own. */
const SPOILT = SAVES.slice(0, amount(2, SAVES.length));

/** Takes everything from the shelves, and lets the tab come back to nothing. */
async function clearShelves(page: Page): Promise<void> {
  await page.evaluate(() => new Promise<void>((done, failed) => {
    sessionStorage.clear();
    const opened = indexedDB.open('snag');
    opened.addEventListener('success', () => {
      const db = opened.result;
      const write = db.transaction([...db.objectStoreNames], 'readwrite');
      for (const name of db.objectStoreNames) write.objectStore(name).clear();
      write.addEventListener('error', () => failed(write.error));
      write.addEventListener('complete', () => { db.close(); done(); });
    });
  }));
}

test('a broken saved game is told and kept aside, whatever is wrong with it', async ({ page }) => {
  for (const [how, reason] of SPOILT) {
    await test.step(how, async () => {
      await openDeal(page);
      await page.keyboard.press('1');
      await placed(page);
      expect((await shelf(page)).games).toHaveLength(1);
      await spoilSave(page, how);
      const [spoilt] = (await shelf(page)).games;
      await page.reload();
      await expect(page.getByRole('status').getByText(/^We couldn’t read a saved game, so we put it aside\./)).toContainText(reason);
      await expect(goOn(page)).toHaveCount(0);
      const { games, aside } = await shelf(page);
      expect(games).toEqual([]);
      expect(aside.map(({ game }) => game)).toEqual([spoilt]);
      // It is told once.
      await page.reload();
      await expect(playNow(page)).toBeVisible();
      await expect(page.getByText('couldn’t read')).toHaveCount(0);
      await expectWorkingStart(page);
      await leaveTable(page);
      await clearShelves(page);
    });
  }
});

test('without IndexedDB the game is played, and it is said that nothing is kept', ONLY_LONG, async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => { throw new DOMException('refused', 'SecurityError'); };
  });
  await page.goto('/?picture=none');
  await expectFreshStart(page, 'This browser can’t save your games.');
  await openDeal(page);
  await page.keyboard.press('1');
  await placed(page);
  await page.keyboard.press('d');
  expect((await myMove(page)).tiles.size).toBe(2);
});

test('when the disk refuses in mid-game, a banner says so until it is closed or all is saved, and the game goes on', async ({ page }) => {
  const banner = page.getByRole('alert');
  await openDeal(page);
  await myMove(page);
  await page.evaluate(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...given: Parameters<typeof put>) {
      if (!Object.hasOwn(window, 'roomAgain')) throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, given);
    };
  });
  await page.keyboard.press('1');
  await expect(banner).toContainText('We can’t save your game. Your storage may be full, or blocked by your browser.');
  await placed(page);
  await page.keyboard.press('d');
  expect((await myMove(page)).tiles.size).toBe(2);
  await expect(banner).toBeVisible();
  await expectNoFault(page);
  await page.evaluate(() => { Object.assign(window, { roomAgain: true }); });
  await page.keyboard.press('1');
  await placed(page);
  await expect(banner).toHaveCount(0);
  await page.evaluate(() => { Reflect.deleteProperty(window, 'roomAgain'); });
  await page.keyboard.press('d');
  await expect(banner).toBeVisible();
  await banner.getByRole('button', { name: 'Close this message' }).click();
  await expect(banner).toHaveCount(0);
});

const SETTINGS = [
  '{{{',
  '{"players":[{"name":"Ann","kind":"person"},{"name":"Hal","kind":"computer","level":"hal"}],"callSeconds":5,"pace":"normal"}',
  '{"players":[],"callSeconds":5,"pace":"normal"}', '{"players":[{"name":"","kind":"person"}],"pace":1}'];

test('garbage among the settings is not minded', async ({ page }) => {
  await page.goto('/?picture=none');
  for (const settings of SETTINGS.slice(0, amount(2, SETTINGS.length))) {
    await test.step(settings, async () => {
      await page.evaluate((text) => {
        localStorage.setItem('snag-settings', text);
        // The set-up is where this tab would come back to.
        sessionStorage.clear();
      }, settings);
      await page.reload();
      await openSetup(page);
      await expect(page.getByRole('textbox', { name: 'Name of player 1' })).toHaveValue('You');
      await expect(page.getByRole('textbox', { name: 'Name of player 2' })).toHaveValue('Otto');
      await page.getByRole('button', { name: 'Back', exact: true }).click();
    });
  }
  await expectWorkingStart(page);
});

test('a browser that keeps no settings is played in', ONLY_LONG, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', { get: () => { throw new DOMException('refused', 'SecurityError'); } });
  });
  await page.goto('/?picture=none');
  await expectWorkingStart(page);
});

test('where no picture can be painted the buttons show themselves', ONLY_LONG, async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
    OffscreenCanvas.prototype.getContext = () => null;
  });
  await openDeal(page, { pace: 'instant', picture: 'webgl' });
  await expect(page.getByRole('status').getByText('The table can’t be drawn here.')).toBeVisible();
  const { rack: [tile = 0] } = await myMove(page);
  const colour = await page.getByRole('button', { name: `Play ${tile}`, exact: true }).evaluate((button) => getComputedStyle(button).color);
  expect(colour).toBe('rgb(20, 40, 60)');
  await page.keyboard.press('1');
  expect((await placed(page)).justPlayed).toBe(tile);
});
