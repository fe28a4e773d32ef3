/** What is agreed on a device is kept for all its tabs, and none of them writes over a name or keys that another has set since. */
import { expect, test } from 'vitest';
import { createAgreement } from '../../src/app/setup/agreement';
import type { KeptSettings, Settings } from '../../src/setup/kept/settings';
import { TWO_COMPUTERS } from '../helpers/apps';

/** Two tabs of a browser, and what it keeps. */
function twoTabs() {
  let kept: Settings | null = null;
  const settings: KeptSettings = { read: () => kept ?? TWO_COMPUTERS, kept: () => kept, write: (written) => { kept = written; } };
  return { tabs: [createAgreement(settings, () => {}), createAgreement(settings, () => {})] as const, kept: () => kept };
}

test('a name and keys that were set in one tab stay when the other keeps something else', () => {
  const { tabs: [one, other], kept } = twoTabs();
  const input = { ...TWO_COMPUTERS.input, singleKeys: false };
  one.nameMe('Ann');
  one.change({ input });
  other.choose('viola');
  expect(kept()).toMatchObject({ me: 'Ann', input, character: 'viola' });
});

test('and give way where the other sets them, too', () => {
  const { tabs: [one, other], kept } = twoTabs();
  one.nameMe('Ann');
  other.nameMe('Bea');
  other.nameMe(null);
  expect(kept()).not.toHaveProperty('me');
});
