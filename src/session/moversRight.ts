/**
 * The right of whoever is to move: where runs are called in the printed way, nobody takes a run from them before their turn has ended. Who
 * called sooner doesn't matter then, so it's told why theirs counted, and not how fast anybody was. Pure.
 */
import type { HouseRules } from '../rules/options';
import type { GameEvent, Happening } from '../rules/position';

/** Why the mover's call came first: they had made the run in this turn, or it was an older one, and their turn. */
export type MoversRight = 'maker' | 'turn';

/** The mover's right to what they took in their own turn. */
export function rightTo({ seat, runs }: Happening & { readonly type: 'snagged' }): MoversRight {
  return runs.some(({ maker, missed }) => maker === seat && !missed) ? 'maker' : 'turn';
}

/**
 * The right by which the last run before the event at `end` was called; null where others could have taken it.
 * @param happened what came of each event
 */
export function rightInRecord(
  calls: HouseRules['calls'], events: readonly GameEvent[], happened: readonly (readonly Happening[])[], end: number,
): MoversRight | null {
  const takenBy = (event: number): (Happening & { readonly type: 'snagged' }) | undefined =>
    happened[event]?.find((happening) => happening.type === 'snagged');
  const call = events.slice(0, end).findLastIndex(([kind], event) => kind === 'snag' && takenBy(event));
  const before = events.slice(0, Math.max(0, call)).findLast(([kind]) => kind !== 'snag');
  const taken = takenBy(call);
  return calls === 'classic' && taken && before?.[0] === 'place' && before[1] === taken.seat ? rightTo(taken) : null;
}

/** A race, told with the right by which it was none after all. */
export function withRight<Race extends object>(race: Race, right: MoversRight | null): Race & { readonly right?: MoversRight } {
  return right === null ? race : { ...race, right };
}
