/** What is kept of a game: its setup, the picks for order, and its record; checked again when it is read back. */
import * as v from 'valibot';
import { DEFAULT_LEVEL, type LevelName } from '../ai/levelNames';
import { isDate, type DailyDate } from '../daily/dates';
import { farCallsForm, keptCalls } from '../contract/farCalls';
import { heldForm, keptHeld } from '../contract/held';
import { isTile, SQUARES, type Tile } from '../rules/board';
import { orderTilesOf } from '../rules/deal';
import { MAX_SEATS } from '../rules/options';
import { readRecord, replay, type GameRecord, type Replayed } from '../rules/record';
import { ORDER_TILES, seating, type Pick as OrderPick } from '../table/seating';
import { isMoment } from '../outside/moment';
import type { ToBeat } from '../setup/challenge';
import { isPersonsName } from '../setup/names';
import type { SavedProblem } from '../setup/problems';
import { checkSetup, gameSetupSchema, type GameSetup } from '../setup/setup';
import { marksOf, type Player } from '../setup/players';

/** Longer than so many letters no id is, and more races no game has: what's read here has to fit into a backup. */
const MOST_ID = 200;
const MOST_RACES = 1000;

const index = v.pipe(v.number(), v.integer(), v.minValue(0));
const idSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(MOST_ID));

/** What is kept of calls and races. */
export const keptTimes = {
  /** For each call of the record the milliseconds that it took; null where it took no run, or nobody knows. Older games tell of none. */
  callTimes: v.optional(v.pipe(v.array(v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0)))), v.readonly())),
  /** Who raced for a run, as it was told when the record had so many events. Older games tell of none. */
  races: v.optional(v.pipe(v.array(v.pipe(v.object({
    events: index, maker: index,
    callers: v.pipe(v.array(v.pipe(v.object({ seat: index, ms: index, tied: v.boolean() }), v.readonly())), v.readonly()),
  }), v.readonly())), v.maxLength(MOST_RACES), v.readonly())),
};

const entries = {
  id: idSchema,
  /** Milliseconds since 1970, when it was saved last. */
  savedAt: v.custom<number>(isMoment),
  /** Whether it was played to the count. */
  ended: v.boolean(),
  setup: gameSetupSchema,
  picks: v.pipe(v.array(v.object({ seat: index, index: v.pipe(index, v.maxValue(ORDER_TILES - 1)) })), v.readonly()),
  /** The record without its result. Its seats stand in order of play once that is drawn. */
  record: v.record(v.string(), v.unknown()),
  ...keptTimes,
};

const schemaNow = v.object({
  ...entries, version: v.literal(2), match: v.optional(idSchema),
  /** How many tiles each has won, in order of play, while the game is on: for lists, which replay no game. Nobody plays on from it. */
  won: v.fallback(v.optional(v.pipe(v.array(index), v.maxLength(MAX_SEATS), v.readonly())), undefined),
  /** The date as whose deal of the day it was begun. Whether it counts stands elsewhere, so that what is no date here is passed over. */
  daily: v.fallback(v.optional(v.pipe(v.string(), v.check(isDate))), undefined),
  /** The moment of a game that was over from which this one is played on: after so many events, by whoever looked back at that seat. */
  from: v.fallback(v.optional(v.pipe(v.object({ game: idSchema, step: index, seat: index }), v.readonly())), undefined),
  /** What a friend made of these tiles, who asks to be beaten. What is not sound in it is passed over: the game is the same without. */
  challenge: v.fallback(v.optional(v.pipe(v.object({
    by: v.nullable(v.pipe(v.string(), v.check(isPersonsName))), tiles: v.pipe(index, v.maxValue(SQUARES.length)),
  }), v.readonly())), undefined),
  /** The tiles that were picked from for the order of play, where they hang on no word: so it is at a table of several devices. */
  order: v.optional(v.pipe(
    v.array(v.custom<Tile>(isTile)), v.length(ORDER_TILES), v.check((tiles) => new Set(tiles).size === tiles.length), v.readonly(),
  )),
  /** Who took over from whom there: by place, from so many picks and events on (`contract/held`). */
  held: v.fallback(v.optional(heldForm), undefined),
  /** The calls that came over lines there, and what those took (`contract/farCalls`). */
  farCalls: v.fallback(v.optional(farCallsForm), undefined),
});

