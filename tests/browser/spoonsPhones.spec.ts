// Spoons by four phones before a big screen, two of them on slow lines, all by touch: cards are taken, tapped and swiped on, whoever
// presses first has the spoon wherever they sit, and a character plays on for a phone that leaves in the middle of a hand.
import type { Browser } from '@playwright/test';
import { test } from './tidyTest';
import type { PassingView } from '../../src/games/spoons/table/view';
import type { TableHappening } from '../../src/games/spoons/kept/savedGame';
import { rankOf } from '../../src/cards/card';
import { LONG, ONLY_LONG } from '../long/amount';
import { lagProxy } from '../server/race/lagProxy';
import { Device } from './apart/device';
import { expectSound, sitDown } from './apart/evening';
import { expect } from './helpers';
import { swipeFrom, touchSwipe } from './touch';

const NAMES = ['Ann', 'Bo', 'Cleo', 'Dag'] as const;
/** Bo and Dag sit far away: so many milliseconds there, and as many back. */
const LINE = { delay: 90, jitter: 8 };
const isFar = (seat: number): boolean => seat % 2 === 1;

interface Four { readonly big: Device; readonly phones: readonly Device[]; readonly close: () => Promise<void> }

async function fourPhones(browser: Browser, baseURL: string, letters: number): Promise<Four> {
  const big = await Device.big(browser, baseURL);
  const button = (name: string) => big.page.getByRole('button', { name, exact: true });
  await big.page.goto('?game=spoons');
  await button('Everyone on their own phone').click();
  const code = (await big.page.getByLabel('Table code').innerText()).trim();
  if (letters < 5) {
    await button('Change').click();
    await big.page.getByRole('radio', { name: `${letters} letter`, exact: true }).check();
    await button('Done').click();
  }
  const line = await lagProxy(Number(new URL(baseURL).port), LINE, 'spoons');
  const phones: Device[] = [];
  for (const [i, name] of NAMES.entries()) {
    const phone = await Device.phone(browser, isFar(i) ? line.url : baseURL);
    await sitDown(phone, code, name);
    phones.push(phone);
  }
  await button('Start the game').click();
  return { big, phones, close: () => line.close() };
}

/** What a device was told of the game, message by message. */
function toldTo({ recorded }: Device) {
  return recorded.flatMap(({ message }) => (message.kind === 'game' && message.message.kind !== 'refused'
    ? [message.message as unknown as { readonly view: PassingView; readonly happenings?: readonly TableHappening[] }] : []));
}
function viewOf({ recorded }: Device): PassingView | null {
  const last = recorded.findLast(({ message }) => message.kind === 'game' && message.message.kind !== 'refused')?.message;
  return last?.kind === 'game' && last.message.kind !== 'refused' ? last.message.view as PassingView : null;
}
/** Who has taken a spoon, as a device was told, in order. */
const takenBy = (device: Device): readonly number[] =>
  toldTo(device).flatMap(({ happenings = [] }) => happenings.flatMap((one) => (one.type === 'took' ? [one.seat] : [])));

/** What somebody does with their own cards, by touch: now and then a card is swiped away instead of tapped. */
async function playOn(phone: Device, me: number, turn: number): Promise<void> {
  const { hand, took } = viewOf(phone)!.seats[me]!;
  if (hand === null || took !== null) return;
  const counts = hand.map((card) => hand.filter((one) => rankOf(one) === rankOf(card)).length);
  // Now and then a pair is given up: two who wait for the same rank would wait for ever.
  const gives = turn % 7 === me ? counts.find((count) => count < Math.max(...counts)) ?? counts[0]! : Math.min(...counts);
  const offered = await phone.offered();
  const cards = offered.filter(({ name }) => name.startsWith('Pass on: '));
  const does = Math.max(...counts) > 3 ? offered.find(({ name }) => name === 'SPOON!')
    : cards.length > 0 ? cards[counts.lastIndexOf(gives)] : offered.find(({ name }) => name === 'Take the next card');
  if (does === undefined) return;
  await (cards.includes(does) && turn % 4 === 0 ? swipeFrom(phone.page, does, 60) : phone.press(does));
}

/** How a table stands to all who look. */
const heldBy = (devices: readonly Device[], seat: number) => devices.map((device) => viewOf(device)?.seats[seat]?.cards);

