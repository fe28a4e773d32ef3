/** What time does at a table: when something is due, and doing it. Pure; whoever plays the game sets the timers. */
import type { GameTypes, Place, TableOf } from '../../contract/contract';
import { longestWait } from '../../race/lines';
import { after, both, count, judge, lineDue, show } from './judge';
import { isSettled, unchanged, type Judged, type Round } from './round';
import { EXPECT_MS, FINAL_MS, LATE_MS, SETTLE_MS, UNSHOWN_MS } from './waits';

type Due = 'judge' | 'unshown' | 'final' | 'table';

interface DueAt { readonly what: Due; readonly at: number }

/** What time does next, and when; null where it does nothing by itself. */
function nextDue<T extends GameTypes>(table: TableOf<T>, round: Round<T>): DueAt | null {
  if (round.lines !== null) return nextOverLines(table, round);
  const { laid, judgeAt, waitsUntil, waiting, held } = round;
  // A page that stood still may have announced a press meanwhile: that is waited for, too.
  const wait = (at: number): number => Math.max(at, waitsUntil === null ? at : awaited(round, waitsUntil));
  const rests = (table.rests?.(round.table) ?? null) !== null;
  const isToCount = laid !== null && laid.shownAt !== null && !laid.final;
  const all: readonly { readonly what: Due; readonly at: number | null }[] = [
    { what: 'unshown', at: laid !== null && laid.shownAt === null ? wait(laid.at + UNSHOWN_MS) : null },
    { what: 'final', at: isToCount ? wait(laid.shownAt + FINAL_MS) : null },
    { what: 'judge', at: judgeAt === null ? null : wait(awaited(round, judgeAt)) },
    // Nothing comes by itself while an act waits that may change it, unless it waits for that.
    { what: 'table', at: (waiting.length === 0 || rests) && isSettled(round) && !held ? tableDue(table, round, wait) : null },
  ];
  const due = all.flatMap(({ what, at }) => (at === null ? [] : [{ what, at }]));
  return due.toSorted((a, b) => a.at - b.at)[0] ?? null;
}

/** Over lines all goes in the order of times: what comes by itself has its place among the presses, and waits as they do. */
function nextOverLines<T extends GameTypes>(table: TableOf<T>, round: Round<T>): DueAt | null {
  const own = round.held ? null : table.due(round.table, round.quiet);
  // While a table rests nothing is judged, so that nothing is waited for.
  if ((table.rests?.(round.table) ?? null) !== null) return own === null ? null : { what: 'table', at: own };
  const first = Math.min(...round.waiting.map(({ at }) => at));
  if (own !== null && own < first) return { what: 'table', at: own + longestWait(round.lines!) };
  const at = lineDue(round);
  return at === null ? null : { what: 'judge', at };
}

/** A time, or the end of what was announced to come a moment after it. */
function awaited<T extends GameTypes>({ expectedUntil }: Round<T>, at: number): number {
  return Math.max(at, Math.min(expectedUntil, at + EXPECT_MS));
}

function tableDue<T extends GameTypes>(table: TableOf<T>, round: Round<T>, wait: (at: number) => number): number | null {
  const at = table.due(round.table, round.quiet);
  // Whatever has waited for presses to be judged is not late.
  return at !== null && table.hurries?.(round.table) === true ? wait(Math.max(awaited(round, at), round.judgedAt)) : at;
}

/** When the table wants to be looked at again; null: not before somebody acts. */
export function dueAt<T extends GameTypes>(table: TableOf<T>, round: Round<T>): number | null {
  const at = nextDue(table, round)?.at ?? null;
  return at === null || at === Infinity ? null : at;
}

function doDue<T extends GameTypes>(table: TableOf<T>, round: Round<T>, { what }: DueAt, now: number): Judged<T> {
  switch (what) {
    case 'judge': return judge(table, round, now);
    case 'unshown': return unchanged(show(table, round, round.lays, round.laid!.at));
    case 'final': return count(table, round, now);
    case 'table': return after(table, round, table.tick(round.table, now, round.quiet), now, now);
  }
}

/** Does all that time has come for, each in its order. */
export function tick<T extends GameTypes>(table: TableOf<T>, round: Round<T>, now: number): Judged<T> {
  let judged = unchanged(round);
  for (let due = nextDue(table, judged.round); due !== null && due.at <= now; due = nextDue(table, judged.round)) {
    const isRace = due.what !== 'table' || table.hurries?.(judged.round.table) === true;
    // Where people sit at other devices, whoever keeps the game lets in first what has come meanwhile.
    if (isRace && round.lines === null && judged.round.waitsUntil === null && now - due.at > LATE_MS) {
      judged = { ...judged, round: { ...judged.round, waitsUntil: now + SETTLE_MS } };
      continue;
    }
    const done = both(judged, doDue(table, judged.round, due, now));
    judged = isRace ? { ...done, round: { ...done.round, waitsUntil: null } } : done;
  }
  return judged;
}

/** Judges what was pressed before, without waiting any longer: time is about to end. What was laid and seen counts. */
export function judgeNow<T extends GameTypes>(table: TableOf<T>, round: Round<T>, now: number): Judged<T> {
  const all = { ...round, judgeAt: null };
  return isSettled(round) || round.laid?.shownAt === null ? judge(table, all, now, true) : count(table, all, now);
}

/** What was pressed before counts, and then that a game is stopped. @param places of the screen at which it is */
export function stopNow<T extends GameTypes>(table: TableOf<T>, round: Round<T>, places: ReadonlySet<Place>, now: number): Judged<T> {
  const judged = judgeNow(table, round, now);
  const step = table.stops?.(judged.round.table, places, now);
  return step === undefined ? judged : both(judged, after(table, judged.round, step, now, now));
}
