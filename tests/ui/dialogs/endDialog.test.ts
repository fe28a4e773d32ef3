/** The end of a game comes up by itself: what was pressed for the table must not begin the next game. */
import { expect, test } from 'vitest';
import { isTooSoon } from '../../../src/ui/dialogs/endDialog';

test('a key that was pressed before anybody can have seen the end does nothing in it, nor one that is held', () => {
  const press = (key: string, repeat = false) => ({ key, repeat });
  expect(isTooSoon(press(' '), 120)).toBe(true);
  expect(isTooSoon(press('Enter'), 299)).toBe(true);
  expect(isTooSoon(press('Enter'), 301)).toBe(false);
  expect(isTooSoon(press('Enter', true), 5000)).toBe(true);
  expect(isTooSoon(press('Tab'), 10)).toBe(false);
});
