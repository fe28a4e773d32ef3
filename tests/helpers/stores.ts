/** Stores in memory, for tests: today's store over a data base that is made up. */
import { setImmediate } from 'node:timers/promises';
import { openSaved, type OpenedGame } from '../../src/session/savedGame';
import { readMatch } from '../../src/match/savedMatch';
import type { Match } from '../../src/match/match';
import type { Disk } from '../../src/storage/disk';
import { openStore } from '../../src/storage/openStore';
import type { Store } from '../../src/storage/store';
import { noLocks } from '../../src/storage/tabLocks';
import { openMemoryStore } from '../../src/storage/withoutDisk';

/** How many answers of stores are still awaited. */
let awaited = 0;

/** Whether a store is at work. */
export const isBusy = (): boolean => awaited > 0;

/** Comes back when no store has had anything to do for a few turns of the event loop. */
export async function idle(): Promise<void> {
  for (let quiet = 0; quiet < 4; quiet = isBusy() ? 0 : quiet + 1) await setImmediate();
}

/** The same store, seen to be at work. */
export function watched(store: Store): Store {
  const watch = (member: unknown): unknown => (typeof member !== 'function' ? member : (...given: unknown[]): unknown => {
    const answer: unknown = member(...given);
    if (!(answer instanceof Promise)) return answer;
    awaited += 1;
    return answer.finally(() => { awaited -= 1; });
  });
  return Object.fromEntries(Object.entries(store).map(([name, member]) => [name, watch(member)])) as unknown as Store;
}

export async function newStore(): Promise<Store> {
  return watched(await openMemoryStore(() => 0));
}

/** Today's store over a disk, which others can open too. */
export async function storeOn(disk: Disk): Promise<Store> {
  return watched(await openStore({ now: () => 0, locks: noLocks, disk: () => disk }));
}

async function opened(store: Store, over: boolean): Promise<OpenedGame[]> {
  const values = await Promise.all((await store.list({ over })).map(({ id }) => store.game(id)));
  return values.map((value) => {
    const game = openSaved(value);
    if (!game.ok) throw new Error(game.problem.code);
    return game.game;
  });
}

/** The games that wait, the last saved first. */
export const unfinished = (store: Store): Promise<OpenedGame[]> => opened(store, false);
/** The games that are over, the last saved first. */
export const finished = (store: Store): Promise<OpenedGame[]> => opened(store, true);

/** A match that is kept, null where there is none. */
export async function matchIn(store: Store, id: string): Promise<Match | null> {
  const read = readMatch(await store.match(id));
  return read.ok ? read.match : null;
}
