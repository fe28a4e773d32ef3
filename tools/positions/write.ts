/** Writes what was made: JSON with a line for each game or position, so that a change shows which of them changed. */
import { writeFileSync } from 'node:fs';
import { unwritable } from '../numbers';

/** Values as JSON, each item of a list of things on a line of its own. */
function textOf(file: Readonly<Record<string, unknown>>): string {
  const rows = Object.entries(file).map(([key, value]) => {
    const lines = Array.isArray(value) ? `[\n${value.map((item) => `  ${JSON.stringify(item)}`).join(',\n')}\n ]` : JSON.stringify(value);
    return ` ${JSON.stringify(key)}: ${lines}`;
  });
  return `{\n${rows.join(',\n')}\n}\n`;
}

/** @returns the exit status; what cannot be written is said */
export function writeTo(out: string, file: Readonly<Record<string, unknown>>): number {
  try {
    writeFileSync(out, textOf(file));
    return 0;
  } catch (error) {
    process.stderr.write(`${unwritable(out, error)}\n`);
    return 2;
  }
}
