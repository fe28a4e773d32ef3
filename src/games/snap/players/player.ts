/**
 * A computer player of Snap. It is asked each time when something new lies open, and told what anybody at the table sees, with chance of
 * its own as plain numbers: nothing of a question can be turned back into cards that lie face down. Pure: the same questions, in the same
 * order, are answered in the same way.
 */
import { missChance, noticedAfter } from '../../../cognition/noticing';
import type { Character } from '../../../setup/players';
import type { CallKind } from '../rules/game';
import { HAND_MS, harderBy, levelOf, TURNING, type SnapLevel } from './levels';
import { openPiles, sightsOf, type Seen, type Sight } from './seen';

/** So many numbers of chance go with a question: more than one look can need. */
export const DRAWS = 32;

/** What a player is asked. Times are the game's own, in milliseconds. */
export interface Question {
  readonly seen: Seen;
  /** Since when it can be seen. */
  readonly at: number;
  /** How many computer players look for the same thing: together they are no quicker than one. */
  readonly watchers: number;
  /** From when on the next card may be turned. */
  readonly mayTurnFrom: number;
  /** Numbers from 0 up to but not including 1, drawn for this question alone. */
  readonly chance: readonly number[];
}

/** What a player means to do as things lie. Asked again, it gives another plan, which takes the place of this one. */
export interface Plan {
  /** What it calls, and when, the soonest first. */
  readonly calls: readonly { readonly kind: CallKind; readonly at: number }[];
  /** When it turns a card, if it is to. */
  readonly turnAt: number;
}

export interface ComputerPlayer {
  /** Looks at the table. */
  look(question: Question): Plan;
  /** Looks without haste, where everybody is asked, and says what it calls; null: it lets the card pass. */
  answer(question: Question): CallKind | null;
  /** When it turns a card where everybody is asked, and nobody has anything left to call. */
  turnAt(question: Question): number;
}

export type CreatePlayer = (character: Character) => ComputerPlayer;

/** Something that a player has looked at. */
interface Known {
  readonly kind: CallKind;
  readonly isMatch: boolean;
  /** How many cards had been turned when it was seen first. */
  readonly since: number;
  /** When the player calls it; null where it was overlooked, or is known to be no match. */
  readonly callAt: number | null;
}

type Mind = ReadonlyMap<string, Known>;

/** When a player calls something that it looks at anew; null where it escapes it, or is no match and does not deceive. */
function callAt(sight: Sight, age: number, level: SnapLevel, { seen, at, watchers }: Question, draw: () => number): number | null {
  const missed = missChance(level.overlooking, age, harderBy(openPiles(seen), sight.distance));
  const [seeing, mistaking] = [draw(), draw()];
  if (!sight.isMatch && (!sight.isNew || age > 0 || mistaking >= level.mistaking)) return null;
  const after = noticedAfter(level.noticing, missed, watchers, seeing);
  return after === null ? null : at + after;
}

/** What a player knows of the table after a look. What it meant to call and is gone it calls all the same, if its hand is on the way. */
function afterLook(mind: Mind, level: SnapLevel, question: Question): Mind {
  const { seen, at, chance } = question;
  const draws = chance.values();
  const draw = (): number => draws.next().value ?? 0.5;
  const looked = sightsOf(seen).map((sight): [string, Known] => {
    const { key, kind, isMatch } = sight;
    const before = mind.get(key);
    // What was called, and still lies there, is looked at anew; a mistake is made once.
    const isSettled = before !== undefined && (!isMatch || (before.callAt !== null && before.callAt >= at));
    if (isSettled) return [key, before];
    const since = before?.since ?? seen.flips;
    return [key, { kind, isMatch, since, callAt: callAt(sight, Math.max(0, seen.flips - since), level, question, draw) }];
  });
  const lies = new Set(looked.map(([key]) => key));
  const onTheWay = [...mind].filter(([key, { callAt: when }]) => !lies.has(key) && when !== null && when >= at && when <= at + HAND_MS);
  return new Map([...looked, ...onTheWay]);
}

/** When they turn a card, if nothing keeps them. */
function turnAt({ at, mayTurnFrom, chance }: Question): number {
  const [least, most] = TURNING;
  return Math.max(mayTurnFrom, at + least + (most - least) * (chance.at(-1) ?? 0.5));
}

function planOf(mind: Mind, question: Question): Plan {
  const { at } = question;
  const calls = [...mind.values()].flatMap(({ kind, callAt: when }) => (when === null || when < at ? [] : [{ kind, at: when }]))
    .toSorted((a, b) => a.at - b.at);
  return { calls, turnAt: heldBack(turnAt(question), calls.map((call) => call.at)) };
}

/** Nobody turns a card whose hand is on the way to a call: they do so after it. */
function heldBack(turning: number, calls: readonly number[]): number {
  return calls.reduce((time, call) => (call > time - HAND_MS && call <= time + HAND_MS ? call + HAND_MS : time), turning);
}

/** A computer player who has just sat down. */
export const createPlayer: CreatePlayer = (character) => {
  const level = levelOf(character);
  let mind: Mind = new Map();
  return {
    look(question) {
      mind = afterLook(mind, level, question);
      return planOf(mind, question);
    },
    turnAt,
    answer(question) {
      mind = afterLook(mind, level, question);
      const { calls: [first] } = planOf(mind, question);
      // What was said is said: a mistake is not made again, and what others were given goes on as it is.
      mind = new Map([...mind].map(([key, known]) => [key, { ...known, callAt: null }]));
      return first?.kind ?? null;
    },
  };
};
