// A match of games on a score card: written as each game is counted, kept over reloads, corrected by hand, printed, and saved as a file.
import { ONLY_LONG } from '../long/amount';
import { expectNoFault } from './axe';
import { expect, finalCounts, gameOver, playGame, test, type Page, openSetup } from './helpers';

const card = (page: Page) => page.getByRole('dialog', { name: 'Score card' });
const openCard = (page: Page) => gameOver(page).getByRole('button', { name: 'Score card' }).click();

/** What the app remembers: who sits there, and what they play for. */
async function remember(page: Page, players: readonly object[], playedFor: object): Promise<void> {
  await page.addInitScript((settings) => {
    if (localStorage.getItem('snag-settings') === null) localStorage.setItem('snag-settings', JSON.stringify(settings));
  }, { players, callSeconds: 3, pace: 'instant', playedFor });
}
const VIOLA = { name: 'Viola', kind: 'bot', level: 'viola' };
const PIP = { name: 'Pip', kind: 'bot', level: 'pip' };

/** The numbers that stand on the card, row by row, as they are heard. */
const rows = async (page: Page): Promise<string[][]> => card(page).getByRole('row').evaluateAll((lines) =>
  lines.map((line) => [...line.querySelectorAll('td')].map((cell) => (cell.textContent ?? '').trim().replaceAll(/\s+/g, ' '))));

/** Corrects Viola's tiles in game 1, first to too many, which is refused. @returns what they are now */
async function correctTo(page: Page, before: number): Promise<number> {
  const now = before === 0 ? 1 : before - 1;
  await card(page).getByRole('button', { name: 'Correct' }).click();
  const cell = card(page).getByRole('textbox', { name: 'Viola’s tiles in game 1' });
  await cell.fill('99');
  await cell.press('Enter');
  await expect(card(page).getByRole('status')).toContainText('76');
  await cell.fill(String(now));
  await cell.press('Enter');
  await card(page).getByRole('button', { name: 'Done' }).click();
  await expect(card(page)).toContainText(`corrected, was ${before}`);
  return now;
}

/** The card as a file holds a name and a number. */
async function expectFile(page: Page, number: string): Promise<void> {
  const [download] = await Promise.all([page.waitForEvent('download'), card(page).getByRole('button', { name: 'Save as CSV' }).click()]);
  expect(download.suggestedFilename()).toBe('snag-score-card.csv');
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const csv = Buffer.concat(chunks).toString('utf8');
  expect(csv).toContain('Viola');
  expect(csv).toContain(number);
}

/** The card is printed on one sheet, of either size. */
async function expectSheet(page: Page): Promise<void> {
  for (const format of ['A4', 'Letter'] as const) {
    const pdf = (await page.pdf({ format, printBackground: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page(?!s)/g)).toHaveLength(1);
  }
}

test('two games of computers come to a settled card: corrected, printed on one sheet, saved as a file, over a reload', async ({ page }) => {
  test.slow();
  await remember(page, [VIOLA, PIP], { kind: 'games', games: 2 });
  await page.goto('/?picture=none');
  await openSetup(page);
  await playGame(page).click();
  await expect(gameOver(page).getByText('Game 1 of 2', { exact: true })).toBeVisible({ timeout: 90_000 });
  const first = await finalCounts(page);
  await expect(gameOver(page)).toContainText('After 1 game');
  await openCard(page);
  const numbers = (await rows(page)).flat().join(' ');
  for (const [name, tiles] of Object.entries(first)) {
    expect(numbers).toContain(String(tiles));
    await expect(card(page).getByRole('columnheader', { name: new RegExp(name) }).first()).toBeVisible();
  }
  const corrected = await correctTo(page, first['Viola']!);
  await expectSheet(page);
  await expectFile(page, String(corrected));
  await page.keyboard.press('Escape');
  await gameOver(page).getByRole('button', { name: 'Next game' }).click();
  // The second game is begun; the page goes, and comes again.
  await expect(gameOver(page)).toHaveCount(0);
  await page.reload();
  await expect(gameOver(page).getByText('Game 2 of 2', { exact: true })).toBeVisible({ timeout: 90_000 });
  await expect(gameOver(page)).toContainText(/ won the series with \d+ tiles| tied the series/);
  const second = await finalCounts(page);
  await openCard(page);
  // The correction is kept: it stands there still after a reload, beside the next game, and it counts.
  await expect(card(page)).toContainText(`corrected, was ${first['Viola']}`);
  await expect(card(page)).toContainText(String(corrected + second['Viola']!));
  await expect(card(page)).toContainText(String(first['Pip']! + second['Pip']!));
  await expectNoFault(page);
});

test('the table says which game of a match is on: in the menu from the first pick, and on the pad at its side',
  ONLY_LONG, async ({ page }) => {
  await remember(page, [{ name: 'Ann', kind: 'local' }, PIP], { kind: 'to-100' });
  await page.goto('/?picture=none');
  await openSetup(page);
  await playGame(page).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(page.getByRole('group', { name: 'Face-down tiles' })).toBeVisible();
  await page.keyboard.press('m');
  await expect(menu.getByText('Game 1 of a series to 100')).toBeVisible();
  // Nobody has a place on the card before the order is drawn.
  await expect(menu.getByRole('button', { name: 'Score card' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Pick face-down tile/ }).first().click();
  const pad = page.getByRole('button', { name: /^Score card\. Game 1 of a series to 100\. No games counted yet\.$/ });
  await expect(pad.getByText('Game 1 of a series to 100')).toBeVisible();
  await expectNoFault(page);
  await page.keyboard.press('m');
  await expect(menu.getByRole('button', { name: 'Score card' })).toBeVisible();
  // Where each game is played for by itself there is nothing to say.
  await page.goto('/?play=ann,computer&deal=abc&picture=none');
  await expect(page.getByRole('button', { name: /^Score card\./ })).toBeVisible();
  await page.keyboard.press('m');
  await expect(menu).toBeVisible();
  await expect(page.getByText(/^Game 1/)).toHaveCount(0);
});
