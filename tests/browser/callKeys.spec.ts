// Several people at one keyboard: each has a key of their own to call with, chosen at the start and heard when it goes down.
import { ONLY_LONG } from '../long/amount';
import { expectNoFault } from './axe';
import {
  board, expect, leaveTable, log, look, openDeal, placed, playGame, players, pressKeys, readTable, test, openSetup,
} from './helpers';
import { addPerson } from './seats';
import { standStill } from './standStill';

test('everyone calls with a key of their own, whoever moves', async ({ page }) => {
  await openDeal(page, { play: 'ann,ben,cat' });
  await expect(players(page).getByRole('listitem')).toHaveCount(3);
  for (const name of ['Ann', 'Ben', 'Cat', 'Ann']) {
    await look(page, name);
    await page.keyboard.press('1');
    await placed(page);
    if ((await readTable(page)).tiles.size < 4) await page.keyboard.press('d');
  }
  // While Ann's move lasts Ben's call is held, and nobody is told; it counts when she draws, and was in vain.
  await pressKeys(page, 'p', 'd');
  await expect(log(page)).toContainText('Ben calls SNAG with no run to take');
  await page.keyboard.press('x');
  await expect(log(page)).toContainText('Cat calls SNAG with no run to take');
});

test('the key test says so if the keys of some don’t arrive, and only then', async ({ page }) => {
  await page.clock.install();
  await page.goto('/?game=salute&picture=none');
  for (const _ of [1, 2]) await addPerson(page).click();
  await page.getByRole('heading', { level: 1 }).click();
  const missing = page.getByText('Then your keyboard can’t handle so many at once.');
  const keys = page.locator('output');
  for (const key of ['q', 'o']) await page.keyboard.down(key);
  await expect(keys).toHaveText('Q O');
  // Whoever is the slowest is still about to press.
  await page.clock.runFor(1000);
  await expect(missing).toHaveCount(0);
  await page.clock.runFor(1000);
  await expect(missing).toBeVisible();
  // It can be read when the keys are lifted, until those of all arrive.
  await page.keyboard.up('o');
  await page.keyboard.up('q');
  await page.clock.runFor(2000);
  await expect(keys).toHaveText('No keys pressed');
  await expect(missing).toBeVisible();
  for (const key of ['w', 'o', 't']) await page.keyboard.down(key);
  await page.clock.runFor(2000);
  await expect(keys).toHaveText('W O T');
  await expect(missing).toHaveCount(0);
  await expectNoFault(page);
});

test('where both press many keys at once, they play at one keyboard once eight of them arrived together', async ({ page }) => {
  await page.clock.install();
  await page.goto('/?game=california-speed&picture=none');
  await page.getByRole('button', { name: 'Remove Pip' }).click();
  await addPerson(page).click();
  await playGame(page).click();
  await expect(page.getByRole('alert')).toContainText('Test your keyboard first: each of you, hold down 4 of your keys');
  await page.getByRole('heading', { level: 1 }).click();
  for (const key of ['q', 'w', 'e', '7', '8', '9']) await page.keyboard.down(key);
  await expect(page.locator('output')).toHaveText('Q W E 7 8 9');
  await page.clock.runFor(2000);
  await expect(page.getByText('6 of 8 keys arrive.')).toContainText('can’t tell them apart: play by touch around the screen');
  await expectNoFault(page);
  // One of them has five down: that’s no eight.
  await page.keyboard.down('r');
  await page.keyboard.down('a');
  await page.clock.runFor(2000);
  await expect(page.getByText('7 of 8 keys arrive.')).toBeVisible();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.keyboard.down('0');
  await expect(page.getByText('All 8 keys arrive: you can both play at this keyboard.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  for (const key of 'qwe789ra0') await page.keyboard.up(key);
  await playGame(page).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.locator('.play-key').filter({ hasText: /^[QWERASDF7890UIOP]$/u })).toHaveCount(16);
  // Each lays a card by a key of their own, at the same moment.
  await page.clock.runFor(4000);
  await standStill(page);
  for (const key of ['q', '7']) await page.keyboard.press(key);
  for (const name of ['Player', 'Sally']) {
    const backs = page.getByRole('group', { name }).locator('.laying-sent');
    await expect(backs).toHaveCount(1);
  }
});

test('keys are chosen at the start, tried there, and refused where they cannot be', ONLY_LONG, async ({ page }) => {
  await page.goto('/?picture=none');
  await openSetup(page);
  await addPerson(page).click();
  const key = (name: string) => page.getByRole('textbox', { name: `Call key for ${name}` });
  await expect(key('Player')).toHaveValue('Q');
  await expect(key('Sally')).toHaveValue('P');
  await key('Sally').fill('s');
  await playGame(page).click();
  await expect(page.getByRole('alert')).toContainText('Sally can’t call with “s”.');
  await expect(key('Sally')).toBeFocused();
  await expect(key('Sally')).toHaveAccessibleDescription(/can’t call with/);
  await key('Sally').fill('k');
  // What the keyboard tells apart: both are down.
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.down('q');
  await page.keyboard.down('k');
  await expect(page.locator('output')).toHaveText('Q K');
  await page.keyboard.up('q');
  await expect(page.locator('output')).toHaveText('K');
  await page.keyboard.up('k');
  await expectNoFault(page);
  await playGame(page).click();
  await expect(board(page)).toBeVisible();
  await leaveTable(page);
  await page.reload();
  // It is remembered for the next time.
  await openSetup(page, 'several');
  await expect(key('Sally')).toHaveValue('K');
});
