// A phone that is its table's host: it puts a character at a seat, starts, pauses for all, turns somebody out, stops and closes.
import { openTable, phone, sitDown } from './apartPhones';
import { expectNoFault } from './axe';
import { expect, test, type Page } from './helpers';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** Turns down from now on what this page asks of its table with messages of one kind, as the table itself would. */
async function turnsDown(page: Page): Promise<(kind: string | null) => void> {
  let down: string | null = null;
  await page.routeWebSocket(/line\//u, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((frame) => {
      const asked = Buffer.from(frame as Buffer).subarray(2).toString();
      if (down === null || !asked.startsWith(`{"kind":"${down}"`)) return server.send(frame);
      socket.send(Buffer.concat([Buffer.from([17, 0]), Buffer.from(JSON.stringify({ kind: 'refused', what: down, code: 'not-now' }))]));
    });
  });
  return (kind) => { down = kind; };
}

test('a phone hosts a table from its own page', async ({ browser, troubles }) => {
  const [ann, bo] = [await phone(browser, troubles), await phone(browser, troubles)];
  const turnDown = await turnsDown(ann);
  const code = await openTable(ann);
  await sitDown(ann, code, 'Ann');
  await sitDown(bo, code, 'Bo');
  await expect(button(bo, 'Manage the table')).toHaveCount(0);
  await button(ann, 'Manage the table').click();
  const sheet = ann.getByRole('dialog', { name: 'Manage the table' });
  await sheet.getByRole('combobox', { name: 'Add a character at seat 3' }).selectOption({ label: 'Wanda' });
  await expect(bo.getByRole('listitem').filter({ hasText: 'Wanda' })).toBeVisible();
  // Nobody sits twice.
  await expect(sheet.getByRole('combobox', { name: 'Add a character at seat 4' }).getByRole('option', { name: 'Wanda' })).toHaveCount(0);
  await sheet.getByRole('combobox', { name: /Stand-in for anyone away for over a minute/u }).selectOption({ label: 'Ada' });
  await expect(sheet.getByRole('combobox', { name: 'Character at seat 3', exact: true })).toHaveValue('wanda');
  await expectNoFault(ann);
  await button(ann, 'Done').click();
  await button(ann, 'Start the game').click();
  await expect(bo.getByRole('list', { name: 'Players' }).getByRole('listitem')).toHaveCount(3);
  await button(ann, 'Menu').click();
  await button(ann, 'Manage the table').click();
  await button(ann, 'Pause for everyone').click();
  await expect(bo.getByText('The game is paused. The host can continue it.')).toBeVisible();
  await expectNoFault(ann);
  // The button goes: the focus comes to the game's heading, where a second press does nothing.
  await button(ann, 'Continue for everyone').press('Enter');
  await expect(ann.getByRole('heading', { name: `Table ${code}` })).toBeFocused();
  await expect(bo.getByText('The game is paused. The host can continue it.')).toBeHidden();
  await button(ann, 'Menu').click();
  await button(ann, 'Manage the table').click();
  await button(ann, 'Remove Bo from the table').click();
  await button(ann, 'Remove Bo? Press again').click();
  await expect(bo.getByRole('heading', { name: 'The host has removed you from table' })).toBeVisible();
  await bo.reload();
  await expect(bo.getByRole('heading', { name: 'so you can’t come back.' })).toBeVisible();
  await expect(button(bo, 'Try again')).toHaveCount(0);
  await expect(button(bo, 'Use another code')).toBeVisible();
  // The door's answer is an error to the browser alone.
  troubles.splice(0, troubles.length, ...troubles.filter((trouble) => !trouble.includes('403')));
  await expect(ann.getByRole('listitem').filter({ hasText: 'Ada' })).toBeAttached();
  await button(ann, 'Stop the game').click();
  await button(ann, 'Stop this game for everyone? Press again').click();
  await expect(button(ann, 'Play the next game')).toBeVisible();
  await button(ann, 'Manage the table').click();
  // A choice that's turned down doesn't stay there.
  turnDown('standIn');
  const standIn = sheet.getByRole('combobox', { name: /Stand-in/u });
  await standIn.selectOption({ label: 'Otto' });
  await expect(sheet.getByRole('alert')).toHaveText('You can’t do that right now.');
  await expect(standIn).toHaveValue('ada');
  await button(ann, 'Close the table').click();
  await button(ann, 'Close the table for everyone? Press again').click();
  await expect(ann.getByRole('heading', { name: `The host has closed table ${code}.` })).toBeVisible();
});
