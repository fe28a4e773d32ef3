// Who sits on a computer seat: chosen by keyboard alone, from a link, kept for the next time, and seen at the table and at the count.
import { expectNoFault } from './axe';
import { ONLY_LONG } from '../long/amount';
import { expect, gameOver, leaveTable, linkTo, openDeal, playGame, players, test, type Page, openSetup } from './helpers';
import { addComputer, addPerson, chooseCharacter, faces, nameOf } from './seats';
import { alike, coloursAt, type Colour } from './pixels';

const TOUCH = 44;
const ADAS_LINE = 'The champion. Counts every tile, and thinks far ahead.';

/** What is printed on the panel of a seat a little inside the left edge of a face. */
async function groundOf(page: Page, seat: number): Promise<Colour> {
  const box = await players(page).getByRole('listitem').nth(seat).boundingBox();
  if (!box) throw new Error('there is no panel');
  const [colour] = await coloursAt(page, [{ x: box.x + box.height * (0.47 - 0.31), y: box.y + box.height / 2 }]);
  return colour as Colour;
}

test('a character is chosen by keyboard alone, and then sits at the table', async ({ page }) => {
  await page.goto('/?picture=none');
  await openSetup(page);
  await nameOf(page, 2).focus();
  for (const _ of 'mo') await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'change player: Otto' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const face = (name: string) => page.getByRole('radio', { name });
  await expect(face('Otto – medium')).toBeFocused();
  for (const _ of 'vha') await page.keyboard.press('ArrowRight');
  await expect(face('Ada – strongest')).toBeChecked();
  await expect(face('Ada – strongest')).toHaveAccessibleDescription(ADAS_LINE);
  await expect(nameOf(page, 2)).toHaveValue('Ada');
  await expect(nameOf(page, 2)).toHaveAccessibleDescription(ADAS_LINE);
  await nameOf(page, 1).focus();
  await page.keyboard.press('Enter');
  await expect(players(page).getByRole('listitem')).toHaveText([/^\s*You, 0 tiles\s*$/, /^\s*Ada, 0 tiles\s*$/]);
  // Her face stands on ink; no panel does.
  await expect.poll(async () => alike(await groundOf(page, 1), [0x14, 0x28, 0x3c])).toBe(true);
  expect(alike(await groundOf(page, 0), [0x14, 0x28, 0x3c])).toBe(false);
});

test('names follow the choice until somebody types one, and the choice is kept for the next time', ONLY_LONG, async ({ page }) => {
  await page.goto('/?picture=none');
  await openSetup(page);
  await addComputer(page).click();
  await expect(nameOf(page, 3)).toHaveValue('Viola');
  // From the weakest to the strongest.
  expect(await (await faces(page, 3)).evaluateAll((radios) => radios.map((radio) => radio.ariaLabel))).toEqual(
    ['Pip – easiest', 'Wanda – easy', 'Otto – medium', 'Viola – medium', 'Henrik – strong', 'Ada – strongest']);
  await chooseCharacter(page, 3, 'Otto');
  await expect(nameOf(page, 3)).toHaveValue('Otto 2');
  await page.getByRole('button', { name: 'Remove Otto 2' }).click();
  await addPerson(page).click();
  await expect(nameOf(page, 3)).toHaveValue('Sally');
  await nameOf(page, 2).fill('Grandpa');
  await chooseCharacter(page, 2, 'Pip');
  await expect(nameOf(page, 2)).toHaveValue('Grandpa');
  // Whoever moves up takes their choice along, and their name.
  await page.getByRole('button', { name: 'Remove Player' }).click();
  await expect(nameOf(page, 1)).toHaveAccessibleDescription(/^Plays as Pip\. Eight years old\./);
  await expect(nameOf(page, 2)).toHaveAccessibleDescription('person');
  await playGame(page).click();
  // The only person at the table is the player of this device.
  await expect(players(page).getByRole('listitem')).toHaveText([/^\s*Grandpa, 0 tiles, plays as Pip\s*$/, /^\s*You, 0 tiles\s*$/]);
  await leaveTable(page);
  await page.reload();
  await openSetup(page);
  await expect(nameOf(page, 1)).toHaveAccessibleDescription(/^Plays as Pip\./);
  await expect(nameOf(page, 1)).toHaveValue('Grandpa');
});

