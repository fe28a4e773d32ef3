/** What is set counts at once, on every screen and for whoever draws the table, and is kept; a game that is on keeps its terms. */
import { describe, expect, test } from 'vitest';
import type { Layout } from '../../src/layout/types';
import { USUAL_PREFERENCES, createPreferences } from '../../src/setup/kept/preferences';
import { MOTION_SPEED } from '../../src/setup/pace';
import { memoryStorage, openApp, TWO_COMPUTERS } from '../helpers/apps';
import { afterOne } from '../helpers/comingBack';

describe('the settings', () => {
  test('turn the table round and set its speed at once, and the page is told all that is set', async () => {
    const one = await afterOne();
    const layouts: Layout[] = [];
    const speeds: number[] = [];
    one.app.attach({ show() {}, setLayout: (layout) => layouts.push(layout), setSpeed: (speed) => speeds.push(speed) });
    const [usual] = layouts;
    await one.ask({ kind: 'setPreferences', preferences: { hand: 'left', volume: 0.3 } });
    expect(layouts.at(-1)?.snag.x).toBe(usual!.width - usual!.snag.x - usual!.snag.width);
    expect(one.settings()?.preferences).toEqual({ ...USUAL_PREFERENCES, hand: 'left', volume: 0.3 });
    const laidOut = layouts.length;
    await one.ask({ kind: 'setPreferences', preferences: { muted: true } });
    expect(layouts).toHaveLength(laidOut);

    await one.ask({ kind: 'setPace', pace: 'fast' });
    await one.ask({ kind: 'setPreferences', preferences: { motion: 'slow' } });
    await one.ask({ kind: 'setPace', pace: 'normal' });
    await one.ask({ kind: 'setPreferences', preferences: { motion: 'system' } });
    expect(speeds.slice(-3)).toEqual([MOTION_SPEED.fast, MOTION_SPEED.slow, MOTION_SPEED.normal]);
  });

  test('are kept where the browser keeps anything', async () => {
    const storage = memoryStorage();
    const one = await openApp({ ports: { preferences: createPreferences(storage) } });
    await one.ask({ kind: 'setPreferences', preferences: { contrast: 'more', textSize: 'large' } });
    expect(createPreferences(storage).now()).toEqual({ ...USUAL_PREFERENCES, contrast: 'more', textSize: 'large' });
  });

  test('of hand and key are those of the start screen, too', async () => {
    const one = await openApp();
    await one.ask({ kind: 'setInput', input: { singleKeys: false } });
    expect(one.start()?.input.singleKeys).toBe(false);
    expect(one.settings()?.input).toEqual({ ...TWO_COMPUTERS.input, singleKeys: false });
  });

  test('from the set-up are agreed for the game that it begins', async () => {
    const one = await openApp();
    await one.ask({ kind: 'openSetup', for: 'character' });
    await one.ask({ kind: 'setMemoryAid', memoryAid: true });
    await one.ask({ kind: 'setInput', input: { takeBack: 'always' } });
    expect(one.setup()?.draft).toMatchObject({ memoryAid: true, input: { takeBack: 'always' } });
    await one.ask({ kind: 'play' });
    expect(one.settings()).toMatchObject({ memoryAid: true, input: { takeBack: 'always' } });
  });

  test('give the next games the memory aid, and leave the one that is on as it was agreed', async () => {
    const one = await afterOne();
    const aid = (): boolean | undefined => {
      const screen = one.screen();
      return screen?.kind === 'table' ? screen.terms.memoryAid : undefined;
    };
    expect(aid()).toBe(false);
    await one.ask({ kind: 'setMemoryAid', memoryAid: true });
    expect([aid(), one.settings()?.memoryAid]).toEqual([false, true]);
    await one.ask({ kind: 'leave' });
    await one.ask({ kind: 'playCharacter' });
    expect(aid()).toBe(true);
  });
});
