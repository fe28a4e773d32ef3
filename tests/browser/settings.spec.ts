// The settings: by touch at the point where a finger presses, and by keys in Swedish. What is set counts at once, and is kept.
import { ONLY_LONG } from '../long/amount';
import { expectNoFault } from './axe';
import { point } from './means';
import { word } from './seats';
import { expect, linkTo, snagButton, test, type Page } from './helpers';
import type { Locator } from '@playwright/test';

const root = (page: Page): Locator => page.locator('html');
const keptPreferences = (page: Page): Promise<Record<string, unknown>> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('snag-preferences') ?? '{}') as Record<string, unknown>);

/** Presses the middle of something, as a finger does, once it stands still, wherever it has to be scrolled to before. */
async function press(page: Page, what: Locator): Promise<void> {
  await what.scrollIntoViewIfNeeded();
  const spot = await point(page, what, () => what.scrollIntoViewIfNeeded());
  const box = await what.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await page.touchscreen.tap(...spot);
}

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('settings count at once, on a phone too, and are there again after a reload; what is broken gives way alone', async ({ page }) => {
    await page.goto('/?picture=none');
    await press(page, page.getByRole('button', { name: 'Settings', exact: true }));
    const settings = page.getByRole('dialog', { name: 'Settings' });
    await expect(settings).toBeVisible();
    // However long the sheet is, the way out of it is in sight.
    await expect(settings.getByRole('button', { name: 'Done' })).toBeInViewport({ ratio: 1 });
    const letters = await root(page).evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    for (const [row, name] of [['Hand', 'left'], ['Contrast', 'more'], ['Text size', 'largest'], ['Motion', 'off'],
      ['Memory aid', 'show what’s gone']] as const) {
      await press(page, word(page, row, name));
      await expect(word(page, row, name)).toBeChecked();
    }
    await expect(root(page)).toHaveClass(/more-contrast/);
    await expect(root(page)).not.toHaveClass(/moves/);
    expect(await root(page).evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))).toBeCloseTo(1.5 * letters);
    await expectNoFault(page);
    expect(await settings.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
    await press(page, settings.getByRole('button', { name: 'Done' }));
    await expect(settings).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Settings', exact: true })).toBeFocused();

    await page.goto(linkTo());
    await expect(root(page)).toHaveClass(/more-contrast/);
    const right = async (): Promise<number> => {
      const burst = await snagButton(page).boundingBox();
      return burst === null ? Infinity : burst.x + burst.width;
    };
    await expect.poll(right).toBeLessThan(390 / 2);
    // The square of a tile that somebody holds is as large as every other, and lies over none.
    await expect(page.locator('.rack .tile[aria-disabled="false"]')).toHaveCount(4);
    const heights = await page.locator('.cell .square').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(1);
    // Somebody has changed what is kept.
    await page.evaluate(() => localStorage.setItem('snag-preferences', JSON.stringify({ hand: 'both', contrast: 'more', volume: 7 })));
    await page.reload();
    await expect(root(page)).toHaveClass(/more-contrast/);
    await expect.poll(async () => (await snagButton(page).boundingBox())?.x ?? 0).toBeGreaterThan(390 / 2);
  });
});

test('the settings by keys, in Swedish: the language follows while they are open, and keeps the focus where it is',
  ONLY_LONG, async ({ page }) => {
  await page.goto('/?lang=sv&picture=none');
  await page.getByRole('button', { name: 'Inställningar' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Inställningar' })).toBeVisible();
  // From the slider of the whole volume on: each stop of the Tab key is a row.
  await page.getByRole('slider', { name: 'Volym' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('slider', { name: 'Volym' })).toHaveAttribute('aria-valuetext', '65\u00A0%');
  for (let stops = 0; stops < 5; stops += 1) await page.keyboard.press('Tab');
  await expect(word(page, 'Textstorlek', 'normal')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(word(page, 'Textstorlek', 'stor')).toBeChecked();

  await word(page, 'Språk', 'som enheten').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await expect(word(page, 'Language', 'English')).toBeFocused();
  await expect(root(page)).toHaveAttribute('lang', 'en-GB');
  await page.keyboard.press('ArrowRight');
  await expect(root(page)).toHaveAttribute('lang', 'sv');
  expect(await keptPreferences(page)).toMatchObject({ language: 'sv', volume: 0.65, textSize: 'large' });
  expect(await page.evaluate(() => localStorage.getItem('snag-language'))).toBe('sv');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Inställningar' })).toBeFocused();
});
