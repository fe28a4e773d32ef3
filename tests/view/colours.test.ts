/** The picture is printed in the colours of the box, or with more contrast, and changes at once. */
import { expect, test } from 'vitest';
import { PALETTE, STRONG_PALETTE } from '../../src/design/palette';
import { colours, disc, faint, glass, printWith } from '../../src/view/paint/colours';
import { contrast } from '../helpers/contrast';

test('with more contrast nothing is seen through, and words stand against what they lie on', () => {
  printWith(true);
  expect(colours()).toBe(STRONG_PALETTE);
  expect(faint(0.42)).toBe(1);
  expect(contrast(glass().fill, colours().paper)).toBeGreaterThanOrEqual(7);
  for (const pressed of [true, false]) expect(contrast(disc(pressed), colours().paper)).toBeGreaterThanOrEqual(7);
  printWith(false);
  expect(colours()).toBe(PALETTE);
  expect(faint(0.42)).toBe(0.42);
  expect(disc(false)).toBe(PALETTE.tomato);
});
