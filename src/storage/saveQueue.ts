/**
 * Keeps what is played, one write at a time and in order, so that an older state never lands on a newer one. Of what waits to be
 * written only the newest state counts. What the disk refuses is tried again with the next save. A disk that does not answer at all is told
 * of as one that refuses, and is waited for.
 */
import type { SavedGame } from '../session/savedGame';
import type { Match } from '../match/match';
import type { Store } from './store';

/** What was to be written and is not yet: a game, with the card that it was counted on, or a card alone. */
export interface Unwritten { readonly game: SavedGame | null; readonly match: Match | null }

export interface SaveQueue {
  /** Keeps a game as it stands now, and the card that it was counted on. */
  save(game: SavedGame, match?: Match | null): void;
  /** Keeps a card as it stands now. */
  saveMatch(match: Match): void;
  /** Takes a game out of the store, with all of it that waits to be written. Rejects when the disk refuses. */
  remove(id: string): Promise<void>;
  /** Comes back when all is written, or was tried once more. Never rejects. */
  settled(): Promise<void>;
  /** Hands over what is not written, and forgets it: somebody else sees to it. */
  handOver(): Promise<readonly Unwritten[]>;
}

/** What waits, and how the last writes went. */
interface QueueState {
  /** In the order in which it is to be written. A card that stands further back is never older than one before it. */
  readonly waiting: ReadonlyMap<string, Unwritten>;
  /** How often something was to be saved. */
  readonly asked: number;
  /** Whether the last write failed, or the one that is under way has taken too long. */
  readonly fails: boolean;
  /** Whether the queue is being written just now. */
  readonly running: boolean;
}

type QueueChange =
  | { readonly type: 'asked'; readonly entry: Unwritten }
  /** Writing begins, and ends. */
  | { readonly type: 'started' }
  | { readonly type: 'stopped' }
  /** An entry leaves the queue to be written. */
  | { readonly type: 'taken'; readonly entry: Unwritten }
  | { readonly type: 'late' }
  | { readonly type: 'written' }
  | { readonly type: 'refused'; readonly entry: Unwritten }
  /** This game needs no write any more. */
  | { readonly type: 'removed'; readonly id: string }
  | { readonly type: 'handedOver' };

/** A write that has not been completed after so many milliseconds is told of. */
export const LATE_MS = 1000;

const EMPTY: QueueState = { waiting: new Map(), asked: 0, fails: false, running: false };

function queueAfter(state: QueueState, change: QueueChange): QueueState {
  const { waiting } = state;
  switch (change.type) {
    case 'asked': return { ...state, asked: state.asked + 1, waiting: withEntry(waiting, change.entry) };
    case 'started': return { ...state, running: true };
    case 'stopped': return { ...state, running: false };
    case 'taken': return { ...state, waiting: without(waiting, keyOf(change.entry)) };
    case 'late': return { ...state, fails: true };
    case 'written': return { ...state, fails: false };
    case 'refused': return { ...state, fails: true, waiting: putBack(waiting, change.entry) };
    case 'removed': return { ...state, waiting: without(waiting, `game:${change.id}`) };
    case 'handedOver': return { ...state, waiting: EMPTY.waiting };
  }
}

function keyOf({ game, match }: Unwritten): string {
  return game ? `game:${game.id}` : `match:${match?.id ?? ''}`;
}

function without(waiting: QueueState['waiting'], key: string): Map<string, Unwritten> {
  const rest = new Map(waiting);
  rest.delete(key);
  return rest;
}

/** A card alone goes to the end, behind the games that carry it as it was before; a game keeps its place and its card. */
function withEntry(waiting: QueueState['waiting'], entry: Unwritten): Map<string, Unwritten> {
  const key = keyOf(entry);
  const rest = entry.match ? without(waiting, `match:${entry.match.id}`) : new Map(waiting);
  return rest.set(key, { ...entry, match: entry.match ?? rest.get(key)?.match ?? null });
}

