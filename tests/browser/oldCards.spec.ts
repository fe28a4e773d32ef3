// What the version before one contract for every game has left in a real browser: each of its tabs comes back to where it was, and all of
// it can be continued, looked at and restored.
import { ONLY_LONG, sampleIf } from '../long/amount';
import { dumped, fixture } from '../helpers/fixtures';
import { expect, playNow, rack, test, type Page } from './helpers';
import { openBare, readShelf, seedDatabase, seedStorage } from './seed';

const FROM = '2026-11-26';
const TABS = JSON.parse(fixture('sessionStorage.json', FROM)) as readonly {
  readonly what: string; readonly entries: Readonly<Record<string, string>>;
}[];
const ROWS = dumped(FROM).stores['guests']!.entries.length;

async function comeBack(page: Page, what: string): Promise<void> {
  await openBare(page);
  await seedDatabase(page, dumped(FROM));
  await seedStorage(page, 'localStorage', JSON.parse(fixture('localStorage.json', FROM)) as Record<string, string>);
  await seedStorage(page, 'sessionStorage', TABS.find((tab) => tab.what === what)!.entries);
  await page.goto('/?picture=none');
}

async function expectNothingLost(page: Page): Promise<void> {
  expect(await readShelf(page, 'guests')).toHaveLength(ROWS);
  expect(await readShelf(page, 'games')).toHaveLength(2);
  expect(await readShelf(page, 'aside')).toEqual([]);
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

test('a game of Snap Back that stopped in the middle of a choice ends right', async ({ page }) => {
  await comeBack(page, 'Snap Back: in the middle of a choice');
  await page.getByRole('button', { name: 'Continue' }).press('Enter');
  for (const [name, number] of [['Ann', '6 back'], ['Bo', 'Fist: not at all']] as const) {
    await page.getByRole('button', { name: `I am ${name}` }).click();
    await page.getByRole('button', { name: number }).click();
  }
  await expect(page.getByRole('status').filter({ hasText: 'They showed: Ann 6; Bo a fist, die down to 5.' })).toBeAttached();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(heading(page, 'Ann showed the winning 6!')).toBeVisible();
  await expectNothingLost(page);
});

test('a paused game of Snap goes on', ONLY_LONG, async ({ page }) => {
  await comeBack(page, 'Snap: paused at table B');
  await expect(page.getByText('The game is waiting, just as you left it.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Players' }).getByRole('listitem')).toHaveCount(4);
  await page.getByRole('button', { name: 'Continue' }).press('Enter');
  await expect(page.getByRole('list', { name: 'Players' })).toContainText(/Ann: \d+ in stock/u);
  await expectNothingLost(page);
});

for (const [what, name] of [
  ['Snap Back: after a game', /showed the winning 6!$/], ['Snap: after a game of table A', 'After the game'],
  ['Snap: after a game of table C', 'After the game'],
] as const) {
  test(`${what.replace(':', ',')} is there again, and its replay opens`, sampleIf(what === 'Snap Back: after a game'), async ({ page }) => {
    await comeBack(page, what);
    await expect(heading(page, name)).toBeVisible();
    await page.getByRole('button', { name: /^(?:Watch|Replay|Look)/u }).first().press('Enter');
    await expect(page.getByRole('button', { name: 'One step forward' })).toBeVisible();
    await expectNothingLost(page);
  });
}

for (const [what, name] of [
  ['Snap Back: a draft', 'Snap Back'], ['Snap Back: in the lesson', /Snap Back/], ['Snap: a draft', 'Snap'],
] as const) {
  test(`${what.replace(':', ',')} is there again`, ONLY_LONG, async ({ page }) => {
    await comeBack(page, what);
    await expect(heading(page, name).first()).toBeVisible();
    if (what === 'Snap: a draft') await expect(page.getByRole('radio', { name: 'A: one pile' })).toBeChecked();
    await expectNothingLost(page);
  });
}

test('SNAG’s game waits with the tile that was placed', ONLY_LONG, async ({ page }) => {
  await comeBack(page, 'SNAG: Ann has placed her tile');
  await expect(page.getByRole('button', { name: 'Draw and end the move' })).toBeEnabled();
  await expect(rack(page).getByRole('button')).toHaveCount(3);
});

test('the backup of that time is restored in an empty browser', ONLY_LONG, async ({ page }) => {
  await page.goto('/?picture=none');
  await expect(playNow(page)).toBeVisible();
  await page.getByText('Back up or restore your games').click();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'), page.getByRole('button', { name: 'Restore from a file' }).click(),
  ]);
  await chooser.setFiles({ name: 'snag-games.json', mimeType: 'application/json', buffer: Buffer.from(fixture('backup.json', FROM)) });
  await expect(page.getByText(/^Added: 8 games/)).toBeVisible();
  await expectNothingLost(page);
});
