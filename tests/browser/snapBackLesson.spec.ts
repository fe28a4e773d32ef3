// Snap Back's lesson, from its card to a first game, by keys alone; and what comes after a game, by finger and key.
import { LONG, ONLY_LONG } from '../long/amount';
import { expectNoFault } from './axe';
import { expect, test, type Page } from './helpers';

const pip = (page: Page) => page.getByRole('region', { name: 'Lesson' });

test('the lesson of Snap Back is played to its end by keys, comes back after a reload, and leads to a game',
  ONLY_LONG, async ({ page }) => {
  await page.goto('/?picture=none&guest=snap-back');
  const learn = page.getByRole('button', { name: 'Learn' });
  await learn.focus();
  await page.keyboard.press('Enter');
  await expect(pip(page)).toContainText('Hello, I’m Pip!');
  await page.reload();
  await expect(pip(page)).toContainText('Hello, I’m Pip!');
  await expectNoFault(page, 'main');
  // From here on time is the test's: the cards of a minute go by in a moment.
  await page.clock.install();
  const wait = async (text: string): Promise<void> => {
    await expect(async () => {
      if ((await pip(page).textContent())?.includes(text)) return;
      await page.clock.runFor(500);
      expect(await pip(page).textContent()).toContain(text);
    }).toPass({ intervals: [0] });
  };
  await page.keyboard.press('Space');
  await wait('First come six cards.');
  await wait('The 7! It was here a moment ago.');
  await page.clock.runFor(2000);
  await page.keyboard.press('Space');
  await wait('Which number is the other 7?');
  await page.keyboard.press('5');
  await wait('Not quite. The cards were 7, 6, 7.');
  await page.keyboard.press('2');
  await wait('2 back, and you showed it');
  await expect(page.getByRole('list', { name: 'Players' }).getByRole('img', { name: /^Die: / })).toHaveCount(2);
  await page.keyboard.press('Space');
  await wait('I’m calling this one.');
  await page.keyboard.press('3');
  await wait('3 was enough!');
  await page.keyboard.press('Space');
  await wait('If it wasn’t among the last six, show a fist.');
  await page.keyboard.press('0');
  await wait('A false call takes one off your die.');
  await page.keyboard.press('Space');
  await wait('That’s the winning 6');
  await pip(page).getByRole('button', { name: 'Play' }).click();
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
});

test('after a game of Snap Back its end and review are told, a moment leads to the replay and back, and own bests are kept', async ({
  page,
}) => {
  await page.goto('/?picture=none&guest=snap-back&play=ann,computer:pip&hurry=off&cards=word');
  await page.getByRole('button', { name: 'Start' }).click();
  for (let card = 1; card <= 12; card += 1) {
    await expect(page.locator('.play-card.face.large')).toBeVisible();
    if (await page.getByRole('button', { name: 'SNAP!' }).isVisible()) break;
    await page.getByRole('button', { name: 'Next card' }).click();
    await expect(page.locator('.play-card.down.small')).toHaveCount(Math.min(card, 6));
  }
  await page.getByRole('button', { name: 'SNAP!' }).click();
  await page.getByRole('radio', { name: '1 back' }).click();
  await page.getByRole('button', { name: 'Continue' }).first().click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Stop the game' }).click();
  await page.getByRole('button', { name: 'Stop it' }).click();

  await expect(page.getByRole('heading', { name: 'Game stopped' })).toBeVisible();
  await expectNoFault(page, 'main');
  await page.getByRole('region', { name: 'Moments' }).getByRole('button').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Replay' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Card: / })).toHaveCount(7);
  if (LONG) await expectNoFault(page, 'main');
  await page.keyboard.press('Home');
  await expect(page.getByRole('status').filter({ hasText: 'Every die shows 3.' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: 'Every die shows 3.' })).toBeVisible();
  await page.getByRole('button', { name: 'Close the replay' }).click();
  await page.getByRole('button', { name: 'Records' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Records' })).toBeVisible();
  await expect(page.getByText('It’s practice for this game and for SNAG.')).toBeVisible();
  if (LONG) await expectNoFault(page, 'main');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Game stopped' })).toBeVisible();
});