/** Every form in which games were ever kept. Version 1 called a match a series, and its seats by other words (see `playersSchema`). */
const schema = v.variant('version', [
  v.pipe(
    v.object({ ...entries, version: v.literal(1), series: v.optional(idSchema) }),
    v.transform(({ series, ...game }): v.InferOutput<typeof schemaNow> => ({
      ...game, version: 2, ...(series === undefined ? {} : { match: series }),
    })),
  ),
  schemaNow,
]);

/** A game as it lies in storage: plain data. */
export type SavedGame = Readonly<v.InferOutput<typeof schemaNow>>;

/** A saved game that was read and replayed. */
export interface OpenedGame {
  readonly saved: SavedGame;
  readonly picks: readonly OrderPick[];
  readonly replayed: Replayed;
}

/** The names in order of play, as far as that is known. */
export function namesInOrder(setup: GameSetup, picks: readonly OrderPick[]): string[] {
  return playersInOrder(setup, picks).map(({ name }) => name);
}

/** The characters that computers play as in order of play, as far as that is known; null for persons. */
export function levelsInOrder(setup: GameSetup, picks: readonly OrderPick[]): (LevelName | null)[] {
  return playersInOrder(setup, picks).map(({ kind, level }) => (kind === 'bot' ? level ?? DEFAULT_LEVEL : null));
}

/** The players in order of play, as far as that is known. */
export function playersInOrder(setup: GameSetup, picks: readonly OrderPick[]): readonly Player[] {
  const { players } = setup;
  return isSeated(setup, picks) && setup.order === 'drawn' ? seating(picks).map((seat) => players[seat] as Player) : players;
}

/** The same with the marks that they have at the table: their own, or those of their places in the set-up. */
export function seatedPlayers(setup: GameSetup, picks: readonly OrderPick[]): readonly Player[] {
  const marks = marksOf(setup.players);
  return playersInOrder({ ...setup, players: setup.players.map((player, i) => ({ ...player, shape: marks[i] })) }, picks);
}

/** The setup of a game with its players in order of play, as the next game of the same players is made from it. */
export function setupPlayed({ saved: { setup }, picks }: OpenedGame): GameSetup {
  return { ...setup, players: seatedPlayers(setup, picks) };
}

/** Whether the players sit in order of play. */
export function isSeated({ order, players }: GameSetup, picks: readonly OrderPick[]): boolean {
  return order === 'given' || picks.length === players.length;
}

/** The tiles that are picked from for the order of play. */
export function orderTilesIn({ setup, order }: Pick<SavedGame, 'setup' | 'order'>): readonly Tile[] {
  return order ?? orderTilesOf(setup.seed);
}

/** The picks for order with the tiles that were picked. */
export function picksOf(saved: SavedGame): readonly OrderPick[] {
  const { picks } = saved;
  const tiles = picks.length === 0 ? [] : orderTilesIn(saved);
  return picks.map(({ seat, index: at }) => ({ seat, index: at, tile: tiles[at] ?? 0 }));
}

/** Reads what storage gave as far as its form and its setup go, for who needs no more: its record is not replayed, and may be illegal. */
export function parseSaved(value: unknown): { ok: true; saved: SavedGame } | { ok: false; problem: SavedProblem } {
  const parsed = v.safeParse(schema, value, { abortEarly: true });
  if (!parsed.success) return { ok: false, problem: { code: 'not-a-save', where: v.getDotPath(parsed.issues[0]) ?? '' } };
  const setup = checkSetup(parsed.output.setup);
  if (!setup.ok) return { ok: false, problem: { code: 'bad-setup', problem: setup.problem } };
  return { ok: true, saved: { ...parsed.output, setup: setup.setup } };
}

