// Through the Window in the browser: three people by keys, and one against characters by touch; words, a vote, a reload.
import { expectNoFault } from './axe';
import { expect, test, type Page } from './helpers';
import { touch } from './touch';

const told = (page: Page, text: string | RegExp) => page.locator('.spoken').filter({ hasText: text }).first();
const field = (page: Page) => page.getByRole('textbox');
/** What everybody has, as it is heard. */
const places = (page: Page): Promise<string[]> => page.getByRole('list', { name: 'Players' }).locator('.spoken').allTextContents();
/** The letter of the card that lies open. */
const letter = async (page: Page): Promise<string> => (await page.locator('.word-letter').textContent())!.trim();
/** A noun with each letter of an English card. */
const NOUN: Readonly<Record<string, string>> = {
  A: 'apple', T: 'tree', F: 'fish', S: 'snow', E: 'ear', N: 'nose', J: 'jam', Q: 'queen', K: 'kite',
};

test('three people play by keys: a card is won, a word that is no word is agreed on, and a reload comes back', async ({ page }) => {
  await page.clock.install();
  await page.goto('/?game=window&play=ann,bo,cy&cards=fig');
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  await page.keyboard.press('Space');
  await page.clock.runFor(2000);
  const dealer = await page.getByRole('button', { name: /turns a card$/u }).getAttribute('aria-label');
  const [first] = dealer!.split(' ');
  const keys: Readonly<Record<string, string>> = { Ann: 'q', ann: 'q', Bo: 'p', bo: 'p', Cy: 'x', cy: 'x' };
  await page.keyboard.press(keys[first!]!);
  await page.clock.runFor(500);
  await expectNoFault(page);
  // Bo calls first, and has the word: the field has the focus, and what is typed there is nobody's key.
  await page.keyboard.press('p');
  await page.clock.runFor(100);
  await expect(field(page)).toBeFocused();
  const won = NOUN[await letter(page)]!;
  await page.keyboard.type(won);
  await page.keyboard.press('Enter');
  await page.clock.runFor(100);
  await expect(told(page, new RegExp(`“${won}”: bo wins the card`, 'iu'))).toBeAttached();
  expect((await places(page))[1]).toMatch(/1 card won/u);

  // The next one is said by Ann, and is in no list: the other two say that it counts.
  await page.clock.runFor(2000);
  await page.getByRole('button', { name: /turns a card$/u }).press('Enter');
  await page.clock.runFor(500);
  await page.keyboard.press('q');
  await page.clock.runFor(100);
  await expect(field(page)).toBeFocused();
  const strange = `${(await letter(page)).toLowerCase()}zork`;
  await page.keyboard.type(strange);
  await page.keyboard.press('Enter');
  await page.clock.runFor(100);
  await expect(page.locator('.play-prompt')).toContainText(`“${strange}”. It isn’t in the word list. Does it count?`);
  await expectNoFault(page);
  await page.keyboard.press('p');
  await page.keyboard.press('x');
  await page.clock.runFor(100);
  await expect(told(page, `“${strange}”: it counts`)).toBeAttached();
  const before = await places(page);
  await page.reload();
  await expect(page.getByText('The game is waiting, just as you left it.')).toBeVisible();
  await page.keyboard.press('Space');
  await page.clock.runFor(50);
  expect(await places(page)).toEqual(before);
  await expect(page.locator('.word-used')).toContainText(strange);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a whole game against two characters, in Swedish words, and what it came to', async ({ page }) => {
    await page.clock.install();
    await page.goto('/?game=window&play=ann,computer:pip,computer:otto&letters=sv&cards=nut');
    await touch(page, page.getByRole('button', { name: 'Start' }));
    const nouns: Readonly<Record<string, readonly string[]>> = {
      E: ['elefant', 'ekorre'], T: ['tomat', 'tiger', 'tand', 'telefon', 'torn'], F: ['fisk', 'fot', 'fluga', 'flagga'],
      S: ['sol', 'snö', 'sko', 'skog'], Å: ['åska', 'åsna'], N: ['näsa', 'natt'], D: ['dörr', 'docka'], K: ['katt', 'ko', 'kniv'],
    };
    const said: string[] = [];
    await expect(async () => {
      await page.clock.runFor(100);
      const press = page.getByRole('button', { name: /^(?:Turn a card|Call!)$/u });
      if (await press.isVisible()) await touch(page, press);
      await page.clock.runFor(60);
      if (await field(page).isVisible()) {
        const word = nouns[await letter(page)]!.find((one) => !said.includes(one)) ?? '';
        said.push(word);
        await field(page).fill(word);
        await touch(page, page.getByRole('button', { name: 'Send' }));
        await page.clock.runFor(60);
      } else await page.clock.runFor(1200);
      await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible({ timeout: 50 });
    }).toPass({ timeout: 80_000, intervals: [0] });
    await expect(page.getByRole('heading', { name: /won!|tie/u })).toBeVisible();
    await expectNoFault(page);
    await touch(page, page.getByRole('button', { name: 'Replay', exact: true }));
    await expect(page.locator('.small-step')).toBeVisible();
    await expectNoFault(page);
  });
});
