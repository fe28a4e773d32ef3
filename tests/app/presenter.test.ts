/** Who sees and hears the table besides the page: the same at the table and in a replay, however late they come. */
import { describe, expect, test } from 'vitest';
import type { Observer } from '../../src/app/presenter';
import { NO_DRAFT, type Draft } from '../../src/layout/draft';
import type { Layout } from '../../src/layout/types';
import type { TableHappening, Update, ViewState } from '../../src/session/viewState';
import { MOTION_SPEED } from '../../src/setup/pace';
import { openApp, TWO_COMPUTERS, type TestApp } from '../helpers/apps';
import { memoryDisk } from '../../src/storage/disk';
import { THREE, afterOne } from '../helpers/comingBack';
import { finished, idle, storeOn } from '../helpers/stores';

/** Who counts what a sound would be played for. */
function listener(): Observer & { readonly heard: TableHappening[]; readonly states: ViewState[] } {
  const heard: TableHappening[] = [];
  const states: ViewState[] = [];
  return {
    heard, states,
    show({ state, happenings }: Update) {
      states.push(state);
      heard.push(...happenings);
    },
  };
}
const snags = ({ heard }: ReturnType<typeof listener>): TableHappening[] => heard.filter(({ type }) => type === 'snagged');

/** Opens the replay of the game that is over. */
async function openReplay({ ask, store }: TestApp): Promise<void> {
  await ask({ kind: 'leave' });
  await ask({ kind: 'history' });
  await ask({ kind: 'replay', id: (await finished(store))[0]!.saved.id });
}

describe('a viewer', () => {
  test('hears every run that is taken, at the table and again in the replay, and nothing of a step that is jumped to', async () => {
    const one = await openApp();
    const viewer = listener();
    one.app.attach(viewer);
    await one.ask({ kind: 'play' });
    expect(await one.toTheEnd()).toBe(true);
    const atTable = snags(viewer);
    expect(atTable.length).toBeGreaterThan(0);
    await one.clock.rest();

    await openReplay(one);
    viewer.heard.length = 0;
    await one.ask({ kind: 'playOn', playing: true });
    const replay = (): { playing: boolean } | null => {
      const past = one.past();
      return past?.kind === 'replay' ? past : null;
    };
    expect(await one.clock.until(() => replay()?.playing === false)).toBe(true);
    expect(snags(viewer)).toEqual(atTable);
    viewer.heard.length = 0;
    for (const step of [5, 3, 90, 0]) await one.ask({ kind: 'toStep', step });
    expect(viewer.heard).toEqual([]);
  });
  test('that comes late sees how the table stands, and hears nothing of what happened before', async () => {
    const one = await afterOne();
    const late = listener();
    one.app.attach(late);
    expect(late.heard).toEqual([]);
    expect(late.states).toEqual([one.table()]);
    await openReplay(one);
    await one.ask({ kind: 'toStep', step: 7 });
    const later = listener();
    one.app.attach(later);
    expect(later.heard).toEqual([]);
    expect(later.states).toHaveLength(1);
    expect(later.states[0]?.board.length).toBeGreaterThan(0);
  });
  test('that comes late finds a tile in the hand that holds it', async () => {
    const one = await afterOne();
    const held: Draft = { ...NO_DRAFT, held: { tile: 44, x: 5, y: 6 } };
    await one.ask({ kind: 'point', draft: held });
    const drafts: Draft[] = [];
    one.app.attach({ show() {}, setDraft(draft) { drafts.push(draft); } });
    expect(drafts).toEqual([held]);
  });
  test('is told how fast things move, how the table is laid out, what a player is about to do, and that words have changed', async () => {
    const told = { speeds: [] as number[], layouts: [] as Layout[], drafts: [] as Draft[], languages: 0 };
    const players = [...TWO_COMPUTERS.players, { name: 'Otto', kind: 'bot', level: 'otto' }] as const;
    const one = await openApp({ settings: { ...TWO_COMPUTERS, players, pace: 'slow' } });
    one.app.attach({
      show() {}, setSpeed(speed) { told.speeds.push(speed); }, setLayout(layout) { told.layouts.push(layout); },
      setDraft(draft) { told.drafts.push(draft); }, languageChanged() { told.languages += 1; },
    });
    expect(told.layouts.at(-1)?.players).toHaveLength(2);
    await one.ask({ kind: 'play' });
    expect(told.layouts.at(-1)?.players).toHaveLength(3);
    expect(told.speeds.at(-1)).toBe(MOTION_SPEED.slow);
    await one.ask({ kind: 'setPace', pace: 'fast' });
    expect(told.speeds.at(-1)).toBe(MOTION_SPEED.fast);
    await one.ask({ kind: 'point', draft: { pointed: 7, held: null, pressed: null } });
    expect(told.drafts).toEqual([{ pointed: 7, held: null, pressed: null }]);
    one.app.languageChanged();
    expect(told.languages).toBe(1);
  });
});

describe('an app whose data base a newer version has taken', () => {
  test('plays nothing more that cannot be saved, and asks for a reload', async () => {
    const disk = await memoryDisk();
    const one = await openApp({ settings: THREE, store: await storeOn(disk) });
    await one.ask({ kind: 'play' });
    await one.clock.until(() => (one.table()?.board.length ?? 0) > 3);
    disk.factory.open('snag', 99);
    await idle();
    expect(one.banners).toEqual([{ kind: 'superseded' }]);
    const before = one.table();
    // No clock runs on, nobody thinks, and nothing looks as if it could be pressed.
    expect(before?.clock).toBeNull();
    expect([...Object.values(before!.may), ...before!.seats.map(({ thinks }) => thinks)]).not.toContain(true);
    await one.clock.pass(60_000);
    expect(one.table()).toEqual(before);
  });
});
