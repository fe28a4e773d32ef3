/** The training room in the app: the ways into it and out of it, a drill from start to end, a reload in it, and whose training it is. */
import { describe, expect, test } from 'vitest';
import type { DrillModel, TrainingModel } from '../../../src/ui/training/trainingModel';
import { newLastScreen, openApp, type AppParts, type TestApp } from '../../helpers/apps';

function shown<K extends 'drill' | 'training'>({ screen }: TestApp, kind: K): K extends 'drill' ? DrillModel : TrainingModel {
  const now = screen();
  if (now?.kind !== kind) throw new Error(`shown is ${String(now?.kind)}`);
  return now as K extends 'drill' ? DrillModel : TrainingModel;
}
const drill = (app: TestApp): DrillModel => shown(app, 'drill');

async function inRoom(parts: AppParts = {}): Promise<TestApp> {
  const app = await openApp(parts);
  await app.ask({ kind: 'training' });
  return app;
}

const on = (app: TestApp): Promise<void> => app.ask({ kind: 'drillOn', at: app.clock.now() });

/** Answers the question that is asked, right or wrong, and goes on. */
async function answer(app: TestApp, right: boolean): Promise<void> {
  const { said } = drill(app);
  if (said.kind !== 'asked') throw new Error(`nothing is asked: ${said.kind}`);
  const { question } = said;
  if (question.drill === 'flash') {
    const calls = (question.runs.length > 0) === right;
    await app.ask({ kind: 'act', act: { kind: calls ? 'call' : 'draw' }, at: app.clock.now() });
  } else if (question.drill === 'gone') {
    await app.ask({ kind: 'judgeGone', gone: (question.plies !== null) === right, at: app.clock.now() });
  }
  await app.clock.pass(1000);
  await on(app);
}

describe('the training room', () => {
  test('has a card for each drill, and leads back to the start screen', async () => {
    const app = await inRoom();
    expect(shown(app, 'training')).toMatchObject({
      who: null, cards: [{ drill: 'flash', figure: null, curve: null }, { drill: 'gone' }, { drill: 'safe' }],
      slips: { waiting: 0 }, due: [],
    });
    await app.ask({ kind: 'leave' });
    expect(app.screen()?.kind).toBe('start');
  });

  test('a drill is played to its end, and its card tells of it', async () => {
    const app = await inRoom();
    await app.ask({ kind: 'startDrill', session: 'flash' });
    expect(drill(app)).toMatchObject({ phase: 'ready', waits: true, of: 10, answered: 'calls' });
    await on(app);
    for (let i = 0; i < 10; i += 1) {
      await app.clock.until(() => drill(app).phase === 'asked');
      await answer(app, i !== 3);
    }
    expect(drill(app)).toMatchObject({
      phase: 'over', answers: [true, true, true, false, true, true, true, true, true, true], kept: { drill: null },
      end: { figures: [{ kind: 'calls' }, { kind: 'false' }] },
    });
    await app.ask({ kind: 'training' });
    const curve = { kind: 'bars', values: [0.9] };
    expect(shown(app, 'training').cards[0]).toMatchObject({ figure: { kind: 'flash', right: 0.9 }, curve });
  });

  test('a reload comes back to the same question, however it is answered then', async () => {
    const lastScreen = newLastScreen();
    const app = await inRoom({ lastScreen });
    await app.ask({ kind: 'startDrill', session: 'gone' });
    await on(app);
    await app.clock.until(() => drill(app).phase === 'asked', 200);
    await answer(app, true);
    const { said } = drill(app);
    const again = await openApp({ lastScreen });
    expect(drill(again)).toMatchObject({ phase: 'ready', answers: [true] });
    await on(again);
    const { said: then } = drill(again);
    if (said.kind !== 'asked' || then.kind !== 'asked') throw new Error('nothing is asked');
    expect(then.question).toEqual(said.question);
    await answer(again, false);
    expect(drill(again).answers).toEqual([true, false]);
  });

  test('a reload while the last answer is told loses nothing: the round stands on its card', async () => {
    const lastScreen = newLastScreen();
    const app = await inRoom({ lastScreen });
    await app.ask({ kind: 'startDrill', session: 'flash' });
    await on(app);
    for (let i = 0; i < 9; i += 1) {
      await app.clock.until(() => drill(app).phase === 'asked');
      await answer(app, true);
    }
    await app.clock.until(() => drill(app).phase === 'asked');
    await app.ask({ kind: 'act', act: { kind: 'call' }, at: app.clock.now() });
    expect(drill(app)).toMatchObject({ phase: 'told', end: null });
    const again = await openApp({ lastScreen, store: app.store });
    expect(shown(again, 'training').cards[0]?.curve).toMatchObject({ kind: 'bars' });
  });

  test('a drill of somebody whose name was deleted goes on for nobody', async () => {
    const lastScreen = newLastScreen();
    const app = await inRoom({ lastScreen });
    await app.ask({ kind: 'startDrill', session: 'flash' });
    lastScreen.put({ kind: 'drill', kept: { ...drill(app).kept as object, who: 'Deleted' } });
    const again = await openApp({ lastScreen, store: app.store });
    expect(shown(again, 'training').who).toBeNull();
  });

  test.each([7, { drill: { session: 'flash', refs: [] } }, { who: 'Nobody', drill: null }])('what a tab kept can be %j', async (kept) => {
    const lastScreen = newLastScreen();
    lastScreen.put({ kind: 'drill', kept });
    const app = await openApp({ lastScreen });
    expect(shown(app, 'training').who).toBeNull();
  });

  test('a drill that is left is not on any more, and a second press begins no second one', async () => {
    const app = await inRoom();
    await Promise.all([app.ask({ kind: 'startDrill', session: 'flash' }), app.ask({ kind: 'startDrill', session: 'flash' })]);
    expect(drill(app).round).toBe(1);
    const starting = app.ask({ kind: 'startDrill', session: 'gone' });
    await app.ask({ kind: 'leave' });
    await starting;
    expect(app.screen()?.kind).toBe('start');
    await app.clock.pass(60_000);
    expect(app.screen()?.kind).toBe('start');
  });

  test('out of sight it stands still under a cover', async () => {
    const app = await inRoom();
    await app.ask({ kind: 'startDrill', session: 'flash' });
    await on(app);
    await app.ask({ kind: 'outOfSight' });
    await app.clock.pass(60_000);
    expect(drill(app)).toMatchObject({ phase: 'look', state: { paused: true } });
    await app.ask({ kind: 'pause', paused: false });
    expect(await app.clock.until(() => drill(app).phase === 'asked')).toBe(true);
  });
});
