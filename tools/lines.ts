/** Reads a file line by line without ever holding more of it than one line may have. */
import { createReadStream } from 'node:fs';

/** A line of a file, numbered from 1; `text` is null when it is longer than allowed, and was passed over. */
export interface FileLine { readonly number: number; readonly text: string | null }

/**
 * The lines of a file, without their ends, as UTF-8.
 * @param most bytes that one line may have
 * @throws what the file system says when the file cannot be read
 */
export async function* linesOf(file: string, most: number): AsyncGenerator<FileLine> {
  let parts: Buffer[] = [];
  let length = 0;
  let number = 1;
  const take = (): FileLine => {
    const text = length > most ? null : Buffer.concat(parts).toString('utf8').replace(/\r$/, '');
    parts = [];
    length = 0;
    return { number, text };
  };
  const keep = (part: Buffer): void => {
    length += part.length;
    if (length <= most) parts.push(part);
    else parts = [];
  };
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    let from = 0;
    for (let end = chunk.indexOf(0x0a); end !== -1; end = chunk.indexOf(0x0a, from)) {
      keep(chunk.subarray(from, end));
      yield take();
      number += 1;
      from = end + 1;
    }
    keep(chunk.subarray(from));
  }
  if (length > 0) yield take();
}
