/** A focus frame is for keys: none before the first, and none after a press, whoever has given the focus to what. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { followKeys, showsFocus } from '../../../src/ui/browser/keyless';

/** A page, with something in it that has the focus, as its browser sees it. */
function page(): { press(kind: string, key?: Partial<KeyboardEvent>): boolean } {
  const classes = new Set<string>();
  const classList = {
    add: (name: string) => { classes.add(name); }, remove: (name: string) => { classes.delete(name); },
    contains: (name: string) => classes.has(name),
  };
  const events = new EventTarget();
  followKeys({ classList }, events);
  return {
    press(kind, key = {}) {
      if (kind !== '') events.dispatchEvent(Object.assign(new Event(kind), { ctrlKey: false, metaKey: false, ...key }));
      return showsFocus({ matches: () => true }, { classList });
    },
  };
}

describe('a frame stands around what has the focus', () => {
  test('once a key was used, and until the next press of a pointer', () => {
    const { press } = page();
    expect(press('')).toBe(false);
    expect(press('keydown', { key: 'Tab' })).toBe(true);
    expect(press('pointerdown')).toBe(false);
    expect(press('keydown', { key: 'd' })).toBe(true);
  });

  test.each([{ key: 'Shift' }, { key: 'Control', ctrlKey: true }, { key: 'r', ctrlKey: true }, { key: 'c', metaKey: true }])(
    'and not for what goes with a click, or asks something of the browser: %j', (key) => {
      expect(page().press('keydown', key)).toBe(false);
    });
});

test('that there is a keyboard is known for good once a key was used, and not from what is typed in a field on the glass', () => {
  const classes = new Set<string>();
  const classList = {
    add: (name: string) => { classes.add(name); }, remove: (name: string) => { classes.delete(name); },
    contains: (name: string) => classes.has(name),
  };
  const listeners = new Map<string, (event: unknown) => void>();
  followKeys({ classList }, { addEventListener: (kind: string, listener: unknown) => {
    listeners.set(kind, listener as (event: unknown) => void);
  } });
  const key = (name: string, field = false): void =>
    listeners.get('keydown')?.({ key: name, ctrlKey: false, metaKey: false, target: { matches: () => field } });
  key('a', true);
  key('Unidentified');
  expect(classes.has('keyed')).toBe(false);
  key('a');
  listeners.get('pointerdown')?.({});
  expect([...classes].toSorted()).toEqual(['keyed', 'keyless']);
});

/** Rules that make a focus seen by more than the colour or the place of the frame that all share, without asking for keys. */
function unasked(sheet: string): string[] {
  const rules = sheet.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/([^{}]*:focus-visible[^{}]*)\{([^{}]*)\}/g);
  const drawn = /(?:^|[\s;])(?:outline|box-shadow|translate|background):(?! *none)/;
  return [...rules].filter(([, selector = '', body = '']) => drawn.test(body) && !selector.includes('keyless'))
    .map(([, selector = '']) => selector.trim());
}

test('no style sheet draws another frame than that, where no key was used', () => {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));
  const all = sheets.flatMap((name) => unasked(readFileSync(join('src', name), 'utf8')).map((rule) => `${name}: ${rule}`));
  expect(all).toEqual([`${join('ui', 'styles', 'first.css')}: :focus-visible`]);
  expect(readFileSync('src/ui/styles/first.css', 'utf8')).toMatch(/:where\(\.keyless\) :focus-visible[^{]*\{ outline: none; \}/);
});
