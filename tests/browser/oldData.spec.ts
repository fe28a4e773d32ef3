// What the version of November 2026 has left in a real browser: it is there at once, and all of it can be continued, looked at
// and restored.
import { fixture, dumped } from '../helpers/fixtures';
import { LONG, ONLY_LONG } from '../long/amount';
import { openBare, readShelf, seedDatabase, seedStorage } from './seed';
import {
  board, expect, gameOver, leaveTable, log, openSetup, playNow, readTable, showAllWaiting, snagButton, test, waiting, type Page,
} from './helpers';

interface OldGame {
  readonly id: string;
  readonly ended: boolean;
  readonly record: { readonly seats: readonly string[]; readonly events: readonly (readonly unknown[])[] };
}

interface OldTab { readonly what: string; readonly entries: Readonly<Record<string, string>> }

const GAMES = dumped().stores['games']!.entries.map(({ value }) => value as OldGame);
const OVER = GAMES.filter(({ ended }) => ended).length;
const ASIDE = dumped().stores['aside']!.entries.map(({ value }) => value);
const CARDS = dumped().stores['series']!.entries.map(({ value }) => value as { readonly id: string });
const TABS = JSON.parse(fixture('sessionStorage.json')) as readonly OldTab[];
const SETTINGS = JSON.parse(fixture('localStorage.json')) as Readonly<Record<string, string>>;
const LINKS = fixture('links.txt').trim().split('\n').map((line) => line.split('\t')[0] ?? '');

/** What waits, as the README of the fixture says, the last played first. */
const WAITING = [
  'Ann and Otto, no tiles played yet',
  '👩‍👩‍👧‍👦 Kin, Zoë and נועה, no tiles played yet',
  'Ann and Tom & "Jo" <3, 76 tiles played',
  'Ann, Ada, Pip and Henrik, 13 tiles played',
  'Otto, Ann, Bo and Zoë, 8 tiles played',
  'A series to 100: Åsa, 李 and Viola, after 1 game',
];

const replays = (page: Page) => page.getByRole('button', { name: /^Replay: / });
async function goOnWith(page: Page, which: string): Promise<void> {
  // The fold comes with the list, which is still being read.
  await expect(page.locator('.waiting summary')).toBeVisible();
  await showAllWaiting(page);
  await waiting(page).filter({ hasText: which }).getByRole('button', { name: 'Continue', exact: true }).click();
}
const nameOf = (page: Page, player: number) => page.getByLabel(`Name of player ${player}`, { exact: true });
const openHistory = (page: Page) => page.getByRole('button', { name: 'History', exact: true });

/** All ids on a shelf. */
const ids = async (page: Page, shelf: string): Promise<string[]> =>
  (await readShelf<{ id: string }>(page, shelf)).map(({ id }) => id).toSorted();
const idsOf = (things: readonly { readonly id: string }[]): string[] => things.map(({ id }) => id).toSorted();

/** The start screen shows all that waits, and nothing was set aside that was not before. */
async function expectAllWaiting(page: Page): Promise<void> {
  await expect(page.locator('.waiting summary')).toBeVisible();
  await showAllWaiting(page);
  await expect(waiting(page)).toHaveCount(WAITING.length);
  for (const [i, text] of WAITING.entries()) await expect(waiting(page).nth(i)).toContainText(text);
}

async function expectNothingLost(page: Page): Promise<void> {
  expect(await readShelf(page, 'aside')).toEqual(ASIDE);
  expect(await ids(page, 'games')).toEqual(idsOf(GAMES));
  expect(await ids(page, 'series')).toEqual(idsOf(CARDS));
}

async function seed(page: Page, tab: OldTab['entries'] = {}): Promise<void> {
  await openBare(page);
  await seedDatabase(page, dumped());
  await seedStorage(page, 'localStorage', SETTINGS);
  await seedStorage(page, 'sessionStorage', tab);
}

test('the start screen is there at once, with all that waits, the settings, and nothing set aside anew', async ({ page }) => {
  await seed(page);
  await page.goto('/?picture=none');
  await expectAllWaiting(page);
  await expect(page.locator('.notes .note')).toHaveCount(0);
  await openSetup(page, 'several');
  for (const [i, name] of ['👩‍👩‍👧‍👦 Kin', 'Zoë', 'נועה'].entries()) {
    await expect(nameOf(page, i + 1)).toHaveValue(name);
    await expect(nameOf(page, i + 1)).toHaveAccessibleDescription('person');
  }
  await expectNothingLost(page);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expectAllWaiting(page);
  // It is the same to one who comes again.
  await page.reload();
  await expectAllWaiting(page);
  await expectNothingLost(page);
});

