/** How far somebody has come in the lessons, as it is kept and read again: by this version, by another one, or by somebody's hand. */
import { describe, expect, test } from 'vitest';
import { NO_PROGRESS, inStep, keptProgress, lessonDone, readProgress, type Progress } from '../../src/lessons/progress';
import { LESSON_NAMES } from '../../src/lessons/says';

const MIDWAY: Progress = { done: ['place', 'runs'], at: { lesson: 'call', step: 1 } };

/** A browser's store, with what lies in it. */
function storage(kept: Map<string, string> = new Map()): () => Pick<Storage, 'getItem' | 'setItem'> {
  return () => ({ getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => { kept.set(key, value); } });
}

const closed = (): never => { throw new Error('the browser keeps nothing'); };

describe('progress in the lessons', () => {
  test('is read as it was written', () => {
    const kept = new Map<string, string>();
    keptProgress(storage(kept)).write(MIDWAY);
    expect(keptProgress(storage(kept)).read()).toEqual({ progress: MIDWAY, broken: false });
  });

  test('begins with the first lesson, which is no fault', () => {
    expect(keptProgress(storage()).read()).toEqual({ progress: NO_PROGRESS, broken: false });
  });

  test.each([
    ['another version', JSON.stringify({ version: 2, ...MIDWAY })], ['no version', JSON.stringify(MIDWAY)], ['no JSON', '{"version":1,'],
    ['a lesson that there is not', JSON.stringify({ version: 1, done: [], at: { lesson: 'chess', step: 0 } })],
    ['a step below none', JSON.stringify({ version: 1, done: [], at: { lesson: 'runs', step: -1 } })],
    ['half a step', JSON.stringify({ version: 1, done: [], at: { lesson: 'runs', step: 0.5 } })],
    ['done lessons that are none', JSON.stringify({ version: 1, done: 7, at: { lesson: 'runs', step: 0 } })],
    ['a number', '12'], ['nothing', ''],
  ])('that says %s begins the course again, and says so', (_what, text) => {
    expect(readProgress(text)).toEqual({ progress: NO_PROGRESS, broken: true });
  });

  test('counts a lesson once, however often its name stands there', () => {
    const { progress } = readProgress(JSON.stringify({ version: 1, done: ['runs', 'runs', 'place'], at: { lesson: 'lines', step: 0 } }));
    expect(progress.done).toEqual(['place', 'runs']);
  });

  test('goes on from a lesson that is done to the next one, and from the last to the first that is not', () => {
    expect(lessonDone(MIDWAY, 'call')).toEqual({ done: ['place', 'runs', 'call'], at: { lesson: 'claim', step: 0 } });
    expect(lessonDone(MIDWAY, 'runs')).toEqual({ done: ['place', 'runs'], at: { lesson: 'lines', step: 0 } });
    expect(lessonDone(MIDWAY, 'safe').at).toEqual({ lesson: 'lines', step: 0 });
    const all = LESSON_NAMES.reduce((progress, name) => lessonDone(progress, name), NO_PROGRESS);
    expect(all).toEqual({ done: LESSON_NAMES, at: { lesson: 'place', step: 0 } });
  });

  test('is remembered while the page is open, in a browser that keeps nothing', () => {
    const progress = keptProgress(closed);
    expect(progress.read()).toEqual({ progress: NO_PROGRESS, broken: false });
    progress.write(inStep(NO_PROGRESS, 'runs', 2));
    expect(progress.read().progress.at).toEqual({ lesson: 'runs', step: 2 });
  });
});
