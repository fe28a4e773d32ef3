/** What is kept of how somebody wants the game: a broken value spoils itself alone, and every tab follows. */
import { describe, expect, it } from 'vitest';
import {
  LANGUAGE_KEY, PREFERENCES_KEY, USUAL_PREFERENCES, createPreferences, openPreferences, type Preferences,
} from '../../../src/setup/kept/preferences';

/** A browser's storage; two pages may share it. */
function storage(kept: Record<string, string> = {}) {
  const values = new Map(Object.entries(kept));
  return {
    values,
    open: () => ({
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    }),
  };
}

describe('preferences from any value', () => {
  it('are as usual where nothing was kept, or nothing that could be', () => {
    for (const value of [null, undefined, 7, 'loud', [], {}]) expect(openPreferences(value)).toEqual(USUAL_PREFERENCES);
    expect(USUAL_PREFERENCES).toEqual({
      volume: 0.7, effects: 1, voices: 1, muted: false, speech: false, vibration: true, motion: 'system', textSize: 'normal',
      hand: 'right', contrast: 'system', remarks: true, unhurried: false, language: 'system',
    });
  });

  it('keep every sound value beside one that is broken', () => {
    const sound: Preferences = {
      volume: 0.25, effects: 0, voices: 0.5, muted: true, speech: true, vibration: false, motion: 'slow', textSize: 'largest',
      hand: 'left', contrast: 'more', remarks: false, unhurried: true, language: 'sv',
    };
    expect(openPreferences(sound)).toEqual(sound);
    const broken: Record<keyof Preferences, readonly unknown[]> = {
      volume: [1.01, -0.1, NaN, Infinity, '0.5', null], effects: [2, 'loud'], voices: [{}, true],
      muted: ['yes', 0], speech: [1], vibration: ['no'],
      motion: ['instant', 3], textSize: ['huge', 20], hand: ['both', null], contrast: ['less'],
      remarks: ['no', 0], unhurried: ['yes', 1], language: ['', 'a'.repeat(36), 'sv"><', 7],
    };
    for (const [name, values] of Object.entries(broken)) {
      for (const value of values) {
        expect(openPreferences({ ...sound, [name]: value })).toEqual({ ...sound, [name]: USUAL_PREFERENCES[name as keyof Preferences] });
      }
    }
  });
});

describe('kept preferences', () => {
  it('tell at once what has changed, and keep it', () => {
    const { open, values } = storage();
    const preferences = createPreferences(open);
    const told: unknown[] = [];
    preferences.subscribe((now, before) => told.push([now.volume, before.volume]));
    preferences.set({ volume: 0.2 });
    expect(told).toEqual([[0.2, 0.7]]);
    expect(preferences.now()).toEqual({ ...USUAL_PREFERENCES, volume: 0.2 });
    expect(createPreferences(open).now().volume).toBe(0.2);
    expect(JSON.parse(values.get(PREFERENCES_KEY) ?? '')).toEqual(preferences.now());
  });

  it('follow another tab, and nothing else that it writes', () => {
    const { open } = storage();
    let other: (key: string | null) => void = () => {};
    const here = createPreferences(open, (told) => { other = told; });
    const told: string[] = [];
    here.subscribe(({ hand }) => told.push(hand));
    createPreferences(open).set({ hand: 'left' });
    other('snag-settings');
    expect(told).toEqual([]);
    other(PREFERENCES_KEY);
    expect(told).toEqual(['left']);
    expect(here.now().hand).toBe('left');
  });

  it('are not written over by a tab that has not heard of them', () => {
    const { open } = storage();
    const [asleep, awake] = [createPreferences(open), createPreferences(open)];
    awake.set({ textSize: 'largest' });
    asleep.set({ hand: 'left' });
    const both = { ...USUAL_PREFERENCES, textSize: 'largest', hand: 'left' };
    expect([asleep.now(), createPreferences(open).now()]).toEqual([both, both]);
  });

  it('hold where they can be read and not kept', () => {
    const { open } = storage({ [PREFERENCES_KEY]: '{"volume":0.5}' });
    const full = { ...open(), setItem: (): never => { throw new DOMException('no', 'QuotaExceededError'); } };
    const preferences = createPreferences(() => full);
    preferences.set({ muted: true });
    preferences.set({ hand: 'left' });
    expect(preferences.now()).toEqual({ ...USUAL_PREFERENCES, volume: 0.5, muted: true, hand: 'left' });
  });

  it('keep the language beside them as plain text, as long as it is not the system’s', () => {
    const { open, values } = storage();
    const preferences = createPreferences(open);
    preferences.set({ language: 'sv' });
    expect(values.get(LANGUAGE_KEY)).toBe('sv');
    preferences.set({ language: 'system' });
    expect(values.has(LANGUAGE_KEY)).toBe(false);
  });

  it('hold as long as the page is open where nothing can be kept or read', () => {
    const refuse = (): never => { throw new DOMException('no', 'SecurityError'); };
    const preferences = createPreferences(refuse);
    preferences.set({ muted: true });
    expect(preferences.now()).toEqual({ ...USUAL_PREFERENCES, muted: true });
    expect(createPreferences(storage({ [PREFERENCES_KEY]: '{"muted":' }).open).now()).toEqual(USUAL_PREFERENCES);
  });
});
