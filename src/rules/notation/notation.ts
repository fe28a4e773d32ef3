/**
 * The spelling that the writer and the reader of a game's text share: how names stand in it, and how a line falls into
 * tokens. It is what makes a name of any characters safe: one that could be taken for anything else stands in quotes.
 */

/** How a game's text begins, before the number of its version. */
export const TITLE = 'SNAG game, version';

/** The version of the text that is written and read. */
export const TEXT_VERSION = 1;

/** What stands before each line of the head, in their order; the word of the deal only where it is known. */
export const HEADS = { rules: 'Rules:', players: 'Players:', starter: 'Starter:', seed: 'Seed:', deal: 'Deal:' } as const;

/** What stands before the calls after the last move, and before the result. */
export const LAST_CHANCE = 'Last chance:';
export const RESULT = 'Result:';

/** Names that need no quotes: a letter, then what names are made of. */
const PLAIN = /^\p{L}[\p{L}\p{M}\p{N}'’._-]*$/u;

/** The words that move lines are made of. A player called so is quoted, so that a word without quotes has one meaning. */
const WORDS: ReadonlySet<string> = new Set([
  'snag', 'false', 'takes', 'draws', 'nothing', 'loses', 'this', 'a', 'move', 'costs', 'the', 'and', 'missed', 'made', 'by', 'pays', 'to',
  'no', 'penalty',
]);

/** Characters that are not seen, break lines in some editors or turn the order of writing round. */
const UNSEEN = /[\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/** A token: text in quotes, a word, or a mark. A quote that is never closed comes last, as a token of its own. */
const TOKEN = /"(?:[^"\\]|\\.)*"(?:#\d+)?|[^\s",;()]+|[,;()]|"/g;

/** A name as it stands in the text: plain where nothing can be mistaken, otherwise as a JSON string. */
export function spelled(name: string): string {
  if (PLAIN.test(name) && !WORDS.has(name.toLowerCase())) return name;
  return JSON.stringify(name).replace(UNSEEN, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** What each seat is called in the text: its name; where several have the same, with the number of the seat, from 1. */
export function labelsOf(names: readonly string[]): string[] {
  return names.map((name, seat) =>
    (names.filter((other) => other === name).length > 1 ? `${spelled(name)}#${seat + 1}` : spelled(name)));
}

/** The name that a label was made from. The label is a token as `tokensOf` gives it. */
export function nameOf(label: string): string {
  const name = label.replace(/#\d+$/, '');
  return name.startsWith('"') ? JSON.parse(name) as string : name;
}

/**
 * A line's tokens, with every quoted text as the writer would spell it. Two lines say the same if their tokens are equal.
 * @returns null for a line with a quote that is not closed or text in quotes that cannot be read
 */
export function tokensOf(line: string): string[] | null {
  const tokens: string[] = [];
  for (const [token] of line.matchAll(TOKEN)) {
    if (!token.startsWith('"')) {
      tokens.push(token);
      continue;
    }
    const end = token.lastIndexOf('"') + 1;
    try {
      tokens.push(spelled(JSON.parse(token.slice(0, end)) as string) + token.slice(end));
    } catch {
      return null;
    }
  }
  return tokens;
}
