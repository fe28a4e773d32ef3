/** Keys as a browser tells them to screen readers, at any table. */
import { keysOf, singlesOf, type KeyName, type KeySettings } from '../../setup/tableKeys';

/**
 * The keys that do something, as `aria-keyshortcuts` names them; null where none do.
 * @param nth which of its characters, as for the tiles of a rack; without it, all its keys
 */
export function shortcutsOf(name: KeyName, settings: KeySettings, nth?: number): string | null {
  const keys = nth === undefined ? keysOf(name, settings) : singlesOf(name, settings).slice(nth, nth + 1);
  return keys.length === 0 ? null : keys.map((key) => (key.length === 1 ? key.toUpperCase() : key)).join(' ');
}
