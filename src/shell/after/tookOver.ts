/** Who took over from whom in a game that is looked back at: as the replay says it, and beside its record. */
import type { Holder } from '../../contract/contract';
import { callsBeside, racesByEvent } from '../../contract/farCalls';
import { heldBeside } from '../../contract/held';
import { say } from '../../strings/say';
import { callsTold } from '../../strings/words/calls';
import { shownName } from '../../strings/words/grammar';
import type { SavedBase } from '../types';

const called = (who: Holder): string => ('level' in who ? say(`character-${who.level}`) : shownName(who.name));

/** What is said of it at a step. */
export function tookOverAt({ setup: { players }, held = [] }: SavedBase, step: number): readonly string[] {
  return held.flatMap(([place, from, who], i) => {
    const { name, level } = players[place]!;
    const before = held.slice(0, i).findLast(([at]) => at === place)?.[2] ?? (level === undefined ? { name } : { level });
    return from === step - 1 ? [say('replay-took-over', { name: called(who), before: called(before) })] : [];
  });
}

/** Who called first in the race that was won at a step, where calls came over lines. @param kinds the events with which one is won */
export function calledAt(
  { setup: { players }, events, farCalls = [] }: SavedBase, kinds: readonly string[], step: number,
): readonly string[] {
  if (farCalls.length === 0) return [];
  const isWon = (event: unknown, place: number): boolean => Array.isArray(event) && kinds.includes(event[0]) && event.includes(place);
  const calls = racesByEvent(farCalls, events, isWon).get(step - 1) ?? [];
  return calls.length === 0 ? [] : callsTold(calls.map(({ place, ...call }) => ({ ...call, name: players[place]!.name })));
}

/** A record as one line; beside it, in a game of several devices, who took over and the calls that came over lines. */
export function withBeside(record: string, { held, farCalls }: SavedBase): string {
  if (held === undefined && farCalls === undefined) return record;
  return JSON.stringify({ ...JSON.parse(record) as object, ...heldBeside(held), ...callsBeside(farCalls) });
}
