/** How several people sit, by what was agreed and what the screen can do. */
import { expect, test } from 'vitest';
import { sittingOf } from '../../../../../src/layout/shapes/seatPlaces';
import type { Screen } from '../../../../../src/ui/browser/abilities';

const TABLET: Screen = { width: 1180, height: 820, touched: true, fingers: 5 };
const LAPTOP: Screen = { width: 1440, height: 900, touched: false, fingers: 0 };
const PHONE: Screen = { width: 390, height: 844, touched: true, fingers: 5 };

test('people sit around a screen that is touched, and before another, unless they agreed otherwise', () => {
  expect([sittingOf(undefined, 2, TABLET), sittingOf(undefined, 2, LAPTOP)]).toEqual(['around', 'beside']);
  expect([sittingOf('beside', 2, TABLET), sittingOf('around', 2, LAPTOP)]).toEqual(['beside', 'around']);
});

test('around a small screen there is room only for two, and one alone sits before it', () => {
  expect([sittingOf('around', 2, PHONE), sittingOf('around', 3, PHONE), sittingOf('around', 6, TABLET)])
    .toEqual(['around', 'beside', 'around']);
  expect(sittingOf('around', 1, TABLET)).toBe('beside');
});
