/** Who took over from whom in a game that is looked back at: as the replay says it, and beside its record. */
import type { Holder } from '../../contract/contract';
import { callsBeside, racesByEvent } from '../../contract/farCalls';
import { heldBeside } from '../../contract/held';
import { say } from '../../strings/say';
import { callsTold } from '../../strings/words/calls';
import { shownName } from '../../strings/words/grammar';
import type { SavedBase } from '../types';

const nameOf = (who: Holder): string => ('level' in who ? say(`character-${who.level}`) : who.name);
const called = (who: Holder): string => ('level' in who ? nameOf(who) : shownName(who.name));

/** Who played at a place, after some of those who took over had done so. */
function holderOf({ setup: { players } }: Pick<SavedBase, 'setup'>, place: number, held: NonNullable<SavedBase['held']>): Holder {
  const { name, level } = players[place]!;
  return held.findLast(([at]) => at === place)?.[2] ?? (level === undefined ? { name } : { level });
}

/** What is said of it at a step. */
export function tookOverAt({ setup, held = [] }: SavedBase, step: number): readonly string[] {
  return held.flatMap(([place, from, who], i) => (from !== step - 1 ? []
    : [say('replay-took-over', { name: called(who), before: called(holderOf({ setup }, place, held.slice(0, i))) })]));
}

/** Who called first in the race that was won at a step, where calls came over lines. @param kinds the events with which one is won */
export function calledAt(
  { setup, events, farCalls = [], held = [] }: SavedBase, kinds: readonly string[], step: number,
): readonly string[] {
  if (farCalls.length === 0) return [];
  const isWon = (event: unknown, place: number): boolean => Array.isArray(event) && kinds.includes(event[0]) && event.includes(place);
  const calls = racesByEvent(farCalls, events, isWon).get(step - 1) ?? [];
  const callers = calls.map((call) => holderOf({ setup }, call.place, held.filter(([, from]) => from <= call.events)));
  return calls.length === 0 ? [] : callsTold(calls.map((call, i) => ({ ...call, name: nameOf(callers[i]!) })));
}

/** A record as one line; beside it, in a game of several devices, who took over and the calls that came over lines. */
export function withBeside(record: string, { held, farCalls }: SavedBase): string {
  if (held === undefined && farCalls === undefined) return record;
  return JSON.stringify({ ...JSON.parse(record) as object, ...heldBeside(held), ...callsBeside(farCalls) });
}
