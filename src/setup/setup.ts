/** What is agreed before a game, and checked: who plays, as which character, by which rules, how fast. `links` writes it as a link. */
import * as v from 'valibot';
import { DEFAULT_LEVEL } from '../ai/levelNames';
import { MAX_SEATS, MIN_SEATS, houseRulesSchema, type HouseRules } from '../rules/options';
import { MATCH_GAMES } from '../rules/scoring';
import { COMPUTER_SEAT, NAME_LENGTH, SEED_LENGTH, cleanText, foldedName, isNobody, isTooLong } from './names';
import { atEdges } from './edges';
import { callKeysOf, isCallKey, playersSchema, type OwnClock, type Player, type Shape } from './players';
import type { SetupProblem } from './problems';

export const PACES = ['slow', 'normal', 'fast', 'instant'] as const;
export type Pace = (typeof PACES)[number];

/** The times to call that can be agreed, in seconds. */
export const CALL_SECONDS = [3, 5, 8] as const;
/** null: no clock. `asked`: no clock either; everyone is asked after each move (a call round), and is as quick as anybody. */
export const callSecondsSchema = v.nullable(v.picklist([...CALL_SECONDS, 'asked']));
export type CallSeconds = v.InferOutput<typeof callSecondsSchema>;
/** A clock, or none (null): among these a game can change while it is on. */
export type TimeToCall = Exclude<CallSeconds, 'asked'>;
export const TIMES_TO_CALL: readonly TimeToCall[] = [...CALL_SECONDS, null];

/** What is played for, wherever it stands. */
export const playedForSchema = v.variant('kind', [
  v.object({ kind: v.literal('single') }),
  v.object({ kind: v.literal('to-100') }),
  v.object({ kind: v.literal('games'), games: v.picklist(MATCH_GAMES) }),
]);

/** How many times as long a player has whose clock is `longer`. */
const LONGER = 3;

/** What is agreed, in the form in which it is kept with a game. What it says is checked by `checkSetup`. */
export const gameSetupSchema = v.pipe(v.object({
  /** As they sat down; in order of play when that is given. */
  players: playersSchema,
  /** Whether the order of play is drawn first, or is that of `players`, the first to start. */
  order: v.picklist(['drawn', 'given']),
  /** The word from which the tiles are scrambled. */
  seed: v.string(),
  rules: houseRulesSchema,
  callSeconds: callSecondsSchema,
  pace: v.picklist(PACES),
  /** Whether the squares of tiles that are gone are marked, for all to see. */
  memoryAid: v.optional(v.boolean(), false),
  /** What the games of these players are played for. */
  playedFor: v.optional(playedForSchema, { kind: 'single' }),
  /**
   * Where players sit around the screen, if that does not stand with each of them: the edge of the first, clockwise from the bottom among
   * the edges that are in use; the bottom, where none is given. Older games know no more.
   */
  firstEdge: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_SEATS - 1))),
  /** Whether it is played for practice: with hints and taking back. Only where one person plays against computers. */
  practice: v.optional(v.literal(true)),
}), v.readonly());
export type GameSetup = v.InferOutput<typeof gameSetupSchema>;

/** By what is played at a table, as it is shown to those who sit there. */
export type Terms = Pick<GameSetup, 'rules' | 'memoryAid'> & Partial<Pick<GameSetup, 'callSeconds'>>;

/** Whether everyone is asked after each move. Where nobody calls, there is nothing to ask. */
export function isAsked({ callSeconds, rules }: { readonly callSeconds?: CallSeconds | undefined; readonly rules: HouseRules }): boolean {
  return callSeconds === 'asked' && rules.calls !== 'automatic';
}

export type SetupOutcome =
  | { readonly ok: true; readonly setup: GameSetup }
  | { readonly ok: false; readonly problem: SetupProblem };

/**
 * Checks what was agreed, as it is typed or came in a link. Names come out clean, and without commas, which separate them in a link; every
 * bot has its character. Whatever else stands in `setup` is left out: a draft holds more, and what is checked here is kept with the game.
 */
