// What the page says of games that it doesn't know, of saved games that nobody can read, and of links that make no sense: a sentence that
// helps, a way on, and nothing lost. A link brings its own game alone.
import { ONLY_LONG } from '../long/amount';
import { expectNoFault } from './axe';
import { expect, test, type Page } from './helpers';

/** What a later version might have written: in a game that it alone knows, and in one that is known here. */
const LATER = (guest: string, id: string) => ({
  guest, kind: 'game', id, age: -5, over: 1, names: ['ann'],
  value: { version: 99, id, seed: 'word', setup: { chairs: 4 }, events: [['fly']] },
});
const BROKEN = { guest: 'snap', kind: 'game', id: 'broken', age: -6, over: 1, names: ['ann'], value: { version: 1, nonsense: [null] } };

/** Puts rows of games into the data base, and gives all that lies there then, with what lies aside. */
async function rows(
  page: Page, put: readonly object[] = [],
): Promise<{ readonly guests: readonly unknown[]; readonly aside: readonly unknown[] }> {
  return page.evaluate(async (given) => {
    const answer = <T>(request: IDBRequest<T>): Promise<T> => new Promise((done, failed) => {
      request.addEventListener('success', () => done(request.result));
      request.addEventListener('error', () => failed(request.error));
    });
    const db = await answer(indexedDB.open('snag'));
    const at = db.transaction(['guests', 'aside'], 'readwrite');
    for (const row of given) await answer(at.objectStore('guests').put(row));
    const [guests, aside] = await Promise.all([
      answer<unknown[]>(at.objectStore('guests').getAll()), answer<{ readonly game: unknown }[]>(at.objectStore('aside').getAll()),
    ]);
    db.close();
    return { guests, aside: aside.map(({ game }) => game) };
  }, put);
}

const told = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

test('a link to a game that is not here says so over the start screen, from where every way leads on', async ({ page }) => {
  for (const query of ['game=nothing', 'game=', 'game=__proto__&play=ann', 'guest=whist']) {
    await page.goto(`/?picture=none&${query}`);
    await expect(told(page, 'That game isn’t here. Reload the page to look for a newer version')).toBeVisible();
    await expect(page).toHaveURL(/\/\?picture=none$/u);
  }
  await page.getByRole('button', { name: 'Card table' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Card table' })).toBeFocused();
});

test('a link with silly terms comes to its game’s first screen and says what it did not understand; it brings that game alone',
  ONLY_LONG, async ({
  page,
}) => {
  const files = async (): Promise<string> => (await Promise.all((await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.endsWith('.js'))))
    .map(async (name) => (await page.request.get(name)).text()))).join('\n');
  await page.goto('/?picture=none&game=snap&play=ann,computer:pip&rules=banana&packs=-1&cards=word');
  await expect(told(page, 'banana')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Snap', exact: true })).toBeVisible();
  await expectNoFault(page);
  const brought = await files();
  expect([brought.includes('snap-record'), brought.includes('snapback-record')]).toEqual([true, false]);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Players' }).getByRole('listitem')).toHaveCount(2);
});

test('saved games that nobody here can read are told of and kept, and the game goes on', async ({ page }) => {
  await page.goto('/?picture=none');
  await expect(page.getByRole('button', { name: 'Card table' })).toBeVisible();
  const later = [LATER('whist', 'w'), LATER('snap', 's')];
  await rows(page, [...later, BROKEN]);
  await page.getByRole('button', { name: 'Card table' }).click();
  await expect(page.getByText('One saved game is of a kind that this version doesn’t have. It stays saved.')).toBeVisible();
  await expectNoFault(page, 'main');
  await page.getByRole('button', { name: 'Open Snap', exact: true }).click();
  await expect(told(page, 'Some saved data from Snap couldn’t be read, so it was set aside.')).toBeVisible();
  await expect(told(page, 'Some saved games of Snap are from a newer version. They stay saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  const kept = await rows(page);
  expect(kept.guests).toEqual(expect.arrayContaining(later));
  expect(kept.aside).toEqual([BROKEN]);
});

test('a backup with games from a newer version is restored, says so and loses none; a broken one changes nothing', async ({ page }) => {
  const empty = { format: 'snag-house', version: 2, settings: null, games: [], matches: [], aside: [] };
  const restore = async (text: string): Promise<void> => page.locator('input[type=file]')
    .setInputFiles({ name: 'backup.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await page.goto('/?picture=none');
  await page.getByText('Back up or restore your games').click();
  const later = [LATER('whist', 'w'), LATER('snap-back', 's')];
  await restore(JSON.stringify({ ...empty, guests: later }));
  await expect(told(page, '2 games are from a newer version. They’re saved here, and you can play them after an update.')).toBeVisible();
  expect((await rows(page)).guests).toEqual(expect.arrayContaining(later));
  for (const [text, reason] of [
    ['{"format":"snag-house"', 'It isn’t a backup, or part of it is missing.'],
    [JSON.stringify({ ...empty, version: 9 }), 'It’s version 9, but this SNAG only reads versions 1 and 2.'],
    [JSON.stringify({ ...empty, games: [{ version: 99, id: 'g' }] }), 'Game 1 in it is damaged.'],
  ] as const) {
    await restore(text);
    await expect(page.getByText(reason)).toContainText('Your games are as they were.');
  }
  expect((await rows(page)).guests).toHaveLength(2);
});
