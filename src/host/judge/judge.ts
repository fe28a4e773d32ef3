/**
 * The judge of presses, one for every game. An act counts from its press, and is judged a moment later, since an earlier press may be heard
 * of after it: at one device after a fixed time, over lines once none can come any more (race/lines). One that was pressed before something
 * was shown is for what lay there before; if it counts there, what nobody has seen in time is taken back. Over lines that cannot happen,
 * since what lays something has waited, too. Who comes a moment after another has taken what was raced for was beaten. Pure.
 */
import { settledAt } from '../../race/lines';
import { instants } from '../../race/order';
import { wasBeaten } from '../../race/times';
import type { Act, GameTypes, Judging, Order, Step, TableOf } from '../../contract/contract';
import { unchanged, type Judged, type Laid, type Round } from './round';
import { EXPECT_MS, FINAL_MS, MOST_WAITING, READING_MS, SETTLE_MS, UNAWARE_MS } from './waits';

/** Somebody acts. @param now when it is heard of @param isOn whether the game goes on: in a pause nothing is done at once */
export function hear<T extends GameTypes>(table: TableOf<T>, round: Round<T>, act: Act<T>, now: number, isOn = true): Judged<T> {
  const order = orderOf(table, round, act, now);
  const rests = table.rests?.(round.table) ?? null;
  const own = round.waiting.filter(({ place }) => place === act.place);
  // Who presses twice while it rests means it once.
  const isTwice = rests !== null && own.some(({ intent }) => intent.kind === act.intent.kind);
  if (order === null || own.length >= MOST_WAITING) return unchanged(round);
  // Where it may change what their call was for, what somebody does after it waits with it.
  const comesAfter = table.keepsOrder === true && own.some(({ kind }) => kind === 'call');
  if (order === 'atOnce' && !comesAfter) return isOn ? atOnce(table, round, act, now) : unchanged(round);
  if (isTwice) return unchanged(round);
  return unchanged({
    ...round, judgeAt: round.lines !== null ? null : round.judgeAt ?? Math.max(now, rests ?? now) + SETTLE_MS,
    waiting: [...round.waiting, { ...act, kind: order === 'tie' ? 'call' : 'press', heardAt: now }],
  });
}

function orderOf<T extends GameTypes>(table: TableOf<T>, round: Round<T>, act: Act<T>, now: number): Exclude<Order, 'lays'> {
  const order = table.order(round.table, act, judging(round, now));
  return order !== 'lays' ? order : round.lines === null ? 'atOnce' : 'ordered';
}

/** Does what nobody races with. */
function atOnce<T extends GameTypes>(table: TableOf<T>, round: Round<T>, act: Act<T>, now: number): Judged<T> {
  return after(table, round, table.act(round.table, [act], judging(round, now)), act.at, now);
}

/** Somebody has pressed something that comes within so many milliseconds, or not at all: nothing is judged before. */
export function expect<T extends GameTypes>(round: Round<T>, within: number, now: number): Round<T> {
  return { ...round, expectedUntil: Math.max(round.expectedUntil, now + Math.min(Math.max(0, within), EXPECT_MS)) };
}

/** What is read aloud at a screen has begun, or ended: what comes by itself waits for it. */
export function read<T extends GameTypes>(round: Round<T>, isReading: boolean, now: number): Round<T> {
  return isReading === round.isReading ? round : { ...round, isReading, quiet: isReading ? now + READING_MS : Math.min(round.quiet, now) };
}

/** What was laid as the `lays`th was shown: that is when it happened for everybody. What was said first holds. */
export function show<T extends GameTypes>(table: TableOf<T>, round: Round<T>, lays: number, at: number): Round<T> {
  const { laid } = round;
  if (laid === null || laid.shownAt !== null || lays !== round.lays) return round;
  const shownAt = Math.max(laid.at, at);
  return { ...round, laid: { ...laid, shownAt }, table: table.shown?.(round.table, shownAt) ?? round.table };
}

function judging<T extends GameTypes>({ takenAt, takes, wrongAt, lines, laid, lays }: Round<T>, now: number): Judging<T> {
  // Over lines what is laid is told before anybody's screen has painted it; who presses meanwhile means what lay there before. Only for so
  // long: whoever could have seen it, and says they had not, would guess for nothing.
  const laidAt = lines === null ? null : laid?.shownAt ?? null;
  return {
    now,
    isBeaten({ place, at, knows = takes.length, sees = lays, over }) {
      // Who wasn't credited with all that their line took has pressed sooner than counts, and knew no more than by then.
      const pressed = at - Math.min(over ? over.lag - over.credit : 0, UNAWARE_MS);
      return wasBeaten(takenAt, pressed) || wasBeaten(wrongAt.get(place) ?? -Infinity, pressed)
        || (knows < takes.length && wasBeaten(takenAt, pressed - UNAWARE_MS))
        || (sees < lays && laidAt !== null && at - laidAt <= FINAL_MS);
    },
  };
}

/** Takes a step. @param at when what led to it was pressed @param now when it is done */
export function after<T extends GameTypes>(tables: TableOf<T>, round: Round<T>, step: Step<T>, at: number, now: number): Judged<T> {
  const { table, happenings, before, taken, wrong = [], retold = [] } = step;
  const lays = before !== undefined;
  const laid: Laid<T> | null = lays ? { at: now, shownAt: null, final: false, before, happenings } : round.laid;
  // Over lines people learn of it when they're told, however long before it was pressed.
  const known = round.lines === null ? at : now;
  // Whoever had called before, and waited on at the table, has won by that, whatever they have pressed since.
  const held = taken === undefined ? [] : tables.waiting?.(round.table) ?? [];
  const take = taken?.map((place) => ({ place, at: held.find((one) => one.place === place)?.at ?? at }));
  const next: Judged<T> = {
    round: {
      ...round, table, laid, held: round.held && happenings.length === 0, lays: round.lays + (lays ? 1 : 0),
      takenAt: take ? known : round.takenAt, takes: take ? [...round.takes, take] : round.takes,
      wrongAt: wrong.length === 0 ? round.wrongAt : new Map([...round.wrongAt, ...wrong.map((place) => [place, known] as const)]),
    },
    happenings: [...retold, ...happenings], settled: lays ? [] : happenings,
  };
  return lays && round.lines !== null ? counts(tables, next, now) : next;
}

