/** How long it takes to check and replay 1,000 records, beside the bare parsing of their JSON. */
import { readFileSync } from 'node:fs';
import { readRecordText } from '../../src/rules/record';
import { table, time } from './stopwatch';

const RECORDS = 1000;

/** @param vectors a file of records, one a line; they are repeated until there are 1,000 */
export function replayBench(vectors: string): string {
  const lines = readFileSync(vectors, 'utf8').trim().split('\n');
  const texts = Array.from({ length: RECORDS }, (_, i) => lines[i % lines.length] ?? '');
  const work = `${RECORDS} records`;
  return table('Replaying records', [
    time('JSON.parse alone (baseline)', work, () => { for (const text of texts) JSON.parse(text); }),
    time('read, check and replay', work, () => {
      for (const text of texts) if (!readRecordText(text).ok) throw new Error('a record of the bench is refused');
    }),
  ]);
}
