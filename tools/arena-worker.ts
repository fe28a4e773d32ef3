/**
 * One of the arena's processes: takes the plan of a match and then deals to play, a line of JSON each, on its standard input, and answers
 * each deal with a line on its standard output. Not meant to be called by hand: see arena.
 */
import { createInterface } from 'node:readline';
import type { Order, Report } from './arena/crew';
import { createMatch, type Match } from './arena/match';
import { MissingProgram } from './arena/program';

const send = (report: Report): void => { process.stdout.write(`${JSON.stringify(report)}\n`); };

/** @returns the exit status */
export async function main(): Promise<number> {
  let match: Match | null = null;
  let playing = false;
  const lines = createInterface({ input: process.stdin });
  // An input that ends in the middle of a deal has lost its arena: then nobody waits for the rest.
  lines.on('close', () => { if (playing) process.exit(1); });
  try {
    for await (const line of lines) {
      const order = JSON.parse(line) as Order;
      if ('plan' in order) match = createMatch(order.plan);
      else if (match) {
        playing = true;
        send(await match.play(order.deal));
        playing = false;
      }
    }
  } catch (error) {
    if (!(error instanceof MissingProgram)) throw error;
    send({ missing: error.message });
  } finally {
    await match?.stop();
  }
  return 0;
}
