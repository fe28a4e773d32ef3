/**
 * Makes the summaries that are missing: of what an older version of the game wrote, or all of them when their form has changed. It goes in
 * small pieces, each a transaction of its own, so that the page stays quick; it can end after any of them and goes on from there at the
 * next start; and two tabs may do it at once. What cannot be read is set aside on the way, and a game of an older version is put back in
 * today's form: those of November 2026 held the names of everybody who had sat there, and so names that were deleted.
 */
import type { MatchProblem, SavedProblem } from '../setup/problems';
import { GAME_SUMMARY_VERSION, summaryOf } from '../session/gameSummary';
import { openSaved } from '../session/savedGame';
import { readMatch } from '../match/savedMatch';
import { answer, inTransaction, type Database, type Disk } from './disk';
import { MATCH_SUMMARY_VERSION, matchSummaryOf } from './matchSummary';

/** How many entries one piece looks at, at most. */
const KEYS = 100;
/** How long a piece may read, in milliseconds: what is pressed meanwhile waits no longer. */
const READING_MS = 8;

/** What came of a piece. */
export interface Filled {
  readonly games: readonly SavedProblem[];
  readonly matches: readonly MatchProblem[];
  /** Whether something was found that can be continued. */
  readonly waiting: boolean;
}

export interface FillPorts {
  /** Lets others have the thread. */
  readonly pause: () => Promise<void>;
  /** Something is missing: from now on it is being filled. */
  readonly began?: () => void;
  readonly filled?: (piece: Filled) => Promise<void>;
}

/** What is made of an entry: its summary, whether it can be continued, and how it is kept today; or why it cannot be read. */
type Made =
  | { readonly summary: unknown; readonly waiting: boolean; readonly today: unknown }
  | { readonly problem: SavedProblem | MatchProblem };

const SOURCES = [
  { objectStore: 'games', summaries: 'summaries', version: GAME_SUMMARY_VERSION, make: madeOfGame },
  { objectStore: 'series', summaries: 'matchSummaries', version: MATCH_SUMMARY_VERSION, make: madeOfMatch },
] as const;

export async function fillSummaries(
  db: Database, ranges: Disk['ranges'], now: () => number, { pause, began, filled }: FillPorts,
): Promise<void> {
  let told = false;
  for (const source of SOURCES) {
    if (await isFull(source)) continue;
    if (!told) began?.();
    told = true;
    for (let after: IDBValidKey | null = null, more = true; more;) {
      const { last, problems, waiting, done } = await piece(source, after);
      after = last;
      more = last !== null;
      await filled?.({ games: [], matches: [], [source.objectStore === 'games' ? 'games' : 'matches']: problems, waiting });
      if (done > 0) await pause();
    }
  }

  function isFull({ objectStore, summaries, version }: (typeof SOURCES)[number]): Promise<boolean> {
    return inTransaction(db, [objectStore, summaries], 'readonly', async (at) => {
      const today = ranges.bound([version], [version, []]);
      const [all, have] = await Promise.all([answer(at(objectStore).count()), answer(at(summaries).index('version').count(today))]);
      return all === have;
    });
  }

  /** @returns the last entry that was seen to, null where there is none beyond it */
  function piece({ objectStore, summaries, version, make }: (typeof SOURCES)[number], after: IDBValidKey | null) {
    return inTransaction(db, [objectStore, summaries, 'aside'], 'readwrite', async (at) => {
      const keys = await answer(at(objectStore).getAllKeys(after === null ? null : ranges.lowerBound(after, true), KEYS));
      const [first, end] = [keys[0], keys.at(-1)];
      const problems: (SavedProblem | MatchProblem)[] = [];
      if (first === undefined || end === undefined) return { last: null, problems, waiting: false, done: 0 };
      const known = ranges.bound([version, first], [version, end]);
      const have = new Set(await answer(at(summaries).index('version').getAllKeys(known)));
      const until = performance.now() + READING_MS;
      let waiting = false;
      let done = 0;
      for (const key of keys) {
        if (have.has(key)) continue;
        const value: unknown = await answer(at(objectStore).get(key));
        const made = make(value);
        done += 1;
        if ('problem' in made) {
          problems.push(made.problem);
          at('aside').add({ game: value, problem: made.problem, since: now() });
          at(objectStore).delete(key);
        } else {
          waiting ||= made.waiting;
          at(summaries).put(made.summary);
          // No newer state is lost, even if a tab plays this game just now: what is put was read in this same transaction, and whatever
          // another one writes to these stores is written before it, and read here, or after it.
          at(objectStore).put(made.today);
        }
        if (performance.now() > until) return { last: key, problems, waiting, done };
      }
      return { last: end, problems, waiting, done };
    });
  }
}

function madeOfGame(value: unknown): Made {
  const opened = openSaved(value);
  if (!opened.ok) return { problem: opened.problem };
  return { summary: summaryOf(opened.game.saved), waiting: !opened.game.saved.ended, today: opened.game.saved };
}

function madeOfMatch(value: unknown): Made {
  const opened = readMatch(value);
  if (!opened.ok) return { problem: opened.problem };
  const summary = matchSummaryOf(opened.match);
  return { summary, waiting: summary.open === 1, today: opened.match };
}
