/** What a guest keeps, over the store: where the disk refuses, the guest goes on with what is known here (`keeping/changeKeeper`). */
import type { AppName } from '../../games/gameEntry';
import type { GameRow, GamesAsked, GameCard, GameStore } from '../../games/gameStore';
import { foldedName } from '../../setup/names';
import type { GameRead, GamesOfTable } from '../../storage/entries/gamesOfTable';
import type { Timers } from '../../storage/saveQueue';
import { traineeOf, type Trainee } from '../../training/trainee';
import { createChangeKeeper, type ChangeKeeper } from '../keeping/changeKeeper';

export type FoundRows = 'broken' | 'later';

export interface GameStoresPorts {
  /** Brings the store. Rejects where it cannot be loaded. */
  readonly store: () => Promise<GamesOfTable>;
  /** What the player of this device is called; null while they have no name. */
  readonly me: () => string | null;
  /**
   * What was found of a guest's rows. `broken`: something cannot be read any more; it is put aside. `later`: a later version wrote some,
   * and they stay; that is told once.
   */
  readonly found: (guest: AppName, what: readonly FoundRows[]) => void;
  /** Told when a write fails or is late (true), and when all is written again (false). */
  readonly behind: (isBehind: boolean) => void;
  readonly timers?: Timers;
}

export interface GameStores {
  of(guest: AppName): GameStore;
  /** What the training room shows of a guest to somebody; null is the player of this device. Null where nothing is known. Never rejects. */
  card(guest: AppName, name: string | null): Promise<GameCard | null>;
  /** How many games lie here that this version does not know. Never rejects. */
  unknown(): Promise<number>;
  /** Comes back when all is written, or was tried once more. Never rejects. */
  settled(): Promise<void>;
}

interface GameOf { readonly guest: AppName; readonly id: string }
interface PersonOf { readonly guest: AppName; readonly who: Trainee }
type Games = ChangeKeeper<GameOf, GameRow | null>;

/** The shelves of all guests. */
export function createGameStores({ store, me, found, behind, timers }: GameStoresPorts): GameStores {
  const toldLater = new Set<AppName>();
  const seen = <T>(guest: AppName, read: GameRead<T>): T => {
    const isLater = (read.later ?? 0) > 0 && !toldLater.has(guest);
    if (isLater) toldLater.add(guest);
    // Told together: what is told next takes the place of what was told before.
    if (read.broken > 0 || isLater) found(guest, [...(read.broken > 0 ? ['broken' as const] : []), ...(isLater ? ['later' as const] : [])]);
    return read.found;
  };
  const ports = { behind: tellingOnce(behind), ...(timers ? { timers } : {}) };
  const games: Games = createChangeKeeper<GameOf, GameRow | null>({
    ...ports, behind: ports.behind('games'), keyOf: ({ guest, id }) => `${guest} ${id}`, nothing: null,
    read: async ({ guest, id }) => seen(guest, await (await store()).game(guest, id)),
    async write({ guest, id }, change) {
      const game = change(null);
      await (game ? (await store()).putGame(guest, game) : (await store()).removeGame(guest, id));
      return game;
    },
  });
  const persons = createChangeKeeper<PersonOf, unknown>({
    ...ports, behind: ports.behind('persons'), keyOf: ({ guest, who: [key] }) => `${guest} ${key}`, nothing: undefined,
    read: async ({ guest, who }) => seen(guest, await (await store()).person(guest, who)),
    write: async ({ guest, who }, change) => seen(guest, await (await store()).changePerson(guest, who, change)),
  });
  return {
    of: (guest) => ({
      putGame: (game) => void games.change({ guest, id: game.id }, () => ({ ...game, names: game.names.map(foldedName) })),
      game: (id) => games.read({ guest, id }),
      removeGame: async (id) => void await games.change({ guest, id }, () => null),
      games: async (asked) => listed(guest, asked, games, async () => seen(guest, await (await store()).games(guest, asked))),
      person: (name) => persons.read({ guest, who: traineeOf(name, me()) }),
      changePerson: (name, change) => persons.change({ guest, who: traineeOf(name, me()) }, change),
    }),
    async card(guest, name) {
      try {
        return seen(guest, await (await store()).card(guest, traineeOf(name, me())));
      } catch {
        return null;
      }
    },
    unknown: async () => store().then((kept) => kept.unknown()).catch(() => 0),
    async settled() { await Promise.all([games.settled(), persons.settled()]); },
  };
}

/** One teller for several who can be behind: it is told once for all of them. */
function tellingOnce(behind: (isBehind: boolean) => void): (who: string) => (isBehind: boolean) => void {
  const late = new Set<string>();
  return (who) => (isBehind) => {
    const before = late.size > 0;
    if (isBehind) late.add(who);
    else late.delete(who);
    if (late.size > 0 !== before) behind(!before);
  };
}

/** The games on the disk, with those that are not written yet in their places. */
async function listed(
  guest: AppName, { over, limit, after }: GamesAsked, games: Games, read: () => Promise<readonly GameRow[]>,
): Promise<readonly GameRow[]> {
  const there = await read().catch((): readonly GameRow[] => []);
  const unwritten = games.unwritten().filter(([game]) => game.guest === guest);
  const changed = new Set(unwritten.map(([{ id }]) => id));
  const here = unwritten.flatMap(([, game]) => (game?.over === over && (!after || comesAfter(game, after)) ? game : []));
  return [...there.filter(({ id }) => !changed.has(id)), ...here].toSorted((a, b) => (comesAfter(a, b) ? 1 : -1)).slice(0, limit);
}

/** Whether a game stands after another one in a list: it was changed before. */
function comesAfter(game: Pick<GameRow, 'at' | 'id'>, other: Pick<GameRow, 'at' | 'id'>): boolean {
  return game.at < other.at || (game.at === other.at && game.id > other.id);
}
