/** Who can sit at a table, people and bots, and what each has of their own: a mark, a key, a clock, a character. */
import * as v from 'valibot';
import { DEFAULT_LEVEL, LEVEL_NAMES, type LevelName } from '../ai/levelNames';
import { MAX_SEATS } from '../rules/options';
import { canBeOwn, keysOf, peopleIn } from './seats/ownKeys';

/** How players are told apart: always by a shape as well as a colour. It stays with a player who changes seats. */
export const SHAPES = ['circle', 'square', 'triangle', 'diamond'] as const;
export type Shape = (typeof SHAPES)[number];

/** Who holds a seat: somebody at this screen, a computer player, or somebody at another device. */
export const KINDS = ['local', 'bot', 'remote'] as const;
export type Kind = (typeof KINDS)[number];

/** The two ways in which several sit at one screen: all before the same edge of the screen, or around one that lies flat. */
export const SITTINGS = ['beside', 'around'] as const;
export type Sitting = (typeof SITTINGS)[number];

/** What one person can be given in the place of the time to call that was agreed: three times as long, or no clock. */
export const OWN_CLOCKS = ['longer', 'none'] as const;
export type OwnClock = (typeof OWN_CLOCKS)[number];

/**
 * Who can play a bot's seat, the weakest first, and who does where nobody was chosen: for page and words, which know nothing of levels.
 */
export const CHARACTERS = LEVEL_NAMES;
export const DEFAULT_CHARACTER = DEFAULT_LEVEL;
export type Character = LevelName;

/** Who can still sit down beside those at a table: once all sit there, each may twice, as "Pip 2". */
export function charactersToAdd(seated: readonly (Character | null | undefined)[]): readonly Character[] {
  const away = CHARACTERS.filter((one) => !seated.includes(one));
  return away.length > 0 ? away : CHARACTERS;
}

/** The keys to call with for those who have chosen none: far apart, so that hands do not meet. */
const OWN_KEYS = { callKey: { usual: ['q', 'p', 'x', 'n'] } } as const;
/** Keys that the table has other uses for. */
const TABLE_KEYS = 'sdlm1234';

/** Whether a key can be somebody's own to call with: one letter or digit that the table does not use itself. */
export function isCallKey(key: string): boolean {
  return canBeOwn(key, TABLE_KEYS);
}

/** Who holds a seat. Until version 2 of what is saved it was called otherwise: those words are read for ever. */
const kindSchema = v.pipe(
  v.picklist([...KINDS, 'person', 'computer']),
  v.transform((kind): Kind => (kind === 'person' ? 'local' : kind === 'computer' ? 'bot' : kind)),
);

/** What a seat has besides its name, as it is kept, too. Older seats know no key, mark or clock of their own. */
const seat = {
  kind: kindSchema,
  /** The character that a bot plays as. Once checked, bots always have one and nobody else does. */
  level: v.optional(v.picklist(LEVEL_NAMES)),
  /** The key to call with where several play at this screen. Once checked, they all have one and nobody else does. */
  callKey: v.optional(v.string()),
  /** The mark of the player; where none is given, `marksOf` finds one. */
  shape: v.optional(v.picklist(SHAPES)),
  /** The player's own clock; without one the time that was agreed counts. */
  clock: v.optional(v.picklist(OWN_CLOCKS)),
  /** Whether it is the player of this device. Once checked, at most one seat says so, and it is played at this screen. */
  me: v.optional(v.literal(true)),
};

/** A player of a game. */
const playerSchema = v.pipe(v.object({
  name: v.string(), ...seat,
  /** The edge at which they sit around a screen: see `edges`. What is none gives way to where people would sit without it. */
  edge: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_SEATS - 1))), undefined),
}), v.readonly());
export type Player = v.InferOutput<typeof playerSchema>;

/** Players in the order in which they sat down. */
export const playersSchema = v.pipe(v.array(playerSchema), v.readonly());

/** A seat while it is being agreed who sits there: without a name for as long as nobody has typed one. */
const seatDraftSchema = v.pipe(v.object({
  name: v.optional(v.string()),
  /** Which of the language's names a human there keeps while others come and go. */
  nth: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  ...seat,
  // Whoever sat at another device sits at this screen: from a draft nobody is asked to come.
  kind: v.pipe(kindSchema, v.transform((kind): Kind => (kind === 'remote' ? 'local' : kind))),
}), v.readonly());
export type SeatDraft = v.InferOutput<typeof seatDraftSchema>;

export const seatDraftsSchema = v.pipe(v.array(seatDraftSchema), v.readonly());

/** Whether more than one person plays: then racks are hidden, and people sit side by side or around the screen. */
export function severalPersons(players: readonly Pick<Player, 'kind'>[]): boolean {
  return peopleIn(players) > 1;
}

/** Each player's own key to call with; null for computers, and for a person who is the only one. */
export function callKeysOf(players: readonly Pick<Player, 'kind' | 'callKey'>[]): (string | null)[] {
  return keysOf(OWN_KEYS, players, 'callKey');
}

/** Each player's mark: the one that was chosen, or that of the player's place in the set-up, or one that nobody else has. */
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
