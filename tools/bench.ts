/**
 * Prints the figures of the benches, each beside a baseline of the same run: `npm run -s bench`. By name alone run those that take long, as
 * `npm run -s bench -- library`; most of them watch the built page, so build it first. `npm run -s bench -- strength [DEALS [SEED]]` plays
 * out who beats whom, and `npm run -s bench -- firstLoad [--against DIST]` sets another build's folder beside this one's, and
 * `firstMoves`, `life`, `motion` and `review` do so too: some of them take ten minutes and more. What each measures stands in its first
 * lines, in tests/bench.
 */
import { fileURLToPath } from 'node:url';
import { clockBench } from '../tests/bench/clock';
import { searchBench } from '../tests/bench/search';
import { decisionsBench } from '../tests/bench/decisions';
import { engineBench } from '../tests/bench/engine';
import { hostBench } from '../tests/bench/host';
import { houseTablesBench } from '../tests/bench/houseTables';
import { firstLoadBench } from '../tests/bench/firstLoad';
import { firstMovesBench } from '../tests/bench/firstMoves';
import { latenessBench } from '../tests/bench/lateness';
import { libraryBench } from '../tests/bench/library';
import { motionBench } from '../tests/bench/motion';
import { lifeBench } from '../tests/bench/life';
import { replayBench } from '../tests/bench/replay';
import { reviewBench } from '../tests/bench/review';
import { savingBench } from '../tests/bench/saving';
import { tablesBench } from '../tests/bench/tables';
import { strengthBench } from '../tests/bench/strength';
import { thinkingBench } from '../tests/bench/thinking';
import { quote, wholeNumber } from './numbers';

/** Watches the built page, beside another build where one is named. */
const BESIDE: Readonly<Record<string, (own: string, against: string | null) => Promise<string>>> = {
  firstLoad: firstLoadBench,
  firstMoves: firstMovesBench,
  life: lifeBench,
  motion: motionBench,
  review: async (own, against) => `${await reviewBench()}\n${await latenessBench(own, against)}`,
};

const say = (text: string): void => { process.stdout.write(`${text}\n`); };

/** Those that take long, one a line. */
const ALONE: Readonly<Record<string, () => Promise<string>>> = {
  clock: clockBench,
  host: hostBench,
  houseTables: houseTablesBench,
  library: libraryBench,
  saving: savingBench,
  tables: tablesBench,
  thinking: thinkingBench,
};

/** The build that is measured. */
const DIST = fileURLToPath(new URL('../dist', import.meta.url));

function quickBenches(): void {
  const vectors = fileURLToPath(new URL('../tests/vectors/games.jsonl', import.meta.url));
  for (const bench of [() => replayBench(vectors), decisionsBench, engineBench, searchBench]) say(bench());
}

/** @returns the exit status */
export async function main([name, deals = '1000', seed = 'strength']: readonly string[] = []): Promise<number> {
  const count = wholeNumber(deals, 1_000_000);
  if (name === undefined) quickBenches();
  else if (Object.hasOwn(ALONE, name)) say(await ALONE[name]!());
  else if (Object.hasOwn(BESIDE, name)) say(await BESIDE[name]!(DIST, deals === '--against' ? seed : null));
  else if (name === 'strength' && count !== null) await strengthBench(say, count, seed);
  else {
    const beside = Object.keys(BESIDE).flatMap((one) => [one, `${one} --against DIST`]);
    const more = [...beside, 'strength', 'strength DEALS', 'strength DEALS SEED'];
    const possible = ['no name', ...Object.keys(ALONE), ...more].join(', ');
    process.stderr.write(`There is no bench ${quote([name, deals].join(' '))}. Possible: ${possible}.\n`);
    return 2;
  }
  return 0;
}
