/** Snap Back where everybody has a device of their own: all choose in the same moment, in secret, against the count. */
import { describe, expect, test } from 'vitest';
import { snapBackGameWith } from '../../../../src/games/snapBack/table/snapBackGame';
import { newGame, setupOf } from '../../../helpers/snapBack/tables';
import { devicesAt } from '../../../host/helpers/devicesAt';

/** Three people, and who has which device. */
function tableOf(devices: readonly (readonly number[])[], more: object = {}) {
  const players = (['circle', 'square', 'triangle'] as const).map((shape, i) => ({ name: `P${i}`, kind: 'remote' as const, shape }));
  const saved = newGame(setupOf(players, { minutes: null, ...more }), 'apart');
  const { host, heard, pass, viewOf } = devicesAt(snapBackGameWith(), saved, devices);
  const called = (): void => {
    for (let i = 0; i < 400 && viewOf(0).phase !== 'choosing'; i += 1) {
      pass(200);
      if (viewOf(0).mayCall) host.act(0, { kind: 'call' });
    }
  };
  host.goOn();
  return { host, heard, pass, viewOf, called, revealed: () => host.saved().events.find(([kind]) => kind === 'reveal')?.[1] };
}

const EACH = [[0], [1], [2], []];

describe('numbers', () => {
  test('are chosen by all in the same moment, and may be changed until the count ends', () => {
    const { host, pass, viewOf, called, revealed } = tableOf(EACH);
    called();
    expect(EACH.map((_, device) => viewOf(device).chooser)).toEqual([null, null, null, null]);
    expect(viewOf(1).countEndsAt).not.toBeNull();
    for (const [place, claim] of [[2, 4], [1, 5], [0, 3], [2, 6]] as const) host.act(place, { kind: 'choose', claim });
    expect(viewOf(3).phase).toBe('choosing');
    pass(3100);
    expect(revealed()).toEqual([3, 5, 6]);
  });

  test('are told to nobody before all are shown', () => {
    const run = (claim: 1 | 2): string => {
      const { host, heard, pass, called } = tableOf(EACH);
      called();
      host.act(1, { kind: 'choose', claim });
      pass(1000);
      return JSON.stringify(heard);
    };
    expect(run(1)).toBe(run(2));
  });

  test('wait for everybody once a device has said that it needs more time, before which two sit', () => {
    const { host, pass, viewOf, called, revealed } = tableOf([[0], [1, 2]]);
    host.act(1, { kind: 'together', on: false });
    called();
    expect([viewOf(0), viewOf(1)].map(({ chooser, countEndsAt }) => [chooser, countEndsAt])).toEqual([[null, null], [1, null]]);
    // In the midst of it nothing is changed for the others.
    host.act(0, { kind: 'together', on: true });
    host.act(1, { kind: 'choose', claim: 1 });
    expect(viewOf(1).chooser).toBe(2);
    host.act(2, { kind: 'choose', claim: 2 });
    pass(20_000);
    expect(revealed()).toBeUndefined();
    host.act(0, { kind: 'choose', claim: 3 });
    expect(revealed()).toEqual([3, 1, 2]);
  });
});

test('whoever is at a device is here for it, and elsewhere for all others', () => {
  const { host, viewOf } = tableOf([[0], [1, 2], []]);
  const kinds = (device: number): readonly string[] => viewOf(device).seats.map(({ kind }) => kind);
  expect([0, 1, 2].map(kinds)).toEqual([['local', 'remote', 'remote'], ['remote', 'local', 'local'], ['remote', 'remote', 'remote']]);
  host.seat(2, { level: 'ada' });
  expect([0, 1, 2].map(kinds)).toEqual([['local', 'remote', 'bot'], ['remote', 'local', 'bot'], ['remote', 'remote', 'bot']]);
  expect(viewOf(0).seats[2]).toMatchObject({ name: 'P2', level: 'ada' });
  host.seat(2, { name: 'Late' });
  expect(viewOf(0).seats[2]).toMatchObject({ name: 'Late', kind: 'remote' });
  expect(viewOf(0).seats[2]).not.toHaveProperty('level');
});

describe('a character that sits down', () => {
  test('where everybody is asked answers about the card that lies there', () => {
    const { host, pass, viewOf } = tableOf(EACH, { untimed: true });
    for (let i = 0; i < 7; i += 1) host.act(0, { kind: 'next' });
    expect(viewOf(0).phase).toBe('asked');
    host.seat(1, { level: 'ada' });
    pass(100);
    expect(viewOf(0).seats.map(({ chosen }) => chosen)).toEqual([false, true, false]);
  });

  test('while numbers are chosen chooses one', () => {
    const { host, pass, viewOf, called } = tableOf(EACH);
    called();
    host.seat(1, { level: 'ada' });
    pass(100);
    expect(viewOf(0).seats.map(({ chosen }) => chosen)).toEqual([false, true, false]);
  });
});

test.each([true, false])('whether nothing hurries (%s) is whether nobody races', (untimed) => {
  const players = (['circle', 'square'] as const).map((shape, i) => ({ name: `P${i}`, kind: 'remote' as const, shape }));
  const { table } = snapBackGameWith();
  expect(table.unraced!(table.start(newGame(setupOf(players, { minutes: null, untimed }), 'apart'), 0))).toBe(untimed);
});
