/**
 * A computer player at a card table where open cards are called and turned. It is asked each time when something new lies open, and told
 * what anybody at the table sees, with chance of its own as plain numbers: nothing of a question can be turned back into cards that lie
 * face down. It knows no game. Pure: the same questions, in the same order, are answered in the same way.
 */
import { missChance, noticedAfter } from '../cognition/noticing';
import type { PROFILES } from './profiles';
import { HAND_MS, harderBy, TURNING, watchingOf, type Watching } from './watching';

/** So many numbers of chance go with a question: more than one look can need. */
export const DRAWS = 32;

/** Something that lies there to be called, or only looks so. */
export interface Sight<Kind> {
  readonly kind: Kind;
  /** Whether the cards match; else they only look alike. */
  readonly isMatch: boolean;
  /** The same as long as the same cards lie in the same places. */
  readonly key: string;
  /** How many seats the two cards are apart that are next to each other, 1 for neighbours; to the middle of the table it is 1. */
  readonly distance: number;
  /** Whether the card that was turned last is one of them. */
  readonly isNew: boolean;
}

/** What a player is asked. Times are the game's own, in milliseconds. */
export interface Question<Seen> {
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
export interface Plan<Kind> {
  /** What it calls, and when, the soonest first. */
  readonly calls: readonly { readonly kind: Kind; readonly at: number }[];
  /** When it turns a card, if it is to. */
  readonly turnAt: number;
}

export interface Watcher<Kind, Seen> {
  /** Looks at the table. */
  look(question: Question<Seen>): Plan<Kind>;
  /** Looks without haste, where everybody is asked, and says what it calls; null: it lets the card pass. */
  answer(question: Question<Seen>): Kind | null;
  /** When it turns a card where everybody is asked, and nobody has anything left to call. */
  turnAt(question: Question<Seen>): number;
}

/** How a game is looked at. */
export interface Looks<Kind, Seen> {
  /** All that lies there to be called, and what only looks so. */
  readonly sights: (seen: Seen) => readonly Sight<Kind>[];
  /** How many piles lie open, which eyes have to go around. */
  readonly open: (seen: Seen) => number;
  /** How many cards were turned so far. */
  readonly flips: (seen: Seen) => number;
}

/** Something that a player has looked at. */
interface Known<Kind> extends Pick<Sight<Kind>, 'kind' | 'isMatch'> {
  /** How many cards had been turned when it was seen first. */
  readonly since: number;
  /** When the player calls it; null where it was overlooked, or is known to be no match. */
  readonly callAt: number | null;
}

type Mind<Kind> = ReadonlyMap<string, Known<Kind>>;

/** A computer player who has just sat down. */
export function createWatcher<Kind, Seen>(character: keyof typeof PROFILES, looks: Looks<Kind, Seen>): Watcher<Kind, Seen> {
  const watching = watchingOf(character);
  let mind: Mind<Kind> = new Map();
  const look = (question: Question<Seen>): Plan<Kind> => {
    mind = afterLook(mind, watching, looks, question);
    return planOf(mind, question);
  };
  return {
    look, turnAt,
    answer(question) {
      const { calls: [first] } = look(question);
      // What was said is said: a mistake is not made again, and what others were given goes on as it is.
      mind = new Map([...mind].map(([key, known]) => [key, { ...known, callAt: null }]));
      return first?.kind ?? null;
    },
  };
}

/** What a player knows of the table after a look. What it meant to call and is gone it calls all the same, if its hand is on the way. */
function afterLook<Kind, Seen>(mind: Mind<Kind>, watching: Watching, looks: Looks<Kind, Seen>, question: Question<Seen>): Mind<Kind> {
  const { seen, at, watchers, chance } = question;
  const flips = looks.flips(seen);
  const draws = chance.values();
  const draw = (): number => draws.next().value ?? 0.5;
  /** When a player calls something that it looks at anew; null where it escapes it, or is no match and does not deceive. */
  const callAt = ({ isMatch, isNew, distance }: Sight<Kind>, age: number): number | null => {
    const missed = missChance(watching.overlooking, age, harderBy(looks.open(seen), distance));
    const [seeing, mistaking] = [draw(), draw()];
    if (!isMatch && (!isNew || age > 0 || mistaking >= watching.mistaking)) return null;
    const after = noticedAfter(watching.noticing, missed, watchers, seeing);
    return after === null ? null : at + after;
  };
  const looked = looks.sights(seen).map((sight): [string, Known<Kind>] => {
    const { key, kind, isMatch } = sight;
    const before = mind.get(key);
    // What was called, and still lies there, is looked at anew; a mistake is made once.
    const isSettled = before !== undefined && (!isMatch || (before.callAt !== null && before.callAt >= at));
    if (isSettled) return [key, before];
    const since = before?.since ?? flips;
    return [key, { kind, isMatch, since, callAt: callAt(sight, Math.max(0, flips - since)) }];
  });
  const lies = new Set(looked.map(([key]) => key));
  const onTheWay = [...mind].filter(([key, { callAt: when }]) => !lies.has(key) && when !== null && when >= at && when <= at + HAND_MS);
  return new Map([...looked, ...onTheWay]);
}

/** When they turn a card, if nothing keeps them. */
export function turnAt({ at, mayTurnFrom, chance }: Question<unknown>): number {
  const [least, most] = TURNING;
  return Math.max(mayTurnFrom, at + least + (most - least) * (chance.at(-1) ?? 0.5));
}

function planOf<Kind>(mind: Mind<Kind>, question: Question<unknown>): Plan<Kind> {
  const { at } = question;
  const calls = [...mind.values()].flatMap(({ kind, callAt: when }) => (when === null || when < at ? [] : [{ kind, at: when }]))
    .toSorted((a, b) => a.at - b.at);
  return { calls, turnAt: heldBack(turnAt(question), calls.map((call) => call.at)) };
}

/** Nobody turns a card whose hand is on the way to a call: they do so after it. */
function heldBack(turning: number, calls: readonly number[]): number {
  return calls.reduce((time, call) => (call > time - HAND_MS && call <= time + HAND_MS ? call + HAND_MS : time), turning);
}
