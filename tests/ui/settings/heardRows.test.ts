/** What a device cannot do is shown as such: vibration is off, and says why. */
import { afterEach, expect, test, vi } from 'vitest';
import { USUAL_PREFERENCES } from '../../../src/setup/kept/preferences';
import { heardRows } from '../../../src/ui/settings/heardRows';
import { markup } from '../../helpers/markup';

afterEach(() => { vi.unstubAllGlobals(); });

/** The row, where vibration is wanted. */
function vibration(): string {
  const shown = markup(heardRows({ preferences: { ...USUAL_PREFERENCES, muted: true, vibration: true }, prefer: () => {} }));
  return shown.slice(shown.indexOf('settings-vibration'));
}

test('where it can vibrate, either can be chosen, and what is wanted is told', () => {
  vi.stubGlobal('navigator', { vibrate: () => true });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  expect(vibration()).toContain('<p class="small line-of-choice">Your device buzzes');
  expect(vibration()).not.toContain('?disabled=true');
});

test('where it cannot, nothing can be chosen, and the reason stands beneath', () => {
  vi.stubGlobal('navigator', {});
  expect(vibration()).toContain('<p class="small line-of-choice">This device or browser can’t vibrate.');
  expect(vibration().split('?disabled=true')).toHaveLength(3);
});
