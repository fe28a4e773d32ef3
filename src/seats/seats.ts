/**
 * Who sits at a table, as it is kept and as it is agreed: names, marks, characters and keys. How many may sit there, and which keys they
 * have of their own, each game says.
 */
import * as v from 'valibot';
import { cleanText, COMPUTER_SEAT, foldedName, isPersonsName, isTooLong, NAME_LENGTH, sameName } from '../setup/names';
import { CHARACTERS, DEFAULT_CHARACTER, KINDS, type Character, type Kind } from '../setup/players';
import type { OwnKeys } from '../setup/seats/ownKeys';
import { MARKS, type Mark } from './marks';

/** What each has besides a name and keys. */
interface OwnThings {
  /** The character that a bot plays as. Once read, bots always have one and nobody else does. */
  readonly level?: Character | undefined;
  /** Once read, everybody has a mark, and no two the same. */
  readonly shape?: Mark | undefined;
  /** What they begin with, where it is something of their own: a handicap. */
  readonly start?: number | undefined;
  /** Whether it is the player of this device. Once read, at most one says so, and they play at this screen. */
  readonly me?: true | undefined;
}

/** A seat as it is read: what of it is not sound is left out alone, and found anew (`seatPlayers`). A name has to be there. */
export type SeatRead<K extends string> = OwnKeys<K> & OwnThings & { readonly name: string; readonly kind: Kind };
export type Seated<K extends string> = SeatRead<K> & { readonly shape: Mark };

/** A seat while it is being agreed who sits there. */
export type DraftSeat<K extends string> = OwnKeys<K> & OwnThings & {
  readonly kind: 'local' | 'bot';
  /** As it was typed; none where nobody has typed one. */
  readonly name?: string | undefined;
  /** Which of the language's names somebody keeps while others come and go. */
  readonly nth?: number | undefined;
};

/** How many may sit there: at least, at most, and how many of them may be people at this screen. */
export interface SeatLimits { readonly least: number; readonly most: number; readonly people: number }

/** Why nobody can play so. */
export type SeatsProblem =
  /** People share a keyboard of which nobody knows yet whether it tells so many keys of each apart; or which nobody can share here. */
  | { readonly code: 'keys-untested'; readonly each: number }
  | { readonly code: 'no-keys' }
  /** A name that is a computer player's or nobody's; a key that the table itself uses. */
  | { readonly code: 'computers-name' | 'nobodys-name' }
  | { readonly code: 'bad-key'; readonly key: string }
  /** No person plays. */
  | { readonly code: 'nobody-plays' }
  | { readonly code: 'too-few-seats'; readonly least: number }
  | { readonly code: 'too-many-seats'; readonly most: number }
  | { readonly code: 'too-many-people'; readonly most: number }
  | { readonly code: 'long-name'; readonly name: string; readonly most: number }
  | { readonly code: 'same-name'; readonly name: string }
  | { readonly code: 'same-key'; readonly key: string }
  | { readonly code: 'same-mark'; readonly mark: Mark };

/** A value that may be left out, and is where it is not sound. */
export function orNothing<Value>(form: v.GenericSchema<unknown, Value>): v.GenericSchema<unknown, Value | undefined> {
  return v.fallback(v.optional(form), undefined);
}

/** The forms of what each has besides a name. @param key the form of a key @param keys the keys that people have of their own */
export function ownForms(keys: readonly string[], key: v.GenericSchema<unknown, string>): v.ObjectEntries {
  return {
    level: orNothing(v.picklist(CHARACTERS)), shape: orNothing(v.picklist(MARKS)), me: orNothing(v.literal(true)),
    ...Object.fromEntries(keys.map((name) => [name, orNothing(key)])),
  };
}

/**
 * The form of seats as they are kept.
 * @param keys the keys that people have of their own: once read, none is there twice
 * @param starts what somebody can begin with who has something of their own
 */
export function seatsForm<K extends string>(
  keys: readonly K[], starts: readonly number[],
): v.GenericSchema<unknown, readonly SeatRead<K>[]> {
  return v.pipe(v.array(v.object({
    name: v.pipe(v.string(), v.maxLength(200), v.transform(cleanText), v.minLength(1)), kind: v.picklist(KINDS),
    // It is part of every result: it is not guessed.
    start: starts.length > 0 ? v.optional(v.picklist(starts)) : orNothing(v.undefined()),
    ...ownForms(keys, v.pipe(v.string(), v.regex(/^[\p{L}\p{N}]$/u))),
  })), v.readonly()) as unknown as v.GenericSchema<unknown, readonly SeatRead<K>[]>;
}

/**
 * The same players with a mark for each that nobody else has, no key twice, a character for each bot, and one of this device at most. A
 * key that is left out is chosen where keys are shown.
 */
