// Whole games of Snap Back, from the first screen to what came of them: alone by keys, two people by touch with a reload in the middle of a
// reveal, and what the first screen refuses.
import { ONLY_LONG } from '../long/amount';
import { expectNoFault } from './axe';
import { expect, test, type Page } from './helpers';
import { backsOf, FIRST_CARDS } from '../../src/games/snapBack/rules/cards';
import { cardsOf } from '../../src/games/snapBack/rules/shoe';
import { touch } from './touch';

/** The first word whose seventh card, the first that can be called, is 6 back: where all dice begin at 6 it ends the game. */
const TRUE_SIX = Array.from({ length: 1000 }, (_, i) => String(i)).find((word) => backsOf(cardsOf(word, FIRST_CARDS + 1)).includes(6))!;

const says = (page: Page) => page.locator('.play-prompt');
const home = (page: Page) => page.getByRole('button', { name: 'Learn it in a minute' });

test('alone with three characters, by keys alone; the game is listed and can be looked at', async ({ page }) => {
  await page.goto(`/?guest=snap-back&play=ann,computer:pip,computer:otto,computer:ada&dice=6&pace=1.5&cards=${TRUE_SIX}`);
  await expect(page.getByRole('list', { name: 'Players' }).getByRole('listitem')).toHaveCount(4);
  await page.getByRole('button', { name: 'Start' }).press('Enter');
  // A key before the seventh card calls nothing.
  await expect(page.getByRole('img', { name: /^Card: / })).toHaveCount(1);
  await page.keyboard.press('Space');
  await expect(says(page)).toHaveText(/^Seen before\?/, { timeout: 30_000 });
  await page.keyboard.press('Space');
  await expect(says(page)).toHaveText(/How many cards back was it\?/);
  await page.keyboard.press('6');
  await expect(page.getByRole('radio', { name: '6 back' })).toBeChecked();
  // What it came to is there at once, with its party; who hears it is told.
  const ended = page.getByRole('heading', { name: /^You.* showed the winning 6!$/ });
  await expect(ended).toBeVisible({ timeout: 30_000 });
  const after = page.getByRole('heading', { name: 'After the game' });
  await expect(after).toBeFocused();
  await expect(after).toHaveAccessibleDescription(/^You.* showed the winning 6! 7 cards in/);
  await expect(page.locator('canvas.confetti')).toBeVisible();
  // For a moment it takes no press that was meant for the table, and confetti never does.
  await expect(page.locator('.shell-columns')).toHaveCSS('animation-name', 'deaf');
  await expect(page.locator('canvas.confetti')).toHaveCSS('pointer-events', 'none');

  // A reload comes back to it, and from there the way leads to the list.
  await page.reload();
  await expect(ended).toBeVisible();
  await expect(page.locator('canvas.confetti')).toHaveCount(0);
  await page.getByRole('button', { name: 'Back', exact: true }).press('Enter');
  const last = page.getByRole('region', { name: 'Your last games' });
  await expect(last.getByRole('listitem')).toHaveText(/Ann.*Pip.*Otto.*Ada.*7 cards/s);
  await expectNoFault(page);
});

test('two people by touch, untimed; a reload in the middle of a reveal comes back to choosing and ends right',
  ONLY_LONG, async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 1180, height: 820 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`/?guest=snap-back&play=ann,bo&dice=6&hurry=off&cards=${TRUE_SIX}`);
  await touch(page, page.getByRole('button', { name: 'Start' }));
  for (let card = 1; card <= FIRST_CARDS; card += 1) {
    await expect(page.getByRole('region', { name: 'Cards' }).locator('.play-card.down.small')).toHaveCount(card - 1);
    await touch(page, page.getByRole('button', { name: 'Next card' }));
  }
  await touch(page, page.getByRole('button', { name: 'Ann calls Snap!' }));
  await touch(page, page.getByRole('button', { name: 'Bo lets it pass' }));
  await chooses(page, 'Ann', '6 back');
  await expect(page.getByRole('button', { name: 'I am Bo' })).toBeVisible();

  await page.reload();
  // What Ann has chosen was nobody's to keep: everybody chooses anew.
  await touch(page, page.getByRole('button', { name: 'Continue' }));
  await chooses(page, 'Ann', '6 back');
  await chooses(page, 'Bo', 'Fist: not at all');
  await expect(page.getByRole('region', { name: 'Ann' })).toHaveText(/the winning 6\. The game is over\./);
  await expect(page.getByRole('region', { name: 'Bo' })).toHaveText(/your die goes down to 5\./);
  await touch(page, page.getByRole('button', { name: 'Continue' }));
  await expect(page.getByRole('heading', { name: 'Ann showed the winning 6!' })).toBeVisible();
  await context.close();
});

test('the first screen: who plays, what is refused and how to put it right, and a game that waits', async ({ page }) => {
  await page.goto('/?guest=snap-back&play=ann,computer:nobody');
  await expect(page.getByText('There’s no computer player called nobody. Choose one here.')).toBeVisible();
  await page.getByRole('button', { name: 'Add a person' }).press('Enter');
  await page.getByRole('textbox', { name: 'Name of player 2' }).fill('Ann');
  await page.getByRole('button', { name: 'Play', exact: true }).press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Two players are called Ann. Give one of them another name.');
  await expect(page.getByRole('textbox', { name: 'Name of player 2' })).toBeFocused();
  await page.keyboard.type('Bo');
  await page.getByRole('textbox', { name: 'Call key for Bo' }).fill('q');
  await page.getByRole('textbox', { name: 'Call key for Ann' }).fill('q');
  await page.getByRole('button', { name: 'Play', exact: true }).press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Q is used twice. Give one of them another key.');
  await expect(page.getByRole('textbox', { name: 'Call key for Bo' })).toBeFocused();
  await expectNoFault(page);
  for (const one of ['Pip', 'Wanda', 'Otto', 'Viola']) await page.getByRole('button', { name: `Add ${one}` }).press('Enter');
  await expect(page.getByRole('button', { name: 'Add a person' })).toHaveCount(0);
  await page.getByRole('radio', { name: 'no rush' }).check();
  for (const size of [[360, 640], [844, 390], [1440, 900]] as const) {
    await page.setViewportSize({ width: size[0], height: size[1] });
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeInViewport({ ratio: 0.9 });
    const fits = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
    expect(fits, `${size.join(' × ')} scrolls sideways`).toBe(true);
  }
  // A reload keeps the draft. Where nothing hurries nobody needs a key.
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Name of player 2' })).toHaveValue('Bo');
  await page.getByRole('button', { name: 'Play', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Start' }).press('Enter');
  await page.getByRole('button', { name: 'Next card' }).first().press('Enter');
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  await page.getByRole('button', { name: 'Leave the game' }).press('Enter');
  await expect(home(page)).toBeVisible();
  const waiting = page.getByRole('region', { name: 'Continue where you left off?' });
  await waiting.getByRole('button', { name: 'Continue' }).press('Enter');
  await expect(says(page)).toHaveText('The game is waiting, just as you left it.');
  await page.reload();
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  await page.getByRole('button', { name: 'Leave the game' }).press('Enter');
  await waiting.getByRole('button', { name: 'Delete the game' }).press('Enter');
  await waiting.getByRole('button', { name: 'Delete for good' }).press('Enter');
  await expect(waiting).toHaveCount(0);
});

/** Somebody looks alone, and shows a number. */
async function chooses(page: Page, name: string, number: string): Promise<void> {
  await touch(page, page.getByRole('button', { name: `I am ${name}` }));
  await touch(page, page.getByRole('button', { name: number }));
}