test('a link seats characters, and the menu gives a link that seats them again', ONLY_LONG, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openDeal(page, { play: 'ann,computer:ada,Computer:PIP' });
  await expect(players(page).getByRole('listitem')).toHaveText([/^\s*Ann, /, /^\s*Ada, 0 tiles\s*$/, /^\s*Pip, 0 tiles\s*$/]);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Copy a link to this deal' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(link.searchParams.get('play')).toBe('Ann,computer:ada,computer:pip');
});

test('the count shows the faces', ONLY_LONG, async ({ page }) => {
  await page.goto(linkTo({ play: 'computer:wanda,computer:pip' }));
  await expect(gameOver(page)).toBeVisible({ timeout: 20_000 });
  await expect(gameOver(page).getByRole('listitem').locator('svg.face')).toHaveCount(2);
});

test('after the game the characters tell what deceived them, and lead back to the count', async ({ page }) => {
  await page.goto(linkTo({ play: 'computer:viola,computer:pip', deal: 'deceived' }));
  await expect(gameOver(page)).toBeVisible({ timeout: 20_000 });
  await gameOver(page).getByRole('button', { name: 'What were they thinking?' }).click();
  const review = page.getByRole('dialog', { name: 'What they were thinking' });
  await expect(review.getByRole('heading', { level: 3 })).toHaveText(['Viola', 'Pip']);
  const notes = await review.getByRole('listitem').allInnerTexts();
  expect(notes.length).toBeGreaterThan(1);
  expect(notes.length).toBeLessThanOrEqual(6);
  const begins = new RegExp('^Turn \\d+: (?:Viola|Pip) (?:thought \\d+ was still to come|had \\d+ and didn’t see|'
    + 'completed .* but didn’t call|called SNAG on a hunch)', 'u');
  for (const note of notes) expect(note).toMatch(begins);
  expect(notes.some((note) => note.includes('Viola thought'))).toBe(true);
  await expectNoFault(page);
  await page.keyboard.press('Escape');
  await expect(gameOver(page)).toBeVisible();
  // It can be asked for again from the menu, once the board has been looked at.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'What were they thinking?' }).click();
  await expect(review.getByRole('listitem')).toHaveText(notes);
});

const SIZES = [[320, 568], [390, 844], [844, 390]] as const;

for (const [width, height] of SIZES) {
  test(`${width} × ${height}: four seats are chosen with a finger`, ONLY_LONG, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/?picture=none');
    await openSetup(page);
    for (const _ of 'ab') await addComputer(page).click();
    await chooseCharacter(page, 4, 'Ada');
    const small = await page.locator('form').locator(
      'input, select, button',
    ).filter({ visible: true }).evaluateAll((elements, least) => elements.flatMap((element) => {
      const { width: across, height: down, left, right } = element.getBoundingClientRect();
      const fine = across >= least && down >= least && left >= 0 && right <= innerWidth;
      return fine ? [] : [`${element.getAttribute('aria-label') ?? element.textContent} is ${across} by ${down}`];
    }), TOUCH - 0.5);
    expect(small).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await expectNoFault(page);
  });
}

test('known names are offered while a name is typed, but none of those at the table', ONLY_LONG, async ({ page }) => {
  await page.goto('/?picture=none');
  await openSetup(page);
  const first = page.getByLabel('Name of player 1');
  const offered = page.locator('datalist option');
  await expect(offered).toHaveCount(0);
  await first.fill('Grandma');
  await playGame(page).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await openSetup(page);
  await expect(first).toHaveValue('Grandma');
  await expect(offered).toHaveCount(0);
  await first.fill('Gr');
  expect(await offered.evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))).toEqual(['Grandma']);
  expect(await first.evaluate((input) => (input as HTMLInputElement).list?.id)).toBe('known-names');
  // Computers have names of their own.
  expect(await page.getByLabel('Name of player 2').evaluate((input) => (input as HTMLInputElement).list)).toBeNull();
});
