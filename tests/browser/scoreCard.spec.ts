// A match of games on a score card: written as each game is counted, kept over reloads, corrected by hand, printed, and saved as a file.
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

test('two games of computers come to a settled card, over a reload in the middle', async ({ page }) => {
  test.slow();
  await remember(page, [VIOLA, PIP], { kind: 'games', games: 2 });
  await page.goto('/?picture=none');
  await openSetup(page);
  await playGame(page).click();
  const totals: Record<string, number> = { Viola: 0, Pip: 0 };
  for (let game = 1; game <= 2; game += 1) {
    await expect(gameOver(page)).toBeVisible({ timeout: 40_000 });
    await expect(gameOver(page).getByText(`Game ${game} of 2`, { exact: true })).toBeVisible();
    const counts = await finalCounts(page);
    for (const [name, tiles] of Object.entries(counts)) totals[name] = (totals[name] ?? 0) + tiles;
    await expect(gameOver(page)).toContainText(game < 2 ? `After ${game} game` : / won the series with \d+ tiles| tied the series/);
    await openCard(page);
    await expect(card(page)).toBeVisible();
    const numbers = (await rows(page)).flat().join(' ');
    for (const tiles of Object.values(counts)) expect(numbers).toContain(String(tiles));
    for (const name of ['Viola', 'Pip']) {
      await expect(card(page).getByRole('columnheader', { name: new RegExp(name) }).first()).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await expect(gameOver(page)).toBeVisible();
    if (game === 2) break;
    await gameOver(page).getByRole('button', { name: 'Next game' }).click();
    // The second game is begun; the page goes, and comes again.
    await expect(gameOver(page)).toHaveCount(0);
    await page.reload();
  }
  await openCard(page);
  for (const total of Object.values(totals)) await expect(card(page)).toContainText(String(total));
  await expectNoFault(page);
});

test('the table says which game of a match is on: in the menu from the first pick, and on the pad at its side', async ({ page }) => {
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

test('the card is corrected by hand and shows it, is printed on one sheet, and saved as a file', async ({ page }) => {
  test.slow();
  await remember(page, [VIOLA, PIP], { kind: 'to-100' });
  await page.goto('/?picture=none');
  await openSetup(page);
  await playGame(page).click();
  await expect(gameOver(page)).toBeVisible({ timeout: 40_000 });
  const before = (await finalCounts(page))['Viola']!;
  await openCard(page);
  await card(page).getByRole('button', { name: 'Correct' }).click();
  const cell = card(page).getByRole('textbox', { name: 'Viola’s tiles in game 1' });
  await cell.fill('99');
  await cell.press('Enter');
  await expect(card(page).getByRole('status')).toContainText('76');
  await cell.fill(String(before - 1));
  await cell.press('Enter');
  await card(page).getByRole('button', { name: 'Done' }).click();
  await expect(card(page)).toContainText(`corrected, was ${before}`);
  const [download] = await Promise.all([page.waitForEvent('download'), card(page).getByRole('button', { name: 'Save as CSV' }).click()]);
  expect(download.suggestedFilename()).toBe('snag-score-card.csv');
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const csv = Buffer.concat(chunks).toString('utf8');
  expect(csv).toContain('Viola');
  expect(csv).toContain(String(before - 1));
  // The correction is kept: it stands there still after a reload, beside the next game.
  for (const format of ['A4', 'Letter'] as const) {
    const pdf = (await page.pdf({ format, printBackground: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page(?!s)/g)).toHaveLength(1);
  }
  await page.keyboard.press('Escape');
  await gameOver(page).getByRole('button', { name: 'Next game' }).click();
  await expect(gameOver(page)).toBeVisible({ timeout: 40_000 });
  await openCard(page);
  await expect(card(page)).toContainText(`corrected, was ${before}`);
});
