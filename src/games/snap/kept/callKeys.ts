/** Which keys people at one screen call with. Two on one key is found where it is checked who sits down (`openSetup.ts`). */

/** The keys to call with for those who have chosen none: far apart, so that six hands do not meet. */
const CALL_KEYS = ['q', 'p', 'x', 'n', 't', 'k'] as const;
/** The keys beside them, with which the first two call the pot, where they have a key for each call. */
const POT_KEYS = ['w', 'o'] as const;

/** The menu, and what turns a card for whoever's turn it is. */
const TABLE_KEYS = ['m', 'd'];

interface Keyed { readonly kind: 'local' | 'bot' | 'remote'; readonly callKey?: string | undefined; readonly potKey?: string | undefined }

/** Whether a key can be somebody's own to call with: a single letter or digit, in lower case, that the table does not use itself. */
export function canCallWith(key: string): boolean {
  return /^[\p{L}\p{N}]$/u.test(key) && key === key.toLocaleLowerCase('en') && !TABLE_KEYS.includes(key);
}

/** Each player's own key to call with; null for computers, and for a person who is the only one. */
export function callKeysOf(players: readonly Keyed[]): (string | null)[] {
  return keysOf(players, CALL_KEYS, 'callKey', players.flatMap(({ potKey }) => potKey ?? []));
}

/** Each player's own key to call the pot with, where two people have one: null for everybody else. */
export function potKeysOf(players: readonly Keyed[]): (string | null)[] {
  if (players.filter(({ kind }) => kind === 'local').length > 2) return players.map(() => null);
  return keysOf(players, POT_KEYS, 'potKey', callKeysOf(players));
}

function keysOf(
  players: readonly Keyed[], usual: readonly string[], which: 'callKey' | 'potKey', others: readonly (string | null)[],
): (string | null)[] {
  const chosen = players.map((player) => (player.kind === 'local' ? player[which] : undefined));
  const several = players.filter(({ kind }) => kind === 'local').length > 1;
  const free = usual.filter((key) => !chosen.includes(key) && !others.includes(key));
  return players.map(({ kind }, i) => (!several || kind !== 'local' ? null : chosen[i] ?? free.shift() ?? null));
}
