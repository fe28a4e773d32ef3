/** Somebody else plays at a place of a game that is on: a character for whoever is away, and its person again. */
import { describe, expect, test } from 'vitest';
import { createHost, type HostedGame } from '../../src/host/host';
import type { FromHost } from '../../src/host/port';
import type { SavedGame } from '../../src/contract/contract';
import { openSaved, toStore } from '../../src/contract/savedGame';
import { createJumpingClock } from '../../tools/arena/clock';
import { begunBell, bell, type BellTypes } from '../games/bell/game';

type Heard = FromHost<BellTypes>;
const REMOTE = { kind: 'remote' } as const;
const PIP = { level: 'pip' } as const;

/** A device, which says what a test wants. */
interface Device {
  readonly heard: Heard[];
  say(more: object): void;
  press(place: number): void;
  /** What it has been told last of what lies there. */
  view(): BellTypes['View'];
  refusals(): readonly string[];
}

function atTable(saved: SavedGame<BellTypes> = begunBell([REMOTE, REMOTE, REMOTE], 'seat')) {
  const clock = createJumpingClock(1000);
  const saves: SavedGame<BellTypes>[] = [];
  const host: HostedGame<BellTypes> = createHost(bell, saved, {
    clock, today: () => 77, epoch: 'this life', save: (one) => { saves.push(one); }, failed: (error) => { throw error; },
  });
  const device = (...places: number[]): Device => {
    const heard: Heard[] = [];
    const { send } = host.connect(places, (message) => { heard.push(message); });
    let number = 0;
    const say = (more: object): void => {
      number += 1;
      send({ epoch: 'this life', number, now: clock.now(), ...more });
    };
    return {
      heard, say,
      press: (place) => { say({ kind: 'act', place, intent: { kind: 'press' }, at: clock.now(), seen: null }); },
      view: () => heard.flatMap((one) => (one.kind === 'refused' ? [] : [one.view])).at(-1)!,
      refusals: () => heard.flatMap((one) => (one.kind === 'refused' ? [one.code] : [])),
    };
  };
  const { pass } = clock;
  const ring = (): void => {
    const rung = (): number => host.saved().events.filter(([kind]) => kind === 'ring').length;
    const before = rung();
    for (let i = 0; i < 400 && rung() === before; i += 1) pass(50);
  };
  return { clock, host, saves, device, pass, ring, events: () => host.saved().events.map((event) => event.join(' ')) };
}

describe('a character that takes over', () => {
  test('plays from then on, under the name of whoever is away, and is written down', () => {
    const { host, ring, pass, saves, events } = atTable();
    host.goOn();
    ring();
    host.seat(1, PIP);
    expect(saves.at(-1)).toMatchObject({ held: [[1, 1, PIP]] });
    expect(events()).toEqual(['ring']);
    pass(2000);
    expect(events()).toEqual(['ring', 'take 1']);
    expect(host.saved().setup.players[1]).toEqual(begunBell([REMOTE, REMOTE, REMOTE], 'seat').setup.players[1]);
  });

  test('is kept before anything has happened', () => {
    const { host, saves } = atTable();
    host.seat(1, PIP);
    expect(saves.at(-1)).toMatchObject({ events: [], held: [[1, 0, PIP]] });
  });

  test('stops at once when its person is back: what it meant to do is not done', () => {
    const { host, ring, pass, device, events } = atTable();
    host.seat(1, PIP);
    const ann = device(1);
    host.goOn();
    ring();
    pass(100);
    host.seat(1, { name: 'Ann' });
    pass(3000);
    expect(events()).toEqual(['ring']);
    ann.press(1);
    pass(100);
    expect(events()).toEqual(['ring', 'take 1']);
    expect(host.saved().held).toEqual([[1, 0, PIP], [1, 1, { name: 'Ann' }]]);
  });

  test('is told of what lies there once it counts, and only once', () => {
    const told: string[] = [];
    const watched: typeof bell = { ...bell, bot: ({ past }) => {
      told.push(...past.map(({ type }) => `knows ${type}`));
      return { tell: ({ happenings }) => { told.push(...happenings.map(({ type }) => type)); }, stop() {} };
    } };
    const clock = createJumpingClock(1000);
    const host = createHost(watched, begunBell([REMOTE, REMOTE], 'seat'), {
      clock, today: () => 77, epoch: 'this life', save() {}, failed: (error) => { throw error; },
    });
    const heard: Heard[] = [];
    host.connect([0], (message) => { heard.push(message); });
    host.goOn();
    while (heard.every((one) => one.kind !== 'update' || one.happenings.length === 0)) clock.jump();
    // It rings, and that may still be taken back.
    host.seat(1, PIP);
    expect(told).toEqual([]);
    for (let i = 0; i < 10 && told.length === 0; i += 1) clock.jump();
    expect(told).toEqual(['rang']);
    host.act(0, { kind: 'press' });
    clock.goTo(clock.now() + 100);
    while (clock.jump(clock.now() + 10));
    host.seat(1, { name: 'Ann' });
    host.seat(1, PIP);
    expect(told.filter((one) => one === 'knows rang')).toHaveLength(1);
  });
});

