/**
 * The keys of the table, and the one of every screen: the one list of them. What a key does, what screen readers are told of it, the rules'
 * list of keys and the settings are all derived from it.
 */

/** A key that is no character: it is heard when single characters are switched off, too, and cannot be changed. */
export type NamedKey = 'Space' | 'Enter' | 'Escape';

export interface KeyRow {
  /** The characters that do it, as long as nobody has chosen another. A single letter can be changed, several keys cannot. */
  readonly single: readonly [string, ...string[]];
  readonly named: readonly NamedKey[];
  /**
   * When they are heard: while the game goes on, while somebody is asked whether they call, or both; in a practice game alone; or on every
   * screen.
   */
  readonly heard: 'table' | 'asked' | 'always' | 'practice' | 'anywhere';
}

/** In the order in which they are told. */
export const TABLE_KEYS = {
  /** Plays the tile of the rack that stands there, counted from the left. */
  place: { single: ['1', '2', '3', '4'], named: [], heard: 'table' },
  /** Calls SNAG; whoever is asked says so. */
  call: { single: ['s'], named: ['Space'], heard: 'always' },
  draw: { single: ['d'], named: ['Enter'], heard: 'table' },
  pass: { single: ['p'], named: [], heard: 'asked' },
  look: { single: ['l'], named: [], heard: 'table' },
  menu: { single: ['m'], named: ['Escape'], heard: 'always' },
  rules: { single: ['?'], named: [], heard: 'always' },
  /** These read aloud, as seen from the square that has the focus, or had it last. */
  readRow: { single: ['r'], named: [], heard: 'always' },
  readColumn: { single: ['c'], named: [], heard: 'always' },
  readDiagonals: { single: ['g'], named: [], heard: 'always' },
  readBoard: { single: ['b'], named: [], heard: 'always' },
  readScore: { single: ['w'], named: [], heard: 'always' },
  readTime: { single: ['t'], named: [], heard: 'always' },
  hint: { single: ['h'], named: [], heard: 'practice' },
  takeBack: { single: ['z'], named: [], heard: 'practice' },
  /** Sound on or off: V for volume. */
  mute: { single: ['v'], named: [], heard: 'anywhere' },
} as const satisfies Record<string, KeyRow>;

export type KeyName = keyof typeof TABLE_KEYS;

export const KEY_NAMES = Object.keys(TABLE_KEYS) as readonly KeyName[];

/** What has one letter, which can be changed. */
export const LETTER_KEYS: readonly KeyName[] = KEY_NAMES.filter((name) => rowOf(name).single.length === 1);

/** The row of the list, with all that a row can hold. */
export function rowOf(name: KeyName): KeyRow {
  return TABLE_KEYS[name];
}

/** What people have set about the keys. */
export interface KeySettings {
  /** Whether single characters do anything at the table: people who speak or type by mistake can switch them off. */
  readonly singleKeys: boolean;
  /** Letters that were chosen in the place of the usual ones, in lower case. */
  readonly letters: Readonly<Partial<Record<KeyName, string>>>;
  /** Letters with which players call at this table: they do nothing else there. They belong to the game, and are not kept. */
  readonly taken?: readonly string[];
}

/** A character as it is compared: in lower case, whatever language the page is in. */
export function foldedKey(key: string): string {
  return key.toLocaleLowerCase('en');
}

/** Keys that came later than the others: they give way to a letter that somebody chose before for something else. */
const GIVE_WAY: ReadonlySet<KeyRow['heard']> = new Set(['practice', 'anywhere']);

/** The characters that do something now; none where they are switched off. */
export function singlesOf(name: KeyName, { singleKeys, letters, taken = [] }: KeySettings): readonly string[] {
  if (!singleKeys) return [];
  const { single, heard } = rowOf(name);
  const chosen = single.length === 1 ? letters[name] : undefined;
  const given = chosen === undefined && GIVE_WAY.has(heard) ? [...taken, ...Object.values(letters)] : taken;
  return (chosen === undefined ? single : [chosen]).filter((key) => !given.includes(key));
}

/** All keys that do something now: characters first, then those with names. */
export function keysOf(name: KeyName, settings: KeySettings): readonly string[] {
  return [...singlesOf(name, settings), ...rowOf(name).named];
}

/**
 * What a character asks for, and as which of its keys; null where it is nobody's.
 * @param asked whether somebody is asked now
 * @param practised whether the game is played for practice
 */
export function keyNamed(
  character: string, settings: KeySettings, asked: boolean, practised = false,
): { readonly name: KeyName; readonly nth: number } | null {
  const key = foldedKey(character);
  for (const name of KEY_NAMES) {
    const { heard } = rowOf(name);
    const deaf = heard === 'practice' ? !practised : heard === (asked ? 'table' : 'asked');
    const nth = deaf ? -1 : singlesOf(name, settings).indexOf(key);
    if (nth !== -1) return { name, nth };
  }
  return null;
}

/**
 * Why a key cannot do something: it is no single letter or digit, or it does something else already.
 * @param callKeys the players' own keys to call with
 */
export function keyProblem(
  name: KeyName, character: string, settings: KeySettings, callKeys: readonly (string | null)[] = [],
): 'no-key' | 'taken' | null {
  const key = foldedKey(character);
  if (!/^[\p{L}\p{N}]$/u.test(key)) return 'no-key';
  const on = { ...settings, singleKeys: true };
  const taken = callKeys.includes(key) || KEY_NAMES.some((other) => other !== name && singlesOf(other, on).includes(key));
  return taken ? 'taken' : null;
}
