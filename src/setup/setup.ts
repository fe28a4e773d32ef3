/** What is agreed before a game: who plays, as which character, by which rules, how fast; checked. As a link's text it stands in `links`. */
import { DEFAULT_LEVEL } from '../ai/levels';
import { MAX_SEATS, MIN_SEATS, type HouseRules } from '../rules/options';
import type { PlayedFor } from '../rules/scoring';
import { COMPUTER_SEAT, NAME_LENGTH, SEED_LENGTH, cleanText, foldedName, isNobody, isTooLong } from './names';
import { callKeysOf, isCallKey, type OwnClock, type Player, type Shape } from './players';
import type { SetupProblem } from './problems';

export const PACES = ['slow', 'normal', 'fast', 'instant'] as const;
export type Pace = (typeof PACES)[number];

/** The times to call that can be agreed, in seconds. */
export const CALL_SECONDS = [3, 5, 8] as const;
/** null: no clock. `asked`: no clock either; everyone is asked after each move (see `asking`), and is as quick as anybody. */
export type CallSeconds = (typeof CALL_SECONDS)[number] | 'asked' | null;

/** How many times as long a person has whose clock is `longer`. */
const LONGER = 3;

export interface GameSetup {
  /** As they sat down; in order of play when that is given. */
  readonly players: readonly Player[];
  /** Whether the order of play is drawn first, or is that of `players`, the first to start. */
  readonly order: 'drawn' | 'given';
  /** The word from which the tiles are scrambled. */
  readonly seed: string;
  readonly rules: HouseRules;
  readonly callSeconds: CallSeconds;
  readonly pace: Pace;
  /** Whether the squares of tiles that are gone are marked, for all to see. */
  readonly memoryAid: boolean;
  /** What the games of these players are played for. */
  readonly playedFor: PlayedFor;
  /** Where players sit around the screen: the edge of the first of them, clockwise from the bottom among those that are sat at; the bottom, where none is given. */
  readonly firstEdge?: number | undefined;
}

/** The two ways to sit: all before the same edge of the screen, or around one that lies flat. */
export const SITTINGS = ['beside', 'around'] as const;
export type Sitting = (typeof SITTINGS)[number];

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
 * Checks what was agreed, as it is typed or came in a link. Names come out clean, and without the comma that parts them in a link; every
 * computer has its character.
 */
export function checkSetup(setup: GameSetup): SetupOutcome {
  const keys = callKeysOf(setup.players);
  const players = setup.players.map(({ name, kind, level, shape, clock }, i): Player => ({
    name: cleanText(name.replaceAll(',', ' ')), kind, ...(kind === 'bot' ? { level: level ?? DEFAULT_LEVEL } : {}),
    ...(keys[i] === null ? {} : { callKey: keys[i] }), ...(shape === undefined ? {} : { shape }),
    ...(kind === 'bot' || clock === undefined ? {} : { clock }),
  }));
  const seed = cleanText(setup.seed);
  const problem = findProblem(players, seed);
  return problem ? { ok: false, problem } : { ok: true, setup: { ...setup, players, seed } };
}

/** Checks a game that is to begin. Nobody can sit down under what stands for a deleted name; older games may hold it. */
export function checkNewGame(setup: GameSetup): SetupOutcome {
  const checked = checkSetup(setup);
  const nobody = checked.ok ? checked.setup.players.find(({ name }) => isNobody(name)) : undefined;
  return nobody ? { ok: false, problem: { code: 'nobodys-name', name: nobody.name } } : checked;
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
    if (isTooLong(name, NAME_LENGTH)) return { code: 'long-name', name };
    if (kind !== 'bot' && COMPUTER_SEAT.test(folded)) return { code: 'computers-name', name };
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
 * The game after one that ended: everyone stays where he sits, and the one called `starter` starts (rule 9).
 * @param setup with its players in the order of play of the game that ended, the starter first
 */
export function nextGame(setup: GameSetup, starter: string, seed: string): GameSetup {
  const first = Math.max(0, setup.players.findIndex(({ name }) => name === starter));
  const players = [...setup.players.slice(first), ...setup.players.slice(0, first)];
  return { ...setup, order: 'given', seed, players, firstEdge: ((setup.firstEdge ?? 0) + first) % players.length };
}

/** The seconds that somebody has to call, by what was agreed and the clock that he was given; null: as long as he likes. */
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
