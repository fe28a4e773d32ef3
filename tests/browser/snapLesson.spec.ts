// Snap's lesson: from its card to a first game by keys alone, with a reload on the way; and its first part by touch.
import { ONLY_LONG } from '../long/amount';
import { expectNoFault } from './axe';
import { expect, test, type Page } from './helpers';
import { touch } from './touch';

const pip = (page: Page) => page.getByRole('region', { name: 'Lesson' });

/** Opens the first screen of Snap; time is the test's. */
async function open(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/?picture=none&game=snap');
}

/** Lets time pass until Pip has said this. */
async function wait(page: Page, text: string): Promise<void> {
  await expect(async () => {
    if ((await pip(page).textContent())?.includes(text)) return;
    await page.clock.runFor(250);
    expect(await pip(page).textContent()).toContain(text);
  }).toPass({ intervals: [0] });
  // Whoever has pressed just before may press once more in their hurry.
  await page.clock.runFor(400);
}

test('the lesson of Snap is played to its end by keys, comes back after a reload, and leads to a game', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Learn it in a minute' }).press('Enter');
  await wait(page, 'Hello, I’m Pip!');
  await expectNoFault(page, 'main');
  const first = ['You begin: turn a card.', 'Your turn again.', 'Two 3s! Call: press SNAP!', 'You called first', 'Turn the next one.'];
  for (const text of first) {
    await page.keyboard.press('Space');
    await wait(page, text);
  }
  await page.reload();
  await wait(page, 'We stopped here.');
  for (const text of [
    'Turn the next one.', 'any two jacks are alike.', 'And there they are! Call!', 'We called at the same moment!', 'A 9. That isn’t it.',
    'A jack, like the pot’s!', 'You win the pot', 'One more thing. Turn a card.', 'A false call costs me', 'The last one with cards wins.',
  ]) {
    await page.keyboard.press('Space');
    await wait(page, text);
  }
  await expectNoFault(page, 'main');
  await pip(page).getByRole('button', { name: 'Play' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('the first part of it is played by touch, and it can be left', ONLY_LONG, async ({ page }) => {
    const stock = page.getByRole('button', { name: 'Turn a card' });
    const burst = page.getByRole('button', { name: 'SNAP!' });
    await open(page);
    await touch(page, page.getByRole('button', { name: 'Learn it in a minute' }));
    await wait(page, 'Hello, I’m Pip!');
    await touch(page, pip(page).getByRole('button', { name: 'Begin' }));
    await wait(page, 'You begin: turn a card.');
    await touch(page, burst);
    await wait(page, 'There’s nothing to compare yet.');
    for (const text of ['Your turn again.', 'Two 3s! Call: press SNAP!']) {
      await touch(page, stock);
      await wait(page, text);
    }
    await touch(page, burst);
    await wait(page, 'You called first');
    await touch(page, pip(page).getByRole('button', { name: 'Continue' }));
    await wait(page, 'Turn the next one.');
    await touch(page, page.getByRole('button', { name: 'Leave the lesson' }));
    await expect(page.getByRole('button', { name: 'Learn it in a minute' })).toBeVisible();
  });
});
