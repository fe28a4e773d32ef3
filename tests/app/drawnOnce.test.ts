/** How often the page is drawn on the way to a table: each drawing keeps a slow page from its keys. */
import { describe, expect, test } from 'vitest';
import { keptFirstGame } from '../../src/app/table/newcomer/firstGame';
import type { Settings } from '../../src/setup/kept/settings';
import type { Page } from '../../src/ui/page';
import { openApp, TWO_COMPUTERS } from '../helpers/apps';
import { blind } from '../helpers/sessions';
import { finished } from '../helpers/stores';

const ONE: Settings = { ...TWO_COMPUTERS, players: [{ kind: 'local' }, { kind: 'bot', level: 'pip' }], callSeconds: 5 };

/** A page that writes down each time at which it would be drawn. */
function drawing(): { readonly page: Page; readonly drawn: string[] } {
  const drawn: string[] = [];
  return {
    drawn,
    page: {
      async ready() {},
      show(screen, _happenings, layout) { drawn.push(layout ? `${screen.kind} in its layout` : screen.kind); },
      tell(notices) { if (notices.length > 0) drawn.push('notice'); },
      setBanner() { drawn.push('banner'); }, setLayout() { drawn.push('layout'); }, setPlain() { drawn.push('plain'); },
      setSettings() { drawn.push('settings'); }, openDialog() { drawn.push('dialog'); }, sounds() {},
      languageChanged() { drawn.push('language'); },
    },
  };
}

describe('the page is drawn once', () => {
  test('for a press on Play, and in its layout at once: in a first game too, with all that a newcomer is shown', async () => {
    for (const text of [null, '{"shown":["rack","draw","burst"],"time":null}']) {
      const { page, drawn } = drawing();
      const firstGame = keptFirstGame(() => ({ getItem: () => text, setItem() {} }));
      const { app, ask } = await openApp({
        settings: ONE, thinker: blind, firstGame, ports: { page, firstCall: { isForgiven: () => text !== null, forgive() {} } },
      });
      await app.prepare();
      drawn.length = 0;
      await ask({ kind: 'playCharacter' });
      expect(drawn).toEqual(['table in its layout']);
    }
  });

  test('for a game that is continued', async () => {
    const before = await openApp({ settings: ONE, thinker: blind });
    await before.ask({ kind: 'playCharacter' });
    await before.ask({ kind: 'act', act: { kind: 'pick', index: 3 }, at: before.clock.now() });
    await before.clock.pass(3000);
    const id = before.screen()?.kind === 'table' ? (before.screen() as { readonly game: string }).game : '';
    const { page, drawn } = drawing();
    const { app, ask } = await openApp({ settings: ONE, thinker: blind, store: before.store, clock: before.clock, ports: { page } });
    await app.prepare();
    drawn.length = 0;
    await ask({ kind: 'continue', id });
    expect(drawn).toEqual(['table in its layout']);
  });

  test('for a replay that is opened', async () => {
    const one = await openApp();
    await one.ask({ kind: 'play' });
    expect(await one.toTheEnd()).toBe(true);
    const id = (await finished(one.store))[0]!.saved.id;
    const { page, drawn } = drawing();
    const again = await openApp({ store: one.store, clock: one.clock, ports: { page } });
    await again.ask({ kind: 'history' });
    drawn.length = 0;
    await again.ask({ kind: 'replay', id });
    expect(drawn).toEqual(['replay in its layout']);
  });
});

describe('a press on Play', () => {
  test('lets go of the thread before the table, and a second one meanwhile begins no second game', async () => {
    const { page, drawn } = drawing();
    const { app, ask } = await openApp({ settings: ONE, thinker: blind, ports: { page } });
    await app.prepare();
    drawn.length = 0;
    const pressed = [ask({ kind: 'playCharacter' }), ask({ kind: 'playCharacter' })];
    // So much that was promised is done in one task: what is still to come has let go of the thread.
    for (let i = 0; i < 100; i += 1) await Promise.resolve();
    expect(drawn).not.toContain('table in its layout');
    await Promise.all(pressed);
    expect(drawn.filter((one) => one.startsWith('table'))).toEqual(['table in its layout']);
  });
});
