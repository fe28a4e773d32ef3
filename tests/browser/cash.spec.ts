// Cash in the browser: alone against characters, once by keys and once by touch, each with a reload; and the door for several people.
import { expectNoFault } from './axe';
import { expect, test, type Page } from './helpers';
import { touch } from './touch';
import { standStill } from './standStill';

const told = (page: Page, text: string | RegExp) => page.locator('.spoken').filter({ hasText: text }).first();
const hand = (page: Page) => page.getByRole('list', { name: 'Your hand' }).getByRole('button');
const board = (page: Page) => page.getByRole('list', { name: 'The board' }).getByRole('button');
const names = (cards: ReturnType<typeof hand>): Promise<(string | null)[]> =>
  cards.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));

/** Lets the count run until the board lies open. From then on the clock stands still: characters would be quicker than a busy machine. */
async function untilTurned(page: Page): Promise<void> {
  await standStill(page, 100);
  await expect(async () => {
    await page.clock.runFor(400);
    expect(await board(page).count()).toBe(4);
  }).toPass();
}

async function open(page: Page, more = ''): Promise<void> {
  await page.clock.install();
  await page.goto(`/?game=cash&play=ann,computer:pip,computer:otto,computer:viola&cards=fig${more}`);
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
}

test('one person plays by keys, and a reload comes back to the game, whose signal is chosen anew', async ({ page }) => {
  await open(page, '&patience=8');
  await page.keyboard.press('Space');
  await expect(page.getByText('Choose a secret signal with Otto')).toBeVisible();
  // Nobody is ready without a signal.
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Ready' })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('s');
  await page.keyboard.press('d');
  await expect(page.getByText('Secret signal: Yawn + Scratch')).toBeVisible();
  await expectNoFault(page);
  await page.keyboard.press('Space');
  await untilTurned(page);
  const [was, lies] = [await names(hand(page)), await names(board(page))];
  await page.keyboard.press('1');
  await page.keyboard.press('6');
  await page.clock.runFor(100);
  expect((await names(hand(page)))[0]).toBe(lies[1]!.replace('Take', 'Give'));
  expect((await names(board(page)))[1]).toBe(was[0]!.replace('Give', 'Take'));
  await page.keyboard.press('a');
  await page.clock.runFor(100);
  await expect(told(page, 'You blink.')).toBeAttached();
  await page.clock.resume();
  await expectNoFault(page);
  const held = await names(hand(page));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Paused' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('The game is waiting, just as you left it.')).toBeVisible();
  await expect(page.locator('.play-card.face')).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue' }).click();
  // A signal is kept nowhere.
  await expect(page.getByText('Choose a secret signal with Otto')).toBeVisible();
  await page.getByRole('button', { name: 'Cough' }).click();
  // Whoever has gone on by mouse is ready by the space bar, too, and makes no other face by it.
  await page.keyboard.press('Space');
  await untilTurned(page);
  expect(await names(hand(page))).toEqual(held);
  await page.keyboard.press('c');
  await page.clock.runFor(200);
  await expect(told(page, 'You call Cash! But Otto doesn’t have four of a kind. A letter for you and Otto.')).toBeAttached();
  await expect(page.locator('.play-card.face')).toHaveCount(16);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('one person plays a hand by touch, sees all hands, and looks back', async ({ page }) => {
    await open(page, '&letters=off&patience=8');
    await touch(page, page.getByRole('button', { name: 'Start' }));
    await touch(page, page.getByRole('button', { name: 'Smile' }));
    await expect(page.getByText('Secret signal: Smile')).toBeVisible();
    await touch(page, page.getByRole('button', { name: 'Ready' }));
    await untilTurned(page);
    const lies = await names(board(page));
    await touch(page, board(page).nth(3));
    await touch(page, hand(page).nth(0));
    await page.clock.runFor(100);
    expect((await names(hand(page)))[0]).toBe(lies[3]!.replace('Take', 'Give'));
    await page.clock.resume();
    await page.reload();
    await touch(page, page.getByRole('button', { name: 'Continue' }));
    await touch(page, page.getByRole('button', { name: 'Smile' }));
    await touch(page, page.getByRole('button', { name: 'Ready' }));
    await untilTurned(page);
    expect((await names(hand(page)))[0]).toBe(lies[3]!.replace('Take', 'Give'));
    await touch(page, page.getByRole('button', { name: 'Counter cash: Pip and Viola' }));
    await page.clock.runFor(200);
    await expect(page.getByRole('heading', { name: 'Pip and Viola won!' })).toBeVisible();
    await page.clock.resume();
    await expectNoFault(page);
    await touch(page, page.getByRole('button', { name: 'Replay' }));
    await expect(page.locator('.hands-step .play-card.face')).toHaveCount(16);
  });
});

test('several people at one screen are told that everyone needs a phone, and one of them can play alone', async ({ page }) => {
  await page.goto('/?game=cash&play=ann,bo,computer:otto,computer:viola');
  await expect(page.getByRole('alert')).toContainText('everyone needs a phone');
  await page.getByRole('button', { name: 'Play alone' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(page.getByRole('textbox')).toHaveCount(1);
});
