/**
 * Makes what the training room ships: `node tools/run.mjs positions games` plays the games for Flash and Gone?. The same seed gives the
 * same file. tools/positions/options.ts has the options.
 */
import { createProgress } from './arena/report';
import { makeGames } from './positions/games';
import { USAGE, readOptions } from './positions/options';
import { writeTo } from './positions/write';

/** @returns the exit status */
export async function main(argv: readonly string[]): Promise<number> {
  if (argv.includes('--help')) {
    process.stdout.write(`${USAGE}\n`);
    return 0;
  }
  const asked = readOptions(argv);
  if (!asked.ok) {
    process.stderr.write(`${asked.problem}\n`);
    return 2;
  }
  const { options } = asked;
  const note = `Made by node tools/run.mjs positions ${options.what} --count ${options.count} --seed ${options.seed}`;
  const progress = createProgress(options.count, process.stderr, options.what);
  const file = await makeGames(options.count, options.seed, progress.show);
  progress.clear();
  return writeTo(options.out, { note, ...file });
}