export function checkSetup(setup: GameSetup): SetupOutcome {
  const { order, rules, callSeconds, pace, memoryAid, playedFor, firstEdge, practice } = setup;
  const keys = callKeysOf(setup.players);
  const mine = setup.players.findIndex(({ kind, me }) => kind === 'local' && me === true);
  const players = atEdges(setup.players).map(({ name, kind, level, shape, clock, edge }, i): Player => ({
    name: cleanText(name.replaceAll(',', ' ')), kind, ...(kind === 'bot' ? { level: level ?? DEFAULT_LEVEL } : {}),
    ...(keys[i] === null ? {} : { callKey: keys[i] }), ...(shape === undefined ? {} : { shape }),
    ...(kind === 'bot' || clock === undefined ? {} : { clock }), ...(i === mine ? { me: true } : {}),
    ...(edge === undefined ? {} : { edge }),
  }));
  const seed = cleanText(setup.seed);
  const problem = findProblem(players, seed);
  if (problem) return { ok: false, problem };
  const edge = firstEdge === undefined ? {} : { firstEdge };
  const practised = practice && canPractise(players) ? { practice } : {};
  return { ok: true, setup: { players, order, seed, rules, callSeconds, pace, memoryAid, playedFor, ...edge, ...practised } };
}

/** Whether these players can play for practice: one person at this screen against computers. */
export function canPractise(players: readonly Pick<Player, 'kind'>[]): boolean {
  const people = players.filter(({ kind }) => kind !== 'bot');
  return people.length === 1 && people[0]?.kind === 'local';
}

/** Checks a game that is to begin. Nobody can sit down under what stands for a deleted name; older games may hold it. */
export function checkNewGame(setup: GameSetup): SetupOutcome {
  const checked = checkSetup(setup);
  const nobody = checked.ok ? checked.setup.players.find(({ name }) => isNobody(name)) : undefined;
  return nobody ? { ok: false, problem: { code: 'nobodys-name', name: nobody.name } } : checked;
}

/** Why nobody can sit down under a name that is not empty, or null. */
function nameProblem(name: string, kind: Player['kind']): SetupProblem | null {
  if (isTooLong(name, NAME_LENGTH)) return { code: 'long-name', name };
  return kind !== 'bot' && COMPUTER_SEAT.test(foldedName(name)) ? { code: 'computers-name', name } : null;
}

/** Why somebody cannot be called so from now on, or null. */
export function newNameProblem(name: string): SetupProblem | null {
  return isNobody(name) ? { code: 'nobodys-name', name } : nameProblem(name, 'local');
}

function findProblem(players: readonly Player[], seed: string): SetupProblem | null {
  if (players.length < MIN_SEATS) return { code: 'too-few-players', players: players.length };
  if (players.length > MAX_SEATS) return { code: 'too-many-players', players: players.length };
  const seen = new Set<string>();
  const keys = new Set<string>();
  const marks = new Set<Shape>();
  for (const [seat, { name, kind, callKey, shape }] of players.entries()) {
    const folded = foldedName(name);
    if (folded.trim() === '') return { code: 'no-name', seat };
    const problem = nameProblem(name, kind);
    if (problem) return problem;
    if (seen.has(folded)) return { code: 'same-name', name };
    seen.add(folded);
    if (shape !== undefined && marks.has(shape)) return { code: 'same-mark', shape };
    if (shape !== undefined) marks.add(shape);
    if (callKey === undefined) continue;
    if (!isCallKey(callKey)) return { code: 'bad-key', name, key: callKey };
    if (keys.has(callKey)) return { code: 'same-key', key: callKey };
    keys.add(callKey);
  }
  return seed === '' || isTooLong(seed, SEED_LENGTH) ? { code: 'bad-seed' } : null;
}

/**
 * The game after one that ended: everyone keeps their place, and the player called `starter` starts (rule 9).
 * @param setup with its players in the order of play of the game that ended, the starter first
 */
export function nextGame(setup: GameSetup, starter: string, seed: string): GameSetup {
  const first = Math.max(0, setup.players.findIndex(({ name }) => name === starter));
  const players = [...setup.players.slice(first), ...setup.players.slice(0, first)];
  return { ...setup, order: 'given', seed, players, firstEdge: ((setup.firstEdge ?? 0) + first) % players.length };
}

/** The seconds that somebody has to call, by what was agreed and by a clock of their own; null: as long as they like. */
export function secondsFor(agreed: CallSeconds, clock?: OwnClock): number | null {
  return typeof agreed !== 'number' || clock === 'none' ? null : agreed * (clock === 'longer' ? LONGER : 1);
}

/** Five seconds against computers, no clock among persons (RULES, decision on the clock). */
export function defaultCallSeconds(players: readonly Pick<Player, 'kind'>[]): CallSeconds {
  return players.filter(({ kind }) => kind !== 'bot').length > 1 ? null : 5;
}

export function isPace(value: unknown): value is Pace {
  return (PACES as readonly unknown[]).includes(value);
}
