// Whole evenings at tables of several devices, all that each is told looked through: a series of two games of SNAG by touch while phones
// are reloaded, cut off, asleep, taken over, and ten games of SNAG and three of each other game. Played by
// `npm run -s long -- apart-evenings`; `npm test` plays the beginning of one in apartEvening.spec.ts.
import type { Locator } from '@playwright/test';
import { test } from './tidyTest';
import { ONLY_LONG } from '../long/amount';
import { dealt } from './apart/chance';
import { Device } from './apart/device';
import { expectSound, openEvening, playUntil, sitDown, type Evening } from './apart/evening';
import { expect } from './helpers';

// An evening takes the time it takes. What is waited for on the way is there soon, or never.
test.setTimeout(0);
test.use({ actionTimeout: 60_000 });

const button = ({ page }: Device, name: string | RegExp): Locator => page.getByRole('button', { name });
/** How many games this table has played to their end, as the big screen was told. */
const played = ({ big }: Evening): number => big.table?.card.length ?? 0;
const eventsIn = ({ big }: Evening): number => big.recorded.filter(({ message }) => message.kind === 'game').length;

async function start(evening: Evening, name: string | RegExp = 'Start the game'): Promise<void> {
  const before = evening.big.table?.playing?.id;
  await button(evening.big, name).click();
  await expect.poll(() => evening.big.table?.phase === 'playing' && evening.big.table.playing?.id !== before).toBe(true);
}

async function addCharacter({ big }: Evening, number: number): Promise<void> {
  await button(big, `Add a character at seat ${number}`).click();
  await button(big, /^Ada/).click();
  await expect.poll(() => big.table?.seats[number - 1]?.level).toBe('ada');
}

/** How many games a device was told whole, since they were over. */
const whole = ({ recorded }: Device): number =>
  new Set(recorded.flatMap(({ message }) => (message.kind === 'over' ? [message.id] : []))).size;

/** That all of so many games was searched on each device, and nothing found. */
async function expectAllSound({ big, phones }: Evening, games: number): Promise<void> {
  const devices = [big, ...phones];
  await expect.poll(() => devices.map(whole)).toEqual(devices.map(() => games));
  expectSound(devices);
}

async function stop({ big }: Evening): Promise<void> {
  await button(big, 'Menu').click();
  await button(big, 'Stop the game').click();
  await button(big, /Stop this game for everyone/).click();
  await expect.poll(() => big.table?.phase).toBe('over');
}

/** The seat of somebody, as a device was told it. */
const seatOf = ({ table }: Device, name: string) => table?.seats.find((seat) => seat.name === name);

test('a series of two games, with phones that are reloaded, cut off, asleep and taken over', ONLY_LONG, async ({ browser, baseURL }) => {
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
  expect([big, ann].map(whole)).toEqual([2, 2]);
  expectSound([big, ann, bo, tab]);
});

test('somebody who comes late takes over what a character kept', ONLY_LONG, async ({ browser, baseURL }) => {
  const evening = await openEvening(browser, baseURL!, ['Ann']);
  const { big, phones: [ann], code } = evening;
  await addCharacter(evening, 2);
  await start(evening);
  const pick = dealt('late');
  await playUntil([ann!], () => eventsIn(evening) > 20, pick);
  const late = await Device.phone(browser, baseURL!);
  await sitDown(late, code, 'Bo', /^Take over from /);
  await playUntil([ann!, late], () => played(evening) === 1, pick);
  const over = big.recorded.findLast(({ message }) => message.kind === 'over')?.message;
  const { held } = (over?.kind === 'over' ? over.saved : {}) as { held?: readonly unknown[][] };
  expect(held?.map(([place, , who]) => [place, who])).toEqual([[1, { name: 'Bo' }]]);
  expectSound([big, ann!, late]);
});

test('ten games of SNAG, each told to nobody who must not know', ONLY_LONG, async ({ browser, baseURL }) => {
  const evening = await openEvening(browser, baseURL!, ['Ann', 'Bo', 'Cleo']);
  const pick = dealt('ten');
  for (let game = 1; game <= 10; game += 1) {
    await start(evening, game === 1 ? 'Start the game' : /^(Play the next game|Play again)$/);
    const presses = await playUntil(evening.phones, () => played(evening) === game, pick);
    process.stdout.write(`game ${game}: ${presses} presses\n`);
    await expectAllSound(evening, game);
  }
});

/**
 * `length`: what is chosen in the row of how long a game lasts. `most`: after how many messages the host stops it. Snap waits for those on
 * phones, and doesn't end while it's being stopped; Snap Back ends by itself, when its time is up.
 */
for (const { game, acts, length, most } of [
  { game: 'Snap', acts: [/^Turn a card$/, /^Continue$/], length: null, most: 300 },
  { game: 'Snap Back', acts: [/^Continue$/, /^(Fist|[1-6] back)/, /^Next card$/, /^SNAP!$/], length: '3 minutes', most: Infinity },
] as const) {
  test(`three games of ${game}, each told to nobody who must not know`, ONLY_LONG, async ({ browser, baseURL }) => {
    const evening = await openEvening(browser, baseURL!, ['Ann', 'Bo']);
    const { big, phones } = evening;
    const choose = (row: string, word: string): Promise<void> =>
      big.page.getByRole('radiogroup', { name: row, exact: true }).getByRole('radio', { name: word, exact: true }).check();
    await button(big, 'Change').click();
    await choose('Game', game);
    await expect.poll(() => big.table?.game).toBe(game.toLowerCase().replace(' ', '-'));
    if (length !== null) await choose('Game length', length);
    await button(big, 'Done').click();
    await addCharacter(evening, 3);
    const pick = dealt(game);
    for (let number = 1; number <= 3; number += 1) {
      await start(evening, number === 1 ? 'Start the game' : /^(Play the next game|Play again)$/);
      const from = eventsIn(evening);
      const isOver = (): boolean => big.table?.phase === 'over';
      const presses = await playUntil(phones, () => isOver() || eventsIn(evening) > from + most, pick, acts);
      process.stdout.write(`game ${number}: ${presses} presses, ${eventsIn(evening) - from} messages\n`);
      if (!isOver()) await stop(evening);
      await expectAllSound(evening, number);
    }
  });
}
