/** What Pip says: every sentence is said somewhere, and asks for presses, not for clicks. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COURSE } from '../../src/lessons/course/course';
import { answerTo } from '../../src/lessons/judge';
import { WRONG_KINDS } from '../../src/lessons/lesson';
import { LESSON_NAMES, type SayKey } from '../../src/lessons/says';
import { SAID_LETTERS } from '../../src/layout/shapes/lesson';
import { say, speakNow } from '../../src/strings/say';
import { ENGLISH, allWordsOf } from '../helpers/english';
import { keysIn } from '../helpers/messages';

const ALL = keysIn('lessons/pip.ftl').map((key) => key.slice('pip-'.length) as SayKey);
const said = (key: SayKey, tile = 88): string => say(`pip-${key}`, { tile });

test('what Pip says is all said in the course', () => {
  const told = new Set<SayKey>(['hint-place', 'hint-call', 'hint-draw']);
  for (const kind of WRONG_KINDS) told.add(answerTo({ wrong: {} }, kind, null).says);
  for (const { tasks, done } of COURSE.flatMap(({ steps }) => steps)) {
    told.add(done);
    for (const { says, watch, afterSays, wrong, tiles = {} } of tasks) {
      for (const key of [says, watch, afterSays]) if (key) told.add(key);
      for (const { says: answer } of [...Object.values(wrong), ...Object.values(tiles)]) told.add(answer);
    }
  }
  expect([...told].toSorted()).toEqual(ALL.toSorted());
});

/** Words of mouse and keyboard, which nobody has on a phone. */
const MEANS = { en: /click|mouse|tap\b|space bar|\bkey\b/iu, sv: /klick|musen|mellanslag|tangent/iu };

describe.each(['en', 'sv'] as const)('what Pip says in %s', (language) => {
  beforeAll(async () => speakNow(await allWordsOf(language)));
  afterAll(() => speakNow(ENGLISH));

  test('bears a bold act wherever an act is asked for, and closes each', () => {
    for (const { tasks } of COURSE.flatMap(({ steps }) => steps)) {
      for (const { says } of tasks) expect(said(says), says).toMatch(/\*\*.+\*\*/u);
    }
    for (const key of ALL) expect(said(key).split('**').length % 2, key).toBe(1);
  });

  test('names no mouse and no key', () => {
    const others = LESSON_NAMES.flatMap((name) => [say(`lesson-note-${name}`), say(`lesson-title-${name}`)]);
    expect([...ALL.map((key) => said(key)), ...others].filter((text) => MEANS[language].test(text))).toEqual([]);
  });

  test('finds room at the table', () => {
    expect(ALL.map((key) => said(key).replaceAll('**', '')).filter(({ length }) => length > SAID_LETTERS)).toEqual([]);
  });
});

test('it tells of the tile that was placed, where it tells of one', () => {
  expect(said('runs-gap-tile', 22)).toBe('22 fills no gap. Look at the column of 34, 54 and 64.');
  expect(ALL.filter((key) => said(key, 97).includes('97')).length).toBeGreaterThan(10);
});
