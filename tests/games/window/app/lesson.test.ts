/** The lesson of Through the Window, played at its table by a learner who does what is asked. */
import { expect, test } from 'vitest';
import { windowShell } from '../../../../src/games/window/app/window';
import { openLesson, partsOf } from '../../../helpers/lesson';

test('a word wins a card, a wrong one is answered and never comes to the table, and Pip’s puts Pip out', async () => {
  expect(partsOf(windowShell)).toEqual(['card', 'wrong', 'end']);
  const { lesson, clock, now } = openLesson(windowShell, 'card', ({ type }, { clock: time, lesson: here }) => {
    if (type === 'turned') time.setTimeout(() => here.live.painted(time.now()), 16);
  });
  const act = (what: object): void => { lesson.ask({ kind: 'act', act: { seat: 0, at: clock.now(), ...what } as never }); };
  const asked = (what: string): Promise<boolean> => clock.until(() => now().panel.asked === what);
  lesson.ask({ kind: 'lessonOn' });
  act({ kind: 'turn' });
  await asked('call');
  await clock.pass(400);
  act({ kind: 'call' });
  await asked('word');
  await clock.pass(200);
  act({ kind: 'word', word: 'apple' });
  expect(now().panel.said).toBe('not-letter');
  act({ kind: 'word', word: 'tzork' });
  expect(now().panel.said).toBe('not-list');
  expect(now().table.view.wrong).toEqual([]);
  act({ kind: 'word', word: 'tree' });
  await asked('goOn');
  expect(now().table.view.seats.map(({ won }) => won)).toEqual([['tree'], []]);
  lesson.ask({ kind: 'lessonOn' });
  await asked('call');
  expect(now().table.view.wrong).toEqual([1]);
  await clock.pass(400);
  act({ kind: 'call' });
  await asked('word');
  await clock.pass(200);
  act({ kind: 'word', word: 'apple' });
  await asked('play');
  expect(now().panel.said).toBe('done');
});