/** Reads what storage gave: refuses anything that is not a whole legal game. */
export function openSaved(value: unknown): { ok: true; game: OpenedGame } | { ok: false; problem: SavedProblem } {
  const parsed = parseSaved(value);
  if (!parsed.ok) return parsed;
  const { saved } = parsed;
  const picks = picksOf(saved);
  const inTurn = picks.every(({ seat }, i) => seat === i) && picks.length <= saved.setup.players.length;
  const distinct = new Set(picks.map(({ tile }) => tile)).size === picks.length;
  if (!inTurn || !distinct || (saved.setup.order === 'given' && picks.length > 0)) return { ok: false, problem: { code: 'bad-picks' } };
  const replayed = readRecord(saved.record);
  if (!replayed.ok) return { ok: false, problem: { code: 'bad-record', refusal: replayed.refusal } };
  const { seats, events, rules } = replayed.record;
  const started = events.length === 0 || isSeated(saved.setup, picks);
  const sameRules = Object.entries(rules).every(([rule, choice]) => saved.setup.rules[rule as keyof typeof rules] === choice);
  const sameSeats = seats.join('\n') === namesInOrder(saved.setup, picks).join('\n');
  if (!started || !sameRules || !sameSeats) return { ok: false, problem: { code: 'not-together' } };
  // Nobody knows what became of a game that says it was counted and was not played out.
  if (saved.ended && !replayed.result.over) return { ok: false, problem: { code: 'not-over' } };
  const timed = saved.callTimes === undefined || saved.callTimes.length === callsIn(replayed.record);
  if (!timed || !areRaces(saved.races ?? [], replayed.record)) return { ok: false, problem: { code: 'bad-times' } };
  const { held = [], farCalls = [], ...others } = saved;
  const [places, all] = [saved.setup.players.length, picks.length + events.length];
  const kept = { ...others, ...keptHeld(held, places, all), ...keptCalls(farCalls, places, all) };
  return { ok: true, game: { saved: kept, picks, replayed } };
}

function callsIn({ events }: GameRecord): number {
  return events.filter(([kind]) => kind === 'snag').length;
}

/** Whether races can have been told of in a game: in order, and of its own seats. */
function areRaces(races: NonNullable<SavedGame['races']>, { seats, events }: GameRecord): boolean {
  return races.every(({ events: told, maker, callers }, i) => told >= (races[i - 1]?.events ?? 0) && told <= events.length
    && [maker, ...callers.map(({ seat }) => seat)].every((seat) => seat < seats.length));
}

/** For each call of a game how long it took, as far as that is known. */
export function callTimesOf({ saved, replayed }: OpenedGame): readonly (number | null)[] {
  return saved.callTimes ?? Array.from({ length: callsIn(replayed.record) }, () => null);
}

/** For each seat what its computer player's chance hangs on. Older games have no words for it: there it is the word of the deal. */
export function luckOf({ saved: { setup }, replayed: { record } }: OpenedGame): readonly string[] {
  return record.luck ?? setup.players.map((_, seat) => `${setup.seed}:${seat}`);
}

/**
 * What a new game may have beside its setup: the match that it belongs to; for each seat the word of its computer player's chance; the date
 * whose deal of the day it is; what a friend made of its tiles.
 */
export interface NewGameWords {
  readonly match?: string;
  readonly luck?: readonly string[];
  readonly daily?: DailyDate | undefined;
  readonly challenge?: ToBeat | undefined;
}

/** A game as it begins, to be played from. */
export function newGame(
  setup: GameSetup, deal: readonly number[], id: string, now: number, { match, luck, daily, challenge }: NewGameWords = {},
): OpenedGame {
  const record: GameRecord = {
    rules: setup.rules, seats: setup.players.map(({ name }) => name), starter: 0, deal, events: [], seed: setup.seed,
    ...(luck === undefined ? {} : { luck }),
  };
  const replayed = replay(record);
  if (!replayed.ok) throw new Error('a record without events is refused');
  const saved: SavedGame = {
    id, version: 2, savedAt: now, ended: false, setup, picks: [], record: toStore(record), ...(match === undefined ? {} : { match }),
    ...(daily === undefined ? {} : { daily }), ...(challenge === undefined ? {} : { challenge }),
  };
  return { saved, picks: [], replayed };
}

/** A record as it lies in storage. */
export function toStore(record: GameRecord): Record<string, unknown> {
  return { format: 'snag-record', version: 1, ...record };
}
