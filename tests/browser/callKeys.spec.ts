// Several people at one keyboard: each has a key of their own to call with, chosen at the start and heard when it goes down.
import { ONLY_LONG } from '../long/amount';
import { expectNoFault } from './axe';
import {
  board, expect, leaveTable, log, look, openDeal, placed, playGame, players, pressKeys, readTable, test, openSetup,
} from './helpers';
import { addPerson } from './seats';

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
