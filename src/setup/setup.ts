/** What is agreed before a game: who plays, as which character, by which rules, how fast; checked. As a link's text it stands in `links`. */
import { DEFAULT_LEVEL, LEVEL_NAMES, type LevelName } from '../ai/levels';
import { MAX_SEATS, MIN_SEATS, type HouseRules } from '../rules/options';
import { MAX_TEXT_LENGTH } from '../rules/record';
import type { PlayedFor } from '../rules/scoring';
import type { SetupProblem } from './problems';
import { SHAPES, type Shape } from '../session/viewState';

export const PACES = ['slow', 'normal', 'fast', 'instant'] as const;
export type Pace = (typeof PACES)[number];

/** The times to call that can be agreed, in seconds. */
export const CALL_SECONDS = [3, 5, 8] as const;
/** null: no clock. `asked`: no clock either; everyone is asked after each move (see `asking`), and is as quick as anybody. */
export type CallSeconds = (typeof CALL_SECONDS)[number] | 'asked' | null;

/** What one person can be given in the place of the time to call that was agreed: three times as long, or no clock. */
export const OWN_CLOCKS = ['longer', 'none'] as const;
export type OwnClock = (typeof OWN_CLOCKS)[number];
const LONGER = 3;

/** How long a name or the word for a deal may be, in characters. */
export const NAME_LENGTH = 20;
export const SEED_LENGTH = 40;

/** Who can sit on a computer seat, the weakest first, and who does where nobody was chosen: for page and words, which know nothing of levels. */
export const CHARACTERS = LEVEL_NAMES;
export const DEFAULT_CHARACTER = DEFAULT_LEVEL;
export type Character = LevelName;

/** How a computer seat is written in a link: alone, or with its character, as in `computer:otto`. */
export const COMPUTER = 'computer';
export const COMPUTER_SEAT = /^computer\s*(?::\s*(.*))?$/iu;

/** The keys with which persons call who have chosen none: far apart, so that hands do not meet. */
const CALL_KEYS = ['q', 'p', 'x', 'n'] as const;
/** Keys that the table has other uses for. */
const TABLE_KEYS = 's d l m 1 2 3 4'.split(' ');

/** Whether a key can be somebody's own to call with: one letter or digit that the table does not use itself. */
export function isCallKey(key: string): boolean {
  return /^[\p{L}\p{N}]$/u.test(key) && key === key.toLocaleLowerCase('en') && !TABLE_KEYS.includes(key);
}

export interface Player {
  readonly name: string;
  readonly kind: 'person' | 'computer';
  /** The character that a computer plays as. Once checked, computers always have one and persons never. */
  readonly level?: LevelName | undefined;
  /** The key with which a person calls where several sit before the screen. Once checked, they all have one and nobody else does. */
  readonly callKey?: string | undefined;
  /** The mark of the player; where none is given, `marksOf` has one for him. */
  readonly shape?: Shape | undefined;
  /** A person's own clock; without one he has as long as was agreed. */
  readonly clock?: OwnClock | undefined;
}

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
 * A name or word as it is kept: white space folded, control characters and those that turn the direction of writing
 * removed, so that a name cannot garble the sentences around it. The joiners that some scripts and emoji need stay.
 */
export function cleanText(text: string): string {
  return text.normalize('NFC').replaceAll(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, ' ').replaceAll(/\s+/gu, ' ').trim();
}

/** Longer than so many characters as people count them, or than a record holds. */
function isTooLong(text: string, most: number): boolean {
  return text.length > MAX_TEXT_LENGTH || [...new Intl.Segmenter().segment(text)].length > most;
}

/**
 * Checks what was agreed, as it is typed or came in a link. Names come out clean, and without the comma that parts them in a link; every
 * computer has its character.
 */
export function checkSetup(setup: GameSetup): SetupOutcome {
  const keys = callKeysOf(setup.players);
  const players = setup.players.map(({ name, kind, level, shape, clock }, i): Player => ({
    name: cleanText(name.replaceAll(',', ' ')), kind, ...(kind === 'computer' ? { level: level ?? DEFAULT_LEVEL } : {}),
    ...(keys[i] === null ? {} : { callKey: keys[i] }), ...(shape === undefined ? {} : { shape }),
    ...(kind === 'computer' || clock === undefined ? {} : { clock }),
  }));
  const seed = cleanText(setup.seed);
  const problem = findProblem(players, seed);
  return problem ? { ok: false, problem } : { ok: true, setup: { ...setup, players, seed } };
}

/** Whether more than one person plays: then racks are hidden, and people sit side by side or around the screen. */
export function severalPersons(players: readonly Pick<Player, 'kind'>[]): boolean {
  return players.filter(({ kind }) => kind === 'person').length > 1;
}

/** Each player's own key to call with; null for computers, and for a person who is the only one. */
export function callKeysOf(players: readonly Player[]): (string | null)[] {
  const chosen = players.map(({ kind, callKey }) => (kind === 'person' ? callKey : undefined));
  const several = severalPersons(players);
  const free = CALL_KEYS.filter((key) => !chosen.includes(key));
  return players.map(({ kind }, i) => (!several || kind === 'computer' ? null : chosen[i] ?? free.shift() ?? null));
}

/** Each player's mark: the one that was chosen, or that of his place in the set-up, or one that nobody else has. */
export function marksOf(players: readonly Player[]): Shape[] {
  const taken = players.map(({ shape }) => shape);
  players.forEach(({ shape }, i) => {
    const own = SHAPES[i];
    if (shape === undefined && own !== undefined && !taken.includes(own)) taken[i] = own;
  });
  return taken.map((shape, i) => {
    const mark = shape ?? SHAPES.find((one) => !taken.includes(one)) ?? SHAPES[0];
    taken[i] = mark;
    return mark;
  });
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
    if (kind === 'person' && COMPUTER_SEAT.test(folded)) return { code: 'computers-name', name };
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

/** Whether a person can sit down under a name, as it stands. */
export function isPersonsName(name: string): boolean {
  const folded = foldedName(name);
  return name === cleanText(name.replaceAll(',', ' ')) && folded.trim() !== '' && !isTooLong(name, NAME_LENGTH) && !COMPUTER_SEAT.test(folded);
}

/** Whether two names are one, however they are written. */
export function sameName(a: string, b: string): boolean {
  return foldedName(a) === foldedName(b);
}

/** A name as it is compared with others: joiners are not to be seen, so they make neither a name nor a difference. */
function foldedName(name: string): string {
  return name.replaceAll(/[\u200c\u200d]/gu, '').toLocaleLowerCase('en');
}

/** The name itself if none of `taken` is called so, or else with the next free number: "Otto 2". */
export function freeName(name: string, taken: readonly string[]): string {
  const folded = new Set(taken.map(foldedName));
  let free = name;
  for (let number = 2; folded.has(foldedName(free)); number += 1) free = `${name} ${number}`;
  return free;
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
export function defaultCallSeconds(players: readonly Player[]): CallSeconds {
  return severalPersons(players) ? null : 5;
}

export function isPace(value: unknown): value is Pace {
  return (PACES as readonly unknown[]).includes(value);
}
