/**
 * A player who is another program: started once, asked in lines of JSON on its standard input, answering on its standard output.
 * Nothing that it does can stop the arena: whoever dies, talks rubbish or takes too long loses the game, and is started again for the next.
 */
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { DEFAULT_LEVEL } from '../../src/ai/levels';
import type { Choice, Question } from '../../src/ai/questions';
import type { SeatView } from '../../src/rules/seatView';
import { Fault, type Player } from './game';
import { choiceOf, ownRunsOnly } from './perfect';

/** How long an answer may take, in milliseconds. */
export const ANSWER_MS = 10_000;
/** How long a line of a program may be, in bytes; an answer takes some twelve. */
export const LONGEST_LINE = 10_000;
/** How long a program may take to leave when the arena closes, in milliseconds. */
const LEAVING_MS = 1000;
/** How much of what a program says is quoted, in characters. */
const QUOTED = 60;
/** How the shell says that there is no such command, or that it cannot be run. */
const NO_COMMAND = new Set([126, 127]);

/** What is thrown when a seat's command does not exist: then nothing can be played at all. */
export class MissingProgram extends Error {}

/** Programs that are running: they end with the arena, however that ends. */
const running = new Set<ChildProcessWithoutNullStreams>();
const SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;
const endAll = (): void => running.forEach(end);
const leave = (signal: NodeJS.Signals): void => { process.exit(SIGNALS[signal as keyof typeof SIGNALS]); };

function keep(child: ChildProcessWithoutNullStreams): void {
  if (running.size === 0) {
    process.on('exit', endAll);
    for (const signal of Object.keys(SIGNALS)) process.on(signal, leave);
  }
  running.add(child);
}

function forget(child: ChildProcessWithoutNullStreams): void {
  if (!running.delete(child) || running.size > 0) return;
  process.off('exit', endAll);
  for (const signal of Object.keys(SIGNALS)) process.off(signal, leave);
}

