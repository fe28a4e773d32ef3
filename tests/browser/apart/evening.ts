/** An evening at a table of several devices: a big screen, and a phone for each who plays. */
import type { Browser } from '@playwright/test';
import { expect } from '../helpers';
import { LONG } from '../../long/amount';
import { PHONE_HOST } from '../phoneHost';
import { Device, type Offered } from './device';
import { toldTooEarly } from './hindsight';
import { leaksIn } from './recorded';

export interface Evening {
  readonly big: Device;
  readonly phones: readonly Device[];
  readonly code: string;
}

/** The same server by the name that phones call it, over plain http. */
export function byName(baseURL: string): string {
  const address = new URL(baseURL);
  address.hostname = PHONE_HOST;
  return address.href;
}

/** Opens a table. @returns its code */
export async function openTable({ page }: Device): Promise<string> {
  await page.goto('');
  await page.getByRole('button', { name: 'Everyone on their own phone' }).click();
  const code = (await page.getByLabel('Table code').innerText()).trim();
  expect(code).toMatch(/^[A-Z]{4}$/);
  return code;
}

/** Opens a table on a big screen, and lets people sit down on their phones: the last of them reaches it by name. */
export async function openEvening(browser: Browser, baseURL: string, names: readonly string[]): Promise<Evening> {
  const big = await Device.big(browser, baseURL);
  const code = await openTable(big);
  const phones: Device[] = [];
  for (const [i, name] of names.entries()) {
    const phone = await Device.phone(browser, i === names.length - 1 ? byName(baseURL) : baseURL);
    await sitDown(phone, code, name);
    phones.push(phone);
  }
  return { big, phones, code };
}

/** @param way what is pressed: while a game is on there may be a seat to take over */
export async function sitDown(phone: Device, code: string, name: string, way: RegExp | string = 'Sit down'): Promise<void> {
  await phone.page.goto(`?table=${code}`);
  await phone.page.getByLabel('Your name').fill(name);
  await phone.touch(way);
  await expect.poll(() => phone.table?.seats.some((seat) => seat.name === name && seat.device === phone.table?.you)).toBe(true);
}

/** What a rack is played with, the first that is offered: nobody calls, so that a game goes its way. */
const ACTS = [/^Pick face-down tile/, /^Draw and end the move$/, /^Count/, /^Continue$/, /^Play \d+$/];

/** Something of this that a rack offers now. @param pick which of several alike, from 0 up to but not including their number */
export async function actOn(device: Device, pick: (among: number) => number, acts: readonly RegExp[] = ACTS): Promise<Offered | null> {
  const offered = (await device.offered()).filter(({ name }) => !/^Play \d+$/.test(name) || mayPlace(device));
  for (const act of acts) {
    const alike = offered.filter(({ name }) => act.test(name));
    if (alike.length > 0) return alike[pick(alike.length)]!;
  }
  return null;
}

/** What this device was told last of a game of SNAG. */
function snagOf({ recorded }: Device) {
  const game = recorded.findLast(({ message }) => message.kind === 'game')?.message;
  if (game?.kind !== 'game' || game.message.kind === 'refused') return undefined;
  return game.message.view as {
    readonly mover?: number | null; readonly placed?: number | null; readonly board: readonly number[];
    readonly seats: readonly { readonly kind: string; readonly rack: readonly (number | null)[] }[];
  };
}

/** How many tiles lie on the board, by what a device was told last. */
export const placed = (device: Device): number => snagOf(device)?.board.length ?? 0;

/** What a phone was told last of its own rack. */
export const rackOf = (phone: Device): readonly (number | null)[] | undefined =>
  snagOf(phone)?.seats.find(({ kind }) => kind === 'local')?.rack;

/** Whether whoever plays here is to play a tile. In games without tiles nobody is. */
function mayPlace(device: Device): boolean {
  const { mover, placed: tile, seats } = snagOf(device) ?? {};
  return typeof mover === 'number' && tile === null && seats?.[mover]?.kind === 'local';
}

/** A game in which nobody is told anything for so long stands still: no character thinks that long, and no time runs that long. */
const STILL_MS = 180_000;

/** Lets all play until something is so. @param pick chance @returns how many presses it took */
export async function playUntil(
  phones: readonly Device[], done: () => boolean | Promise<boolean>, pick: (among: number) => number, acts?: readonly RegExp[],
): Promise<number> {
  let presses = 0;
  let [heardAll, since] = [0, Date.now()];
  await expect.poll(async () => {
    const all = phones.reduce((sum, { recorded }) => sum + recorded.length, 0);
    if (all > heardAll) [heardAll, since] = [all, Date.now()];
    else if (Date.now() - since > STILL_MS) throw new Error(`The game stands still. Offered are: ${await offersOf(phones)}`);
    for (const phone of phones) {
      const act = await actOn(phone, pick, acts);
      if (act === null) continue;
      const heard = phone.recorded.length;
      await phone.press(act);
      presses += 1;
      // A tile that was tapped waits for a moment, and what is pressed is seen at once: it's told when it has come to something.
      await expect.poll(() => phone.recorded.length, { timeout: 5000, intervals: [20] }).toBeGreaterThan(heard).catch(() => {});
    }
    return done();
  }, { timeout: 0, intervals: [20] }).toBe(true);
  return presses;
}

/** What each of some devices offers, in words. */
async function offersOf(phones: readonly Device[]): Promise<string> {
  return (await Promise.all(phones.map(async (phone) => (await phone.offered()).map(({ name }) => name).join(', ')))).join(' / ');
}

/** That no device was told what it must not know, and each was told of a game at all; and that no page has complained. */
export function expectSound(devices: readonly Device[]): void {
  for (const { recorded, troubles } of devices) {
    expect(recorded.some(({ message }) => message.kind === 'game')).toBe(true);
    expect([...leaksIn(recorded), ...toldTooEarly(recorded)]).toEqual([]);
    expect(troubles).toEqual([]);
  }
  if (LONG) process.stdout.write(`${devices.reduce((sum, { recorded }) => sum + recorded.length, 0)} frames of ${devices.length} pages\n`);
}
