/** Snap Back in a house of its own, for tests: a shelf in memory, time that jumps, and frames that are painted as things are shown. */
import type { Clock } from '../../../src/bots/clock';
import { createJumpingClock } from '../../../tools/arena/clock';
import type { CreateGameApp, GameApp, GameAppPorts, GameAppScreen } from '../../../src/games/gameApp';
import type { GameRow } from '../../../src/games/gameStore';
import { gameAppWith } from '../../../src/shell/app/gameApp';
import { snapBackShell } from '../../../src/games/snapBack/app/snapBack';
import { USUAL_INPUT } from '../../../src/setup/inputSettings';
import { USUAL_PREFERENCES } from '../../../src/setup/kept/preferences';
import { foldedName } from '../../../src/setup/names';
import { FRAME } from './tables';

/** What one browser keeps. */
export interface Kept {
  readonly games: Map<string, GameRow>;
  readonly people: Map<string, unknown>;
  readonly storage: Map<string, string>;
  me: string | null;
  names: readonly string[];
}

export function nothingKept(): Kept {
  return { games: new Map(), people: new Map(), storage: new Map(), me: null, names: [] };
}

export interface HousedSnapBack {
  readonly guest: GameApp;
  readonly clock: Clock;
  readonly kept: Kept;
  readonly told: string[];
  /** The games that were asked for in the place of one another; null: none. */
  readonly held: (string | null)[];
  /** What is shown, as a reload would come back to it. */
  screen(): GameAppScreen;
  /** Presses a key while nothing has the focus. There are no elements here: `HTMLElement` has to be stubbed. */
  press(key: string): void;
  /** Lets time pass, and with it all that was promised. */
  pass(milliseconds: number): Promise<void>;
}

/** Makes the guest that is in the house. @param storage of the browser @param page where keys are heard */
export type MakeGameApp = (storage: Pick<Storage, 'getItem' | 'setItem'>, page: Document) => CreateGameApp;

/** A wide screen that nobody touches. */
export const SCREEN = { width: 1280, height: 800, touched: false, fingers: 0 };

const makeSnapBack: MakeGameApp = (storage, page) =>
  gameAppWith(snapBackShell, { storage: () => storage, page, screen: () => SCREEN });

/** @param elsewhere whether another tab plays every game @param make which guest it is */
export function housed(kept: Kept = nothingKept(), elsewhere = false, make: MakeGameApp = makeSnapBack): HousedSnapBack {
  const clock = createJumpingClock(1000);
  const told: string[] = [];
  const held: (string | null)[] = [];
  const key = (name: string | null): string => foldedName(name ?? '');
  const page = Object.assign(new EventTarget(), { querySelector: () => null });
  let screen: GameAppScreen | null = null;
  let words = 0;
  const ports: GameAppPorts = {
    clock, today: () => 1_700_000_000_000 + clock.now(), preferences: () => USUAL_PREFERENCES, input: () => USUAL_INPUT,
    freshWord: () => { words += 1; return `word-${kept.games.size}-${words}`; },
    me: () => kept.me, nameMe: (name) => { kept.me = name; }, names: () => kept.names, remember: (names) => { kept.names = names; },
    shelf: {
      putGame: (game) => { kept.games.set(game.id, game); }, game: async (id) => kept.games.get(id) ?? null,
      games: async ({ over, limit }) => [...kept.games.values()].filter((game) => game.over === over).slice(0, limit),
      removeGame: async (id) => { kept.games.delete(id); }, person: async (name) => kept.people.get(key(name)),
      changePerson: async (name, change) => {
        kept.people.set(key(name), change(kept.people.get(key(name))));
        return kept.people.get(key(name));
      },
    },
    hold: async (game) => { held.push(game); return game === null || !elsewhere; },
    play() {}, speak: () => false, openSettings() {}, from: () => 'cardTable', back: async () => {},
    tell: (sentence) => { told.push(sentence()); },
    show(shown) {
      screen = shown;
      clock.setTimeout(() => guest.painted(clock.now()), FRAME);
    },
  };
  const storage = {
    getItem: (name: string) => kept.storage.get(name) ?? null, setItem: (name: string, value: string) => { kept.storage.set(name, value); },
  };
  const guest: GameApp = make(storage, page as unknown as Document)(ports);
  return {
    guest, clock, kept, told, held, screen: () => screen!,
    press(pressed) {
      const event = new Event('keydown', { cancelable: true });
      for (const [name, value] of Object.entries({ key: pressed, timeStamp: clock.now() })) Object.defineProperty(event, name, { value });
      page.dispatchEvent(event);
    },
    async pass(milliseconds) {
      const end = clock.now() + milliseconds;
      const rest = (): Promise<void> => new Promise((resolve) => { setImmediate(resolve); });
      for (await rest(); clock.jump(end); await rest());
      clock.goTo(end);
    },
  };
}
