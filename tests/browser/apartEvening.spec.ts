// One big screen and three phones: a table is opened, people sit down, and play by touch; what each device is told is looked through.
// Whole evenings are played by `npm run -s long -- apart-evenings`.
import { test } from './tidyTest';
import { ONLY_LONG } from '../long/amount';
import { dealt } from './apart/chance';
import { expectSound, openEvening, placed, playUntil, rackOf } from './apart/evening';
import { expect } from './helpers';

test('three phones are the racks of a game on a big screen', async ({ browser, baseURL }) => {
  const { big, phones } = await openEvening(browser, baseURL!, ['Ann', 'Bo', 'Cleo']);
  await big.page.getByRole('button', { name: 'Start the game' }).click();
  const pick = dealt('three phones');
  await playUntil(phones, () => placed(big) >= 4, pick);
  // The big screen shows the tiles that were played, and nobody's rack.
  await expect(big.page.getByRole('grid')).toBeVisible();
  const before = rackOf(phones[1]!);
  await phones[1]!.page.reload();
  await expect(phones[1]!.page.getByRole('button', { name: 'SNAG!' })).toBeVisible();
  expect(rackOf(phones[1]!)).toEqual(before);
  await phones[0]!.cut();
  await playUntil(phones, () => placed(big) >= 6, pick);
  expectSound([big, ...phones]);
});

test('a second tab has the seat, and the first says so and can take it back', ONLY_LONG, async ({ browser, baseURL }) => {
  const { phones: [phone], code, big } = await openEvening(browser, baseURL!, ['Ann', 'Bo']);
  await big.page.getByRole('button', { name: 'Start the game' }).click();
  await phone!.page.getByText('Pick a tile').waitFor();
  const tab = await phone!.secondTab();
  await tab.page.goto(`?table=${code}`);
  await expect(tab.page.getByText(/Pick a tile|is picking/)).toBeVisible();
  await expect(phone!.page.getByRole('button', { name: 'Play here instead' })).toBeVisible();
  await phone!.touch('Play here instead');
  await expect(tab.page.getByRole('button', { name: 'Play here instead' })).toBeVisible();
  await expect(phone!.page.getByText(/Pick a tile|is picking/)).toBeVisible();
});
