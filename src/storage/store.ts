/**
 * What lies in the data base: games, matches, what was set aside because it could not be read, and summaries of the first two. Whatever is
 * written is written together with its summary, in one transaction. Nothing is checked here; see `gameLibrary` for that.
 */
import { later } from '../loading/later';
import { painted } from '../loading/painted';
import type { GameSummary } from '../session/gameSummary';
import type { SavedGame } from '../session/savedGame';
import type { Match } from '../match/match';
import type { Found as Review, FoundSeat } from '../review/found';
import type { TrainingState } from '../training/progress';
import type { Trainee } from '../training/trainee';
import { dailyPart, putDaily, readDailyAt, type DailyStore } from './entries/daily';
import { answer, inTransaction, type Database, type Disk } from './disk';
import type { Changes, Everything, Found, Which } from './everything';
import type { FillPorts } from './fillSummaries';
import type { FoundMatches } from './openMatches';
import type { GamesOfTable } from './entries/gamesOfTable';
import { GAMES, putGame, putMatch, summing, type At } from './entries/games';

/** Which games are listed, the last saved first. */
export interface Listing {
  readonly over: boolean;
  /** Only those that come after this one in the list. */
  readonly after?: Pick<GameSummary, 'age' | 'id'> | null;
  readonly limit?: number;
}

/** Where a thing lies that can be broken. */
export type ObjectStoreName = 'games' | 'series';

/** What reviews have found in games that are over. */
export interface ReviewStore {
  /** By the ids of games: those that nothing is known of, or only something of another version, are not among them. */
  reviews(ids: readonly string[]): Promise<ReadonlyMap<string, Review>>;
  /** Keeps what was found of one person of a game, in the place of what was. Rejects when the disk refuses. */
  putReview(game: string, found: FoundSeat): Promise<void>;
}

/** What was trained. */
export interface TrainingStore {
  /** Somebody's training, as far as it is sound. */
  training(who: Trainee): Promise<TrainingState>;
  /**
   * Keeps what `change` makes of somebody's training, in one step. Rejects with nothing changed when the disk refuses.
   * @returns what is kept now
   */
  changeTraining(who: Trainee, change: (now: TrainingState) => TrainingState): Promise<TrainingState>;
}

export interface Store extends DailyStore, ReviewStore, TrainingStore {
  /** Whether what is saved outlives the page. */
  readonly lasting: boolean;
  /** Whether the data base is a newer version's of the game, so that this one cannot open it. */
  readonly outdated: boolean;
  /** Brings what games are written with: without it the first tile could not be written. */
  ready(): Promise<unknown>;
  /** Keeps a game as it stands now, and the match that it was counted in, both or neither. Rejects when the disk refuses. */
  save(game: SavedGame, match?: Match | null): Promise<void>;
  saveMatch(match: Match): Promise<void>;
  /** The game with this id as it lies there; undefined where there is none. */
  game(id: string): Promise<unknown>;
  match(id: string): Promise<unknown>;
  /** Takes a game away for good. */
  remove(id: string): Promise<void>;
  /** Puts aside what cannot be read. Where the disk refuses, it stays where it is, and nothing is lost either. */
  setAside(objectStore: ObjectStoreName, id: string, problem: { readonly code: string }): Promise<void>;
  list(listing: Listing): Promise<readonly GameSummary[]>;
  count(over: boolean): Promise<number>;
  openMatches(): Promise<FoundMatches>;
  readAll(): Promise<Everything>;
  /** Puts what `change` makes of what is there, in one transaction: all of it or nothing. Rejects with nothing changed. */
  change(which: Which, change: (now: Found) => Changes): Promise<void>;
  /** Takes away for good whatever belongs to no game that waits: finished games, their matches, and what was set aside. */
  clear(): Promise<void>;
  /** What guests of the house keep. Rejects where that cannot be loaded. */
  guests(): Promise<GamesOfTable>;
  /** Makes the summaries that are missing, in small pieces. */
  fillSummaries(ports: FillPorts): Promise<void>;
  /**
   * Says what is done when a newer version of the game wants the data base.
   * @param flush writes what is not written; then the data base is let go for good
   */
  whenSuperseded(flush: () => Promise<void>, superseded: () => void): void;
}

/** How long the newer version may be kept waiting for what is written here, in milliseconds. */
const FLUSH_MS = 2000;

const SUMMARIES = ['summaries', 'matchSummaries'];
const KEPT = ['games', 'series', 'aside', 'device', 'reviews', 'training', 'guests'];
const ALL = [...KEPT, ...SUMMARIES];

const NO_MATCHES: FoundMatches = { open: [], broken: [] };

/** What few visits need comes when it is asked for. */
const late = later(() => import('./entries/late'));

interface StoreFacts { readonly now: () => number; readonly lasting: () => boolean; readonly outdated: boolean }

/** The store in an open data base. */
export function createStore(db: Database, { ranges }: Pick<Disk, 'ranges'>, { now, lasting, outdated }: StoreFacts): Store {
  return {
    get lasting() { return lasting(); },
    outdated,
    ready: summing.get,
    ...entryPart(db, now),
    ...listPart(db, ranges),
    ...bulkPart(db, ranges),
    ...dailyPart(db),
    reviews: async (ids) => (await late.get()).readReviews(db, ids),
    putReview: async (game, found) => (await late.get()).putReview(db, game, found),
    training: async (who) => (await late.get()).readTraining(db, who),
    changeTraining: async (who, change) => (await late.get()).changeTraining(db, who, change),
    guests: async () => (await late.get()).gamesOfTable(db, ranges, now),
    async fillSummaries(ports) {
      // What this needs is loaded once the start screen is seen.
      await painted();
      const { fillSummaries } = await late.get();
      return fillSummaries(db, ranges, now, ports);
    },
    whenSuperseded(flush, superseded) {
      db.addEventListener('versionchange', () => void letGo(db, flush).then(superseded));
    },
  };
}

