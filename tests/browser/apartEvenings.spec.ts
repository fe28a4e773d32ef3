// Whole evenings at tables of several devices, all that each is told looked through: a series of two games of SNAG by touch while phones
// are reloaded, cut off, asleep, taken over, and ten games of SNAG and three of each other game. Played by
// `npm run -s long -- apart-evenings`; `npm test` plays the beginning of one in apartEvening.spec.ts.
import { test, type Locator } from '@playwright/test';
import { LONG } from '../long/amount';
import { dealt } from './apart/chance';
import { Device } from './apart/device';
import { expectSound, openEvening, playUntil, sitDown, type Evening } from './apart/evening';
import { expect } from './helpers';

test.skip(!LONG, 'played by `npm run -s long -- apart-evenings`');
test.setTimeout(0);

const button = ({ page }: Device, name: string | RegExp): Locator => page.getByRole('button', { name });
/** How many games this table has played to their end, as the big screen was told. */
const played = ({ big }: Evening): number => big.table?.card.length ?? 0;
const eventsIn = ({ big }: Evening): number => big.recorded.filter(({ message }) => message.kind === 'game').length;

async function start(evening: Evening, name: string | RegExp = 'Start the game'): Promise<void> {
  const before = evening.big.table?.playing?.id;
  await button(evening.big, name).click();
  await expect.poll(() => evening.big.table?.phase === 'playing' && evening.big.table.playing?.id !== before).toBe(true);
}

/** The seat of somebody, as a device was told it. */
const seatOf = ({ table }: Device, name: string) => table?.seats.find((seat) => seat.name === name);

test('a series of two games, with phones that are reloaded, cut off, asleep and taken over', async ({ browser, baseURL }) => {
  const evening = await openEvening(browser, baseURL!, ['Ann', 'Bo', 'Cleo']);
  const { big, phones, code } = evening;
  const [ann, bo, cleo] = phones as [Device, Device, Device];
  const pick = dealt('series');
  await start(evening);
  const until = (more: number) => {
    const from = eventsIn(evening);
    return () => eventsIn(evening) >= from + more;
  };
  await playUntil(phones, until(12), pick);
  await bo.page.reload();
  await playUntil(phones, until(12), pick);
  await cleo.cut();
  await playUntil(phones, until(12), pick);
  // Bo's phone sleeps for longer than a minute: a character plays on for him, until he wakes up.
  bo.sleep();
  await bo.cut();
  await expect.poll(() => seatOf(big, 'Bo')?.level ?? null, { timeout: 120_000 }).not.toBeNull();
  await playUntil([ann, cleo], until(6), pick);
  await bo.wake();
  await expect.poll(() => seatOf(big, 'Bo')?.level ?? null, { timeout: 30_000 }).toBeNull();
  // Another tab of Cleo's phone takes her seat, and plays on.
  const tab = await cleo.secondTab();
  await tab.page.goto(`?table=${code}`);
  await expect(button(cleo, 'Play here instead')).toBeVisible();
  const now = [ann, bo, tab];
  await playUntil(now, () => played(evening) === 1, pick);
  await start(evening, /^(Play the next game|Start the game|Play again)$/);
  expect(big.table!.seats.map(({ name }) => name).filter((name) => name !== null)).toEqual(['Ann', 'Bo', 'Cleo']);
  await playUntil(now, () => played(evening) === 2, pick);
  expect(big.table!.card.every(({ players }) => players.length === 3)).toBe(true);
  // Each device has both games: all of them, once they were over.
  for (const { recorded } of [big, ann]) {
    expect(new Set(recorded.flatMap(({ message }) => (message.kind === 'over' ? [message.id] : []))).size).toBe(2);
  }
  expectSound([big, ann, bo, tab]);
});

test('somebody who comes late takes over what a character kept', async ({ browser, baseURL }) => {
  const evening = await openEvening(browser, baseURL!, ['Ann']);
  const { big, phones: [ann], code } = evening;
  await button(big, 'Add a character at seat 2').click();
  await start(evening);
  const pick = dealt('late');
  await playUntil([ann!], () => eventsIn(evening) > 20, pick);
  const late = await Device.phone(browser, baseURL!);
  await sitDown(late, code, 'Bo');
  await playUntil([ann!, late], () => played(evening) === 1, pick);
  const over = big.recorded.findLast(({ message }) => message.kind === 'over')?.message;
  const { held } = (over?.kind === 'over' ? over.saved : {}) as { held?: readonly unknown[][] };
  expect(held?.map(([place, , who]) => [place, who])).toEqual([[1, { name: 'Bo' }]]);
  expectSound([big, ann!, late]);
});

test('ten games of SNAG, each told to nobody who must not know', async ({ browser, baseURL }) => {
  const evening = await openEvening(browser, baseURL!, ['Ann', 'Bo', 'Cleo']);
  const pick = dealt('ten');
  for (let game = 1; game <= 10; game += 1) {
    await start(evening, game === 1 ? 'Start the game' : /^(Play the next game|Play again)$/);
    await playUntil(evening.phones, () => played(evening) === game, pick);
  }
  expectSound([evening.big, ...evening.phones]);
});

for (const [game, acts] of [
  ['Snap', [/^Turn a card$/, /^Continue$/]], ['Snap Back', [/^Continue$/, /^(Fist|[1-6])$/, /^Next/, /^SNAP!$/]],
] as const) {
  test(`three games of ${game}, each told to nobody who must not know`, async ({ browser, baseURL }) => {
    const evening = await openEvening(browser, baseURL!, ['Ann', 'Bo']);
    const { big, phones } = evening;
    await button(big, 'Change').click();
    await big.page.getByRole('group', { name: 'Game', exact: true }).getByText(game, { exact: true }).click();
    await expect.poll(() => big.table?.game).toBe(game.toLowerCase().replace(' ', '-'));
    await button(big, 'Done').click();
    await button(big, 'Add a character at seat 3').click();
    await button(big, /^Ada/).click();
    const pick = dealt(game);
    for (let number = 1; number <= 3; number += 1) {
      await start(evening, number === 1 ? 'Start the game' : /^(Play the next game|Play again)$/);
      // It ends by its rules, or by the host once much has happened.
      const from = eventsIn(evening);
      await playUntil(phones, () => played(evening) === number || eventsIn(evening) > from + 600, pick, acts);
      if (played(evening) < number) {
        await button(big, 'Menu').click();
        await button(big, 'Stop the game').click();
        await button(big, /Stop this game for everyone/).click();
        await expect.poll(() => big.table?.phase).toBe('over');
      }
    }
    expectSound([big, ...phones]);
  });
}
