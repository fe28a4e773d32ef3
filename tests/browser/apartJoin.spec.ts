// The phone's page at a table of several devices: joining by link and by code, one seat in two tabs, a line that is cut, and ways on
// wherever nobody is let in.
import { drawForOrder, openTable, phone, sitDown } from './apartPhones';
import { expectNoFault } from './axe';
import { expect, test } from './helpers';

test('people join by the link, and the host starts the game on their phones', async ({ page, browser, troubles }) => {
  const code = await openTable(page);
  const bo = await phone(browser, troubles, { viewport: { width: 320, height: 568 } });
  await sitDown(page, code, 'Ann');
  await bo.goto(`/?table=${code}`);
  await expect(bo.getByText('Ann is here · 3 seats are free')).toBeVisible();
  await expect(bo.getByRole('radio', { name: 'red circle, taken' })).toBeDisabled();
  await expect(bo.getByRole('radio', { name: 'blue square' })).toBeChecked();
  await expectNoFault(bo);
  await bo.getByRole('button', { name: 'Sit down', exact: true }).click();
  await expect(bo.getByRole('paragraph').filter({ hasText: 'You can’t use that name.' }).first()).toBeVisible();
  await bo.getByLabel('Your name').fill('ann');
  await bo.getByRole('button', { name: 'Sit down', exact: true }).click();
  await expect(bo.getByText('Somebody at this table already has that name.').first()).toBeVisible();
  await bo.getByLabel('Your name').fill('Bo');
  await bo.getByLabel('Your name').press('Enter');
  await expect(bo.getByText('Bo (you)')).toBeVisible();
  await expect(bo.getByText('Waiting for Ann to start the game.')).toBeVisible();
  await expectNoFault(bo);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await drawForOrder([page, bo]);
  await expect(bo.getByRole('list', { name: 'Players' }).getByRole('listitem')).toHaveCount(2);
  await expectNoFault(bo);
  // Nothing has to be pushed to be seen.
  const { width, height } = await bo.evaluate(() => ({
    width: document.documentElement.scrollWidth - innerWidth, height: document.documentElement.scrollHeight - innerHeight,
  }));
  expect(Math.max(width, height)).toBeLessThanOrEqual(0);
  await bo.getByRole('button', { name: 'Menu' }).click();
  await expectNoFault(bo);
  // It's gone again after a while: looked for from before it's said.
  const told = expect(page.getByRole('status').filter({ hasText: 'Bo: Well spotted!' })).toBeAttached();
  await bo.getByRole('button', { name: 'Well spotted!' }).click();
  await told;
  await bo.context().close();
});

test('a phone is known again after a reload, and of two tabs the newer has the seat', async ({ page, context, troubles }) => {
  const code = await openTable(page);
  await sitDown(page, code, 'Ann');
  await page.reload();
  await expect(page.getByText('Ann (you)')).toBeVisible();
  const newer = await context.newPage();
  await newer.goto(`/?table=${code}`);
  await expect(newer.getByText('Ann (you)')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'You’ve opened this table in another tab or window.' })).toBeVisible();
  await page.getByRole('button', { name: 'Play here instead' }).click();
  await expect(page.getByText('Ann (you)')).toBeVisible();
  await expect(newer.getByRole('heading', { name: 'You’ve opened this table in another tab or window.' })).toBeVisible();
  expect(troubles).toEqual([]);
});