/** Ends a program and, where the system knows groups of processes, all that its shell has started. */
function end(child: ChildProcessWithoutNullStreams): void {
  try {
    if (process.platform !== 'win32' && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    else child.kill('SIGKILL');
  } catch {
    // It has left by itself.
  }
}

/** A player that is the program COMMAND, run by the shell as it is typed. */
export function createProgram(command: string, answerMs = ANSWER_MS): Player {
  let child: ChildProcessWithoutNullStreams | null = null;
  /** What is wrong with the program that runs, or ran last. */
  let fault: Error | null = null;
  let waiting: { readonly view: SeatView; readonly resolve: (choice: Choice) => void; readonly reject: (error: Error) => void; readonly timer: NodeJS.Timeout } | null = null;
  let line = '';
  let hasAnswered = false;
  let complaint = '';

  function fail(error: Error): void {
    fault = error;
    if (child) {
      end(child);
      forget(child);
      child.stdout.destroy();
    }
    child = null;
    const asked = waiting;
    waiting = null;
    if (asked) {
      clearTimeout(asked.timer);
      asked.reject(error);
    }
  }

  function start(): void {
    fault = null;
    line = '';
    complaint = '';
    const started = spawn(command, { shell: true, detached: process.platform !== 'win32', stdio: 'pipe', windowsHide: true });
    child = started;
    keep(started);
    const ifCurrent = (act: () => void): void => { if (child === started) act(); };
    const ended = (code: number | null, signal: NodeJS.Signals | null): void => ifCurrent(() => fail(lastWord(code, signal)));
    started.on('error', (error) => ifCurrent(() => fail(new Fault(`it could not be started (${error.message})`))));
    // What it wrote last may come after its end; the streams stay open for ever where something that it started lives on.
    started.on('exit', (code, signal) => { setTimeout(ended, 200, code, signal).unref(); });
    started.on('close', ended);
    // A program that has closed its input is noticed by its silence.
    started.stdin.on('error', () => {});
    started.stdout.setEncoding('utf8').on('data', (text: string) => ifCurrent(() => hear(text)));
    started.stderr.setEncoding('utf8').on('data', (text: string) => { complaint = (complaint + text).slice(-1000); });
  }

  function lastWord(code: number | null, signal: NodeJS.Signals | null): Error {
    const said = complaint.trim().split('\n').at(-1) ?? '';
    const how = `${signal === null ? `status ${code}` : `signal ${signal}`}${said === '' ? '' : `, its last words ${quoted(said)}`}`;
    return !hasAnswered && code !== null && NO_COMMAND.has(code) ? new MissingProgram(`The command ${quoted(command)} cannot be run (${how}).`)
      : new Fault(`it died (${how})`);
  }

  function hear(text: string): void {
    const lines = (line + text).split('\n');
    line = lines.pop() ?? '';
    for (const spoken of lines) {
      if (child === null) return;
      if (spoken.trim() !== '') answer(spoken);
    }
    if (line.length > LONGEST_LINE) fail(new Fault(`it wrote a line of over ${LONGEST_LINE} characters`));
  }

  function answer(spoken: string): void {
    if (!waiting) return fail(new Fault(`it wrote ${quoted(spoken)} without being asked`));
    const { view, resolve, timer } = waiting;
    const tile = spoken.length > LONGEST_LINE ? undefined : tileIn(spoken);
    if (tile === undefined) return fail(new Fault(`it answered ${quoted(spoken)} instead of {"tile": NUMBER}`));
    if (!view.rack.includes(tile)) return fail(new Fault(`it placed ${tile}, which is not on its rack (${view.rack.join(' ')})`));
    clearTimeout(timer);
    waiting = null;
    hasAnswered = true;
    return resolve(choiceOf(view, tile));
  }

  const tell = (message: object): void => { child?.stdin.write(`${JSON.stringify(message)}\n`); };

  return {
    name: `cmd:${command}`,
    level: DEFAULT_LEVEL,
    thinker: {
      look: ownRunsOnly,
      choose: ({ view }: Question) => new Promise<Choice>((resolve, reject) => {
        if (fault) return reject(fault);
        const timer = setTimeout(() => fail(new Fault(`it took longer than ${answerMs / 1000} s`)), answerMs);
        waiting = { view, resolve, reject, timer };
        return tell({ type: 'move', view: wireView(view) });
      }),
    },
    begin({ seat, players, chance }) {
      if (!child) start();
      tell({ type: 'game', seat, players, seed: chance });
    },
    end(tiles) { tell({ type: 'end', tiles }); },
    async stop() {
      const leaving = child;
      child = null;
      if (!leaving) return;
      await new Promise<void>((gone) => {
        const timer = setTimeout(gone, LEAVING_MS);
        leaving.once('exit', () => { clearTimeout(timer); gone(); });
        leaving.stdin.end();
        leaving.stdout.resume();
      });
      end(leaving);
      forget(leaving);
      leaving.stdout.destroy();
      leaving.stderr.destroy();
    },
  };
}

/** A seat's view as a program gets it: the tiles that are gone without who took them when, oldest first. */
function wireView({ seat, rack, board, gone, pile, racks, won }: SeatView): object {
  return { seat, rack, board, gone: gone.flatMap(({ tiles }) => tiles), pile, racks, won };
}

function tileIn(spoken: string): number | undefined {
  try {
    const value: unknown = JSON.parse(spoken);
    const tile = typeof value === 'object' && value !== null && 'tile' in value ? value.tile : undefined;
    return Number.isInteger(tile) ? tile as number : undefined;
  } catch {
    return undefined;
  }
}

/** Text from outside, on one line, harmless to a terminal, and short. */
function quoted(text: string): string {
  return JSON.stringify(text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text).replaceAll(/[\u007f-\u009f\u2028\u2029\u202a-\u202e]/g, '?');
}
