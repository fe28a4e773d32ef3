/**
 * Keeps what changes step by step: training, and what guests of the house know. Where the disk refuses or does not answer, everything goes
 * on with what is known here, a banner is asked for, and what was not written is written with the next change.
 */
import { LATE_MS, PAGE_TIMERS, type Timers } from '../../storage/saveQueue';

/** Makes the next state of something. It may be asked more than once for the same change, each time with what is there then. */
export type Change<T> = (now: T) => T;

export interface ChangeKeeperPorts<K, T> {
  /** Names what is kept. */
  readonly keyOf: (what: K) => string;
  /** What is known of something of which nothing is. */
  readonly nothing: T;
  /** Reads it from the disk, and makes it something else there in one step. Both reject where the disk refuses. */
  readonly read: (what: K) => Promise<T>;
  readonly write: (what: K, change: Change<T>) => Promise<T>;
  /** Told when a write fails or is late (true), and when all is written again (false); not of each that fails. */
  readonly behind: (isBehind: boolean) => void;
  readonly timers?: Timers;
}

/** Nothing here rejects. */
export interface ChangeKeeper<K, T> {
  read(what: K): Promise<T>;
  /** Comes back with what is known from now on, whether it is written or not. */
  change(what: K, change: Change<T>): Promise<T>;
  /** What is not written, as it is known here. */
  unwritten(): readonly (readonly [K, T])[];
  /** Comes back when all is written, or was tried once more. */
  settled(): Promise<void>;
}

/** What is known while the page is open, by key. */
interface KeeperState<K, T> {
  /** As it lay on the disk when it was last read or written. */
  readonly known: ReadonlyMap<string, T>;
  /** What is not on the disk yet, the oldest first. */
  readonly unwritten: ReadonlyMap<string, Unwritten<K, T>>;
  /** Whether the disk refused the last write. */
  readonly refused: boolean;
  /** How much it was asked for that it has not answered in time. */
  readonly late: number;
}

interface Unwritten<K, T> { readonly what: K; readonly changes: readonly Change<T>[] }

type KeeperChange<K, T> =
  | { readonly type: 'asked'; readonly key: string; readonly what: K; readonly change: Change<T> }
  | { readonly type: 'read'; readonly key: string; readonly state: T }
  /** The oldest so many changes are on the disk, which now holds this. */
  | { readonly type: 'written'; readonly key: string; readonly state: T; readonly changes: number }
  | { readonly type: 'refused' | 'late' | 'answeredLate' };

function keeperAfter<K, T>(state: KeeperState<K, T>, change: KeeperChange<K, T>): KeeperState<K, T> {
  const { known, unwritten } = state;
  switch (change.type) {
    case 'asked': {
      const { key, what } = change;
      return { ...state, unwritten: new Map(unwritten).set(key, { what, changes: [...unwritten.get(key)?.changes ?? [], change.change] }) };
    }
    case 'read': return { ...state, known: new Map(known).set(change.key, change.state) };
    case 'written': {
      const { key, changes } = change;
      return { ...state, refused: false, known: new Map(known).set(key, change.state), unwritten: without(unwritten, key, changes) };
    }
    case 'refused': return { ...state, refused: true };
    case 'late': return { ...state, late: state.late + 1 };
    case 'answeredLate': return { ...state, late: state.late - 1 };
  }
}

/** Without the oldest so many changes of something. */
function without<K, T>(unwritten: KeeperState<K, T>['unwritten'], key: string, count: number): KeeperState<K, T>['unwritten'] {
  const all = new Map(unwritten);
  const left = all.get(key);
  const changes = left?.changes.slice(count) ?? [];
  if (left && changes.length > 0) all.set(key, { ...left, changes });
  else all.delete(key);
  return all;
}

const fails = ({ refused, late }: Pick<KeeperState<unknown, unknown>, 'refused' | 'late'>): boolean => refused || late > 0;

const made = <T>(changes: readonly Change<T>[], from: T): T => changes.reduce((now, change) => change(now), from);

export function createChangeKeeper<K, T>(ports: ChangeKeeperPorts<K, T>): ChangeKeeper<K, T> {
  const { keyOf, nothing, behind, timers = PAGE_TIMERS } = ports;
  let state: KeeperState<K, T> = { known: new Map(), unwritten: new Map(), refused: false, late: 0 };

  function happen(change: KeeperChange<K, T>): void {
    const before = fails(state);
    state = keeperAfter(state, change);
    if (fails(state) !== before) behind(!before);
  }

  const inOrder = createOrder(timers, () => state.late > 0, (type) => happen({ type }));
  /** What is known of something, with what is not written. */
  const now = (what: K): T => {
    const key = keyOf(what);
    return made(state.unwritten.get(key)?.changes ?? [], state.known.get(key) ?? nothing);
  };

  async function write(): Promise<void> {
    try {
      for (const [key, { what, changes }] of state.unwritten) {
        const after = await ports.write(what, (there) => made(changes, there));
        happen({ type: 'written', key, state: after, changes: changes.length });
      }
    } catch {
      happen({ type: 'refused' });
    }
  }

  return {
    async read(what) {
      await inOrder(async () => {
        const read = await ports.read(what).then((there) => ({ there }), () => null);
        if (read) happen({ type: 'read', key: keyOf(what), state: read.there });
      });
      return now(what);
    },
    async change(what, change) {
      happen({ type: 'asked', key: keyOf(what), what, change });
      await inOrder(write);
      return now(what);
    },
    unwritten: () => [...state.unwritten.values()].map(({ what }) => [what, now(what)] as const),
    settled: () => inOrder(write),
  };
}

/**
 * The disk is asked for one thing after the other, so that no older state lands on a newer one.
 * @param isLate whether something before is late: behind it nobody waits
 * @returns what does some work in its turn, and comes back when it is done, or the disk has not answered in time
 */
function createOrder(timers: Timers, isLate: () => boolean, tell: (type: 'late' | 'answeredLate') => void) {
  let last: Promise<void> = Promise.resolve();

  async function waitFor(answered: Promise<void>): Promise<void> {
    await answered;
    tell('answeredLate');
  }

  return async (work: () => Promise<void>): Promise<void> => {
    const done = last.then(work);
    last = done;
    if (isLate()) return;
    let timer: unknown;
    const tooLate = new Promise<'late'>((resolve) => { timer = timers.setTimeout(() => resolve('late'), LATE_MS); });
    if (await Promise.race([done, tooLate]) !== 'late') {
      timers.clearTimeout(timer);
      return;
    }
    tell('late');
    void waitFor(done);
  };
}
