/** How English joins words and counts things. */

/** "4, 5, 6 and 7". */
export function list(items: readonly (string | number)[]): string {
  const words = items.map(String);
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** "1 tile", "4 tiles". */
export function count(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? '' : 's'}`;
}

/** "Ann's". */
export function possessive(name: string): string {
  return `${name}'s`;
}
