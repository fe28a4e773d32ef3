/** Prints the figures of the benches, each beside a baseline of the same run: `npm run -s bench`. */
import { fileURLToPath } from 'node:url';
import { championBench } from '../tests/bench/champion';
import { decisionsBench } from '../tests/bench/decisions';
import { engineBench } from '../tests/bench/engine';
import { replayBench } from '../tests/bench/replay';

/** @returns the exit status */
export async function main(): Promise<number> {
  const vectors = fileURLToPath(new URL('../tests/vectors/games.jsonl', import.meta.url));
  for (const bench of [() => replayBench(vectors), decisionsBench, engineBench, championBench]) process.stdout.write(`${bench()}\n`);
  return 0;
}