/** Puts back, in front, what could not be written, as far as nothing newer waits in its place. */
function putBack(waiting: QueueState['waiting'], entry: Unwritten): QueueState['waiting'] {
  const key = keyOf(entry);
  const newer = waiting.get(key);
  if (newer && (newer.match || !entry.match)) return waiting;
  return new Map([[key, { game: newer?.game ?? entry.game, match: entry.match }], ...without(waiting, key)]);
}

/** By what the time of a write is taken. */
export interface Timers {
  setTimeout(callback: () => void, milliseconds: number): unknown;
  clearTimeout(id: unknown): void;
}

export const PAGE_TIMERS: Timers = {
  setTimeout: (callback, milliseconds) => setTimeout(callback, milliseconds),
  clearTimeout: (id) => clearTimeout(id as ReturnType<typeof setTimeout>),
};

/**
 * A queue before this store.
 * @param behind told when a write fails or is late (true), and when one succeeds again (false); not of each that fails
 */
export function createSaveQueue(
  store: Pick<Store, 'save' | 'saveMatch' | 'remove'>, behind: (isBehind: boolean) => void, timers: Timers = PAGE_TIMERS,
): SaveQueue {
  let state = EMPTY;
  let underWay = Promise.resolve();
  const happen = (change: QueueChange): void => { state = queueAfter(state, change); };
  const memory: Memory = { state: () => state, happen };

  function put(entry: Unwritten): void {
    happen({ type: 'asked', entry });
    void pump();
  }

  function pump(): Promise<void> {
    if (!state.running) {
      happen({ type: 'started' });
      underWay = drain();
    }
    return underWay;
  }

  async function drain(): Promise<void> {
    try {
      for (let [next] = state.waiting.values(); next; [next] = state.waiting.values()) {
        if (!await writeOne(next, memory, { store, behind, timers })) return;
      }
    } finally {
      happen({ type: 'stopped' });
    }
  }

  /** Comes back when nothing is being written. Something else may have begun in the meantime. */
  async function rest(): Promise<void> {
    while (state.running) await underWay;
  }

  return {
    save: (game, match = null) => put({ game, match }),
    saveMatch: (match) => put({ game: null, match }),
    async remove(id) {
      await rest();
      happen({ type: 'removed', id });
      await store.remove(id);
    },
    async settled() {
      await rest();
      await pump();
    },
    async handOver() {
      await rest();
      const left = [...state.waiting.values()];
      happen({ type: 'handedOver' });
      return left;
    },
  };
}

/** The state, and what changes it. */
interface Memory {
  readonly state: () => QueueState;
  readonly happen: (change: QueueChange) => void;
}

interface Surroundings {
  readonly store: Pick<Store, 'save' | 'saveMatch'>;
  readonly behind: (isBehind: boolean) => void;
  readonly timers: Timers;
}

/** Says whether to go on with the next. */
async function writeOne(entry: Unwritten, { state, happen }: Memory, { store, behind, timers }: Surroundings): Promise<boolean> {
  const { asked } = state();
  happen({ type: 'taken', entry });
  const timer = timers.setTimeout(() => {
    if (state().fails) return;
    happen({ type: 'late' });
    behind(true);
  }, LATE_MS);
  const written = await isWritten(store, entry);
  timers.clearTimeout(timer);
  const { fails } = state();
  happen(written ? { type: 'written' } : { type: 'refused', entry });
  if (fails === written) behind(!written);
  // After a failure, what was saved in the meantime is reason enough to try again at once.
  return written || state().asked !== asked;
}

/** Whether the disk took it. */
async function isWritten(store: Pick<Store, 'save' | 'saveMatch'>, { game, match }: Unwritten): Promise<boolean> {
  try {
    if (game) await store.save(game, match);
    else if (match) await store.saveMatch(match);
    return true;
  } catch {
    return false;
  }
}