test('a line that is cut says how long it’s been tried, and is taken up again with all that was there', async ({
  page, browser, context, troubles,
}) => {
  const code = await openTable(page);
  const bo = await phone(browser, troubles);
  await sitDown(page, code, 'Ann');
  await sitDown(bo, code, 'Bo');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await drawForOrder([page, bo]);
  const tiles = await page.getByRole('button', { name: /^Play \d+$/u }).evaluateAll((all) => all.map((one) => one.textContent));
  await context.setOffline(true);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText(/Still no connection to the table after \d:\d\d/u)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Play \d+$/u })).toHaveCount(4);
  await context.setOffline(false);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText(/been trying/u)).toBeHidden();
  expect(await page.getByRole('button', { name: /^Play \d+$/u }).evaluateAll((all) => all.map((one) => one.textContent))).toEqual(tiles);
  await expect(bo.getByRole('list', { name: 'Players' })).toBeVisible();
  troubles.splice(0, troubles.length, ...troubles.filter((trouble) => !trouble.includes('ERR_INTERNET_DISCONNECTED')));
  await bo.context().close();
});

test('whoever looks on sees the board and no rack, and whoever has a wrong code is told the way on', async ({
  page, browser, troubles,
}) => {
  const code = await openTable(page);
  const bo = await phone(browser, troubles);
  const cleo = await phone(browser, troubles);
  await sitDown(page, code, 'Ann');
  await sitDown(bo, code, 'Bo');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await drawForOrder([page, bo]);
  await cleo.goto(`/?table=${code}`);
  await cleo.getByRole('button', { name: 'Just watch' }).click();
  await expect(cleo.getByRole('list', { name: 'Players' }).getByRole('listitem')).toHaveCount(2);
  await expect(cleo.getByText(/’s turn/u).first()).toBeVisible();
  await expect(cleo.getByRole('button', { name: /^Play \d+$/u })).toHaveCount(0);
  await cleo.goto('/?table=AAAA');
  await expect(cleo.getByRole('heading', { name: 'There’s no table AAAA.' })).toBeVisible();
  await expectNoFault(cleo);
  await cleo.getByRole('button', { name: 'Use another code' }).click();
  await cleo.getByLabel('Table code').fill('a1');
  await cleo.getByLabel('Table code').press('Enter');
  await expect(cleo.getByText('A table code has four letters')).toBeVisible();
  await expectNoFault(cleo);
  await cleo.getByLabel('Table code').fill(` ${code.toLowerCase().slice(0, 2)}-${code.slice(2)} `);
  await cleo.getByLabel('Table code').press('Enter');
  await expect(cleo.getByLabel('Your name')).toBeVisible();
  expect(new URL(cleo.url()).searchParams.get('table')).toBe(code);
  // The browser itself notes the 404 of the door.
  troubles.splice(0, troubles.length, ...troubles.filter((trouble) => !trouble.includes('404')));
  await Promise.all([bo, cleo].map((one) => one.context().close()));
});

test('where there is only the page, the link says so and leads on', async ({ page, troubles }) => {
  // As a static host answers: it gives the page of the game for its address, and knows no rooms.
  await page.route('**/rooms/**', (route) => route.fulfill({ status: 405, contentType: 'text/html', body: '<!doctype html>' }));
  await page.goto('/index.html?table=KXNT');
  await expect(page).toHaveURL(/\/table\.html\?table=KXNT$/u);
  await expect(page.getByRole('heading', { name: 'There are no tables at this address.' })).toBeVisible();
  await page.getByRole('link', { name: 'To the start screen' }).click();
  await expect(page.getByRole('button', { name: /^Play |Learn/u }).first()).toBeVisible();
  troubles.splice(0, troubles.length, ...troubles.filter((trouble) => !trouble.includes('405')));
});

test('an old page at a new server is told to reload', async ({ page, troubles }) => {
  const refused = { status: 409, contentType: 'application/json', body: '{"refused":"version"}' };
  await page.route('**/rooms/**', (route) => route.fulfill(refused));
  await page.goto('/?table=KXNT');
  await expect(page.getByRole('heading', { name: 'This page is from another version of SNAG.' })).toBeVisible();
  await page.unroute('**/rooms/**');
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('heading', { name: 'There’s no table KXNT.' })).toBeVisible();
  troubles.splice(0, troubles.length, ...troubles.filter((trouble) => !/40[49]/u.test(trouble)));
});