test('each game that waits is continued where it stood', async ({ page }) => {
  test.slow();
  await seed(page);
  await page.goto('/?picture=none');
  const lies = async (tiles: number): Promise<void> => {
    await expect(board(page)).toBeVisible();
    // What a computer plays meanwhile comes on top, and what was taken is gone.
    const story = (await readTable(page)).log;
    expect(story.filter((line) => / plays? \d+\.$/.test(line)).length).toBeGreaterThanOrEqual(tiles);
    await leaveTable(page);
  };
  await goOnWith(page, 'Ann and Otto');
  await expect(page.getByRole('group', { name: "Ann's rack", exact: true }).getByRole('button')).toHaveCount(4);
  await lies(0);
  await goOnWith(page, 'Kin, Zoë');
  await expect(page.getByRole('button', { name: /^Pick face-down tile/ }).first()).toBeVisible();
  await leaveTable(page);
  await goOnWith(page, 'Tom & "Jo" <3');
  await expect(page.getByRole('button', { name: 'Count the tiles' })).toBeVisible();
  await lies(76);
  await goOnWith(page, 'Ada, Pip and Henrik');
  await lies(13);
  await goOnWith(page, 'Otto, Ann, Bo');
  await lies(8);
  await goOnWith(page, 'A series to 100');
  await expect(board(page)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Players' })).toContainText('李');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Score card', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('Åsa');
});

test('the last chance of a game that waits is played to its count', ONLY_LONG, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await seed(page);
  await page.goto('/?picture=none');
  await goOnWith(page, 'Tom & "Jo" <3');
  // On a screen too small to sit around, the one burst is both players': until it is said who pressed it, the game is paused.
  await snagButton(page).click();
  const who = page.getByRole('region', { name: 'Who called SNAG?' });
  await expect(who).toBeVisible();
  await expect(board(page)).toBeHidden();
  await who.getByRole('button', { name: 'Ann', exact: true }).click();
  await expect(log(page)).toContainText('Ann calls SNAG with no run to take');
  await expect(board(page)).toBeVisible();
  await page.getByRole('button', { name: 'Count the tiles' }).click();
  await expect(gameOver(page)).toBeVisible();
  await gameOver(page).getByRole('button', { name: 'Back to the start' }).click();
  await showAllWaiting(page);
  await expect(waiting(page)).toHaveCount(WAITING.length - 1);
  await openHistory(page).click();
  await expect(replays(page)).toHaveCount(12);
  await expect(replays(page).first()).toHaveAccessibleName(/Tom & "Jo" <3/);
});

test('the history lists what is over, with statistics, and shows each game again', ONLY_LONG, async ({ page }) => {
  await seed(page);
  await page.goto('/?picture=none');
  await openHistory(page).click();
  await expect(replays(page)).toHaveCount(11);
  await expect(replays(page).last()).toHaveAccessibleName(/^Replay: Åsa, 40 tiles; 李, 16 tiles, /);
  await expect(page.getByRole('region', { name: 'Finished games' })).toContainText('Somebody 2 12');
  await expect(page.getByRole('region', { name: 'Statistics' })).toContainText('李');
  for (const name of [/^Replay: Åsa, 40 tiles/, /^Replay: .*Somebody, 11 tiles/, /^Replay: Viola, 41 tiles/]) {
    await page.getByRole('button', { name }).click();
    const slider = page.getByRole('slider', { name: 'Step of the game' });
    await slider.fill(await slider.getAttribute('max') ?? '');
    await expect(board(page)).toBeVisible();
    await page.getByRole('button', { name: 'Back to the history' }).click();
    await expect(replays(page)).toHaveCount(11);
  }
  await expectNothingLost(page);
});

/** Every other one, or all. */
const TRIED = TABS.filter((_, i) => LONG || i % 2 === 0);

test('a tab comes back to its screen', async ({ page }) => {
  test.slow();
  for (const { what, entries } of TRIED) {
    await test.step(what, async () => {
      await seed(page, entries);
      await page.goto('/?picture=none');
      const last = JSON.parse(entries['snag-screen'] ?? '{"kind":"nothing"}') as { kind: string; game?: string; step?: number };
      switch (last.kind) {
        case 'table': {
          await expect(board(page)).toBeVisible();
          const seats = GAMES.find(({ id }) => id === last.game)?.record.seats ?? [];
          for (const name of seats) await expect(page.getByRole('list', { name: 'Players' })).toContainText(name);
          break;
        }
        case 'history': await expect(replays(page)).toHaveCount(OVER); break;
        case 'replay': await expect(page.getByRole('slider', { name: 'Step of the game' })).toHaveValue(`${last.step}`); break;
        default:
          // What was being agreed on the start screen stands in the set-up now.
          if (last.kind === 'start') await page.getByRole('button', { name: 'Back', exact: true }).click();
          await expectAllWaiting(page);
      }
      expect(await readShelf(page, 'aside')).toEqual(ASIDE);
    });
  }
});

test('a link of that time begins its game beside what lies there', ONLY_LONG, async ({ page }) => {
  await seed(page);
  const link = LINKS.find((one) => one.includes('computer:ada&deal=monday&pace=instant')) ?? '';
  await page.goto(`${link}&picture=none`);
  await expect(board(page)).toBeVisible();
  await expect(page.getByRole('group', { name: "Ann's rack", exact: true }).getByRole('button')).toHaveCount(4);
  await page.keyboard.press('1');
  await expect(page.getByRole('button', { name: 'Draw and end the move' })).toBeEnabled();
  await leaveTable(page);
  // The game in which nothing was played yet makes room for the new one.
  await expect(waiting(page).first()).toContainText(/1 tile played\s*Ann 0 · Ada 0/);
  expect(await readShelf(page, 'aside')).toEqual(ASIDE);
});

test('the backup of that time is restored in an empty browser, by the button', ONLY_LONG, async ({ page }) => {
  await page.goto('/?picture=none');
  await expect(playNow(page)).toBeVisible();
  await page.getByText('Back up or restore your games').click();
  await page.getByRole('checkbox', { name: 'Restore the settings too' }).check();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'), page.getByRole('button', { name: 'Restore from a file' }).click(),
  ]);
  await chooser.setFiles({ name: 'snag-games.json', mimeType: 'application/json', buffer: Buffer.from(fixture('backup.json')) });
  await expect(page.getByText('Added: 16 games and 9 score cards. Your settings are back.')).toBeVisible();
  await expectAllWaiting(page);
  await openSetup(page, 'several');
  await expect(nameOf(page, 3)).toHaveValue('נועה');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await openHistory(page).click();
  await expect(replays(page)).toHaveCount(OVER);
  await expectNothingLost(page);
});
