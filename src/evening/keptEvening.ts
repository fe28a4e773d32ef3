/** An evening as it lies in storage and in backups: checked when it is read, so that only a whole and sound one is gone on with. Pure. */
import * as v from 'valibot';
import { LEVEL_NAMES } from '../ai/levelNames';
import { isMoment } from '../outside/moment';
import { MARKS } from '../seats/marks';
import { cleanText, foldedName, isTooLong, NAME_LENGTH } from '../setup/names';
import { FEWEST_GAMES, isDone, MOST_GAMES, type Evening, type EveningGame } from './evening';
import { arePlaces } from './points';

/** No table of the house has fewer seats, or more. */
export const [FEWEST_SEATS, MOST_SEATS] = [2, 8];

const word = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

const player = v.pipe(v.object({
  name: v.pipe(v.string(), v.minLength(1)), kind: v.picklist(['local', 'bot', 'remote']), level: v.optional(v.picklist(LEVEL_NAMES)),
  shape: v.picklist(MARKS), me: v.optional(v.literal(true)),
}), v.readonly());

/** A game that this version doesn't know is no fault: a later one has it. */
const game = v.pipe(v.object({
  game: word, id: v.nullable(word), skipped: v.optional(v.literal(true)),
  places: v.nullable(v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1))), v.readonly())),
}), v.readonly());

const form = v.pipe(v.object({
  id: word, version: v.literal(1), createdAt: v.custom<number>(isMoment), savedAt: v.custom<number>(isMoment),
  players: v.pipe(v.array(player), v.minLength(FEWEST_SEATS), v.maxLength(MOST_SEATS), v.readonly()),
  games: v.pipe(v.array(game), v.minLength(FEWEST_GAMES), v.maxLength(MOST_GAMES), v.readonly()),
  closed: v.optional(v.literal(true)),
}), v.readonly());

/** Why an evening that was kept can't be gone on with. Games are counted from 1, as on the card. */
export type EveningProblem =
  /** `where`: the part of it that nobody can read; '' for all of it. */
  | { readonly code: 'not-an-evening'; readonly where: string }
  /** A later version wrote it. */
  | { readonly code: 'unknown-version'; readonly version: number }
  | { readonly code: 'bad-names' | 'bad-marks' }
  /** `order`: something was played after a game that wasn't; `places`: nobody can come in so; `twice`: it stands there already. */
  | { readonly code: 'bad-game'; readonly game: number; readonly problem: 'order' | 'places' | 'twice' };

export type EveningRead =
  | { readonly ok: true; readonly evening: Evening }
  | { readonly ok: false; readonly problem: EveningProblem };

/** Reads an evening from any value: refuses whatever isn't a whole and sound one. */
export function readEvening(value: unknown): EveningRead {
  const parsed = v.safeParse(form, value, { abortEarly: true });
  if (!parsed.success) {
    const version = typeof value === 'object' && value !== null ? (value as { readonly version?: unknown }).version : null;
    return typeof version === 'number' && version > 1 ? { ok: false, problem: { code: 'unknown-version', version } }
      : { ok: false, problem: { code: 'not-an-evening', where: v.getDotPath(parsed.issues[0]) ?? '' } };
  }
  const problem = problemOf(parsed.output);
  return problem ? { ok: false, problem } : { ok: true, evening: parsed.output };
}

function problemOf({ players, games }: Evening): EveningProblem | null {
  const names = players.map(({ name }) => name);
  // Only names that somebody can sit down under: others could garble the card.
  const isSound = names.every((name) => name === cleanText(name) && !isTooLong(name, NAME_LENGTH));
  if (!isSound || new Set(names.map(foldedName)).size < names.length) return { code: 'bad-names' };
  if (new Set(players.map(({ shape }) => shape)).size < players.length) return { code: 'bad-marks' };
  for (const [i, one] of games.entries()) {
    const problem = whatIsWrong(one, games.slice(0, i), players.length);
    if (problem !== null) return { code: 'bad-game', game: i + 1, problem };
  }
  return null;
}

/** What is wrong with a game. @param before those before it */
function whatIsWrong({ id, places, skipped }: EveningGame, before: readonly EveningGame[], players: number) {
  if (id !== null && before.some((other) => other.id === id)) return 'twice';
  if (!before.every(isDone) && (id !== null || places !== null || skipped === true)) return 'order';
  const isSound = places === null || (id !== null && skipped === undefined && arePlaces(places, players));
  return isSound ? null : 'places';
}