describe('the device of whoever is away', () => {
  test('sees what anybody sees who looks on, does nothing for its place, and has all again once its person is back', () => {
    const { host, ring, pass, device, events } = atTable();
    const [ann, other, looker] = [device(1), device(0), device()];
    expect(ann.view().hands[1]).not.toBeNull();
    host.goOn();
    host.seat(1, PIP);
    expect(ann.view()).toEqual(looker.view());
    ann.press(1);
    expect(ann.refusals()).toEqual(['not-your-place']);
    ring();
    pass(2000);
    expect(events()).toContain('take 1');
    // Another number was drawn, which only that place may know.
    const drawn = (one: Device): unknown[] => one.heard.flatMap((message) =>
      (message.kind === 'update' ? message.happenings.filter(({ type }) => type === 'drew') : []));
    expect(drawn(ann)).toEqual(drawn(other));
    expect(JSON.stringify(drawn(ann))).toContain('"number":null');
    host.seat(1, { name: 'Ann' });
    expect(ann.view().hands[1]).toEqual(expect.any(Number));
    expect(other.view().hands[1]).toBeNull();
  });
});

describe('somebody takes over', () => {
  test('in a race: what was pressed before counts', () => {
    const { host, ring, pass, device, events } = atTable();
    const ann = device(1);
    host.goOn();
    ring();
    ann.press(1);
    host.seat(1, PIP);
    pass(60);
    expect(events()).toEqual(['ring', 'take 1']);
  });

  test('in a pause: nothing happens before it is over', () => {
    const { host, ring, pass, saves, events } = atTable();
    host.goOn();
    ring();
    host.say({ kind: 'pause' });
    host.seat(1, PIP);
    host.seat(2, PIP);
    expect(saves.at(-1)?.held).toHaveLength(2);
    pass(60_000);
    expect(events()).toEqual(['ring']);
    host.goOn();
    pass(2000);
    expect(events()[1]).toMatch(/take [12]/);
  });

  test('after the end: nothing', () => {
    const { host, saves, device } = atTable();
    const looker = device();
    host.goOn();
    host.say({ kind: 'stop' });
    const before = [saves.length, looker.heard.length, host.saved()];
    host.seat(1, PIP);
    expect([saves.length, looker.heard.length, host.saved()]).toEqual(before);
  });
});

test('a game that is taken up again has those who played, and goes on so', () => {
  const first = atTable();
  first.host.goOn();
  first.ring();
  first.host.seat(1, PIP);
  first.host.seat(2, { level: 'ada' });
  first.host.seat(2, { name: 'Late' });
  first.host.leave();
  const opened = openSaved(bell, JSON.parse(JSON.stringify(toStore(bell, first.saves.at(-1)!))));
  if (!opened.ok) throw new Error(JSON.stringify(opened.problem));
  const { host, ring, device, pass, events } = atTable(opened.saved);
  const [ann, late] = [device(1), device(2)];
  expect(host.saved().held).toEqual([[1, 1, PIP], [2, 1, { level: 'ada' }], [2, 1, { name: 'Late' }]]);
  ann.press(1);
  expect(ann.refusals()).toEqual(['not-your-place']);
  expect(ann.view().hands[1]).toBeNull();
  expect(late.view().hands[2]).not.toBeNull();
  host.goOn();
  if (events().length === 1) pass(2000); else ring();
  pass(2000);
  expect(events()).toContain('take 1');
});
