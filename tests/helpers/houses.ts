/** Whole houses without a screen, for tests: what the page is told is kept, and the store can be slow or refuse. */
import { localAdviser } from '../../src/ai/adviser';
import type { Thinker } from '../../src/ai/questions';
import { createHouse, type House, type HousePorts } from '../../src/house';
import { noLocks } from '../../src/session/gameLock';
import { PRINTED_RULES } from '../../src/rules/options';
import type { Settings } from '../../src/session/settings';
import { memoryStore, type Store } from '../../src/session/store';
import type { ViewState } from '../../src/session/viewState';
import type { Page } from '../../src/ui/page';
import type { StartModel } from '../../src/ui/startScreen';
import { jumpingClock, type JumpingClock } from './clock';
import { sharpEyes } from './sessions';

/** Two computers at the quickest pace: a game that needs nobody. */
export const TWO_COMPUTERS: Settings = {
  players: [{ name: 'Viola', kind: 'computer', level: 'viola' }, { name: 'Pip', kind: 'computer', level: 'pip' }],
  callSeconds: 3, pace: 'instant', rules: PRINTED_RULES, memoryAid: false, playedFor: { kind: 'single' }, sitting: 'beside', names: [],
};

export interface TestHouse {
  readonly house: House;
  readonly clock: JumpingClock;
  readonly store: Store;
  /** What passed over the page as a note. */
  readonly notes: string[];
  /** The start screen, null while a table is shown. */
  start(): StartModel | null;
  /** The table, null while the start screen is shown. */
  table(): ViewState | null;
  /** Plays on until the game is over. */
  toTheEnd(): Promise<boolean>;
}

let houses = 0;

/** Opens a house. Words that nobody had before are the same in every run of a test, but differ between houses. */
export async function openHouse(
  { store = memoryStore(), settings = TWO_COMPUTERS, thinker = sharpEyes, clock = jumpingClock(), word = `house${houses += 1}`, ports = {} }:
  { store?: Store; settings?: Settings; thinker?: Thinker; clock?: JumpingClock; word?: string; ports?: Partial<HousePorts> } = {},
): Promise<TestHouse> {
  const notes: string[] = [];
  let start: StartModel | null = null;
  let table: ViewState | null = null;
  let words = 0;
  let day = 0;
  const page: Page = {
    showStart(model) { start = model; table = null; },
    showPast() {},
    showTable(past) { table = past.state; start = null; },
    update(update) { table = update.state; },
    setLayout() {}, setPace() {}, setPlain() {},
    note(text) { notes.push(text); },
  };
  let kept: Settings | null = null;
  const house = createHouse({
    store, locks: noLocks, clock, thinker: { ...localAdviser, ...thinker }, page: () => page, picture: () => null, lay: () => {},
    today: () => (day += 1), freshWord: () => `${word}-${words += 1}`,
    settings: { read: () => kept ?? settings, kept: () => kept, write: (changed) => { kept = changed; } }, ...ports,
  });
  await house.enter('');
  return {
    house, clock, store, notes, start: () => start, table: () => table,
    toTheEnd: () => clock.until(() => table?.phase === 'over', 20_000),
  };
}
