/** The line to the worker keeps nothing of the questions that were answered: over a long evening there are thousands. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { openLine, type Line } from '../../src/bots/workerLine';
import { jumpingClock } from '../helpers/clock';
import { never, starter } from '../helpers/fakeWorker';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const within = { deadline: 2000, clock: jumpingClock({ real: true }) };

/** Asks something that is answered at once. Apart from here nobody holds the answer. */
async function answered(line: Line): Promise<WeakRef<object>> {
  const answer = await line.ask(() => Promise.resolve({}), within);
  return new WeakRef(answer);
}

test('an answer that nobody holds any more is let go of, while the worker lives on', async () => {
  const { start, started } = starter(null);
  const line = openLine(start);
  const answers: WeakRef<object>[] = [];
  for (let i = 0; i < 50; i += 1) answers.push(await answered(line));
  await expect.poll(() => {
    collectGarbage();
    return answers.filter((answer) => answer.deref() !== undefined).length;
  }).toBe(0);
  started.forEach((worker) => worker.terminate());
});

test('a failure ends every question under way, and meets the next one', async () => {
  const { start, started } = starter(null);
  const line = openLine(start);
  const asked = [line.ask(() => never, within), line.ask(() => never, within)];
  started[0]?.die();
  for (const one of asked) await expect(one).rejects.toThrow('the worker failed');
  await expect(line.ask(() => Promise.resolve(1), within)).rejects.toThrow('the worker failed');
  line.end();
});
