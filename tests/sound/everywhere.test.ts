/** The same is heard of the same, wherever it happens: at the table, in its replay and in a lesson. */
import { expect, test } from 'vitest';
import type { ViewState } from '../../src/session/viewState';
import type { Cue } from '../../src/sound/cue';
import { heard, NOTHING_HEARD } from '../../src/sound/listening';
import { openApp, TWO_COMPUTERS, type TestApp } from '../helpers/apps';
import { finished } from '../helpers/stores';

/** Listens to an app as sound does, from now on. */
function listenTo({ app }: TestApp): { readonly cues: Cue[]; state(): ViewState | null } {
  const cues: Cue[] = [];
  let listening = NOTHING_HEARD;
  app.attach({
    show(update) {
      const next = heard(listening, { type: 'shown', update, still: false, speed: 1, now: 0 });
      listening = next.listening;
      cues.push(...next.cues);
    },
  });
  return { cues, state: () => listening.view };
}

const FOUR_COUNTED = ['counted', 'counted', 'counted', 'counted'];
const timeless = (cue: Cue): Cue => ({ ...cue, at: 0 });

test('a game and its replay sound alike from the first tile to the count', async () => {
  const one = await openApp({ settings: { ...TWO_COMPUTERS, callSeconds: 8 } });
  const listener = listenTo(one);
  await one.ask({ kind: 'play' });
  expect(await one.toTheEnd()).toBe(true);
  await one.clock.rest();
  const game = listener.cues.slice(listener.cues.findIndex(({ name }) => name === 'setDown'));
  expect(new Set(game.map(({ name }) => name)))
    .toEqual(new Set(['setDown', 'drawn', 'shout', 'lit', 'longRun', 'gathered', 'counted', 'tension', 'won']));

  await one.ask({ kind: 'leave' });
  await one.ask({ kind: 'history' });
  await one.ask({ kind: 'replay', id: (await finished(one.store))[0]!.saved.id });
  listener.cues.length = 0;
  await one.ask({ kind: 'playOn', playing: true });
  expect(await one.clock.until(() => listener.state()?.phase === 'over')).toBe(true);
  // When each comes hangs on what is told together, and here the table tells of a call and a draw at once.
  expect(listener.cues.map(timeless)).toEqual(game.map(timeless));
});

test('a run that is called in a lesson sounds as one in a game does', async () => {
  const one = await openApp();
  const { cues, state } = listenTo(one);
  const press = async (act: Parameters<TestApp['ask']>[0] & { kind: 'act' }): Promise<void> => {
    await one.ask(act);
    await one.clock.pass(12_000);
  };
  await one.ask({ kind: 'learn', lesson: 'call' });
  await press({ kind: 'act', act: { kind: 'place', tile: 57 }, at: one.clock.now() });
  await press({ kind: 'act', act: { kind: 'call' }, at: one.clock.now() });
  expect(state()?.seats[0]?.won).toBe(4);
  expect(cues.map(({ name }) => name)).toEqual(['setDown', 'shout', 'lit', 'lit', 'lit', 'lit', 'gathered', ...FOUR_COUNTED]);
  expect(cues.slice(0, 7).map(({ at }) => Math.round(at))).toEqual([280, 0, 60, 120, 180, 240, 658]);
});
