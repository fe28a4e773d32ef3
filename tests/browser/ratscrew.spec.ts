// Egyptian Ratscrew in the browser, two people and two characters: by keys, with one to turn and another to slap, and around a phone by
// touch; a pair, a false slap, a challenge that nobody answers, and a reload in each.
import { expectNoFault } from './axe';
import { expect, test, type Page } from './helpers';
import { touch } from './touch';

const told = (page: Page, text: string) => page.locator('.spoken').filter({ hasText: text }).first();
/** How many cards everybody has in stock, as it is heard. */
const stocks = (page: Page): Promise<string[]> => page.getByRole('list', { name: 'Players' }).locator('.spoken').allTextContents();

/** @param cards the word that is dealt by, and what else is agreed. The clock stands but for what a test lets pass. */
async function open(page: Page, cards: string): Promise<void> {
  await page.clock.install();
  await page.goto(`/?game=ratscrew&play=ann,bo,computer:pip,computer:wanda&jokers=2&cards=${cards}`);
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  await expectNoFault(page);
  await page.clock.pauseAt(Date.now() + 60_000);
}

test('two people play by two keys each, and a reload comes back to their game', async ({ page }) => {
  // Ann turns a 7, and Bo the other; then Ann a 10, and Bo a 9.
  await open(page, 'oat&keys=two');
  await page.keyboard.press('Space');
  await page.clock.runFor(1500);
  await page.keyboard.press('c');
  await page.clock.runFor(100);
  await expect(told(page, 'Ann: 7')).toBeAttached();
  await page.clock.runFor(800);
  await page.keyboard.press('j');
  await page.clock.runFor(200);
  await page.keyboard.press('q');
  await page.clock.runFor(100);
  await expect(told(page, 'Slap! Ann wins 2 cards.')).toBeAttached();
  expect((await stocks(page)).slice(0, 2)).toEqual(['Ann: 15 in stock', 'Bo: 13 in stock']);
  await page.clock.runFor(1300);
  await page.keyboard.press('c');
  await page.clock.runFor(1000);
  await page.keyboard.press('j');
  await page.clock.runFor(200);
  // The key that slaps does nothing else.
  await page.keyboard.press('p');
  await page.clock.runFor(100);
  await expect(told(page, 'False slap: one of Bo’s cards goes under the pile.')).toBeAttached();
  const before = await stocks(page);
  expect(before.slice(0, 2)).toEqual(['Ann: 14 in stock', 'Bo: 11 in stock']);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Paused' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('The game is waiting, just as you left it.')).toBeVisible();
  await expect(page.locator('.play-card.face')).toHaveCount(0);
  await page.keyboard.press('Space');
  await page.clock.runFor(50);
  await expect(page.locator('.play-fan .play-card.face')).toHaveCount(2);
  expect(await stocks(page)).toEqual(before);
});

test('whoever is asked to go on with a challenge does so by a key, and a card still waits for another press', async ({ page }) => {
  await page.clock.install();
  await page.goto('/?game=ratscrew&play=ann,bo,cleo,dag,eva,finn&drum=off&cards=fig');
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.press('Space');
  await page.clock.runFor(1500);
  const goOn = page.getByRole('button', { name: 'Finn: Go on' }).last();
  // Eva runs out of cards while she answers Dag’s challenge, after 17 cards and four piles that nobody slapped.
  for (let presses = 0; presses < 40 && !await goOn.isVisible(); presses += 1) {
    await page.keyboard.press('Enter');
    await page.clock.runFor(900);
  }
  await expect(goOn).toBeVisible();
  const before = (await stocks(page))[5]!;
  await page.keyboard.press('Enter');
  await page.clock.runFor(300);
  await expect(told(page, 'Finn goes on.')).toBeAttached();
  await expect(goOn).toBeHidden();
  expect((await stocks(page))[5]).toBe(before);
  await page.clock.runFor(900);
  await page.keyboard.press('Enter');
  await page.clock.runFor(300);
  expect((await stocks(page))[5]).not.toBe(before);
});

test.describe('around a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('two people play by touch, a challenge is not answered, and a reload comes back to their game', async ({ page }) => {
    // Ann turns a queen, Bo a 2 and a 9.
    await open(page, 'anise');
    const turn = async (): Promise<void> => {
      await touch(page, page.locator('.play-place.turns').getByRole('button', { name: 'Turn a card' }));
      await page.clock.runFor(300);
    };
    await touch(page, page.getByRole('button', { name: 'Start' }));
    await page.clock.runFor(1500);
    await turn();
    await expect(page.getByText('Ann’s queen · 2 cards left to answer', { exact: true })).toBeVisible();
    await page.clock.runFor(1500);
    await turn();
    await expect(page.getByText('Ann’s queen · 1 card left to answer', { exact: true })).toBeVisible();
    await page.clock.runFor(1500);
    await turn();
    await expect(page.getByText('Ann’s queen · unanswered', { exact: true })).toBeVisible();
    // For a second it can still be slapped, whatever lies there: here a slap would be false.
    await expect(page.getByRole('button', { name: 'Turn a card' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Ann slaps!' })).not.toHaveClass(/\boff\b/u);
    await page.clock.runFor(1000);
    await expect(told(page, 'Ann takes the pile.')).toBeAttached();
    const before = await stocks(page);
    expect(before.slice(0, 2)).toEqual(['Ann: 16 in stock', 'Bo: 12 in stock']);
    // From here on time runs: nothing comes by itself before Bo has answered a king.
    await page.clock.resume();
    await page.reload();
    await touch(page, page.getByRole('button', { name: 'Continue' }));
    await page.clock.runFor(50);
    expect(await stocks(page)).toEqual(before);
    await page.clock.runFor(1500);
    await turn();
    await expect(page.getByText('Ann’s king · 3 cards left to answer', { exact: true })).toBeVisible();
  });
});
