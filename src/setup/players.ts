/** Who can sit at a table: people and computers, and what each has of their own: a mark, a key, a clock, a character. */
import { DEFAULT_LEVEL, LEVEL_NAMES, type LevelName } from '../ai/levels';

/** How players are told apart: always by a shape as well as a colour. It stays with a player who changes seats. */
export const SHAPES = ['circle', 'square', 'triangle', 'diamond'] as const;
export type Shape = (typeof SHAPES)[number];

/** Who holds a seat: somebody at this screen, a computer player, or somebody at another device. */
export const KINDS = ['local', 'bot', 'remote'] as const;
export type Kind = (typeof KINDS)[number];

/** What one person can be given in the place of the time to call that was agreed: three times as long, or no clock. */
export const OWN_CLOCKS = ['longer', 'none'] as const;
export type OwnClock = (typeof OWN_CLOCKS)[number];

/** Who can sit on a computer seat, the weakest first, and who does where nobody was chosen: for page and words, which know nothing of levels. */
export const CHARACTERS = LEVEL_NAMES;
export const DEFAULT_CHARACTER = DEFAULT_LEVEL;
export type Character = LevelName;

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
  readonly kind: Kind;
  /** The character that a computer plays as. Once checked, computers always have one and persons never. */
  readonly level?: LevelName | undefined;
  /** The key with which a person calls where several sit before the screen. Once checked, they all have one and nobody else does. */
  readonly callKey?: string | undefined;
  /** The mark of the player; where none is given, `marksOf` has one for him. */
  readonly shape?: Shape | undefined;
  /** A person's own clock; without one he has as long as was agreed. */
  readonly clock?: OwnClock | undefined;
}

/** Whether more than one person plays: then racks are hidden, and people sit side by side or around the screen. */
export function severalPersons(players: readonly Pick<Player, 'kind'>[]): boolean {
  return players.filter(({ kind }) => kind === 'local').length > 1;
}

/** Each player's own key to call with; null for computers, and for a person who is the only one. */
export function callKeysOf(players: readonly Pick<Player, 'kind' | 'callKey'>[]): (string | null)[] {
  const chosen = players.map(({ kind, callKey }) => (kind === 'local' ? callKey : undefined));
  const several = severalPersons(players);
  const free = CALL_KEYS.filter((key) => !chosen.includes(key));
  return players.map(({ kind }, i) => (!several || kind !== 'local' ? null : chosen[i] ?? free.shift() ?? null));
}

/** Each player's mark: the one that was chosen, or that of his place in the set-up, or one that nobody else has. */
export function marksOf(players: readonly Pick<Player, 'shape'>[]): Shape[] {
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
