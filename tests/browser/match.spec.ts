// A match of two people and two computers, from the set-up to the score card: side by side by keyboard alone, and around the table by
// fingers alone.
import { expect, finalCounts, gameOver, playGame, rememberPace, test, type Page, openSetup } from './helpers';
import { addPerson, nameOf, word } from './seats';
import { ONLY_LONG } from '../long/amount';
import { playOut, type Controls } from './playOut';

const GAMES = 3;

const card = (page: Page) => page.getByRole('dialog', { name: 'Score card' });

const KEYS: Controls = {
  async pick(page) {
    await page.locator('.facedown[aria-disabled="false"]').first().focus();
    await page.keyboard.press('Enter');
  },
  look: (page) => page.keyboard.press('l'),
  play: (page) => page.keyboard.press('1'),
  call: (page) => page.keyboard.press('s'),
  end: (page) => page.keyboard.press('d'),
};

/** A finger on the middle of something that is there: on the glass, wherever that hits. */
async function tap(page: Page, spot: string): Promise<void> {
  const middle = await page.evaluate((selector) => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    return box ? [box.x + box.width / 2, box.y + box.height / 2] as const : null;
  }, spot);
  if (middle) await page.touchscreen.tap(...middle);
}

const FINGERS: Controls = {
  pick: (page) => tap(page, '.facedown[aria-disabled="false"]'),
  look: (page) => tap(page, '.curtain'),
  play: (page) => tap(page, '.tile[aria-disabled="false"]'),
  call: (page, mover) => tap(page, `[aria-label="${mover} calls SNAG!"]`),
  end: (page) => tap(page, '.draw[aria-disabled="false"]'),
};

/** Plays the games, and checks that the card adds up to what each of them was counted at. */
async function playMatch(page: Page, controls: Controls, again: () => Promise<void>, openCard: () => Promise<void>): Promise<void> {
  const totals: Record<string, number> = {};
  for (let game = 1; game <= GAMES; game += 1) {
    // In the first, runs are left lying, so that the computers take them.
    await playOut(page, controls, game > 1);
    const counts = await finalCounts(page);
    expect(Object.keys(counts).toSorted()).toEqual(['Ann', 'Bo', 'Otto', 'Viola']);
    for (const [name, tiles] of Object.entries(counts)) totals[name] = (totals[name] ?? 0) + tiles;
    await expect(gameOver(page)).toContainText(game < 3 ? `After ${game} game` : / won the series with \d+ tiles| tied the series/);
    if (game < GAMES) await again();
  }
  await expect(gameOver(page).getByRole('button', { name: 'New series' })).toBeVisible();
  await openCard();
  await expect(card(page)).toBeVisible();
  const written = await card(page).innerText();
  for (const total of Object.values(totals)) expect(written).toContain(String(total));
}

// Games by keys are played in keyboard.spec.ts, around the table in around.spec.ts, and on a card in scoreCard.spec.ts.
test('three games by keyboard alone, side by side, stand on the card', ONLY_LONG, async ({ page }) => {
  test.setTimeout(GAMES * 120_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await rememberPace(page, 'instant');
  await page.goto('/?picture=none');
  await openSetup(page);
  // The set-up: names typed, players added by their buttons, what is played for chosen by arrows.
  for (const [seat, button] of [[3, addPerson(page)], [4, page.getByRole('button', { name: 'Add Viola' })]] as const) {
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(nameOf(page, seat)).toBeVisible();
  }
  for (const [seat, who] of [[1, 'Ann'], [2, 'Otto'], [3, 'Bo']] as const) {
    await nameOf(page, seat).focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(who);
  }
  await word(page, 'Length', 'One game').focus();
  for (const _ of 'ab') await page.keyboard.press('ArrowRight');
  await expect(word(page, 'Length', '3 games')).toBeChecked();
  await playGame(page).focus();
  await page.keyboard.press('Enter');

  const press = (button: string) => async (): Promise<void> => {
    await gameOver(page).getByRole('button', { name: button }).focus();
    await page.keyboard.press('Enter');
  };
  await playMatch(page, KEYS, press('Next game'), press('Score card'));
});

test.describe('with fingers', () => {
  test.use({ hasTouch: true, viewport: { width: 1180, height: 820 } });

  test('three games around the table stand on the card', ONLY_LONG, async ({ page }) => {
    test.setTimeout(GAMES * 120_000);
    await rememberPace(page, 'instant');
    await page.goto('/?picture=none');
    await openSetup(page);
    await addPerson(page).tap();
    await page.getByRole('button', { name: 'Add Viola' }).tap();
    for (const [seat, who] of [[1, 'Ann'], [2, 'Otto'], [3, 'Bo']] as const) await nameOf(page, seat).fill(who);
    await word(page, 'Length', '3 games').tap();
    await word(page, 'Where do you sit?', 'Around a tablet').tap();
    await playGame(page).tap();
    const choose = (button: string) => (): Promise<void> => gameOver(page).getByRole('button', { name: button }).tap();
    await playMatch(page, FINGERS, choose('Next game'), choose('Score card'));
  });
});
