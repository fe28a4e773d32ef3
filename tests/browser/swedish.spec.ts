// A lesson, the end of a game, the score card, the history and a replay in Swedish, by keys alone: all that is seen or heard there is.
import { expectNoFault } from './axe';
import { ONLY_LONG } from '../long/amount';
import { expect, linkTo, test, type Page } from './helpers';

/** Words that no Swedish sentence has, and any English one would. */
const ENGLISH = /\b(?:the|and|your|you|of|with|games?|tiles?|moves?|draws?|plays?|takes?|close|rules?|settings?|row|column|back)\b/iu;

/** What a screen says to eye or ear in English. */
async function leftInEnglish(page: Page): Promise<string[]> {
  const said = await page.evaluate(() => [...document.body.querySelectorAll('*:not(script, noscript)')].flatMap((one) => [
    ...[...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent ?? ''),
    ...['aria-label', 'title', 'placeholder', 'aria-valuetext', 'aria-description', 'alt'].map((name) => one.getAttribute(name) ?? ''),
  ]));
  return [...new Set(said)].filter((text) => ENGLISH.test(text));
}


/** Presses what bears this name, by the key that presses it. */
async function press(page: Page, role: 'button' | 'link', name: string | RegExp): Promise<void> {
  await page.getByRole(role, { name, exact: true }).first().focus();
  await page.keyboard.press('Enter');
}

test('a lesson is given in Swedish', ONLY_LONG, async ({ page }) => {
  await page.goto('/?learn=2&lang=sv&pace=instant&picture=none');
  const pip = page.getByRole('region', { name: 'Lektion' }).getByRole('status');
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
  await expect(pip).toHaveText('Tre i rad, med en lucka. Vilken av dina brickor fyller den?');
  await page.keyboard.press('s');
  await expect(pip).toHaveText('Luckan är kvar. Det ska vara fyra i rad utan lucka. Fyll den först.');
  await press(page, 'button', 'Visa mig');
  await expect(pip).toHaveText('Lägg 44: brickan med ringen ska till rutan med ringen.');
  await expect(page.getByRole('group', { name: 'Ditt ställ' }).getByRole('button', { name: 'Lägg 44' })).toBeVisible();
  await press(page, 'button', /Alla lektioner$/);
  await expect(page.getByRole('dialog', { name: 'Lektioner' }).getByRole('listitem')).toHaveCount(7);
  expect(await leftInEnglish(page)).toEqual([]);
  await expectNoFault(page);
});

test('the end of a game, its card, the history and a replay are in Swedish', ONLY_LONG, async ({ page }) => {
  await page.goto(`${linkTo({ play: 'computer:ada,computer:wanda', deal: 'past' })}&lang=sv`);
  const end = page.getByRole('dialog', { name: 'Partiet är slut' });
  await expect(end.getByRole('heading', { name: /^(?:Ada|Wanda) vann!$|^Oavgjort!$/ })).toBeVisible({ timeout: 40_000 });
  expect(await leftInEnglish(page)).toEqual([]);
  await press(page, 'button', 'Protokoll');
  const card = page.getByRole('dialog', { name: 'Protokoll' });
  await expect(card.getByRole('status')).toHaveText(/^(?:Ada|Wanda) vann parti 1 med \d+ brickor\. /);
  await press(page, 'button', 'Rätta');
  await expect(card.getByRole('textbox', { name: 'Adas brickor i parti 1' })).toBeVisible();
  expect(await leftInEnglish(page)).toEqual([]);
  await press(page, 'button', 'Tillbaka');
  await press(page, 'button', 'Tillbaka till start');
  await press(page, 'button', 'Historik');
  await expect(page.getByRole('heading', { name: 'Historik' })).toBeFocused();
  await expect(page.getByRole('columnheader', { name: 'Sviter snodda från andra' })).toBeAttached();
  expect(await leftInEnglish(page)).toEqual([]);
  await press(page, 'button', /^Repris: /);
  const slider = page.getByRole('slider', { name: 'Steg i partiet' });
  await expect(slider).toHaveAttribute('aria-valuetext', /^Drag 0 av \d+: Alla får fyra brickor\.$/);
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('button', { name: /^Drag \d+: (?:Ada|Wanda) (?:tar|missar) \d+ brickor/ }).first()).toBeVisible();
  expect(await leftInEnglish(page)).toEqual([]);
  await expectNoFault(page);
});
