/**
 * Lets computer players play each other: `npm run -s arena -- --seats champion,careful --deals 500 --seed 7` plays every seating of
 * each deal and prints what share of the games each has won. docs/arena.md has the options, and how to bring a player of one's own.
 */
import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { playDeals } from './arena/crew';
import { POSSIBLE_PLAYERS, USAGE, readOptions } from './arena/options';
import { MissingProgram } from './arena/program';
import { createProgress, forfeitSentence, jsonOf, tableOf } from './arena/report';
import { createTally } from './arena/tally';
import { optionsOf } from './commandLine';
import { unwritable } from './numbers';

const complain = (sentence: string): void => { process.stderr.write(`${sentence}\n`); };

/** Opens the file for records; null, with a sentence said, where that is not possible. */
async function openRecords(file: string): Promise<WriteStream | null> {
  const stream = createWriteStream(file);
  try {
    await once(stream, 'open');
    return stream;
  } catch (error) {
    complain(unwritable(file, error));
    return null;
  }
}

/**
 * @param more for tests: how long a program may take for an answer, in milliseconds
 * @returns the exit status
 */
export async function main(argv: readonly string[], more: { readonly answerMs?: number } = {}): Promise<number> {
  const options = optionsOf(argv, `${USAGE}
${POSSIBLE_PLAYERS}
docs/arena.md says more.`, readOptions);
  if (typeof options === 'number') return options;
  const { players, deals, seed, calls, jobs } = options;
  const file = options.records === null ? null : await openRecords(options.records);
  if (options.records !== null && file === null) return 2;
  let fileError: Error | null = null;
  file?.on('error', (error) => { fileError = error; });

  const tally = createTally(players);
  const progress = createProgress(deals, process.stderr);
  progress.show(0);
  try {
    for await (const deal of playDeals({ players, calls, seed, records: file !== null, ...more }, deals, jobs)) {
      tally.add(deal);
      for (const game of deal.games) {
        if (game.forfeit !== null) {
          progress.clear();
          complain(forfeitSentence(game, deal.deal, players));
        }
        if (file !== null && !file.write(`${JSON.stringify(game.record)}\n`) && fileError === null) await once(file, 'drain');
      }
      if (fileError !== null) break;
      progress.show(deal.deal);
    }
    if (file !== null && fileError === null) await new Promise<void>((resolve) => { file.end(resolve); });
  } catch (error) {
    progress.clear();
    if (fileError === null && !(error instanceof MissingProgram)) throw error;
    if (error instanceof MissingProgram) {
      complain(`${error.message} ${POSSIBLE_PLAYERS}`);
      return 2;
    }
  }
  progress.clear();
  // Set where the stream reports, which the compiler does not follow.
  const unwritten = fileError as Error | null;
  if (unwritten !== null) {
    complain(`${options.records} cannot be written: ${unwritten.message}.`);
    return 2;
  }
  const standings = tally.standings();
  process.stdout.write(options.json ? `${jsonOf(standings, calls)}\n` : tableOf(standings, options));
  return 0;
}
