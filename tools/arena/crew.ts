/**
 * Shares a match's deals out among processes. Each deal is played by itself and handed on in its order, so that the same match comes
 * to the same result however many processes play it.
 */
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createMatch, type DealOutcome, type MatchPlan } from './match';
import { MissingProgram } from './program';

/** How many deals a process has before it: one to play, one so that it need not wait. */
const AHEAD = 2;

/** What a process is sent, a line each. */
export type Order = { readonly plan: MatchPlan } | { readonly deal: number };
/** What it sends back. */
export type Report = DealOutcome | { readonly missing: string };

/** Plays deals 1 to `deals`, in so many processes; 1 is this one. */
export function playDeals(plan: MatchPlan, deals: number, jobs: number): AsyncGenerator<DealOutcome> {
  return jobs === 1 ? playHere(plan, deals) : playInProcesses(plan, deals, jobs);
}

async function* playHere(plan: MatchPlan, deals: number): AsyncGenerator<DealOutcome> {
  const match = createMatch(plan);
  try {
    for (let deal = 1; deal <= deals; deal += 1) {
      yield await match.play(deal);
      // Players who answer at once leave the event loop no turn of its own, which signals and streams need.
      await turnOfTheLoop();
    }
  } finally {
    await match.stop();
  }
}

const send = (worker: ChildProcessWithoutNullStreams, order: Order): void => { worker.stdin.write(`${JSON.stringify(order)}\n`); };

async function* playInProcesses(plan: MatchPlan, deals: number, jobs: number): AsyncGenerator<DealOutcome> {
  const runner = fileURLToPath(new URL('../run.mjs', import.meta.url));
  const done = new Map<number, DealOutcome>();
  let given = 0;
  let failure: Error | null = null;
  let wake: (() => void) | null = null;
  const fail = (error: Error): void => {
    failure ??= error;
    wake?.();
  };
  const give = (worker: ChildProcessWithoutNullStreams): void => {
    if (given === deals) return;
    given += 1;
    send(worker, { deal: given });
  };

  const workers = Array.from({ length: jobs }, () => {
    const worker = spawn(process.execPath, [runner, 'arena-worker'], { stdio: ['pipe', 'pipe', 'pipe'], windowsHide: true });
    worker.stderr.pipe(process.stderr, { end: false });
    worker.stdin.on('error', () => {});
    worker.on('error', fail);
    worker.on('exit', (code, signal) => fail(new Error(`A process of the arena ended with ${signal ?? `status ${code}`}.`)));
    createInterface({ input: worker.stdout }).on('line', (line) => {
      const report = JSON.parse(line) as Report;
      if ('missing' in report) return fail(new MissingProgram(report.missing));
      done.set(report.deal, report);
      give(worker);
      return wake?.();
    });
    send(worker, { plan });
    for (let i = 0; i < AHEAD; i += 1) give(worker);
    return worker;
  });

  try {
    for (let deal = 1; deal <= deals; deal += 1) {
      while (!done.has(deal)) {
        // Set where processes answer, which the compiler does not follow.
        const failed = failure as Error | null;
        if (failed !== null) throw failed;
        await new Promise<void>((resolve) => { wake = resolve; });
      }
      yield done.get(deal)!;
      done.delete(deal);
    }
  } finally {
    for (const worker of workers) {
      worker.removeAllListeners('exit');
      const gone = new Promise((resolve) => { worker.once('exit', resolve); });
      if (given === deals && failure === null) worker.stdin.end();
      else worker.kill();
      if (worker.exitCode === null && worker.signalCode === null) await gone;
    }
  }
}
