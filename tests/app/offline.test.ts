/** What the app tells of the game without a server, and of a newer version: on the start screen and in the settings, never in a game. */
import { expect, test } from 'vitest';
import { openApp } from '../helpers/apps';

test('a newer version is told of on the start screen, and who presses the button has it taken', async () => {
  let taken = 0;
  const { app, ask, start } = await openApp({ ports: { takeUpdate: async () => { taken += 1; } } });
  expect(start()?.update).toBe('none');
  app.offlineChanged({ copy: 'yes', update: 'waits' });
  expect(start()?.update).toBe('waits');
  await ask({ kind: 'takeUpdate' });
  expect(taken).toBe(1);
  app.offlineChanged({ copy: 'yes', update: 'busy' });
  expect(start()?.update).toBe('busy');
});

test('a game is not troubled by it; whoever leaves the table finds the note', async () => {
  const { app, ask, screen, start, told, banners } = await openApp();
  await ask({ kind: 'playCharacter' });
  const table = screen();
  expect(table?.kind).toBe('table');
  const [before, bannersBefore] = [told.length, banners.length];
  app.offlineChanged({ copy: 'yes', update: 'waits' });
  expect(screen()).toBe(table);
  expect([told.length, banners.length]).toEqual([before, bannersBefore]);
  await ask({ kind: 'leave' });
  expect(start()?.update).toBe('waits');
});

test('the settings are told whether the game works offline, wherever they are opened', async () => {
  const { app, settings } = await openApp();
  expect(settings()?.offline).toBe('not-yet');
  app.offlineChanged({ copy: 'no-room', update: 'none' });
  expect(settings()?.offline).toBe('no-room');
});
