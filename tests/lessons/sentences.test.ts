/** What Pip says: every sentence is said somewhere, and asks for presses, not for clicks. */
import { describe, expect, test } from 'vitest';
import { COURSE } from '../../src/lessons/course/course';
import { answerTo } from '../../src/lessons/judge';
import { WRONG_KINDS } from '../../src/lessons/lesson';
import type { SayKey } from '../../src/lessons/says';
import { LESSON_NOTES, LESSON_SENTENCES, LESSON_TITLES, lessonSentence } from '../../src/strings/en/lessons';

const ALL = Object.keys(LESSON_SENTENCES) as SayKey[];

describe('what Pip says', () => {
  test('is all said in the course', () => {
    const said = new Set<SayKey>(['hint-place', 'hint-call', 'hint-draw']);
    for (const kind of WRONG_KINDS) said.add(answerTo({ wrong: {} }, kind, null).says);
    for (const { tasks, done } of COURSE.flatMap(({ steps }) => steps)) {
      said.add(done);
      for (const { says, watch, afterSays, wrong, tiles = {} } of tasks) {
        for (const key of [says, watch, afterSays]) if (key) said.add(key);
        for (const { says: answer } of [...Object.values(wrong), ...Object.values(tiles)]) said.add(answer);
      }
    }
    expect(ALL.filter((key) => !said.has(key))).toEqual([]);
  });

  test('bears a bold act wherever an act is asked for, and closes each', () => {
    for (const { tasks } of COURSE.flatMap(({ steps }) => steps)) {
      for (const { says } of tasks) expect(lessonSentence({ key: says, tile: null }), says).toMatch(/\*\*.+\*\*/u);
    }
    for (const key of ALL) expect(lessonSentence({ key, tile: 44 }).split('**').length % 2, key).toBe(1);
  });

  test('names no mouse and no key', () => {
    const texts = [...ALL.map((key) => lessonSentence({ key, tile: 44 })), ...Object.values(LESSON_NOTES), ...Object.values(LESSON_TITLES)];
    expect(texts.filter((text) => /click|mouse|tap\b|space bar|\bkey\b/iu.test(text))).toEqual([]);
  });

  test('tells of the tile that was placed, where it tells of one', () => {
    const ofTiles = ALL.filter((key) => typeof LESSON_SENTENCES[key] === 'function');
    for (const key of ofTiles) expect(lessonSentence({ key, tile: 97 })).toContain('97');
  });
});