export function seatPlayers<K extends string>(players: readonly SeatRead<K>[], keys: readonly K[]): Seated<K>[] {
  const own = players.map(({ shape }) => shape).map((shape, i, all) => (isNew(shape, i, all) ? shape : undefined));
  const free = MARKS.filter((mark) => !own.includes(mark));
  const typed = players.flatMap((player) => keys.map((key) => (player.kind === 'local' ? folded(player[key]) : undefined)));
  const me = players.findIndex((player) => player.kind === 'local' && player.me);
  return players.map(({ name, kind, level, start }, i) => ({
    name, kind, shape: own[i] ?? free.shift() ?? MARKS[0],
    ...(kind === 'bot' ? { level: level ?? DEFAULT_CHARACTER } : {}),
    ...(start === undefined ? {} : { start }),
    ...Object.fromEntries(keys.flatMap((key, k) => {
      const at = i * keys.length + k;
      return typed[at] !== undefined && isNew(typed[at], at, typed) ? [[key, typed[at]]] : [];
    })) as OwnKeys<K>,
    ...(i === me ? { me: true as const } : {}),
  }));
}

/** What is wrong with who sits down, wherever they come from; null: they can play. */
export function seatsProblem(players: readonly Seated<never>[], { least, most, people: mostPeople }: SeatLimits): SeatsProblem | null {
  const people = players.filter(({ kind }) => kind === 'local').length;
  if (players.every(({ kind }) => kind === 'bot')) return { code: 'nobody-plays' };
  if (players.length < least) return { code: 'too-few-seats', least };
  if (players.length > most) return { code: 'too-many-seats', most };
  if (people > mostPeople) return { code: 'too-many-people', most: mostPeople };
  const same = twice(players.map(({ name }) => foldedName(name)));
  return same === undefined ? null : { code: 'same-name', name: players.find(({ name }) => foldedName(name) === same)!.name };
}

/** What is wrong, and at whose seat that stands; null: at nobody's. */
export interface Complaint<Problem> { readonly problem: Problem; readonly seat: number | null }

/**
 * What is wrong with who sits down, as somebody chose it; null: they can play.
 * @param canBeOwn whether a key can be somebody's own
 * @param besides what else is wrong, where the seats themselves will do
 */
export function agreedComplaint<K extends string, Problem = never>(
  players: readonly Seated<K>[], keys: readonly K[], limits: SeatLimits, canBeOwn: (key: string) => boolean,
  besides: () => Problem | null = () => null,
): Complaint<SeatsProblem | Problem> | null {
  // Of two it is the one who came later; but a computer player's name is not typed: whoever took it is told.
  const at = (problem: SeatsProblem, is: (player: Seated<K>) => boolean): Complaint<SeatsProblem> => {
    const person = players.findLastIndex((player) => player.kind === 'local' && is(player));
    return { problem, seat: person >= 0 ? person : players.findLastIndex(is) };
  };
  for (const [seat, player] of players.entries()) {
    if (player.kind !== 'local') continue;
    const key = keys.map((name): string | undefined => player[name]).find((one) => one !== undefined && !canBeOwn(one));
    if (key !== undefined) return { problem: { code: 'bad-key', key }, seat };
    const { name } = player;
    // The length of names is looked at for all.
    if (isPersonsName(name) || isTooLong(name, NAME_LENGTH)) continue;
    return { problem: { code: COMPUTER_SEAT.test(name) ? 'computers-name' : 'nobodys-name' }, seat };
  }
  const long = players.find(({ name }) => isTooLong(name, NAME_LENGTH))?.name;
  if (long !== undefined) return at({ code: 'long-name', name: long, most: NAME_LENGTH }, ({ name }) => sameName(name, long));
  const key = twice(players.flatMap((player) => keys.flatMap((name) => folded(player[name]) ?? [])));
  if (key !== undefined) return at({ code: 'same-key', key }, (player) => keys.some((name) => player[name] === key));
  const mark = twice(players.map(({ shape }) => shape));
  // What is agreed at one screen is played there.
  const seated = players.some(({ kind }) => kind === 'local') ? seatsProblem(players, limits) : { code: 'nobody-plays' as const };
  if (seated?.code === 'same-name') return at(seated, ({ name }) => sameName(name, seated.name));
  const problem = seated ?? besides() ?? (mark === undefined ? null : { code: 'same-mark' as const, mark });
  return problem && { problem, seat: null };
}

function folded(key: string | undefined): string | undefined {
  return key?.toLocaleLowerCase('en');
}

function isNew<Value>(value: Value, i: number, all: readonly Value[]): boolean {
  return all.indexOf(value) === i;
}

/** A value that stands among others before. */
function twice<Value>(values: readonly Value[]): Value | undefined {
  return values.find((value, i) => values.indexOf(value) < i);
}
