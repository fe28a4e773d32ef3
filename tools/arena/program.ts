/**
 * A player who is another program: started once, asked in lines of JSON on its standard input, answering on its standard output.
 * Nothing that it does can stop the arena: a program that dies, talks rubbish or takes too long loses the game, and is started again for
 * the next.
 */
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { DEFAULT_LEVEL } from '../../src/ai/levelNames';
import type { Choice, Question, Thinker } from '../../src/ai/questions';
import type { SeatView } from '../../src/rules/seatView';
import { Fault, type Player } from './game';
import { choiceOf, ownRunsOnly } from './perfect';
import { endProcess, startProcess } from './processes';

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

/** A question that is not answered yet. */
interface Asked {
  readonly view: SeatView;
  readonly resolve: (choice: Choice) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

class Program implements Player {
  readonly name: string;
  readonly level = DEFAULT_LEVEL;
  readonly thinker: Thinker = { look: ownRunsOnly, choose: ({ view }: Question) => this.#choose(view) };
  /** What runs, if anything does. */
  #child: ChildProcessWithoutNullStreams | null = null;
  /** What is wrong with the program that runs, or ran last. */
  #fault: Error | null = null;
  #asked: Asked | null = null;
  /** What it has written of a line, and what it said on standard error. */
  #line = '';
  #complaint = '';
  #hasAnswered = false;

  constructor(private readonly command: string, private readonly answerMs: number) {
    this.name = `cmd:${command}`;
  }

  begin({ seat, players, chance }: { readonly seat: number; readonly players: number; readonly chance: number }): void {
    if (!this.#child) this.#start();
    this.#tell({ type: 'game', seat, players, seed: chance });
  }

  end(tiles: readonly number[]): void {
    this.#tell({ type: 'end', tiles });
  }

  async stop(): Promise<void> {
    const leaving = this.#child;
    this.#child = null;
    if (!leaving) return;
    await new Promise<void>((gone) => {
      const timer = setTimeout(gone, LEAVING_MS);
      leaving.once('exit', () => { clearTimeout(timer); gone(); });
      leaving.stdin.end();
      leaving.stdout.resume();
    });
    endProcess(leaving);
    leaving.stderr.destroy();
  }

  #choose(view: SeatView): Promise<Choice> {
    return new Promise<Choice>((resolve, reject) => {
      if (this.#fault) return reject(this.#fault);
      const timer = setTimeout(() => this.#fail(new Fault(`it took longer than ${this.answerMs / 1000} s`)), this.answerMs);
      this.#asked = { view, resolve, reject, timer };
      return this.#tell({ type: 'move', view: wireView(view) });
    });
  }

  #tell(message: object): void {
    this.#child?.stdin.write(`${JSON.stringify(message)}\n`);
  }

  #start(): void {
    this.#fault = null;
    this.#line = '';
    this.#complaint = '';
    const started = startProcess(this.command);
    this.#child = started;
    const ifCurrent = (act: () => void): void => { if (this.#child === started) act(); };
    const ended = (code: number | null, signal: NodeJS.Signals | null): void => ifCurrent(() => this.#fail(this.#lastWord(code, signal)));
    started.on('error', (error) => ifCurrent(() => this.#fail(new Fault(`it could not be started (${error.message})`))));
    // What it wrote last may come after its end; the streams stay open for ever where something that it started lives on.
    started.on('exit', (code, signal) => { setTimeout(ended, 200, code, signal).unref(); });
    started.on('close', ended);
    // A program that has closed its input is noticed by its silence.
    started.stdin.on('error', () => {});
    started.stdout.setEncoding('utf8').on('data', (text: string) => ifCurrent(() => this.#hear(text)));
    started.stderr.setEncoding('utf8').on('data', (text: string) => { this.#complaint = (this.#complaint + text).slice(-1000); });
  }

  /** Why it ended. */
  #lastWord(code: number | null, signal: NodeJS.Signals | null): Error {
    const said = this.#complaint.trim().split('\n').at(-1) ?? '';
    const how = `${signal === null ? `status ${code}` : `signal ${signal}`}${said === '' ? '' : `, its last words ${quoted(said)}`}`;
    const missing = !this.#hasAnswered && code !== null && NO_COMMAND.has(code);
    return missing ? new MissingProgram(`The command ${quoted(this.command)} cannot be run (${how}).`) : new Fault(`it died (${how})`);
  }

  #hear(text: string): void {
    const lines = (this.#line + text).split('\n');
    this.#line = lines.pop() ?? '';
    for (const spoken of lines) {
      if (this.#child === null) return;
      if (spoken.trim() !== '') this.#answer(spoken);
    }
    if (this.#line.length > LONGEST_LINE) this.#fail(new Fault(`it wrote a line of over ${LONGEST_LINE} characters`));
  }

  #answer(spoken: string): void {
    if (!this.#asked) return this.#fail(new Fault(`it wrote ${quoted(spoken)} without being asked`));
    const { view, resolve, timer } = this.#asked;
    const tile = spoken.length > LONGEST_LINE ? undefined : tileIn(spoken);
    if (tile === undefined) return this.#fail(new Fault(`it answered ${quoted(spoken)} instead of {"tile": NUMBER}`));
    if (!view.rack.includes(tile)) return this.#fail(new Fault(`it placed ${tile}, which is not on its rack (${view.rack.join(' ')})`));
    clearTimeout(timer);
    this.#asked = null;
    this.#hasAnswered = true;
    return resolve(choiceOf(view, tile));
  }

  /** Ends what runs, and with it the game. */
  #fail(error: Error): void {
    this.#fault = error;
    if (this.#child) endProcess(this.#child);
    this.#child = null;
    const asked = this.#asked;
    this.#asked = null;
    if (!asked) return;
    clearTimeout(asked.timer);
    asked.reject(error);
  }
}

/** A player that is the program COMMAND, run by the shell as it is typed. */
export function createProgram(command: string, answerMs = ANSWER_MS): Player {
  return new Program(command, answerMs);
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
  const short = text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text;
  return JSON.stringify(short).replaceAll(/[\u007f-\u009f\u2028\u2029\u202a-\u202e]/g, '?');
}
