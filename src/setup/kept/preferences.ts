/**
 * How somebody wants the game to look, sound and move on this device. It belongs to no game. It is kept in the browser; every value that
 * is not sound gives way to its default alone, and all tabs follow what one of them changes.
 */
import * as v from 'valibot';
import { parseJson } from '../../outside/json';

export const MOTIONS = ['system', 'off', 'fast', 'normal', 'slow'] as const;
export type Motion = (typeof MOTIONS)[number];

export const TEXT_SIZES = ['normal', 'large', 'larger', 'largest'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** The hand under whose thumb the controls of the table lie. */
export const HANDS = ['right', 'left'] as const;
export type Hand = (typeof HANDS)[number];

export const CONTRASTS = ['system', 'normal', 'more'] as const;
export type Contrast = (typeof CONTRASTS)[number];

/** A part of the loudest: 0 is silent, 1 as loud as it gets. */
const part = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

const schema = v.object({
  /** The whole, and beneath it what is heard of the table, and the voices that call. */
  volume: v.fallback(part, 0.7),
  effects: v.fallback(part, 1),
  voices: v.fallback(part, 1),
  muted: v.fallback(v.boolean(), false),
  /** Whether calls are spoken by the browser's own voice. */
  speech: v.fallback(v.boolean(), false),
  vibration: v.fallback(v.boolean(), true),
  /** `system`: as the system asks, else as the pace of the game. */
  motion: v.fallback(v.picklist(MOTIONS), 'system'),
  textSize: v.fallback(v.picklist(TEXT_SIZES), 'normal'),
  hand: v.fallback(v.picklist(HANDS), 'right'),
  contrast: v.fallback(v.picklist(CONTRASTS), 'system'),
  /** Whether the characters say a word at the table now and then. */
  remarks: v.fallback(v.boolean(), true),
  /** Whether the questions of a drill wait for as long as somebody likes. */
  unhurried: v.fallback(v.boolean(), false),
  /** `system`, or a language's tag. Whether the game speaks it is for the words to say. */
  language: v.fallback(v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{2,35}$/)), 'system'),
});

export type Preferences = Readonly<v.InferOutput<typeof schema>>;

/** As the game is before anybody has set anything. */
export const USUAL_PREFERENCES: Preferences = v.parse(schema, {});

/** The preferences of a device: one object for each page. */
export interface KeptPreferences {
  now(): Preferences;
  /** Changes some, keeps them and tells everybody at once. */
  set(change: Partial<Preferences>): void;
  /** Tells what has changed, here or in another tab. */
  subscribe(told: (now: Preferences, before: Preferences) => void): void;
}

export const PREFERENCES_KEY = 'snag-preferences';
/** The language alone, as plain text: the first script of the page reads it before anything else is there. */
export const LANGUAGE_KEY = 'snag-language';

type Keeping = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Reads preferences from any value. What is not sound in it is as usual. */
export function openPreferences(value: unknown): Preferences {
  const parsed = v.safeParse(schema, value);
  return parsed.success ? parsed.output : USUAL_PREFERENCES;
}

/** What is kept, as text; null where nothing is, or nothing can be read. */
function keptText(storage: () => Keeping): string | null {
  try {
    return storage().getItem(PREFERENCES_KEY);
  } catch {
    return null;
  }
}

function read(text: string | null): Preferences {
  try {
    return openPreferences(parseJson(text ?? 'null'));
  } catch {
    return USUAL_PREFERENCES;
  }
}

function write(storage: () => Keeping, preferences: Preferences): void {
  try {
    const to = storage();
    to.setItem(PREFERENCES_KEY, JSON.stringify(preferences));
    if (preferences.language === 'system') to.removeItem(LANGUAGE_KEY);
    else to.setItem(LANGUAGE_KEY, preferences.language);
  } catch {
    // In a browser that keeps nothing they hold as long as the page is open.
  }
}

/**
 * The preferences that are kept in `storage`.
 * @param otherTabs tells which key another tab has changed, null where it has emptied everything
 */
export function createPreferences(
  storage: () => Keeping, otherTabs: (told: (key: string | null) => void) => void = () => {},
): KeptPreferences {
  /** As it was kept when it was read or written last. */
  let seen = keptText(storage);
  let preferences = read(seen);
  const subscribers: ((now: Preferences, before: Preferences) => void)[] = [];

  function become(next: Preferences): void {
    const before = preferences;
    preferences = next;
    for (const told of subscribers) told(next, before);
  }

  otherTabs((key) => {
    if (key !== PREFERENCES_KEY && key !== null) return;
    seen = keptText(storage);
    become(read(seen));
  });
  return {
    now: () => preferences,
    set(change) {
      // A tab that slept has not heard of what another one has set meanwhile: that is not written over.
      const kept = keptText(storage);
      const next = openPreferences({ ...(kept === null || kept === seen ? preferences : read(kept)), ...change });
      write(storage, next);
      seen = keptText(storage);
      become(next);
    },
    subscribe(told) { subscribers.push(told); },
  };
}
