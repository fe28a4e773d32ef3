/** Whole houses without a screen, for tests: what the page is told is kept, and the store can be slow or refuse. */
import { localAdviser } from '../../src/ai/adviser';
import type { Thinker } from '../../src/ai/questions';
import { createApp, type App, type AppPorts } from '../../src/app/app';
import { createLastScreen, type LastScreen } from '../../src/app/lastScreen';
import { noLocks } from '../../src/storage/tabLocks';
import { PRINTED_RULES } from '../../src/rules/options';
import type { Settings } from '../../src/setup/settings';
import { memoryStore, type Store } from '../../src/storage/store';
import type { ViewState } from '../../src/session/viewState';
import type { Page } from '../../src/ui/page';
import type { PastModel } from '../../src/ui/history/pastScreen';
import type { StartModel } from '../../src/ui/start/startScreen';
import { jumpingClock, type JumpingClock } from './clock';
import { sharpEyes } from './sessions';

/** Two computers at the quickest pace: a game that needs nobody. */
export const TWO_COMPUTERS: Settings = {
  players: [{ name: 'Viola', kind: 'bot', level: 'viola' }, { name: 'Pip', kind: 'bot', level: 'pip' }],
  callSeconds: 3, pace: 'instant', rules: PRINTED_RULES, memoryAid: false, playedFor: { kind: 'single' }, sitting: 'beside', names: [],
};

export interface TestHouse {
  readonly house: App;
  readonly clock: JumpingClock;
  readonly store: Store;
  /** What the tab comes back to: give it to another house, and that is this one reloaded. */
  readonly bookmark: LastScreen;
  /** What passed over the page as a note. */
  readonly notes: string[];
  /** What the banner told, and null where that was put right. */
  readonly banners: (string | null)[];
  /** The start screen, null while a table is shown. */
  start(): StartModel | null;
  /** The table, null while the start screen is shown. */
  table(): ViewState | null;
  /** The history or a replay, null while something else is shown. */
  past(): PastModel | null;
  /** Plays on until the game is over. */
  toTheEnd(): Promise<boolean>;
}

let houses = 0;

/** A bookmark in a tab of its own. */
export function newBookmark(): LastScreen {
  const kept = new Map<string, string>();
  return createLastScreen(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => { kept.set(key, value); },
    removeItem: (key) => { kept.delete(key); },
  }));
}

/** Opens a house. Words that nobody had before are the same in every run of a test, but differ between houses. */
export async function openHouse(
  { store = memoryStore(), settings = TWO_COMPUTERS, thinker = sharpEyes, clock = jumpingClock(), word = `house${houses += 1}`, bookmark = newBookmark(), ports = {} }:
  { store?: Store; settings?: Settings; thinker?: Thinker; clock?: JumpingClock; word?: string; bookmark?: LastScreen; ports?: Partial<AppPorts> } = {},
): Promise<TestHouse> {
  const notes: string[] = [];
  const banners: (string | null)[] = [];
  let start: StartModel | null = null;
  let table: ViewState | null = null;
  let seen: PastModel | null = null;
  let words = 0;
  let day = 0;
  const page: Page = {
    showStart(model) { start = model; table = seen = null; },
    showPast(model) { seen = model; table = null; },
    showTable(past) { table = past.state; start = seen = null; },
    update(update) { table = update.state; },
    setLayout() {}, setPace() {}, setPlain() {},
    note(text) { notes.push(text); },
    setBanner(text) { banners.push(text); },
  };
  let kept: Settings | null = null;
  const house = createApp({
    store, locks: noLocks, clock, thinker: { ...localAdviser, ...thinker }, bookmark, page: () => page, picture: () => null, lay: () => {},
    today: () => (day += 1), freshWord: () => `${word}-${words += 1}`,
    settings: { read: () => kept ?? settings, kept: () => kept, write: (changed) => { kept = changed; } }, ...ports,
  });
  await house.enter('');
  return {
    house, clock, store, bookmark, notes, banners, start: () => start, table: () => table, past: () => seen,
    toTheEnd: () => clock.until(() => table?.phase === 'over', 20_000),
  };
}
