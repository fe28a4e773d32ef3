/**
 * What comes of acts of one instant: who was right, whose card goes back, and who was wrong. The rules say what is right; here it is found
 * what somebody can have meant who had not seen yet what was laid a moment before. Pure.
 */
import type { Act, Judging } from '../../../contract/contract';
import { happened } from '../../../contract/written';
import { FINAL_MS, UNAWARE_MS } from '../../../host/judge/waits';
import { BEATEN_MS } from '../../../race/times';
import type { TableHappening } from '../kept/saved';
import { isSameSpot, type Seat, type Spot } from '../rules/game';
import type { LaysAtTable, LayingTable, LayingTypes } from './state';

/** A table in the middle of an instant. */
interface Settling<T extends LayingTypes> {
  readonly table: LayingTable<T>;
  readonly happenings: readonly T['Happening'][];
  readonly taken: readonly Seat[];
  readonly wrong: readonly Seat[];
}

/** When a finger went down, where its line took more than it was credited with. */
function pressedAt<T extends LayingTypes>({ at, over }: Act<T>): number {
  return at - Math.min(over ? over.lag - over.credit : 0, UNAWARE_MS);
}

/** Whether its screen had not shown yet what it was laid on. Whoever says so for longer than it can be would guess for nothing. */
function isUnseen<T extends LayingTypes>({ topped, lays, dealtAt }: LayingTable<T>, act: Act<T>, stacks: readonly Spot[]): boolean {
  const { knows = Infinity, sees = Infinity } = act;
  const at = pressedAt(act);
  return (sees < lays && at - dealtAt <= FINAL_MS) || stacks.some((on) => {
    const top = topped.get(String(on));
    return top !== undefined && knows < top.takes && at - top.at <= BEATEN_MS + UNAWARE_MS;
  });
}

/** Whether somebody else, or the same hand, was there a moment before. */
function isLate<T extends LayingTypes>({ topped }: LayingTable<T>, act: Act<T>, stacks: readonly Spot[]): boolean {
  return stacks.some((on) => pressedAt(act) - (topped.get(String(on))?.at ?? -Infinity) <= BEATEN_MS);
}

/** Whether somebody was wrong just now, and can do nothing. */
export function isLocked<T extends LayingTypes>({ locked }: LayingTable<T>, { place, at }: Pick<Act<T>, 'place' | 'at'>): boolean {
  return at < (locked[place]?.until ?? -Infinity);
}

/** Whether both cannot stand: both are for one stack, and one of them lays a card. */
const isSame = (one: readonly Spot[], others: readonly Spot[]): boolean =>
  one.length + others.length < 4 && one.some((on) => others.some((other) => isSameSpot(on, other)));

/** Acts by when the finger went down; at the same time that of whoever was dealt to first. */
function inOrder<T extends LayingTypes>(instant: readonly Act<T>[], first: Seat): readonly Act<T>[] {
  return instant.toSorted((a, b) => a.at - b.at || Number(b.place === first) - Number(a.place === first));
}

function says<T extends LayingTypes>(step: Settling<T>, happening: TableHappening): Settling<T> {
  return { ...step, happenings: [...step.happenings, happening as T['Happening']] };
}

/** @param instant acts that count at one instant */
export function settle<T extends LayingTypes>(
  laying: LaysAtTable<T>, before: LayingTable<T>, instant: readonly Act<T>[], { now }: Pick<Judging<T>, 'now'>,
): Settling<T> {
  const { stacks, eventOf, tieTo, rules, lock } = laying;
  const [{ at }] = instant as readonly [Act<T>];
  const goesBack = (step: Settling<T>, act: Act<T>): Settling<T> =>
    says(step, { type: 'late', seat: act.place, on: stacks(act.intent)[0]! });

  /** @returns null where the rules refuse it */
  function happen(step: Settling<T>, event: readonly unknown[]): Settling<T> | null {
    const isFirst = step.table.events.length === before.events.length || event[0] === 'back';
    const done = happened<T, LayingTable<T>>(rules, step, (isFirst ? event : [...event, 'tie']) as T['Event'], at);
    return done.table === step.table ? null : { ...step, ...done };
  }

  function lay(step: Settling<T>, act: Act<T>): Settling<T> {
    const { place: seat, intent } = act;
    const on = stacks(intent);
    const done = happen(step, eventOf(seat, intent));
    if (done !== null) {
      const takes = step.table.takes + 1;
      const topped = new Map([...step.table.topped, ...on.map((one) => [String(one), { at: now, takes }] as const)]);
      return { ...done, table: { ...done.table, topped, takes, laidAt: at, hint: null }, taken: [...step.taken, seat] };
    }
    if (isLate(step.table, act, on)) return goesBack(step, act);
    const until = act.at + lock(before.game.options, intent);
    const locked = until > now ? step.table.locked.with(seat, { until, on: on[0]! }) : step.table.locked;
    return says({ ...step, table: { ...step.table, locked }, wrong: [...step.wrong, seat] }, { type: 'wrong', seat, on: on[0]! });
  }

  let step: Settling<T> = { table: before, happenings: [], taken: [], wrong: [] };
  const acts = [...inOrder(instant, 1 - before.dealer)];
  for (let act = acts.shift(); act; act = acts.shift()) {
    const on = stacks(act.intent);
    if (step.wrong.includes(act.place) || isLocked(before, act) || isUnseen(before, act, on)) {
      step = goesBack(step, act);
      continue;
    }
    const rival = acts.find((one) => one.place !== act!.place && isSame(on, stacks(one.intent)) && !isUnseen(before, one, on));
    if (rival === undefined) {
      step = lay(step, act);
      continue;
    }
    acts.splice(acts.indexOf(rival), 1);
    const owner = tieTo(step.table.game, (on.length === 1 ? on : stacks(rival.intent))[0]!);
    const [first, second] = act.place === owner ? [act, rival] : [rival, act];
    const after = lay(step, first);
    if (!after.taken.includes(first.place)) step = lay(after, second);
    else step = happen(after, ['back', ...eventOf(second.place, second.intent).slice(1)]) ?? goesBack(after, second);
  }
  return step;
}
