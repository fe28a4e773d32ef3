/**
 * JSON as it comes from outside. Brackets nested millions deep parse well enough and then break whatever walks them, or the tab: so depth
 * is counted before anything is parsed.
 */

/** How deep brackets may stand in each other. Nothing that SNAG writes is half as deep. */
export const MOST_DEPTH = 100;

/** Whether brackets outside of its strings stand deeper in each other than `most`. It's read once, from left to right. */
export function isTooDeep(text: string, most = MOST_DEPTH): boolean {
  let depth = 0;
  for (let i = 0; i < text.length && depth <= most; i += 1) {
    const letter = text[i];
    if (letter === '"') {
      // To the quote that ends it, past each letter after a backslash.
      while ((i += 1) < text.length && text[i] !== '"') if (text[i] === '\\') i += 1;
    } else if (letter === '[' || letter === '{') depth += 1;
    else if (letter === ']' || letter === '}') depth -= 1;
  }
  return depth > most;
}

/** `JSON.parse` for text from outside: throws a SyntaxError, too, where brackets stand too deep in each other. */
export function parseJson(text: string): unknown {
  if (isTooDeep(text)) throw new SyntaxError();
  return JSON.parse(text);
}
