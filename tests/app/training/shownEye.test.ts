/** What the room shows of somebody's eye: by sort of run, and only of what was asked often enough. */
import { expect, test } from 'vitest';
import { eyeOf } from '../../../src/app/training/shownEye';
import type { DoneAnswer } from '../../../src/training/progress';

const some = (skill: DoneAnswer['skill'], right: number, asked: number, ms: number): DoneAnswer[] =>
  Array.from({ length: asked }, (_, i) => ({ skill, right: i < right, ms }));

test('sorts that were asked for are told, each with its own median; nothing after too few answers', () => {
  const answers = [
    ...some('flash:across:end:run', 4, 5, 800), ...some('flash:rising:inside:run', 2, 4, 1900),
    ...some('flash:rising:end:crossing', 1, 1, 1100), ...some('flash:down:end:near', 9, 10, 2500),
  ];
  expect(eyeOf(answers)?.rows).toEqual([
    { row: 'across', asked: 5, right: 4, milliseconds: 800 }, { row: 'rising', asked: 5, right: 3, milliseconds: 1900 },
    { row: 'end', asked: 6, right: 5, milliseconds: 800 }, { row: 'inside', asked: 4, right: 2, milliseconds: 1900 },
    { row: 'crossing', asked: 1, right: 1, milliseconds: 1100 }, { row: 'near', asked: 10, right: 9, milliseconds: 2500 },
  ]);
  expect(eyeOf(answers.slice(1))).toBeNull();
});

test('whoever calls everything has no sharpness, and whoever calls what is none not less than that', () => {
  const sharpness = (hits: number, passes: number): number | undefined =>
    eyeOf([...some('flash:across:end:run', hits, 10, 900), ...some('flash:quiet', passes, 10, 900)])?.sharpness;
  expect(sharpness(10, 0)).toBe(0);
  expect(sharpness(0, 0)).toBe(0);
  expect(sharpness(10, 10)).toBeGreaterThan(3);
});