/** One game or match at a time. */
function entryPart(db: Database, now: () => number): Pick<Store, 'save' | 'saveMatch' | 'game' | 'match' | 'remove' | 'setAside'> {
  return {
    async save(game, match) {
      // Once this is loaded nothing is waited for: a page that is being left has no time for it.
      const sum = summing.now() ?? await summing.get();
      return inTransaction(db, match ? ['series', ...GAMES] : GAMES, 'readwrite', (at, transaction) => {
        putGame(at, game, sum.summaryOf(game));
        if (match) putMatch(at, match, sum.matchSummaryOf(match));
        // A page that is being left hears no more, and its last event would be lost. Old browsers commit by themselves only.
        transaction.commit?.();
      });
    },
    async saveMatch(match) {
      const sum = summing.now() ?? await summing.get();
      return inTransaction(db, ['series', 'matchSummaries'], 'readwrite', (at, transaction) => {
        putMatch(at, match, sum.matchSummaryOf(match));
        transaction.commit?.();
      });
    },
    game: (id) => inTransaction(db, ['games'], 'readonly', (at) => answer<unknown>(at('games').get(id))),
    match: (id) => inTransaction(db, ['series'], 'readonly', (at) => answer<unknown>(at('series').get(id))),
    async remove(id) {
      const { removeGames } = await late.get();
      return inTransaction(db, ALL, 'readwrite', (at) => removeGames(at, [id]));
    },
    async setAside(objectStore, id, problem) {
      try {
        const { layAside } = await late.get();
        await inTransaction(db, ALL, 'readwrite', (at) => layAside(at, objectStore, id, { problem, since: now() }));
      } catch {
        // It is told of again, and tried again, the next time.
      }
    },
  };
}

/** What is found by summaries. */
function listPart(db: Database, ranges: Disk['ranges']): Pick<Store, 'list' | 'count' | 'openMatches'> {
  const inSummaries = <T>(work: (newest: IDBIndex) => IDBRequest<T>): Promise<T> =>
    inTransaction(db, ['summaries'], 'readonly', (at) => answer(work(at('summaries').index('newest'))));
  return {
    list: ({ over, after, limit }) => inSummaries<GameSummary[]>((newest) => newest.getAll(newestFirst(ranges, over, after), limit)),
    count: (over) => inSummaries((newest) => newest.count(newestFirst(ranges, over))),
    async openMatches() {
      // Mostly there is none, and nothing has to be loaded to read one.
      const candidates = await inTransaction(db, SUMMARIES, 'readonly', (at) => answer(at('matchSummaries').index('open').count(1)));
      if (candidates === 0) return NO_MATCHES;
      const { findOpenMatches } = await late.get();
      return inTransaction(db, ['series', ...SUMMARIES], 'readonly', (at) => findOpenMatches(at));
    },
  };
}

/** Much at once. */
function bulkPart(db: Database, ranges: Disk['ranges']): Pick<Store, 'readAll' | 'change' | 'clear'> {
  const waitingAt = (at: At): Promise<GameSummary[]> => answer(at('summaries').index('newest').getAll(newestFirst(ranges, false)));
  return {
    readAll: async () => {
      const { foundAt } = await late.get();
      return inTransaction(db, KEPT, 'readonly', (at) => foundAt(at, 'all', readDailyAt));
    },
    change: async (which, change) => {
      const [{ summaryOf, matchSummaryOf }, lateParts] = await Promise.all([summing.get(), late.get()]);
      const { foundAt, summariesFoundAt, putAsideNow, putLearned } = lateParts;
      await inTransaction(db, ALL, 'readwrite', async (at) => {
        const [there, waiting, summaries] = await Promise.all(
          [foundAt(at, which, readDailyAt), waitingAt(at), summariesFoundAt(at, which)]);
        const changes = change({ ...there, waiting, summaries });
        const { games, matches, aside, asideNow, daily, summaries: known = [] } = changes;
        const ready = new Map(known.map((summary) => [summary.id, summary]));
        for (const game of games) putGame(at, game, ready.get(game.id) ?? summaryOf(game));
        for (const match of matches) putMatch(at, match, matchSummaryOf(match));
        // Before more is added: they are known by their order.
        if (asideNow) await putAsideNow(at, asideNow);
        for (const one of aside) at('aside').add(one);
        if (daily) putDaily(at, daily);
        await putLearned(at, changes);
      });
    },
    clear: async () => {
      const { clearAt } = await late.get();
      await inTransaction(db, ALL, 'readwrite', async (at) => clearAt(at, ...await Promise.all([
        answer(at('summaries').index('newest').getAllKeys(newestFirst(ranges, true))), answer(at('series').getAllKeys()), waitingAt(at),
      ])));
    },
  };
}

/** The keys of games that are over, or wait, the last saved first. */
function newestFirst(ranges: Disk['ranges'], over: boolean, after?: Listing['after']): IDBKeyRange {
  const side = over ? 1 : 0;
  return ranges.bound(after ? [side, after.age, after.id] : [side], [side, []], after !== undefined && after !== null);
}

/** Writes what waits, as long as a newer version may be kept waiting, and lets the data base go. */
async function letGo(db: Database, flush: () => Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    await Promise.race([flush(), new Promise((resolve) => { timer = setTimeout(resolve, FLUSH_MS); })]);
  } catch {
    // What the disk refuses now, it has refused before: a banner tells of it.
  }
  clearTimeout(timer);
  db.close();
}
