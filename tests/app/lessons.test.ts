/** The course in the app: the ways into it and out of it, what is kept of it, and that it leaves no trace among the games. */
import { describe, expect, test } from 'vitest';
import type { LessonName } from '../../src/lessons/says';
import { keptProgress, type Progress } from '../../src/lessons/progress';
import type { Act } from '../../src/session/viewState';
import type { TableModel } from '../../src/ui/table/tableModel';
import { newLastScreen, newProgress, openApp, type AppParts, type TestApp } from '../helpers/apps';
import { newStore } from '../helpers/stores';

const onTable = ({ screen }: TestApp): TableModel => {
  const shown = screen();
  if (shown?.kind !== 'table') throw new Error(`shown is ${String(shown?.kind)}`);
  return shown;
};
const lesson = (app: TestApp) => onTable(app).lesson;

async function press(app: TestApp, act: Act): Promise<void> {
  await app.app.ask({ kind: 'act', act, at: app.clock.now() });
  await app.clock.pass(12_000);
}

/** Does the first lesson. */
async function firstLesson(app: TestApp): Promise<void> {
  for (let move = 0; move < 2; move += 1) {
    const [tile] = onTable(app).state.seats[0]!.rack;
    await press(app, { kind: 'place', tile: tile! });
    await press(app, { kind: 'draw' });
  }
}

async function learn(parts: AppParts = {}, name?: LessonName): Promise<TestApp> {
  const app = await openApp(parts);
  await app.app.ask(name ? { kind: 'learn', lesson: name } : { kind: 'learn' });
  return app;
}

describe('the course', () => {
  test('is opened by its door, which tells how much of it is done', async () => {
    const app = await openApp();
    const door = () => { const shown = app.screen(); return shown?.kind === 'start' ? shown.lessons : null; };
    expect(door()).toEqual({ done: 0, of: 7 });
    await app.app.ask({ kind: 'learn' });
    expect(lesson(app)).toMatchObject({ name: 'place', next: 'none', done: [] });
    await firstLesson(app);
    expect(lesson(app)).toMatchObject({ name: 'place', next: 'lesson', done: ['place'] });
    // Its end is kept: drawn anew, it is not celebrated anew.
    const { endedAt } = lesson(app)!;
    expect(endedAt).toBeGreaterThan(0);
    await app.clock.pass(1000);
    await app.app.ask({ kind: 'dialog', open: true });
    expect(lesson(app)?.endedAt).toBe(endedAt);
    await app.app.ask({ kind: 'dialog', open: false });
    await app.app.ask({ kind: 'leave' });
    expect(door()).toEqual({ done: 1, of: 7 });
    await app.app.ask({ kind: 'learn' });
    expect(lesson(app)?.name).toBe('runs');
  });

  test('keeps no game, and no word of it stands in the history', async () => {
    const store = await newStore();
    const app = await learn({ store });
    await firstLesson(app);
    await app.app.ask({ kind: 'leave' });
    expect(await store.readAll()).toMatchObject({ games: [], matches: [] });
  });

  test('goes on step by step, and any lesson can be chosen', async () => {
    const app = await learn({}, 'runs');
    const first = onTable(app).game;
    await press(app, { kind: 'place', tile: 44 });
    await press(app, { kind: 'call' });
    expect(lesson(app)?.next).toBe('goOn');
    expect(lesson(app)?.endedAt).toBeNull();
    await app.app.ask({ kind: 'lessonOn' });
    expect(onTable(app).game).not.toBe(first);
    expect(onTable(app).state.board).toContain(24);
    await app.app.ask({ kind: 'learn', lesson: 'safe' });
    expect(lesson(app)?.name).toBe('safe');
  });

  test('does not go on before the step is done', async () => {
    const app = await learn();
    const { game } = onTable(app);
    await app.app.ask({ kind: 'lessonOn' });
    expect(onTable(app).game).toBe(game);
  });

  test('ends in a game against Pip with the aids on', async () => {
    const app = await learn({}, 'safe');
    await press(app, { kind: 'place', tile: 60 });
    await app.app.ask({ kind: 'lessonOn' });
    await app.clock.pass(12_000);
    await press(app, { kind: 'place', tile: 4 });
    expect(lesson(app)?.next).toBe('play');
    await app.app.ask({ kind: 'lessonOn' });
    const table = onTable(app);
    expect(table.lesson).toBeUndefined();
    expect(table.terms).toMatchObject({ memoryAid: true, callSeconds: 8 });
    expect(table.practice).not.toBeNull();
    expect(table.state.seats.map(({ level }) => level)).toEqual([null, 'pip']);
    // From now on the game has the table.
    const [tile] = table.state.seats[0]!.rack;
    await app.app.ask({ kind: 'act', act: { kind: 'place', tile: tile! }, at: app.clock.now() });
    await app.clock.pass(100);
    expect(onTable(app).state.board).toContain(tile);
  });

  test('comes back to its step after a reload', async () => {
    const [lastScreen, lessonProgress] = [newLastScreen(), newProgress()];
    const app = await learn({ lastScreen, ports: { lessonProgress } }, 'call');
    for (const act of [{ kind: 'place', tile: 57 }, { kind: 'call' }, { kind: 'draw' }] as const) await press(app, act);
    await app.app.ask({ kind: 'lessonOn' });
    expect(lastScreen.read()).toEqual({ kind: 'lesson' });
    const again = await openApp({ lastScreen, ports: { lessonProgress } });
    expect(lesson(again)).toMatchObject({ name: 'call' });
    expect(onTable(again).state.board).toContain(43);
  });

  test.each([
    ['?learn', 'place'], ['?learn=4', 'call'], ['?learn=7&pace=instant', 'safe'], ['?learn=0', 'place'], ['?learn=88', 'place'],
    ['?learn=x', 'place'],
  ] as const)('is opened by the link %s', async (link, name) => {
    const app = await openApp();
    expect(await app.app.enter(link)).toBe(true);
    expect(lesson(app)?.name).toBe(name);
  });

  test('says that it begins again, where what was kept cannot be read or there is no such step', async () => {
    const kept = (text: string) => keptProgress(() => ({ getItem: () => text, setItem() {} }));
    const unreadable = await learn({ ports: { lessonProgress: kept('{"version":9}') } });
    expect(lesson(unreadable)?.name).toBe('place');
    expect(unreadable.told).toContainEqual({ kind: 'lessonsAnew' });
    const at: Progress = { done: ['place'], at: { lesson: 'runs', step: 40 } };
    const beyond = await learn({ ports: { lessonProgress: kept(JSON.stringify({ version: 1, ...at })) } });
    expect(lesson(beyond)).toMatchObject({ name: 'runs', done: ['place'] });
    expect(beyond.told).toContainEqual({ kind: 'lessonsAnew' });
  });

  test('stands still under a dialog, and goes on after it', async () => {
    const app = await learn({}, 'claim');
    await app.app.ask({ kind: 'dialog', open: true });
    await app.clock.pass(60_000);
    expect(onTable(app).state).toMatchObject({ paused: true, board: [27, 38, 63, 64, 65] });
    await app.app.ask({ kind: 'dialog', open: false });
    await app.clock.pass(12_000);
    expect(onTable(app).state.board).toContain(66);
  });

  test('where it cannot be loaded, says so and stays where it is', async () => {
    const app = await openApp({ ports: { loadLessons: () => Promise.reject(new Error('no network')) } });
    await app.app.ask({ kind: 'learn' });
    expect(app.screen()?.kind).toBe('start');
    expect(app.banners.at(-1)).toEqual({ kind: 'notLoaded' });
  });

});