test('four phones, two of them far away: cards are passed by touch, and a character plays on for whoever leaves', async ({
  browser, baseURL,
}) => {
  const { big, phones, close } = await fourPhones(browser, baseURL!, 5);
  const [ann, bo] = phones as [Device, Device];
  await expect.poll(() => viewOf(bo)?.phase).toBe('playing');
  // The dealer takes from the stock, and passes on; a card that waits has no face for whoever it waits for.
  const dealer = viewOf(ann)!.dealer;
  for (const [i, seat] of [dealer, (dealer + 3) % 4].entries()) {
    const phone = phones[seat]!;
    const hand = phone.page.getByRole('list', { name: 'Your hand' }).getByRole('button');
    await phone.touch('Take the next card');
    await expect(hand).toHaveCount(5);
    await (i === 0 ? touchSwipe(hand.nth(4), 60) : hand.nth(1).tap());
    await expect(hand).toHaveCount(4);
    await expect.poll(() => viewOf(big)!.seats[(seat + 3) % 4]!.draws).toBe(1);
  }
  expect(viewOf(big)!.seats.every(({ hand }) => hand === null)).toBe(true);
  // Whoever a card waits for now leaves the table: a character takes it, and passes one on.
  const leaver = (dealer + 2) % 4;
  const others = phones.filter((_, seat) => seat !== leaver);
  const next = (leaver + 3) % 4;
  await phones[leaver]!.touch('Menu');
  await phones[leaver]!.touch('Leave my seat');
  await phones[leaver]!.touch('Yes, leave it');
  await expect.poll(() => big.table?.seats[leaver]?.level ?? null).not.toBeNull();
  await expect.poll(() => others.map((phone) => viewOf(phone)!.seats[next]!.draws > 0 || next === dealer)).toEqual([true, true, true]);
  await expect.poll(() => toldTo(big).some(({ happenings = [] }) =>
    happenings.some((one) => one.type === 'passed' && one.seat === leaver))).toBe(true);
  expect(new Set(heldBy([big, ...others], leaver)).size).toBe(1);
  expectSound([big, ...others]);
  await close();
});

test('a whole game by four phones: of each spoon whoever pressed first has it', ONLY_LONG, async ({ browser, baseURL }) => {
  test.setTimeout(900_000);
  const { big, phones, close } = await fourPhones(browser, baseURL!, 1);
  const isOver = (): boolean => big.table?.phase === 'over';
  let hand = 0;
  for (let turn = 0; !isOver(); turn += 1) {
    const view = viewOf(big);
    if (view?.phase !== 'playing' || view.played < hand) {
      await expect.poll(() => isOver() || (viewOf(big)?.phase === 'playing' && viewOf(big)!.played >= hand)).toBe(true);
      continue;
    }
    const taken = takenBy(big);
    await Promise.all(phones.map((phone, me) => (viewOf(phone) === null ? undefined : playOn(phone, me, turn))));
    if (view.seats.every(({ took }) => took === null)) continue;
    // Somebody has four: all others see it, those who are far away press first, and what they press comes last.
    const first = view.seats.findIndex(({ took }) => took !== null);
    const racers = [1, 3, 0, 2].filter((seat) => seat !== first && !view.seats[seat]!.isOut);
    await expect.poll(() => racers.every((seat) => viewOf(phones[seat]!)!.seats[first]!.took !== null)).toBe(true);
    const bursts = await Promise.all(racers.map((seat) => phones[seat]!.offered()));
    for (const [i, seat] of racers.entries()) await phones[seat]!.press(bursts[i]!.find(({ name }) => name === 'SPOON!')!);
    hand = view.played + 1;
    await expect.poll(() => isOver() || viewOf(big)!.played >= hand).toBe(true);
    // Everybody was told the same, in the order in which they pressed.
    const order = takenBy(big).slice(taken.length - view.seats.filter(({ took }) => took !== null).length);
    if (LONG) process.stdout.write(`hand ${hand}: ${order.map((seat) => NAMES[seat]).join(', ')}; without: ${NAMES[racers.at(-1)!]}\n`);
    expect(order).toEqual([first, ...racers.slice(0, -1)]);
    for (const phone of phones) await expect.poll(() => takenBy(phone)).toEqual(takenBy(big));
    await expect(big.page.locator('.play-prompt')).toContainText(`${NAMES[racers.at(-1)!]} was last.`);
  }
  await expect.poll(() => phones.map(({ table }) => table?.phase)).toEqual(['over', 'over', 'over', 'over']);
  expectSound([big, ...phones]);
  await close();
});