/** Over lines what is laid counts as soon as it's told: all that was pressed before has come. */
function counts<T extends GameTypes>(table: TableOf<T>, { round, ...told }: Judged<T>, now: number): Judged<T> {
  return both({ round, ...told }, final(table, show(table, round, round.lays, now)));
}

/** What was laid and shown counts from now on. */
function final<T extends GameTypes>(of: TableOf<T>, round: Round<T>): Judged<T> {
  const { laid, table } = round as Round<T> & { readonly laid: Laid<T> };
  const step = of.counts?.(table) ?? { table, happenings: [] };
  return {
    round: { ...round, table: step.table, laid: { ...laid, final: true } },
    happenings: step.happenings, settled: [...laid.happenings, ...step.happenings],
  };
}

/** The table as it lay before what was laid last. Where nothing was laid there is nothing to take back. */
function takenBack<T extends GameTypes>(round: Round<T>): Round<T> {
  return round.laid === null ? round : { ...round, table: round.laid.before, laid: null };
}

/** When the first of what waits over lines can be judged; null: nothing waits. */
export function lineDue<T extends GameTypes>({ lines, waiting }: Pick<Round<T>, 'lines' | 'waiting'>): number | null {
  const [first] = waiting.toSorted((a, b) => a.at - b.at);
  if (lines === null || first === undefined) return null;
  // One that came before it, and counts after it, waits no longer for it than for any other.
  return settledAt(lines, { ...first, heardAt: Math.min(...waiting.map(({ heardAt }) => heardAt)) });
}

/**
 * Judges what waits, the earliest press first. While the last thing laid is not shown, and while an earlier act may still come for what lay
 * before it, those for the last go on waiting.
 * @param all whether nothing is waited for, no table that rests and no line: nobody goes on
 */
export function judge<T extends GameTypes>(table: TableOf<T>, round: Round<T>, now: number, all = false): Judged<T> {
  let judged = unchanged({ ...round, judgeAt: null, judgedAt: now });
  const groups = instants(round.waiting);
  for (let group = groups.shift(); group; group = groups.shift()) {
    const { laid } = judged.round;
    const { at } = group[0];
    const waits = (laid !== null && (laid.shownAt === null || (at >= laid.shownAt && !laid.final)))
      || (!all && (lineDue({ ...round, waiting: [...group, ...groups.flat()] }) ?? now) > now);
    if (waits) return waitOn(judged, [...group, ...groups.flat()]);
    const rests = all ? null : table.rests?.(judged.round.table) ?? null;
    if (rests !== null) return rest(table, judged, [...group, ...groups.flat()], rests, now);
    let before = judged.round;
    if (laid !== null && at < laid.shownAt! && (round.lines === null || group[0].kind === 'call')) {
      // For what lay before; if it does not count there, it is for nothing.
      if (laid.final || table.claims?.(laid.before, group) !== true) continue;
      before = takenBack(before);
    }
    const step = table.act(before.table, group, judging(before, now));
    judged = both(judged, after(table, before, step, at, now));
    const [undone, ...more] = group.filter((press) => step.undone?.includes(press));
    if (undone !== undefined) groups.unshift([undone, ...more]);
    // Over lines something that comes by itself may stand between this and the next.
    if (round.lines !== null && !all) return waitOn(judged, groups.flat());
  }
  return waitOn(judged, []);
}

/** What waits while a table rests, less what counts at once. */
function rest<T extends GameTypes>(
  table: TableOf<T>, judged: Judged<T>, waiting: Round<T>['waiting'], until: number, now: number,
): Judged<T> {
  let rested = judged;
  const waitsOn = waiting.filter((press) => {
    if (orderOf(table, rested.round, press, now) !== 'atOnce') return true;
    rested = both(rested, atOnce(table, rested.round, press, now));
    return false;
  });
  const judgeAt = waitsOn.length > 0 && rested.round.lines === null ? until + SETTLE_MS : null;
  return waitOn({ ...rested, round: { ...rested.round, judgeAt } }, waitsOn);
}

function waitOn<T extends GameTypes>({ round, ...told }: Judged<T>, waiting: Round<T>['waiting']): Judged<T> {
  return { round: { ...round, waiting }, ...told };
}

/** One thing after the other. */
export function both<T extends GameTypes>(one: Judged<T>, next: Judged<T>): Judged<T> {
  return { round: next.round, happenings: [...one.happenings, ...next.happenings], settled: [...one.settled, ...next.settled] };
}

/** What was laid counts: acts for what lay before are judged first, since they may take it back. */
export function count<T extends GameTypes>(table: TableOf<T>, round: Round<T>, now: number): Judged<T> {
  const early = judge(table, round, now);
  if (early.round.laid === null || early.round.laid.final) return early;
  const counted = both(early, final(table, early.round));
  // Those for it are judged once earlier ones have had their time to come.
  return round.judgeAt !== null && round.judgeAt > now
    ? { ...counted, round: { ...counted.round, judgeAt: counted.round.waiting.length > 0 ? round.judgeAt : null } }
    : both(counted, judge(table, counted.round, now));
}
