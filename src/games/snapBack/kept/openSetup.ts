/** Reads who plays and how, from whatever was kept or chosen: what can be set right is, the rest is refused with a code. */
import * as v from 'valibot';
import { DEFAULT_CHARACTER } from '../../../setup/players';
import { foldedName, isTooLong, NAME_LENGTH } from '../../../setup/names';
import { MAX_SEATS } from '../rules/game';
import { MARKS, type Mark } from '../../../seats/marks';
import { MAX_PEOPLE, setupSchema, type SeatRead, type SnapBackPlayer, type SnapBackSetup } from './setup';

/** Why nobody can play so. */
export type SetupProblem =
  /** `where`: the part of it that nobody can read; '' for all of it. */
  | { readonly code: 'not-a-setup'; readonly where: string }
  /** No person plays. */
  | { readonly code: 'nobody-plays' }
  | { readonly code: 'too-many-seats'; readonly most: number }
  | { readonly code: 'too-many-people'; readonly most: number }
  | { readonly code: 'long-name'; readonly name: string; readonly most: number }
  | { readonly code: 'same-name'; readonly name: string }
  | { readonly code: 'same-key'; readonly key: string }
  | { readonly code: 'same-mark'; readonly mark: Mark };

export type SetupOutcome =
  | { readonly ok: true; readonly setup: SnapBackSetup } | { readonly ok: false; readonly problem: SetupProblem };

/** Reads a set-up from any value. Two on one key, or of one mark, are told apart: nothing is lost by it. */
export function openSetup(value: unknown): SetupOutcome {
  const parsed = v.safeParse(setupSchema, value);
  if (!parsed.success) return { ok: false, problem: { code: 'not-a-setup', where: v.getDotPath(parsed.issues[0]) ?? '' } };
  const setup = { ...parsed.output, players: seatPlayers(parsed.output.players) };
  const problem = seatProblem(setup.players);
  return problem ? { ok: false, problem } : { ok: true, setup };
}

/**
 * The same players with a mark for each that nobody else has, no key twice, a character for each bot, and one of this device at most. A
 * key that is left out is chosen where keys are shown.
 */
export function seatPlayers(players: readonly SeatRead[]): SnapBackPlayer[] {
  const own = players.map(({ shape }) => shape).map((shape, i, all) => (isNew(shape, i, all) ? shape : undefined));
  const free = MARKS.filter((mark) => !own.includes(mark));
  const keys = players.map(({ kind, callKey }) => (kind === 'local' ? callKey?.toLocaleLowerCase('en') : undefined));
  const me = players.findIndex((player) => player.kind === 'local' && player.me);
  return players.map(({ name, kind, level }, i) => ({
    name, kind, shape: own[i] ?? free.shift() ?? MARKS[0],
    ...(kind === 'bot' ? { level: level ?? DEFAULT_CHARACTER } : {}),
    ...(keys[i] !== undefined && isNew(keys[i], i, keys) ? { callKey: keys[i] } : {}),
    ...(i === me ? { me: true as const } : {}),
  }));
}

/** What is wrong with who sits down, as somebody chose it; null: they can play. */
export function agreedProblem(players: readonly SnapBackPlayer[]): SetupProblem | null {
  const long = players.find(({ name }) => isTooLong(name, NAME_LENGTH));
  if (long) return { code: 'long-name', name: long.name, most: NAME_LENGTH };
  const key = twice(players.flatMap(({ callKey }) => callKey?.toLocaleLowerCase('en') ?? []));
  if (key !== undefined) return { code: 'same-key', key };
  const mark = twice(players.map(({ shape }) => shape));
  return seatProblem(players) ?? (mark === undefined ? null : { code: 'same-mark', mark });
}

function seatProblem(players: readonly SnapBackPlayer[]): SetupProblem | null {
  const people = players.filter(({ kind }) => kind === 'local').length;
  if (people === 0) return { code: 'nobody-plays' };
  if (players.length > MAX_SEATS) return { code: 'too-many-seats', most: MAX_SEATS };
  if (people > MAX_PEOPLE) return { code: 'too-many-people', most: MAX_PEOPLE };
  const folded = twice(players.map(({ name }) => foldedName(name)));
  return folded === undefined ? null
    : { code: 'same-name', name: players.find(({ name }) => foldedName(name) === folded)!.name };
}

function isNew<T>(value: T, i: number, all: readonly T[]): boolean {
  return all.indexOf(value) === i;
}

/** A value that stands among others before. */
function twice<T>(values: readonly T[]): T | undefined {
  return values.find((value, i) => values.indexOf(value) < i);
}
