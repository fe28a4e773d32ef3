// A Firefox as a phone at a table, where there is one on this machine: joins by the table's name over plain http, picks a tile and plays by
// touch.
import { test } from './tidyTest';
import { dealt } from './apart/chance';
import { Device, offeredHere, type Offered } from './apart/device';
import { byName, openTable } from './apart/evening';
import { findFirefox, startFirefox, type Firefox } from './firefox';
import { expect } from './helpers';
import { PHONE_HOST } from './phoneHost';

const program = findFirefox();
let firefox: Firefox | null = null;

test.skip(program === null, 'no Firefox on this machine');
test.afterEach(async () => {
  await firefox?.close();
  firefox = null;
});

/** What can be pressed now in the phone's page, by its name. */
const OFFERED = `(${offeredHere.toString()})()`;

test('a phone with Firefox sits down and plays by touch', async ({ browser, baseURL }) => {
  const big = await Device.big(browser, baseURL!);
  const code = await openTable(big);
  firefox = await startFirefox(program!, { width: 390, height: 780 }, PHONE_HOST);
  const { page } = firefox;
  const find = async (name: RegExp): Promise<Offered | undefined> =>
    (await page.evaluate<readonly Offered[]>(OFFERED)).find((one) => name.test(one.name));
  const touch = async (name: RegExp): Promise<void> => {
    await expect.poll(async () => (await find(name))?.name, { message: `${name.source} is offered` }).toBeTruthy();
    const { x, y } = (await find(name))!;
    await page.touch(x, y);
  };
  await page.open(`${byName(baseURL!)}?table=${code}`);
  await expect.poll(() => page.evaluate('document.querySelector("input") !== null')).toBe(true);
  await page.evaluate(`(() => {
    const field = document.querySelector('input:not([type=radio])');
    field.value = 'Eve';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  })()`);
  await touch(/^Sit down$/);
  await expect.poll(() => big.table?.seats.some(({ name }) => name === 'Eve')).toBe(true);
  await big.page.getByRole('button', { name: 'Add a character at seat 2' }).click();
  await big.page.getByRole('button', { name: /^Pip/ }).click();
  await big.page.getByRole('button', { name: 'Start the game' }).click();
  await touch(/^Pick face-down tile/);
  const pick = dealt('firefox');
  await expect.poll(async () => {
    const offered = await page.evaluate<readonly Offered[]>(OFFERED);
    const plays = offered.filter(({ name }) => /^Draw and end|^Continue$|^Play \d+$/.test(name));
    if (plays.length > 0) {
      const { x, y } = plays.find(({ name }) => !name.startsWith('Play ')) ?? plays[pick(plays.length)]!;
      await page.touch(x, y);
    }
    const game = big.recorded.findLast(({ message }) => message.kind === 'game')?.message;
    const view = game?.kind === 'game' && game.message.kind !== 'refused' ? game.message.view as { board: readonly number[] } : null;
    return view?.board.length ?? 0;
  }, { timeout: 60_000, intervals: [600] }).toBeGreaterThan(3);
  expect(big.troubles).toEqual([]);
});
