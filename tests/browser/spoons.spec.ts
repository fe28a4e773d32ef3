// Spoons and Pig in the browser: one person alone by keys, and by touch, with a false grab, a hand to its end and a reload; and the door
// that says that everybody needs a phone.
import { sampleIf } from '../long/amount';
import { expectNoFault } from './axe';
import { expect, test, type Page } from './helpers';
import { middleOf, touch, touchSwipe } from './touch';

const GAMES = [['spoons', 'SPOON!', 'has a spoon'], ['pig', 'NOSE!', 'finger on the nose']] as const;

const places = (page: Page) => page.getByRole('list', { name: 'Players' }).locator('.spoken');
const hand = (page: Page) => page.getByRole('list', { name: 'Your hand' }).getByRole('button');

/** By this word Pip deals, and is dealt three of a rank: the fourth comes soon. */
async function open(page: Page, game: string): Promise<void> {
  await page.clock.install();
  await page.goto(`/?game=${game}&play=ann,computer:pip,computer:otto&cards=w9451&letters=1`);
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
}

/** Lets time go on until something is so; characters play meanwhile. */
async function until(page: Page, done: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 3000; i += 1) {
    if (await done()) return;
    await page.clock.runFor(100);
  }
  throw new Error('It never was so.');
}

const isSomebody = (page: Page, has: string) => async (): Promise<boolean> =>
  (await places(page).allTextContents()).some((text) => !text.startsWith('Ann') && text.includes(has));
const isWaiting = (page: Page) => async (): Promise<boolean> => (await places(page).first().textContent())!.includes('waiting')
  || (await places(page).first().textContent())!.includes('deals');

for (const [game, word, has] of GAMES) {
  test(`${game} by keys: a card comes and goes, who is too early waits, somebody is last, and a reload comes back`,
    sampleIf(game === 'spoons'), async ({ page }) => {
    await open(page, game);
    await page.keyboard.press('Space');
    await page.clock.runFor(100);
    await expect(hand(page)).toHaveCount(4);
    await until(page, isWaiting(page));
    await page.keyboard.press('5');
    await page.clock.runFor(50);
    await expect(hand(page)).toHaveCount(5);
    await expectNoFault(page);
    await page.keyboard.press('Space');
    await page.clock.runFor(100);
    await expect(page.locator('.play-prompt')).toContainText('Too early!');
    // For a second nothing goes.
    await page.keyboard.press('5');
    await page.clock.runFor(50);
    await expect(hand(page)).toHaveCount(5);
    await page.clock.runFor(1000);
    await page.keyboard.press('5');
    await page.clock.runFor(50);
    await expect(hand(page)).toHaveCount(4);
    const mine = await hand(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
    await page.reload();
    await expect(page.getByText('The game is waiting, just as you left it.')).toBeVisible();
    await expect(page.locator('.play-card.face')).toHaveCount(0);
    await page.keyboard.press('Space');
    await page.clock.runFor(50);
    expect(await hand(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).toEqual(mine);
    // Whatever comes goes on, until somebody else has taken.
    await until(page, async () => {
      await page.keyboard.press('5');
      return isSomebody(page, has)();
    });
    await page.keyboard.press('Space');
    await page.clock.runFor(100);
    await expect(page.locator('.play-prompt')).toContainText(/was last|You were last|You take a spoon|Your finger/u);
  });

  test.describe(`${game} on a phone`, () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

    test('by touch: a card is taken, passed by a tap, and one by a swipe', sampleIf(game === 'spoons'), async ({ page }) => {
      await open(page, game);
      await touch(page, page.getByRole('button', { name: 'Start' }));
      const pile = await middleOf(page.getByRole('button', { name: 'Take the next card' }));
      let fifth = pile;
      for (const swipes of [false, true]) {
        await until(page, isWaiting(page));
        await touch(page, page.getByRole('button', { name: 'Take the next card' }));
        await page.clock.runFor(50);
        await expect(hand(page)).toHaveCount(5);
        fifth = await middleOf(hand(page).nth(4));
        // A finger that slides to the left passes nothing on.
        if (swipes) {
          await touchSwipe(hand(page).nth(4), -60);
          await page.clock.runFor(50);
          await expect(hand(page)).toHaveCount(5);
          await touchSwipe(hand(page).nth(4), 48);
        } else await touch(page, hand(page).nth(1));
        await page.clock.runFor(50);
        await expect(hand(page)).toHaveCount(4);
      }
      // Whatever comes goes on, until somebody else has taken.
      await until(page, async () => {
        for (const { x, y } of [pile, fifth]) {
          await page.touchscreen.tap(x, y);
          await page.clock.runFor(50);
        }
        return isSomebody(page, has)();
      });
      await touch(page, page.getByRole('button', { name: word }));
      await page.clock.runFor(100);
      await expect(page.locator('.play-prompt')).toContainText(/was last|You were last|You take a spoon|Your finger/u);
    });
  });

  test(`where two sit at one screen ${game} says that everybody needs a phone, and offers a table or a game alone`,
    sampleIf(game === 'spoons'), async ({ page }) => {
    await page.goto(`/?game=${game}&play=ann,bo,computer:pip`);
    await expect(page.getByRole('alert')).toContainText('everyone needs a phone');
    await expect(page.getByRole('button', { name: 'Everyone on their own phone' })).toBeVisible();
    await page.getByRole('button', { name: 'Play alone' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByLabel('Name', { exact: false }).first()).toBeVisible();
  });
}
