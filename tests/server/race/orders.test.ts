/** What may come in between while a race is judged: a line that is cut, one that sleeps, one that comes back, a pause. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MOST_CREDIT_MS, quotaOf } from '../../../src/race/credit';
import { TIE_MS } from '../../../src/race/order';
import type { BellView } from '../../games/bell/game';
import { Device } from '../helpers/device';
import { openHouse, type House } from '../helpers/house';
import { agreedFor, GAMES } from '../helpers/plays';

const NEAR = 20;
const FAR = 300;
/** A device paints what it's told so much later. */
const FRAME = 16;

let house: House;
let big: Device;
let ann: Device;
let bo: Device;
beforeEach(async () => {
  house = await openHouse({ games: GAMES });
  big = await new Device(house, 'big').open('bell', agreedFor('bell'));
  [ann, bo] = [await new Device(house, 'ann', big.code).come(), await new Device(house, 'bo', big.code).come()];
  await ann.sit('Ann', 'circle');
  await bo.sit('Bo', 'square');
  await big.ask({ kind: 'start' });
  measure();
  await ring();
});
afterEach(async () => {
  expect(house.failures).toEqual([]);
  await house.close();
});

/** How far away they are, often enough that the mean says it. */
function measure(): void {
  for (let i = 0; i < 60; i += 1) {
    ann.lag(NEAR);
    bo.lag(FAR);
  }
}

const view = (): BellView => ann.seen!.view as BellView;
/** Who took a bell, and who pressed for none. */
const events = (): readonly (readonly [string, number])[] => (ann.happenings as readonly { type: string; place?: number }[])
  .flatMap(({ type, place }) => (type === 'took' || type === 'early' ? [[type, place!] as const] : []));

async function ring(): Promise<void> {
  await house.until(() => view().isRinging);
  // It's painted, and somebody has seen it.
  await house.pass(400);
}

/** What a device says to the game from now on is so long on its way. */
function delay(device: Device, ms: number): void {
  const say = device.say.bind(device);
  device.say = (message) => {
    if (message.kind === 'game') house.clock.setTimeout(() => say(message), ms);
    else say(message);
  };
}

const press = (device: Device, place: number): void => device.act(place, { kind: 'press' });

/** How long it takes from now until somebody has taken the bell. */
async function judgedAfter(): Promise<number> {
  const from = house.clock.now();
  await house.rest();
  await house.until(() => events().some(([type]) => type === 'took'));
  return house.clock.now() - from;
}

test('who pressed first takes it, though it comes last', async () => {
  delay(bo, FAR);
  press(bo, 1);
  await house.pass(20);
  press(ann, 0);
  expect(await judgedAfter()).toBeCloseTo(FAR - 20, 0);
  await house.pass(2000);
  expect(events()).toEqual([['took', 1]]);
});

test('whoever is far away is waited for, as long as a press of theirs can come', async () => {
  press(ann, 0);
  // It counts from when she pressed, without the time that her screen took to paint.
  const wait = TIE_MS + quotaOf(FAR, 0) - FRAME;
  const judged = await judgedAfter();
  expect(judged).toBeGreaterThanOrEqual(wait);
  // And for one more turn of the event loop.
  expect(judged).toBeLessThanOrEqual(wait + 2);
});

test('a press that comes in the same moment as the verdict is too late for it, and for nothing', async () => {
  delay(bo, TIE_MS + quotaOf(FAR, 0) - FRAME);
  press(ann, 0);
  press(bo, 1);
  await judgedAfter();
  await house.pass(2000);
  expect(events()).toEqual([['took', 0]]);
});

test('nobody waits for a seat without a line', async () => {
  bo.cut();
  await house.rest();
  press(ann, 0);
  expect(await judgedAfter()).toBe(0);
});

test('a line that sleeps, and isn’t known to, holds up a race no longer than any press may be late', async () => {
  for (let i = 0; i < 60; i += 1) bo.lag(5000);
  press(ann, 0);
  expect(await judgedAfter()).toBeLessThanOrEqual(MOST_CREDIT_MS);
});

test('who loses their line in a race loses what they pressed, and comes back without harm', async () => {
  const say = bo.say.bind(bo);
  bo.say = (message) => { if (message.kind !== 'game') say(message); };
  press(bo, 1);
  await house.pass(50);
  press(ann, 0);
  bo.cut();
  bo.say = say;
  await bo.come();
  expect(bo.refused).toEqual([]);
  // They haven't painted yet that it's taken.
  press(bo, 1);
  expect(await judgedAfter()).toBeLessThanOrEqual(MOST_CREDIT_MS);
  await house.pass(2000);
  expect(events()).toEqual([['took', 0]]);
});

test('what was pressed before a pause is judged after it, in its order, though it comes in the pause', async () => {
  delay(bo, 100);
  press(bo, 1);
  await house.pass(20);
  press(ann, 0);
  await big.ask({ kind: 'pause', on: true });
  await house.pass(5000);
  expect(events()).toEqual([]);
  await big.ask({ kind: 'pause', on: false });
  await judgedAfter();
  await house.pass(2000);
  expect(events()).toEqual([['took', 1]]);
});

test('what is pressed in a pause is for nothing', async () => {
  await big.ask({ kind: 'pause', on: true });
  await house.pass(500);
  press(bo, 1);
  await house.pass(500);
  await big.ask({ kind: 'pause', on: false });
  await house.pass(2000);
  expect(events()).toEqual([]);
  press(ann, 0);
  await judgedAfter();
  expect(events()).toEqual([['took', 0]]);
});
