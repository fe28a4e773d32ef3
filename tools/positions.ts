/**
 * Makes what the training room ships: `node tools/run.mjs positions games` plays the games for Flash and Gone?, `positions safe` finds the
 * positions for Safe tile. The same seed gives the same file. tools/positions/options.ts has the options.
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { PackedPosition, PositionsFile } from '../src/training/positions/shippedPositions';
import { createProgress } from './arena/report';
import { optionsOf } from './commandLine';
import { makeGames } from './positions/games';
import { judgeAgain, makePositions } from './positions/safe';
import { USAGE, readOptions } from './positions/options';
import { writeTo } from './positions/write';

const WRITTEN_EVERY = 10;

/** @returns the exit status */
export async function main(argv: readonly string[]): Promise<number> {
  const options = optionsOf(argv, USAGE, readOptions);
  if (typeof options === 'number') return options;
  const { what, count, seed, first, from, out } = options;
  const begin = from.length > 0 ? `--from ${from.map((file) => basename(file)).join(',')}` : `--first ${first}`;
  const note = `Made by node tools/run.mjs positions ${what} --count ${count} --seed ${seed} ${begin}`;
  const progress = createProgress(count, process.stderr, what);
  const made = async (): Promise<object> => {
    if (what === 'games') return makeGames(count, seed, first, progress.show);
    if (from.length > 0) return judgeAgain(from.flatMap(readPositions), count, seed);
    return makePositions(count, seed, first, (found, positions) => {
      progress.show(found);
      // It takes long: what is there is not lost when it is stopped.
      if (found % WRITTEN_EVERY === 0) writeTo(out, { note, positions });
    });
  };
  const file = await made();
  progress.clear();
  return writeTo(out, { note, ...file });
}

function readPositions(file: string): readonly PackedPosition[] {
  return (JSON.parse(readFileSync(file, 'utf8')) as PositionsFile).positions;
}
