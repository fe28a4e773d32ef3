/**
 * SNAG's rack on phones over a real host, with JSON text in between: whole games are played by pressing what it offers, what is pressed is
 * seen at once, and nothing of others' tiles comes into it.
 */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Game, GameTypes, SavedGame } from '../../../src/contract/contract';
import { rack } from '../../../src/rack/snagRack';
import { fraction, randomFrom } from '../../../src/chance/chance';
import { snagTest } from '../../games/snag/test';
import { evening, playOut, type Evening, type Held } from './held';
import type { Offered } from './offered';

beforeAll(() => vi.stubGlobal('document', { addEventListener() {} }));
afterAll(() => vi.unstubAllGlobals());

const REMOTE = { kind: 'remote' } as const;
const game = snagTest.game as unknown as Game<GameTypes>;
const saved = (players: readonly { readonly kind: 'remote' | 'bot' }[], seed: string): SavedGame<GameTypes> =>
  snagTest.begin(players, seed) as unknown as SavedGame<GameTypes>;
const three = (seed: string, delay = 40): Evening => evening(game, saved([REMOTE, REMOTE, REMOTE], seed), rack, [[0], [1], [2]], delay);

/** The tiles that a rack offers to play. */
const tilesOf = (held: Held): readonly number[] =>
  held.offers().flatMap(({ name }) => (/^Play \d+$/u.test(name) ? [Number(name.slice(5))] : []));

/** Presses by chance what is offered: seldom the burst, where no run need lie. */
function byChance(seed: string): (offers: readonly Offered[]) => Offered | null {
  const random = randomFrom(seed);
  return (offers) => {
    const calls = offers.filter(({ name }) => name === 'SNAG!');
    const others = offers.filter(({ name }) => name !== 'SNAG!');
    const from = calls.length > 0 && (others.length === 0 || fraction(random) < 0.05) ? calls : others;
    return from.length === 0 ? null : from[Math.floor(fraction(random) * from.length)]!;
  };
}

/** Lets time pass until one of them can play a tile. */
async function untilSomebodyPlaces({ clock, racks, host }: Evening): Promise<Held> {
  host.goOn();
  const mover = (): Held | undefined =>
    racks.find((held) => held.offers().some(({ name, enabled }) => enabled && name.startsWith('Play ')));
  for (let i = 0; i < 400 && mover() === undefined; i += 1) {
    await clock.pass(250);
    for (const held of racks) {
      held.press(`Pick face-down tile ${racks.indexOf(held) + 3}`);
      held.press('Continue');
    }
  }
  return mover()!;
}

describe.each(['draw', 'two', 'cut'])('a whole game, agreed as "%s"', (seed) => {
  test('is played by what is offered, and nobody holds, sees or is told another’s tiles', async () => {
    const all = three(seed);
    const names = new Set<string>();
    const choose = byChance(seed);
    let looks = 0;
    await playOut(all, (offers) => {
      for (const { name } of offers) names.add(name);
      const tiles = (looks += 1) % 10 === 0 ? all.racks.flatMap(tilesOf) : [];
      expect(new Set(tiles).size).toBe(tiles.length);
      return choose(offers);
    });
    expect(looks).toBeGreaterThan(100);
    expect(all.failures).toEqual([]);
    expect(all.host.ended).toBe('counted');
    expect([...names].some((name) => /^Pick face-down tile \d+$/u.test(name))).toBe(true);
    expect(names).toContain('Draw and end the move');
    if (seed === 'two') expect(names).toContain('Pass');
    else expect(names).toContain('SNAG!');
    // Each has drawn, and was told which tile; nobody was told another's.
    for (const { places: [own], messages, text } of all.racks) {
      const drew = messages.flatMap((message) => [...message.matchAll(/\{"type":"drew"[^}]*\}/gu)].map(([one]) => JSON.parse(one) as {
        seat: number; tile: number | null;
      }));
      const seat = (JSON.parse(messages.at(-1)!) as { view: { places: number[] } }).view.places.indexOf(own!);
      expect(drew.filter(({ tile }) => tile !== null).every((one) => one.seat === seat)).toBe(true);
      expect(text()).toMatch(/wins? with \d+ tiles|share/u);
    }
  });
});

test('a call is seen as called at once, before any answer; then what came of it', async () => {
  const all = three('draw', 400);
  const mover = await untilSomebodyPlaces(all);
  for (let i = 0; i < 4; i += 1) {
    const [now] = [await untilSomebodyPlaces(all)];
    now.press(`Play ${tilesOf(now)[0]}`);
    await all.clock.pass(1200);
    if (i < 3) now.press('Draw and end the move');
    await all.clock.pass(3000);
  }
  const caller = all.racks.find((held) => held.offers().some(({ name, enabled }) => name === 'SNAG!' && enabled))!;
  expect(caller.text()).not.toContain('called…');
  caller.press('SNAG!');
  expect(caller.text()).toContain('called…');
  await all.clock.pass(8000);
  expect(caller.text()).not.toContain('called…');
  expect(mover.places).toHaveLength(1);
});

test('a call that nobody can be right with is not sent, and says why', async () => {
  const all = three('draw');
  const first = await untilSomebodyPlaces(all);
  first.press(`Play ${tilesOf(first)[0]}`);
  await all.clock.pass(600);
  const sent = all.host.saved().events.length;
  expect(first.press('SNAG!')).toBe(true);
  expect(first.text()).toContain('Nobody can have a run yet');
  await all.clock.pass(1000);
  expect(all.host.saved().events).toHaveLength(sent);
});

test('what is not one’s turn is turned down with the reason', async () => {
  const all = three('draw');
  const first = await untilSomebodyPlaces(all);
  const other = all.racks.find((held) => held !== first)!;
  other.offers().find(({ name }) => name.startsWith('Play '))!.press(all.clock.now());
  await all.clock.pass(500);
  expect(other.text()).toMatch(/turn/u);
  expect(other.text()).toContain('toast-on');
});

test('while a character plays for somebody their rack is asleep, and it wakes when they are back', async () => {
  const all = three('draw');
  const first = await untilSomebodyPlaces(all);
  const [own] = first.places;
  all.host.seat(own!, { level: 'otto' });
  await all.clock.pass(100);
  expect(first.text()).toContain('Otto is playing for you.');
  expect(tilesOf(first)).toEqual([]);
  all.host.seat(own!, { name: 'Seat a' });
  await all.clock.pass(100);
  expect(first.text()).not.toContain('is playing for you');
  expect(tilesOf(first).length).toBeGreaterThan(2);
});

test('a phone with two places shows nobody’s tiles, and leads to the whole table; one with none looks on', async () => {
  const all = evening(game, saved([REMOTE, REMOTE, { kind: 'bot' }], 'twins'), rack, [[0, 1], []]);
  all.host.goOn();
  await all.clock.pass(2000);
  const [both, watcher] = all.racks;
  expect(both!.text()).toContain('Open the whole table');
  expect(tilesOf(both!)).toEqual([]);
  expect(watcher!.offers()).toEqual([]);
  expect(watcher!.text()).toContain('rack-board');
  expect(watcher!.rack.seats().map(({ moves }) => moves).filter(Boolean)).toHaveLength(1);
});
