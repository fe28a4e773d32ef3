/** Numbers and words from a command line, checked and quoted, and what is said of files that cannot be written. */

/** A whole number from 1 to `most`, or null. Written plainly: no sign, no exponent. */
export function wholeNumber(text: string, most: number): number | null {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= most ? number : null;
}

/** Text from outside as it is quoted in a sentence: on one line, and short. */
export function quote(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
}

/** What is said when a file cannot be written. */
export function unwritable(file: string, error: unknown): string {
  return `${file} cannot be written: ${error instanceof Error ? error.message : String(error)}. Possible: any file that can be written.`;
}
