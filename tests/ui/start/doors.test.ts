/** The doors of the start screen: each has a title and a line, and none leads nowhere. */
import { expect, test } from 'vitest';
import { openApp } from '../../helpers/apps';
import { doorsOf } from '../../../src/ui/start/doors';

test('the doors stand in order, each with its own words and command, and the history only once there is one', async () => {
  const one = await openApp();
  // On a first visit the course leads, and has no second door.
  expect(one.start()!.leads).toBe('learn');
  expect(doorsOf(one.start()!).map(({ id }) => id)).toEqual(['several', 'cardTable', 'daily', 'training']);
  const told = doorsOf({ ...one.start()!, leads: 'play' });
  expect(told.map(({ id }) => id)).toEqual(['several', 'cardTable', 'daily', 'learn', 'training']);
  for (const { title, line } of told) expect([title.length, line.length].every((length) => length > 4)).toBe(true);
  expect(new Set(told.map(({ title }) => title)).size).toBe(told.length);
  expect(doorsOf({ ...one.start()!, past: 1 }).at(-1)).toMatchObject({ id: 'history', title: 'History', line: '1 game, your statistics' });
  // Behind each of them is a screen.
  for (const { command } of told) {
    await one.ask(command);
    expect(one.screen()?.kind).not.toBe('start');
    await one.ask({ kind: 'leave' });
  }
});
